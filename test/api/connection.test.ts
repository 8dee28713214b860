import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Connection } from '../../src/api/connection.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';
import { aNote } from '../support/records.ts';
import { failureOf, runCreate, runSearch } from '../support/zapier.ts';

/** A service over real connections, which a scripted one has none of. */
async function serve(answer: RequestListener): Promise<LoopbackServer> {
  server = await loopbackServer(answer);
  process.env.BASE_URL = server.url;
  return server;
}

const note = JSON.stringify({ note: aNote({ id: 'n1', title: 'Weekly' }) });

let server: LoopbackServer | undefined;
afterEach(() => server?.close());

/** Sends half an answer of a promised length, and breaks off. */
const breakOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(note) });
  response.write(note.slice(0, note.length / 2), () => response.destroy());
};

describe('an answer that breaks off half way', () => {
  it('is asked for once more when it was only read, and the step goes on', async () => {
    let requests = 0;
    await serve((request, response) => {
      requests += 1;
      if (requests === 1) breakOff(request, response);
      else response.setHeader('content-type', 'application/json').end(note);
    });
    await expect(runSearch('get_note', { noteId: 'n1' })).resolves.toMatchObject([
      { id: 'n1', title: 'Weekly' },
    ]);
    expect(requests).toBe(2);
  });

  it('is an error at once, not when the time of the request is over', async () => {
    let requests = 0;
    await serve((request, response) => {
      requests += 1;
      breakOff(request, response);
    });
    const before = performance.now();
    const failure = await failureOf(runSearch('get_note', { noteId: 'n1' }));
    expect(failure.message).toContain('the connection broke');
    expect(requests).toBe(2);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('is not asked for again when something was written', async () => {
    let requests = 0;
    await serve((request, response) => {
      requests += 1;
      breakOff(request, response);
    });
    const failure = await failureOf(runCreate('update_note', { noteId: 'n1', title: 'Daily' }));
    expect(failure.message).toContain('It is not known whether the note was updated');
    expect(requests).toBe(1);
  });
});

describe('a body that has not come whole when its connection is closed', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function bodyWithoutConnection(): Promise<PassThrough> {
    const { url, port } = await serve(() => undefined);
    const connection = new Connection(url);
    const body = new PassThrough().on('error', () => undefined);
    connection.watch(body);
    const socket = connection.agent.createConnection({ host: '127.0.0.1', port });
    if (!(socket instanceof Socket)) throw new Error('No connection was made');
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
    return body;
  }

  it('fails as a broken connection does, soon but not at once', async () => {
    const body = await bodyWithoutConnection();
    jest.advanceTimersByTime(200);
    expect(body.destroyed).toBe(false);
    jest.advanceTimersByTime(100);
    expect(body.errored).toMatchObject({ code: 'ECONNRESET' });
  });

  it('is first read as far as it has come, however long that takes', async () => {
    const body = await bodyWithoutConnection();
    jest.advanceTimersByTime(200);
    body.write('the beginning');
    jest.advanceTimersByTime(10_000);
    expect(String(body.read())).toBe('the beginning');
    jest.advanceTimersByTime(200);
    expect(body.destroyed).toBe(false);
    jest.advanceTimersByTime(100);
    expect(body.destroyed).toBe(true);
  });

  it.each<[string, (body: PassThrough) => unknown]>([
    ['come to its end after all', (body) => body.resume().end('the rest')],
    ['failed by itself', (body) => body.destroy(new Error('by itself'))],
    ['failed', () => undefined],
  ])('is not looked after any longer when it has %s', async (_, happen) => {
    const body = await bodyWithoutConnection();
    happen(body);
    jest.advanceTimersByTime(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is whole when its end has come, read or not', async () => {
    const body = await bodyWithoutConnection();
    body.end();
    jest.advanceTimersByTime(1_000);
    expect(body.destroyed).toBe(false);
  });
});

describe('the connections of a step', () => {
  it('are secured where the address asks for it', () => {
    expect(new Connection('https://service.example/v1').agent).toBeInstanceOf(TlsAgent);
    expect(new Connection('http://127.0.0.1/v1').agent).not.toBeInstanceOf(TlsAgent);
  });

  it('are kept from read to read, and closed when the step is over', async () => {
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

  it('are not used again for a write, which could not be sent twice', async () => {
    const { sockets } = await serve((_request, response) => {
      response.setHeader('content-type', 'application/json').end(note);
    });
    await runCreate('update_note', { noteId: 'n1', userWrittenNote: 'More', contentMode: 'append' });
    expect(sockets).toHaveLength(2);
  });
});
