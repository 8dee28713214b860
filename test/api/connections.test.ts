import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from '@jest/globals';

import { Connections } from '../../src/api/connections.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';
import { aNote } from '../support/records.ts';
import { failureOf, runCreate, runSearch } from '../support/zapier.ts';

/** A service over real connections. */
async function serve(answer: RequestListener): Promise<LoopbackServer> {
  server = await loopbackServer(answer);
  process.env.BASE_URL = server.url;
  return server;
}

const note = JSON.stringify({ note: aNote({ id: 'n1', title: 'Weekly' }) });

let server: LoopbackServer | undefined;
afterEach(() => server?.close());

it('a response that breaks off halfway is requested once more', async () => {
  const { requests } = await serve((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(note),
    });
    if (requests.length > 1) response.end(note);
    else response.write(note.slice(0, note.length / 2), () => response.destroy());
  });
  await expect(runSearch('get_note', { noteId: 'n1' })).resolves.toMatchObject([
    { id: 'n1', title: 'Weekly' },
  ]);
  expect(requests).toHaveLength(2);
});

describe('a compressed response that never ends', () => {
  it('is read no further than a step can process', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const member = gzipSync('x'.repeat(1_000_000));
      const body = async function* () {
        yield gzipSync('{"note":{"id":"n1","summary":"');
        for (;;) yield await Promise.resolve(member);
      };
      pipeline(body, response, () => undefined);
    });
    const failure = await failureOf(runSearch('get_note', { noteId: 'n1' }));
    expect(failure.message).toContain('with more than 32 MB, which is more than a step can process');
  });
});

describe('a response that switches protocols', () => {
  it('is an error, not a wait', async () => {
    const { sockets } = await serve((request) => {
      request.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
    });
    const failure = await failureOf(runSearch('get_note', { noteId: 'n1' }));
    expect(failure.message).toContain('it dropped the connection');
    for (const socket of sockets) if (!socket.closed) await once(socket, 'close');
  });

  it('is an error even if it closes the connection', async () => {
    await serve((request) => {
      request.socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    const failure = await failureOf(runSearch('get_note', { noteId: 'n1' }));
    expect(failure.message).toContain('status 101');
  });
});

describe('the connections of a step', () => {
  it('use TLS if the address is https', () => {
    const connections = new Connections();
    expect(connections.agentFor('https://service.example/v1', { isRead: true })).toBeInstanceOf(TlsAgent);
    connections.close();
  });

  it('are reused from read to read, and closed when the step is over', async () => {
    const pages = new Map([
      [null, { items: [aNote({ id: 'a', title: 'x' })], pagination: { nextOffset: 1, isLast: false } }],
      ['1', { items: [aNote({ id: 'b', title: 'x' })], pagination: { nextOffset: 2, isLast: false } }],
      ['2', { items: [], pagination: { nextOffset: null, isLast: true } }],
    ]);
    const { sockets } = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://service');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(pages.get(searchParams.get('offset'))));
    });
    await expect(runSearch('find_note', { titleContains: 'x' })).resolves.toHaveLength(2);
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) if (!socket.closed) await once(socket, 'close');
  });

  it('carry one write each, since a connection that closes meanwhile would leave the write in doubt', async () => {
    const { url, sockets } = await serve((_request, response) => response.end());
    const connections = new Connections();
    for (let count = 0; count < 2; count += 1) {
      const request = get(url, { agent: connections.agentFor(url, { isRead: false }) });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      await once(response.resume(), 'close');
    }
    expect(sockets).toHaveLength(2);
    connections.close();
  });

  it('leave requests of other parts of the app alone', async () => {
    const { url } = await serve((_request, response) => response.end());
    const connections = new Connections();
    const request = get(url);
    await once(request, 'response');
    connections.close();
    expect(request.listenerCount('upgrade')).toBe(0);
  });

  it('are not reused for a write, which could not be sent twice', async () => {
    const { sockets } = await serve((_request, response) => {
      response.setHeader('content-type', 'application/json').end(note);
    });
    await runCreate('update_note', { noteId: 'n1', userWrittenNote: 'More', contentMode: 'append' });
    expect(sockets).toHaveLength(2);
  });
});
