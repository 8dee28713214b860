import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { Client, type SendRequest } from '../../src/api/client.ts';
import { Deadline } from '../../src/api/deadline.ts';
import * as read from '../../src/api/tolerant.ts';
import { type PageWindow, Reading } from '../../src/lists/list.ts';
import { product } from '../../src/product.ts';
import { setMemberGroups } from '../../src/service/member.ts';
import { getNote, noteList, updateNote } from '../../src/service/note.ts';
import type { ListStep } from '../../src/service/profile.ts';
import { runStep, type Step } from '../../src/zapier/step.ts';
import { API_KEY } from '../support/account.ts';
import { nock } from '../support/interception.ts';
import { idsRead } from '../support/lists.ts';
import { memoryCache } from '../support/memory.ts';
import { aNote, aPage } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, running } from '../support/zapier.ts';

const service = useService();

/** Runs `work` as a step of a Zap does. */
const step = (work: (step: Step) => Promise<unknown>, options?: { changes: boolean }) =>
  running((z: ZObject, bundle: never) =>
    runStep(z, bundle, async (open) => ({ result: await work(open) }), options),
  )();

const readNote = () => step(({ client }) => getNote(client, 'n1'));
const writeNote = () => step(({ client }) => updateNote(client, 'n1', { title: 'New' }), { changes: true });
/** Reads the IDs on the first page of the notes. */
const pageOfNotes = (
  list: ListStep,
  { folderId, ...window }: Partial<PageWindow> & { folderId?: string } = {},
) => idsRead(noteList(list, { folderId }).page({ limit: 100, offset: 0, ...window }));
const readList = () => step(pageOfNotes);
const dropped = (message = 'gone', code = 'ECONNRESET') => Object.assign(new Error(message), { code });

/** A body that arrives in parts; an error among them breaks it off. */
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

/** A client that gets these responses, and what else can be seen of it. */
function answering(...answers: { status?: number; body: Readable }[]) {
  const signals: (AbortSignal | undefined)[] = [];
  const log: string[] = [];
  const request: SendRequest = ({ signal }) => {
    const { status = 200, body } = answers[signals.length] ?? { status: 500, body: arriving() };
    signals.push(signal);
    return Promise.resolve({ status, headers: new Headers(), body });
  };
  const client = new Client(request, API_KEY, { log: (line) => log.push(line) });
  return { client, signals, log };
}

const TROUBLE = `${product.name} is having trouble: it dropped the connection. Try again later.`;

describe('a request', () => {
  it('carries the key and accepts JSON, with no content type if it has no body', async () => {
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

  it('sends text byte for byte, including braces, emoji, and line breaks', async () => {
    const title = '{{curly}} {{bundle.authData.apiKey}} 😀 “q”\r\n\ttab \\ /';
    service.on('PATCH', '/v1/notes/n1').reply(200, { note: aNote() });
    await step(({ client }) => updateNote(client, 'n1', { title }));
    expect(service.bodies).toStrictEqual([JSON.stringify({ title })]);
    expect(service.headers[0]).toMatchObject({ 'content-type': 'application/json' });
  });

  it('sends a query byte for byte', async () => {
    const folderId = '{{123__id}} {{bundle.authData.apiKey}} a&b=c 😀';
    service.list('/v1/notes', (query) => aPage([aNote({ id: query.get('folderIds') ?? '' })]));
    const read = await step((list) => pageOfNotes(list, { folderId }));
    expect(read).toStrictEqual({ result: [folderId] });
  });

  it('is never made if BASE_URL is unusable', async () => {
    process.env.BASE_URL = 'http://service.example';
    expect((await failureOf(readNote())).message).toContain('BASE_URL must begin with https://');
  });

  it('goes to the BASE_URL that is set when it is made', async () => {
    process.env.BASE_URL = 'https://other.example';
    nock('https://other.example').get('/v1/notes/n1').reply(200, { note: aNote() });
    await readNote();
    expect(service.requests).toStrictEqual([]);
  });
});

describe('a page of a list', () => {
  const endpoint = {
    method: 'GET',
    path: '/v1/things',
    itemsKey: 'things',
    item: zod.object({ id: read.id }),
    needs: '',
  } as const;
  const readAll = async ({ client }: { client: Client }) => {
    const page = new Reading(client.page(endpoint));
    return { ids: await idsRead(page), end: page.result };
  };

  it('yields its items, and returns its pagination and size', async () => {
    const text = '{"things":[{"id":"a"},{"id":"b"}],"pagination":{"isLast":true}}';
    expect(await readAll(answering({ body: arriving(text) }))).toStrictEqual({
      ids: ['a', 'b'],
      end: { received: 2, tooLarge: 0, firstId: 'a', pagination: { isLast: true }, bytes: text.length },
    });
  });

  it('is empty if its items are null', async () => {
    expect(await readAll(answering({ body: arriving('{"things":null}') }))).toMatchObject({
      ids: [],
      end: { received: 0, firstId: undefined },
    });
  });

  it('is read once more if the connection drops, and yields no item twice', async () => {
    const { ids } = await readAll(
      answering(
        { body: arriving('{"things":[{"id":"a"},{"id":"b"},', dropped()) },
        { body: arriving('{"things":[{"id":"new"},{"id":"a"},{"id":"b"},{"id":"c"}]}') },
      ),
    );
    expect(ids).toStrictEqual(['a', 'b', 'new', 'c']);
  });

  it('is not read a third time', async () => {
    const cut = () => ({ body: arriving('{"things":[{"id":"a"},', dropped()) });
    const service = answering(cut(), cut());
    await expect(readAll(service)).rejects.toThrow('it dropped the connection');
    expect(service.signals).toHaveLength(2);
  });

  it('leaves out records without a usable ID and those that are too large, and the log says how many', async () => {
    const things = [{ id: 'a' }, { name: 'x' }, null, 7, { id: '..' }, { id: '' }, { id: 'b' }];
    const large = `{"id":"c","x":[${'0,'.repeat(1_000_000)}0]}`;
    const text = `{"things":[${large},${JSON.stringify(things).slice(1)}}`;
    const service = answering({ body: arriving(text) }, { body: arriving(`{"things":[${large}]}`) });
    expect(await readAll(service)).toMatchObject({ ids: ['a', 'b'], end: { received: 8, tooLarge: 1 } });
    expect(service.log).toStrictEqual([
      '5 of 8 records were left out: they have no usable ID.',
      '1 of 8 records were left out: they are too large for a step.',
    ]);
    expect(await readAll(service)).toMatchObject({ ids: [], end: { received: 1, tooLarge: 1 } });
  });

  it('has whole items only where they are wanted, if the others are to be skimmed', async () => {
    const item = zod.object({ id: read.id, lines: zod.array(zod.number()) });
    const lists = ['a', 'b'].map((id) => ({ id, lines: [1, 2, 3] }));
    const { client } = answering({ body: arriving(JSON.stringify({ things: lists })) });
    const seen: unknown[] = [];
    const isWanted = (thing: zod.infer<typeof item>) => {
      seen.push(thing.lines);
      return thing.id === 'b';
    };
    const shortcuts = { skimming: { key: 'lines', isWanted } };
    const things = await Array.fromAsync(client.page({ ...endpoint, item }, { shortcuts }));
    expect(things.flat()).toStrictEqual([
      { id: 'a', lines: [1] },
      { id: 'b', lines: [1, 2, 3] },
    ]);
    expect(seen).toStrictEqual([[1], [1]]);
  });

  it('is closed before its end if no more items are wanted', async () => {
    let isClosed = false;
    const body = Readable.from(
      (async function* () {
        try {
          yield '{"things":[';
          for (;;) yield await Promise.resolve('{"id":"a"},'.repeat(1000));
        } finally {
          isClosed = true;
        }
      })(),
    );
    const { client, signals } = answering({ body });
    for await (const things of client.page(endpoint)) if (things.length > 0) break;
    expect(isClosed).toBe(true);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('ends with its time, although the work on its items lets no timer run', async () => {
    const long = ['a', 'b', 'c'].map((id) => JSON.stringify({ id, text: 'x'.repeat(100_000) }));
    const { client } = answering({
      body: arriving('{"things":[', ...long.map((each, index) => `${index > 0 ? ',' : ''}${each}`), ']}'),
    });
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const ids: string[] = [];
    const read = async () => {
      for await (const things of client.page(endpoint)) {
        ids.push(...things.map(({ id }) => id));
        now += 15_000;
      }
    };
    await expect(read()).rejects.toThrow('did not respond in time');
    expect(ids).toStrictEqual(['a', 'b']);
  });
});

describe('a redirect', () => {
  it.each([300, 301, 302, 303, 307, 308])('of status %d is not followed', async (status) => {
    service
      .on('GET', '/v1/notes/n1')
      .reply(status, '', { location: 'https://service.example:8443/elsewhere' });
    const { message } = await failureOf(readNote());
    expect(message).toContain('responded to GET /v1/notes/{id} with a redirect');
    expect(service.requests).toStrictEqual(['GET /v1/notes/n1']);
  });
});

describe('the error of a step', () => {
  it('does not contain the key, even if the service quotes it with escapes', async () => {
    const escaped = API_KEY.replace(/./g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
    service.on('PATCH', '/v1/notes/n1').reply(400, `{"message":"${escaped} is not for this"}`);
    expect((await failureOf(writeNote())).message).toBe(
      `${product.name} rejected the values of this step: The error message is not shown, because it contains the API key. Nothing was changed.`,
    );
  });
});

describe('a response', () => {
  it('that breaks the rules of HTTP is an error that says so', async () => {
    service.on('GET', '/v1/notes/n1').replyWithError(dropped('Parse Error', 'HPE_INVALID_CONSTANT'));
    expect((await failureOf(readNote())).message).toContain('with data that breaks the rules of HTTP');
  });

  it('that cannot be decompressed is an error that says so', async () => {
    const { client } = answering({ body: arriving('no gzip').pipe(createGunzip()) });
    await expect(getNote(client, 'n1')).rejects.toThrow(
      'responded to GET /v1/notes/{id} with data that cannot be decompressed',
    );
  });

  it('with an error status keeps its status, even if its body breaks off', async () => {
    const { client, signals } = answering({ status: 404, body: arriving('{"message":', dropped()) });
    await expect(getNote(client, 'n1')).rejects.toThrow('No note has the ID "n1"');
    expect(signals).toHaveLength(1);
  });

  const deep = '['.repeat(5000) + ']'.repeat(5000);
  it.each([
    ['a field', `{"note":{"id":"n1","calendarEvent":${deep}}}`],
    ['an unknown field', `{"note":{"id":"n1","new":{"a":${deep}}}}`],
  ])('has null in place of what is nested too deep: %s', async (_, body) => {
    service.on('GET', '/v1/notes/n1').reply(200, body);
    const text = JSON.stringify(await readNote());
    expect(text).toContain('[[[null]]]');
    expect(text.split('[').length).toBeLessThan(110);
  });

  it('with a list can have an item and a pagination that are nested too deep', async () => {
    const body = `{"items":[{"id":"a"},{"id":"b","new":${deep}}],"pagination":{"isLast":true,"new":${deep}}}`;
    service.on('GET', '/v1/notes?limit=100').reply(200, body);
    expect(await readList()).toStrictEqual({ result: ['a', 'b'] });
  });
});

describe('the error for a response of the wrong shape', () => {
  const JSON_VALUE = 'another kind of JSON value';
  const NO_JSON = 'something other than JSON';
  it.each([
    ['{id}', 'a web page', '<html>SECRET</html>', NO_JSON],
    ['{id}', 'another kind of value', '["SECRET"]', JSON_VALUE],
    ['{id}', 'a list', '{"note":["SECRET"]}', 'an unexpected value in the field "note"'],
    ['{id}', 'a text', '{"note":"SECRET"}', 'an unexpected value in the field "note"'],
    ['', 'broken JSON', '{"items":[{"id":"SECRET"}', NO_JSON],
    ['', 'no list', '{"notes":[]}', 'an unexpected value in the field "items"'],
    ['', 'a list of something else', '{"items":["SECRET"]}', 'no usable record in "items"'],
    ['', 'no ID', '{"items":[{"title":"SECRET"},{"id":7.5}]}', 'no usable record in "items"'],
    ['', 'no JSON object', '[]', JSON_VALUE],
  ])(
    'names the endpoint /v1/notes/%s and the field, and never quotes the body: %s',
    async (id, _, body, what) => {
      service.on('GET', id === '' ? '/v1/notes?limit=100' : '/v1/notes/n1').reply(200, body);
      const { message } = await failureOf(id === '' ? readList() : readNote());
      const endpoint = id === '' ? '/v1/notes' : '/v1/notes/{id}';
      expect(message).toContain(`${product.name} responded to GET ${endpoint} with ${what}, which this app`);
      expect(message).not.toContain('SECRET');
    },
  );

  it.each<[string, Readable]>([
    ['other JSON', arriving('["SECRET"]')],
    ['half an answer', arriving('{"note":', dropped())],
    ['nothing', arriving()],
  ])('is none for a change, which the status says was made: %s', async (_, body) => {
    const { client } = answering({ body }, { body: arriving('{"note":{"id":"n1","summary":"Known"}}') });
    expect(await updateNote(client, 'n1', { title: 'New' })).toMatchObject({ summary: 'Known' });
    expect(client.effects).toStrictEqual(['the note was updated']);
  });
});

describe('a change that something else than the service answers', () => {
  const update = (body: Readable, note: object) => {
    const { client } = answering(
      { body },
      { body: arriving(JSON.stringify({ note: { id: 'n1', ...note } })) },
    );
    return { client, updating: updateNote(client, 'n1', { title: 'New', tagIds: ['f'] }) };
  };
  const bodies = ['<html>Please log in</html>', '{"note":{"id":'];

  it.each(bodies)('was made if the note shows it: %s', async (body) => {
    const { client, updating } = update(arriving(body), { title: 'New', tags: ['f'], summary: 'Known' });
    expect(await updating).toMatchObject({ title: 'New', summary: 'Known' });
    expect(client.effects).toStrictEqual(['the note was updated']);
  });

  it.each(bodies)('may have been made if the note does not show it: %s', async (body) => {
    const { client, updating } = update(arriving(body), { title: 'Old', tags: ['f'] });
    await expect(updating).rejects.toMatchObject({
      kind: 'unconfirmed',
      uncertainty:
        'It is not known whether the note was updated. Look at the title, folders of the note "n1" before you replay the run.',
    });
    expect(client.effects).toStrictEqual([]);
  });
});

describe('a record that is not in the response', () => {
  const unusable = '{"note":{"id":"..","title":"SECRET"}}';
  it.each(['{"note":null}', '{}', '{"memo":"SECRET"}', '{"note":{}}', unusable])(
    'was not found: %s',
    async (body) => {
      service.on('GET', '/v1/notes/n1').reply(200, body);
      expect((await failureOf(readNote())).message).toBe(
        'No note has the ID "n1". It may have been deleted. Choose the note from the list, or map the Note ID that another step returned.',
      );
    },
  );

  it('was not changed if the response to the change says so, and it is not there', async () => {
    service.on('PATCH', '/v1/notes/n1').reply(200, { note: null });
    service.on('GET', '/v1/notes/n1').reply(200, { note: null });
    expect((await failureOf(writeNote())).message).toMatch(
      /^No note has the ID "n1"\..*Nothing was changed\.$/,
    );
    service.on('PATCH', '/v1/workspace/members/m1').reply(200, { member: null });
    const write = step(
      ({ client }) =>
        setMemberGroups(client, { id: 'm1', groupIds: ['g1'] }, () => Promise.resolve(undefined)),
      { changes: true },
    );
    expect((await failureOf(write)).message).toMatch(/with no member\. It is not known whether /);
  });
});

describe('a connection', () => {
  it.each(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])(
    'that drops has a read repeated once (%s)',
    async (code) => {
      service.on('GET', '/v1/notes/n1').replyWithError(dropped('gone', code));
      service.on('GET', '/v1/notes/n1').reply(200, { note: aNote({ title: 'Second' }) });
      expect(await readNote()).toMatchObject({ result: { title: 'Second' } });
    },
  );

  it('that drops again does not have a read repeated twice', async () => {
    service
      .on('GET', '/v1/notes/n1')
      .times(2)
      .replyWithError(dropped(`socket of ${API_KEY}`));
    expect((await failureOf(readNote())).message).toBe(TROUBLE);
    expect(service.requests).toHaveLength(2);
  });

  it('that drops has no write repeated, and the error says that it may have happened', async () => {
    service.on('PATCH', '/v1/notes/n1').replyWithError(dropped());
    expect((await failureOf(writeNote())).message).toBe(
      `${TROUBLE} It is not known whether the note was updated. Look at the title of the note "n1" before you replay the run.`,
    );
    expect(service.requests).toStrictEqual(['PATCH /v1/notes/n1']);
  });

  it.each(['ENOTFOUND', 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'that was never established is neither retried nor uncertain: %s',
    async (code) => {
      service.on('PATCH', '/v1/notes/n1').replyWithError(dropped('who', code));
      expect((await failureOf(writeNote())).message).toBe(
        `${product.name} is having trouble: it could not be reached. Try again later. Nothing was changed.`,
      );
      service.on('GET', '/v1/notes/n1').replyWithError(dropped('who', code));
      await failureOf(readNote());
      expect(service.requests).toHaveLength(2);
    },
  );
});

describe('a service', () => {
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

  /** The error of a request, and after how many ms it came. */
  async function failureOfRequest(request: Promise<unknown>) {
    const start = performance.now();
    const failure = request.then(
      () => ({}),
      (error: unknown) => ({ error, afterMs: performance.now() - start }),
    );
    await jest.advanceTimersByTimeAsync(20_000);
    return failure;
  }
  const slow = {
    message: `${product.name} is having trouble: it did not respond in time. Try again later.`,
    uncertainty: undefined,
  };

  it('that never responds is given 20 s for a request, and the rest of 27 s for the next', async () => {
    const client = new Client(silent, 'key');
    for (const afterMs of [20_000, 7000])
      expect(await failureOfRequest(getNote(client, 'n1'))).toMatchObject({ error: slow, afterMs });
    expect(requests).toBe(2);
  });

  it.each([
    ['as much time as asked for', 5000, 5000],
    ['no more time than the step has left', 60_000, 7000],
  ])('that never responds is given %s for a page', async (_, askedMs, afterMs) => {
    const client = new Client(silent, 'key');
    await failureOfRequest(getNote(client, 'n1'));
    const page = pageOfNotes(
      { client, cache: memoryCache(), log: () => undefined },
      { deadline: new Deadline(askedMs) },
    );
    expect(await failureOfRequest(page)).toMatchObject({ error: slow, afterMs });
  });

  it('is not blamed for a time that the app itself has spent', async () => {
    const usage = jest.spyOn(process, 'cpuUsage');
    const ofOurs = async (ms: number) => {
      usage.mockReturnValue({ user: ms * 800, system: ms * 200 });
      const { error } = (await failureOfRequest(getNote(new Client(silent, 'key'), 'n1'))) as {
        error: unknown;
      };
      return error;
    };
    expect(await ofOurs(9_900)).toMatchObject({ kind: 'unavailable', ...slow, isOurWork: false });
    expect(await ofOurs(10_100)).toMatchObject({
      kind: 'unavailable',
      isOurWork: true,
      message: expect.stringMatching(/^This step ran out of time\. Use fewer or shorter values/),
    });
  });

  it('that responds leaves no timer running', async () => {
    const { client } = answering(
      { body: arriving(JSON.stringify({ note: aNote() })) },
      { status: 404, body: arriving() },
    );
    await getNote(client, 'n1');
    await expect(getNote(client, 'n1')).rejects.toThrow('No note has the ID "n1"');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the key', () => {
  it.each(['acme/q7+r2', 'acme%2Fq7%2Br2'])(
    'is noticed in an address, as it is or encoded: %s',
    (written) => {
      const client = new Client(() => Promise.reject(new Error('Nothing is sent.')), 'acme/q7+r2');
      expect(client.isKeyIn(`https://store.example/?key=${written}`)).toBe(true);
    },
  );

  const sending = (apiKey: string) => {
    const sent: unknown[] = [];
    const request: SendRequest = ({ url, headers }) => {
      sent.push([url, headers]);
      return Promise.reject(new Error('stop'));
    };
    return { sent, read: (id: string) => getNote(new Client(request, apiKey), id) };
  };

  it.each(['', 'typographic–dash'])(
    'is rejected before any request if it is missing or cannot be sent: %j',
    async (apiKey) => {
      const { sent, read } = sending(apiKey);
      await expect(read('n1')).rejects.toMatchObject({ kind: 'expired-auth' });
      expect(sent).toStrictEqual([]);
    },
  );
});

describe('an ID', () => {
  it.each([
    ['in a path', 'No note has the ID', (client: Client) => getNote(client, 'n\ud800')],
    [
      'in a query',
      'contains a broken character',
      (client: Client) =>
        pageOfNotes({ client, cache: memoryCache(), log: () => undefined }, { folderId: 'f\ud800' }),
    ],
  ])('with half an emoji is rejected before any request: %s', async (_, message, read) => {
    const request = jest.fn<SendRequest>();
    await expect(read(new Client(request, API_KEY))).rejects.toThrow(new RegExp(message));
    expect(request).not.toHaveBeenCalled();
  });
});
