import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import nock from 'nock';
import type { ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { Client, type SendRequest } from '../../src/api/client.ts';
import { UserError } from '../../src/api/user_error.ts';
import { getNote, noteList, updateNote } from '../../src/resources/note/note.ts';
import { runStep, type Step } from '../../src/zapier/step.ts';
import { aNote, aPage } from '../support/records.ts';
import { API_KEY } from '../support/account.ts';
import { BASE_URL, useService } from '../support/service.ts';
import { type Failure, failureOf, running } from '../support/zapier.ts';
import { product } from '../../src/product.ts';

const service = useService();

/** Works with the service as a step of a Zap does. */
const step = (work: (step: Step) => Promise<unknown>, { changes = false } = {}) =>
  running((z: ZObject, bundle: never) =>
    runStep(z, bundle, { changes }, async (open) => ({ result: await work(open) })),
  )();

const readNote = () => step(({ client }) => getNote(client, 'n1'));
const writeNote = () => step(({ client }) => updateNote(client, 'n1', { title: 'New' }), { changes: true });
const readList = () =>
  step(({ client }) => Array.fromAsync(noteList(client).page({ limit: 100, offset: 0 }), ({ id }) => id));
const failing = (run: Promise<unknown>): Promise<Failure> => failureOf(run);

/** Stands in for the platform's requests, to see what is asked of them beyond what goes over the wire. */
function answering(...answers: { status: number; body: unknown }[]) {
  const agents: unknown[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const request: SendRequest = ({ agent, signal }) => {
    const { status, body } = answers[agents.length] ?? { status: 500, body: null };
    agents.push(agent);
    signals.push(signal);
    return Promise.resolve({
      status,
      headers: new Headers(),
      body: body instanceof Readable ? body : Readable.from([JSON.stringify(body)]),
    });
  };
  return { request, agents, signals };
}

const TROUBLE = `${product.name} is having trouble: it dropped the connection. Try again later.`;

describe('a request', () => {
  it('carries the key and accepts JSON; without a body it names no content type', async () => {
    service.on('GET', '/v1/notes/n1').reply(200, { note: aNote() });
    await readNote();
    expect(service.headers[0]).toMatchObject({
      authorization: `Bearer ${API_KEY}`,
      accept: 'application/json',
      // With any other, the platform keeps whole responses in memory.
      'user-agent': 'Zapier',
    });
    expect(service.headers[0]).not.toHaveProperty('content-type');
    expect(service.bodies).toStrictEqual(['']);
  });

  it('sends text byte for byte: braces, emoji, line breaks', async () => {
    const title = '{{curly}} {{bundle.authData.apiKey}} 😀 “q”\r\n\ttab \\ /';
    service.on('PATCH', '/v1/notes/n1').reply(200, { note: aNote() });
    await step(({ client }) => updateNote(client, 'n1', { title }));
    expect(service.bodies).toStrictEqual([JSON.stringify({ title })]);
    expect(service.headers[0]).toMatchObject({ 'content-type': 'application/json' });
  });

  it('leaves out query parameters that are not set', async () => {
    service.on('GET', '/v1/notes?status=idle&limit=100').reply(200, aPage([]));
    await step(({ client }) =>
      Array.fromAsync(noteList(client, { status: 'idle' }).page({ limit: 100, offset: 0 })),
    );
    expect(service.requests).toStrictEqual(['GET /v1/notes?status=idle&limit=100']);
  });

  it('sends a query byte for byte, too', async () => {
    const folderId = '{{123__id}} {{bundle.authData.apiKey}} a&b=c 😀';
    service.list('/v1/notes', (query) => aPage([aNote({ id: query.get('folderIds') ?? '' })]));
    const read = step(({ client }) =>
      Array.fromAsync(noteList(client, { folderId }).page({ limit: 100, offset: 0 }), ({ id }) => id),
    );
    expect(await read).toStrictEqual({ result: [folderId] });
  });

  it('is never made where BASE_URL is unusable', async () => {
    process.env.BASE_URL = 'http://service.example';
    expect((await failing(readNote())).message).toContain('BASE_URL must begin with https://');
  });

  it('goes where BASE_URL points when it is made', async () => {
    process.env.BASE_URL = 'https://other.example';
    nock('https://other.example').get('/v1/notes/n1').reply(200, { note: aNote() });
    await readNote();
    expect(service.requests).toStrictEqual([]);
  });
});

describe('a page of a list', () => {
  /** The body comes in parts; a part that is an error breaks it off. */
  const arriving = (...parts: (string | Error)[]) =>
    Readable.from(
      (async function* () {
        for (const part of parts) {
          await Promise.resolve();
          if (part instanceof Error) throw part;
          yield part;
        }
      })(),
    );
  const endpoint = {
    method: 'GET',
    path: '/v1/things',
    itemsKey: 'things',
    item: zod.object({ id: zod.string() }),
    needs: '',
  } as const;
  const dropped = Object.assign(new Error('gone'), { code: 'ECONNRESET' });

  async function readAll(page: ReturnType<Client['page']>) {
    const ids: string[] = [];
    for (;;) {
      const { done, value } = await page.next();
      if (done) return { ids, end: value };
      ids.push(value.id);
    }
  }

  it('yields its items and returns what it says of its pagination, and its size', async () => {
    const text = '{"things":[{"id":"a"},{"id":"b"}],"pagination":{"isLast":true}}';
    const { request } = answering({ status: 200, body: Readable.from([text]) });
    expect(await readAll(new Client(request, API_KEY).page(endpoint))).toStrictEqual({
      ids: ['a', 'b'],
      end: { pagination: { isLast: true }, bytes: text.length },
    });
  });

  it('is read once more if the connection drops, and no item is yielded twice', async () => {
    const { request } = answering(
      { status: 200, body: arriving('{"things":[{"id":"a"},{"id":"b"},', dropped) },
      { status: 200, body: arriving('{"things":[{"id":"new"},{"id":"a"},{"id":"b"},{"id":"c"}]}') },
    );
    const { ids } = await readAll(new Client(request, API_KEY).page(endpoint));
    expect(ids).toStrictEqual(['a', 'b', 'new', 'c']);
  });

  it('is not read a third time', async () => {
    const body = () => arriving('{"things":[{"id":"a"},', dropped);
    const { request, agents } = answering({ status: 200, body: body() }, { status: 200, body: body() });
    await expect(readAll(new Client(request, API_KEY).page(endpoint))).rejects.toThrow(
      'it dropped the connection',
    );
    expect(agents).toHaveLength(2);
  });

  it('is not read to its end if no more items are wanted', async () => {
    let isClosed = false;
    const body = Readable.from(
      (async function* () {
        try {
          for (;;) yield await Promise.resolve('{"things":[{"id":"a"},{"id":"b"},');
        } finally {
          isClosed = true;
        }
      })(),
    );
    const { request, signals } = answering({ status: 200, body });
    for await (const { id } of new Client(request, API_KEY).page(endpoint)) {
      expect(id).toBe('a');
      break;
    }
    expect(isClosed).toBe(true);
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('a redirect', () => {
  it.each([300, 301, 302, 303, 307, 308])('of status %d is not followed, to no host', async (status) => {
    service
      .on('GET', '/v1/notes/n1')
      .reply(status, '', { location: 'https://service.example:8443/elsewhere' });
    const { message } = await failing(readNote());
    expect(message).toContain('responded to GET /v1/notes/{id} with a redirect');
    expect(service.requests).toStrictEqual(['GET /v1/notes/n1']);
  });
});

describe('the error of a step', () => {
  it.each<[number, string, RegExp]>([
    [400, 'Error', /rejected the values of this step/],
    [401, 'ExpiredAuthError', /missing, invalid, or revoked.*reconnect/],
    [403, 'Error', /needs an API key with the "notes" scope/],
    [404, 'Error', /^The note was not found/],
    [409, 'Error', /rejected the values/],
    [422, 'Error', /rejected the values/],
    [429, 'ThrottledError', /Try again in 60 seconds/],
    [500, 'Error', /is having trouble/],
    [503, 'Error', /is having trouble/],
  ])('of a %d is a %s', async (status, name, message) => {
    service.on('GET', '/v1/notes/n1').reply(status, 'no JSON');
    const failure = await failing(readNote());
    expect(failure.name.replace('AppError', 'Error')).toBe(name);
    expect(failure.message).toMatch(message);
    expect(JSON.stringify(failure)).not.toContain(API_KEY);
    expect(service.requests).toHaveLength(1);
  });

  it('of a 429 holds the run for as long as the service asks', async () => {
    service.on('GET', '/v1/notes/n1').reply(429, '{}', { 'retry-after': '17' });
    expect(await failing(readNote())).toMatchObject({ name: 'ThrottledError', delay: 17 });
  });

  it('does not contain the key, even if the service quotes it in its own way', async () => {
    const escaped = API_KEY.replace(/./g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
    service.on('PATCH', '/v1/notes/n1').reply(400, `{"message":"${escaped} is not for this"}`);
    expect((await failing(writeNote())).message).toBe(
      'The error message is not shown, because it contains the API key. Nothing was changed.',
    );
  });

  it('does not hold what a huge error page says', async () => {
    service.on('GET', '/v1/notes/n1').reply(400, 'x'.repeat(200_000));
    expect((await failing(readNote())).message).toMatch(/Check them and try again\.$/);
  });
});

describe('a response that cannot be read', () => {
  it('because its compression is broken says so', async () => {
    const { request } = answering({ status: 200, body: Readable.from(['no gzip']).pipe(createGunzip()) });
    await expect(getNote(new Client(request, API_KEY), 'n1')).rejects.toThrow(
      'responded to GET /v1/notes/{id} with data that cannot be decompressed',
    );
  });

  it.each([
    ['a note', readNote, '/v1/notes/n1', (event: string) => `{"note":{"id":"n1","calendarEvent":${event}}}`],
    ['a list', readList, '/v1/notes?limit=100', (event: string) => `{"items":[{"id":"n1","new":${event}}]}`],
    [
      'a pagination',
      readList,
      '/v1/notes?limit=100',
      (event: string) => `{"items":[],"pagination":${event}}`,
    ],
  ])('because it is nested too deep says so: %s', async (_, read, path, body) => {
    service.on('GET', path).reply(200, body('['.repeat(5000) + ']'.repeat(5000)));
    expect((await failing(read())).message).toContain('with data nested more than 100 levels deep,');
  });

  it('keeps its status, even if its body breaks off', async () => {
    const body = Readable.from(
      (async function* () {
        await Promise.resolve();
        yield '{"message":';
        throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      })(),
    );
    const { request, agents } = answering({ status: 404, body });
    await expect(getNote(new Client(request, API_KEY), 'n1')).rejects.toThrow('The note was not found');
    expect(agents).toHaveLength(1);
  });
});

describe('an answer of the wrong shape', () => {
  const odd = new RegExp(
    `^${product.name} responded to GET /v1/notes/\\{id\\} with (.*), which this app does not understand\\.`,
  );

  it.each<[string, string, string]>([
    ['a web page', '<html>SECRET</html>', 'something other than JSON'],
    ['nothing', '', 'something other than JSON'],
    ['broken JSON', '{"note":{"title":"SECRET"', 'something other than JSON'],
    ['another kind of value', '["SECRET"]', 'another kind of JSON value'],
    ['a missing field', '{"memo":"SECRET"}', 'an unexpected value in the field "note"'],
    [
      'a field of another type',
      '{"note":{"id":"a","tags":[{"id":"SECRET"},{"id":7}]}}',
      'an unexpected value in the field "note.tags.1.id"',
    ],
  ])('names endpoint and field of %s, and never the body', async (_, body, what) => {
    service.on('GET', '/v1/notes/n1').reply(200, body);
    const { message } = await failing(readNote());
    expect(odd.exec(message)?.[1]).toBe(what);
    expect(message).not.toContain('SECRET');
  });

  it.each<[string, string, string]>([
    ['a web page', '<html>SECRET</html>', 'something other than JSON'],
    ['a list cut short', '{"items":[{"id":"SECRET"}', 'something other than JSON'],
    ['no list', '{"notes":[]}', 'an unexpected value in the field "items"'],
    ['a list of something else', '{"items":["SECRET"]}', 'an unexpected value in the field "items"'],
    [
      'an item without an id',
      '{"items":[{"title":"SECRET"}]}',
      'an unexpected value in the field "items.id"',
    ],
    ['no JSON object', '[]', 'another kind of JSON value'],
  ])('names endpoint and field in a list: %s', async (_, body, what) => {
    service.on('GET', '/v1/notes?limit=100').reply(200, body);
    const { message } = await failing(readList());
    expect(message).toContain(`responded to GET /v1/notes with ${what},`);
    expect(message).not.toContain('SECRET');
  });

  it('of a write says that it may have happened', async () => {
    service.on('PATCH', '/v1/notes/n1').reply(200, '<html></html>');
    expect((await failing(writeNote())).message).toMatch(
      /It is not known whether the note was updated. Check before you run the step again\.$/,
    );
  });
});

describe('a dropped connection', () => {
  it.each(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])('lets a read be tried once more (%s)', async (code) => {
    service.on('GET', '/v1/notes/n1').replyWithError(Object.assign(new Error('gone'), { code }));
    service.on('GET', '/v1/notes/n1').reply(200, { note: aNote({ title: 'Second' }) });
    expect(await readNote()).toMatchObject({ result: { title: 'Second' } });
  });

  it('lets a read be tried once more and not twice', async () => {
    const reset = Object.assign(new Error(`socket of ${API_KEY}`), { code: 'ECONNRESET' });
    service.on('GET', '/v1/notes/n1').times(2).replyWithError(reset);
    const { message } = await failing(readNote());
    expect(message).toBe(TROUBLE);
    expect(service.requests).toHaveLength(2);
  });

  it('never lets a write be tried again, and says that it may have happened', async () => {
    service
      .on('PATCH', '/v1/notes/n1')
      .replyWithError(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
    const { message } = await failing(writeNote());
    expect(message).toBe(
      `${TROUBLE} It is not known whether the note was updated. Check before you run the step again.`,
    );
    expect(service.requests).toStrictEqual(['PATCH /v1/notes/n1']);
  });

  it.each(['ENOTFOUND', 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'is not a connection that was never made, which is neither tried again nor uncertain: %s',
    async (code) => {
      service.on('PATCH', '/v1/notes/n1').replyWithError(Object.assign(new Error('who'), { code }));
      expect((await failing(writeNote())).message).toBe(
        `${product.name} is having trouble: it could not be reached. Try again later. Nothing was changed.`,
      );
      service.on('GET', '/v1/notes/n1').replyWithError(Object.assign(new Error('who'), { code }));
      await failing(readNote());
      expect(service.requests).toHaveLength(2);
    },
  );

  it('does not repeat what was refused', async () => {
    service.on('GET', '/v1/notes/n1').reply(503);
    await failing(readNote());
    expect(service.requests).toHaveLength(1);
  });
});

describe('what was and was not done', () => {
  it('is told: nothing, of a step that changes things and was refused', async () => {
    service.on('PATCH', '/v1/notes/n1').reply(422, { message: 'Too long' });
    expect((await failing(writeNote())).message).toBe(
      `${product.name} rejected the values of this step: Too long. Nothing was changed.`,
    );
  });

  it('is told: nothing, of a step that only read before it was refused', async () => {
    service.on('GET', '/v1/notes/n1').reply(200, { note: aNote() });
    service.on('PATCH', '/v1/notes/n1').reply(422, { message: 'Too long' });
    const readAndWrite = step(
      async ({ client }) => {
        await getNote(client, 'n1');
        await updateNote(client, 'n1', { title: 'New' });
      },
      { changes: true },
    );
    expect((await failing(readAndWrite)).message).toMatch(/: Too long\. Nothing was changed\.$/);
  });

  it('is told: the write that went through before the failure', async () => {
    service.on('PATCH', '/v1/notes/n1').reply(200, { note: aNote() });
    service.on('GET', '/v1/notes/n2').reply(500);
    const writeAndRead = step(
      async ({ client }) => {
        await updateNote(client, 'n1', { title: 'New' });
        await getNote(client, 'n2');
      },
      { changes: true },
    );
    expect((await failing(writeAndRead)).message).toMatch(/Before that, the note was updated\.$/);
  });

  it('is told: a write that met a 5xx may have happened', async () => {
    service.on('PATCH', '/v1/notes/n1').reply(502);
    expect((await failing(writeNote())).message).toContain('It is not known whether the note was updated');
  });

  it('is not told of a step that only reads', async () => {
    service.on('GET', '/v1/notes/n1').reply(500);
    expect((await failing(readNote())).message).toMatch(/Try again later\.$/);
  });

  it('is not told by an error of the app itself, which passes as it is', async () => {
    expect(await failing(step(() => Promise.reject(new RangeError('a bug'))))).toMatchObject({
      name: 'RangeError',
      message: expect.stringMatching(/^a bug/),
    });
  });
});

describe('a service that never responds', () => {
  let requests = 0;
  const silent: SendRequest = ({ signal }) => {
    requests += 1;
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        reject(Object.assign(new Error('aborted'), { name: 'AbortError' }));
      });
    });
  };
  beforeEach(() => {
    requests = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The message of a request's error, and after how many ms it came. */
  async function failureOfRequest(request: () => Promise<unknown>): Promise<[string, number]> {
    const start = performance.now();
    const failure = request().then(
      () => ['', 0] as [string, number],
      (error: unknown) =>
        [error instanceof Error ? error.message : '', performance.now() - start] as [string, number],
    );
    await jest.advanceTimersByTimeAsync(20_000);
    return failure;
  }

  it('gets 20 s for a request, and a later one what is left of 27 s', async () => {
    const client = new Client(silent, 'key');
    const read = () => getNote(client, 'n1');
    const [first, second] = [await failureOfRequest(read), await failureOfRequest(read)];

    const message = `${product.name} is having trouble: it did not respond in time. Try again later.`;
    expect([first, second]).toStrictEqual([
      [message, 20_000],
      [message, 7000],
    ]);
    expect(requests).toBe(2);
  });

  it('may have made a write that is not repeated', async () => {
    const client = new Client(silent, 'key');
    const error: unknown = await Promise.all([
      updateNote(client, 'n1', { title: 'New' }).catch((reason: unknown) => reason),
      jest.advanceTimersByTimeAsync(20_000),
    ]).then(([reason]) => reason);

    expect(error).toMatchObject({
      uncertainty: expect.stringContaining('not known whether the note was updated'),
    });
    expect(requests).toBe(1);
  });

  it('leaves no timer behind once it has responded', async () => {
    const { request } = answering({ status: 200, body: { note: aNote() } });
    await getNote(new Client(request, 'key'), 'n1');

    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the key', () => {
  const sending = (apiKey: string) => {
    const sent: unknown[] = [];
    const request: SendRequest = ({ url, headers }) => {
      sent.push([url, headers]);
      return Promise.reject(new Error('stop'));
    };
    return { sent, read: (id: string) => getNote(new Client(request, apiKey), id) };
  };

  it('is sent without the blanks around it, and only to the service', async () => {
    const { sent, read } = sending(' k-1 \r\n');
    await expect(read('https://evil.example/')).rejects.toThrow('stop');
    expect(sent).toStrictEqual([
      [
        `${BASE_URL}/v1/notes/https%3A%2F%2Fevil.example%2F`,
        { authorization: 'Bearer k-1', accept: 'application/json', 'user-agent': 'Zapier' },
      ],
    ]);
  });

  it.each(['', 'typographic–dash'])(
    'that is missing or cannot be sent is refused before any request: %j',
    async (apiKey) => {
      const { sent, read } = sending(apiKey);
      await expect(read('n1')).rejects.toMatchObject({ kind: 'expired-auth' });
      expect(sent).toStrictEqual([]);
    },
  );
});

describe('an ID', () => {
  it.each([
    ['in a path', (client: Client) => getNote(client, 'n\ud800')],
    [
      'in a query',
      (client: Client) =>
        Array.fromAsync(noteList(client, { folderId: 'f\ud800' }).page({ limit: 100, offset: 0 })),
    ],
  ])('with half of an emoji is refused before any request: %s', async (_, read) => {
    const request = jest.fn<SendRequest>();
    await expect(read(new Client(request, API_KEY))).rejects.toThrow(UserError);
    expect(request).not.toHaveBeenCalled();
  });
});
