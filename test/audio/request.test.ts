import diagnostics from 'node:diagnostics_channel';
import type { RequestListener } from 'node:http';
import { PassThrough } from 'node:stream';

import { describe, expect, it } from '@jest/globals';

import { requestOutside } from '../../src/audio/request.ts';
import type { LoopbackServer } from '../support/loopback_server.ts';
import { useServers } from '../support/servers.ts';

const RESPONDED = 'http.client.response.finish';
const serve = useServers();
let server: LoopbackServer;

const responds = (status: number): RequestListener => {
  return (request, response) => request.once('data', () => response.writeHead(status).flushHeaders());
};

/** Sends the first half of a body, and calls `next` as soon as the client has the response. */
async function sendHalf(answer: RequestListener, next: (body: PassThrough) => void = () => undefined) {
  server = await serve(answer);
  const body = new PassThrough();
  body.write('half, ');
  const responded = () => {
    diagnostics.unsubscribe(RESPONDED, responded);
    setImmediate(next, body);
  };
  diagnostics.subscribe(RESPONDED, responded);
  const { signal } = new AbortController();
  const options = { method: 'PUT', headers: {}, body, allowPrivateAddresses: true, signal } as const;
  return await requestOutside(new URL(server.url), options);
}

describe('a response before the end of the body', () => {
  it('counts as a success only once all is sent', async () => {
    let isComplete = false;
    const response = await sendHalf(responds(200), (body) => {
      isComplete = true;
      body.end('all');
    });
    expect(isComplete).toBe(true);
    response.destroy();
  });

  it.each<[string, (body: PassThrough) => void, string]>([
    ['the connection closes', () => server.sockets[0]?.end(), 'closed early'],
    ['the body fails', (body) => body.destroy(new Error('unreadable')), 'unreadable'],
  ])('is no success if %s then', async (_name, next, says) => {
    await expect(sendHalf(responds(200), next)).rejects.toThrow(says);
  });

  it.each([101, 300, 403])('is reported at once if its status is %d', async (status) => {
    const response = await sendHalf(responds(status));
    expect(response.statusCode).toBe(status);
    response.destroy();
  });
});
