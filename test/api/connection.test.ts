import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { aNote } from '../support/records.ts';
import { failureOf, runCreate, runSearch } from '../support/zapier.ts';

/** A service over real connections, which a scripted one has none of. */
async function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}

const note = JSON.stringify({ note: aNote({ id: 'n1', title: 'Weekly' }) });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends half an answer of a promised length, and breaks off. */
const breakOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(note) });
  response.write(note.slice(0, note.length / 2), () => response.destroy());
};

describe('an answer that breaks off half way', () => {
  it('is asked for once more when it was only read, and the step goes on', async () => {
    let requests = 0;
    server = await serve((request, response) => {
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
    server = await serve((request, response) => {
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
    server = await serve((request, response) => {
      requests += 1;
      breakOff(request, response);
    });
    const failure = await failureOf(runCreate('update_note', { noteId: 'n1', title: 'Daily' }));
    expect(failure.message).toContain('It is not known whether the note was updated');
    expect(requests).toBe(1);
  });
});

describe('the connections of a step', () => {
  it('are kept from read to read, and closed when the step is over', async () => {
    let connections = 0;
    const pages = new Map([
      [null, { items: [aNote({ id: 'a', title: 'x' })], pagination: { nextOffset: 1, isLast: false } }],
      ['1', { items: [aNote({ id: 'b', title: 'x' })], pagination: { nextOffset: 2, isLast: false } }],
      ['2', { items: [], pagination: { nextOffset: null, isLast: true } }],
    ]);
    server = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://service');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(pages.get(searchParams.get('offset'))));
    });
    const closed: Promise<unknown>[] = [];
    server.on('connection', (socket) => {
      connections += 1;
      closed.push(once(socket, 'close'));
    });
    await expect(runSearch('find_note', { titleContains: 'x' })).resolves.toHaveLength(2);
    expect(connections).toBe(1);
    await Promise.all(closed);
  });

  it('are not used again for a write, which could not be sent twice', async () => {
    let connections = 0;
    server = await serve((_request, response) => {
      response.setHeader('content-type', 'application/json').end(note);
    });
    server.on('connection', () => (connections += 1));
    await runCreate('update_note', { noteId: 'n1', userWrittenNote: 'More', contentMode: 'append' });
    expect(connections).toBe(2);
  });
});
