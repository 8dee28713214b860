import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { Budget } from '../../src/lists/reading.ts';
import type { Note } from '../../src/service/note.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote, aPage, aTag, frontOf, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, resultsOf, running, trigger } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('fld-1', 'fld-2', 'other'));

const HOOK = 'https://hooks.zapier.example/1/';
const NOW = '2026-03-12T14:30:00.000Z';
const SUBSCRIBED = '2026-03-12T12:00:00.000Z';
const SUBSCRIPTION = { status: 'success', hookUrl: HOOK, subscribedAt: SUBSCRIBED };
const WEBHOOK = '/v1/integrations/zapier/webhook';

const HOOK_TRIGGERS = ['new_note', 'note_status_changed'] as const;
type HookTrigger = (typeof HOOK_TRIGGERS)[number];

let cache = new ZapierCache();
let log: string[] = [];
beforeEach(() => {
  cache = new ZapierCache();
  log = [];
  jest.useFakeTimers({
    now: new Date(NOW),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** Leaves time for the first page of a list only. */
const outOfTime = () => jest.spyOn(Budget.prototype, 'isOver', 'get').mockReturnValue(true);

/** Delivers a notification to a Zap. */
async function notify(
  cleanedRequest: unknown,
  {
    key = 'new_note',
    inputData = {},
    subscribeData = SUBSCRIPTION,
  }: { key?: HookTrigger; inputData?: Record<string, unknown>; subscribeData?: object } = {},
) {
  const perform = running(trigger(key).perform, { cache: { get: cache.get, set: cache.set }, log });
  return resultsOf('triggers', key, await perform({ inputData, cleanedRequest, subscribeData }));
}
const fired = async (...given: Parameters<typeof notify>) => idsOf(await notify(...given));
const claims = () => [...cache.values.keys()].filter((name) => name.startsWith('fired-'));

/** The service has these notes, each of which is read once. */
function has(...notes: Partial<Note>[]) {
  for (const note of notes.map(aNote)) service.on('GET', `/v1/notes/${note.id}`).reply(200, { note });
}
/** The service lists these notes once. */
const lists = (...notes: Partial<Note>[]) =>
  service.on('GET', '/v1/notes?limit=100').reply(200, aPage(notes.map(aNote)));
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

describe('a Zap with an instant trigger', () => {
  const subscribe = running(trigger('new_note').performSubscribe);
  const unsubscribe = running(trigger('new_note').performUnsubscribe);

  it('registers its hook when it is turned on, and stores the URL and the time before the call', async () => {
    service.on('POST', WEBHOOK).reply(200, () => {
      jest.setSystemTime(Date.parse(NOW) + 60_000);
      return { status: 'success' };
    });
    expect(await subscribe({ targetUrl: HOOK })).toStrictEqual({
      status: 'success',
      hookUrl: HOOK,
      subscribedAt: NOW,
    });
    expect(service.bodies).toStrictEqual([JSON.stringify({ hookUrl: HOOK })]);
    expect(service.requests).toStrictEqual([`POST ${WEBHOOK}`]);
  });

  it.each<[number, object | string | undefined]>([
    [201, { status: 'created' }],
    [202, { status: 'pending' }],
    [200, { id: 7 }],
    [200, ['ok']],
    [200, { status: 200, success: 'true', ok: true, error: null, errors: [] }],
    [200, { error: '', errors: {} }],
    [204, undefined],
    [409, { message: 'This address is registered already.' }],
  ])('can be turned on if the service responds with %d %j', async (...response) => {
    service.on('POST', WEBHOOK).reply(...response);
    expect(await subscribe({ targetUrl: HOOK })).toMatchObject({ hookUrl: HOOK, subscribedAt: NOW });
  });

  it('may be registered if a proxy answers, and the message says so', async () => {
    service.on('POST', WEBHOOK).reply(200, '<html>Please log in</html>');
    expect((await failureOf(subscribe({ targetUrl: HOOK }))).message).toMatch(
      /It is not known whether the Zap will be notified\. Turn it off and on again\.$/,
    );
  });

  it.each<[object]>(
    [
      ...['failed', 'ERROR', 'unsuccessful', 'not_registered', 500, '400'].map((status) => ({ status })),
      ...[false, 'false', 'False'].flatMap((no) => [{ success: no }, { ok: no }]),
      { error: 'no' },
      { errors: [{ message: 'limit reached' }] },
    ].map((answer) => [answer]),
  )('cannot be turned on if the service responds with %j', async (answer) => {
    service.on('POST', WEBHOOK).reply(200, answer);
    const { message } = await failureOf(subscribe({ targetUrl: HOOK }));
    expect(message).toMatch(/did not register this Zap for notifications/);
    expect(message).not.toMatch(/Before that/);
  });

  it.each(['http://hooks.zapier.example/1/', 'ftp://x', 'hooks', ''])(
    'rejects the hook URL %p before any request',
    async (targetUrl) => {
      for (const turn of [
        subscribe({ targetUrl }),
        unsubscribe({ targetUrl }),
        unsubscribe({ subscribeData: { hookUrl: targetUrl } }),
      ])
        expect((await failureOf(turn)).message).toMatch(/begins with https:\/\//);
    },
  );

  it.each(['folderIds', 'excludeFolderIds'])(
    'cannot be turned on with a folder that is gone in %s',
    async (key) => {
      service.folders('there');
      // The key may not say which workspace it belongs to.
      service.on('GET', '/v1/workspace').reply(403);
      const failure = await failureOf(subscribe({ targetUrl: HOOK, inputData: { [key]: ['gone'] } }));
      expect(failure.message).toContain('there is no folder "gone". ');
    },
  );

  it('cannot be turned on for external meetings only if the internal domains are unknown', async () => {
    service.on('GET', '/v1/workspace').reply(403);
    const failure = await failureOf(subscribe({ targetUrl: HOOK, inputData: { audience: 'external' } }));
    expect(failure.message).toMatch(/Enter them in "Internal Domains"/);
  });

  it.each([
    ['that was stored, and no other', { subscribeData: SUBSCRIPTION, targetUrl: `${HOOK}other/` }],
    ['that Zapier names if none was stored', { targetUrl: HOOK }],
  ])('removes the hook %s, when it is turned off', async (_, given) => {
    service.on('DELETE', WEBHOOK).reply(200, { status: 'success' });
    await unsubscribe(given);
    expect(service.bodies).toStrictEqual([JSON.stringify({ hookUrl: HOOK })]);
    expect(service.requests).toStrictEqual([`DELETE ${WEBHOOK}`]);
  });

  it.each([204, 404, 410, 400, 422])('can be turned off if the service responds with %d', async (status) => {
    service.on('DELETE', WEBHOOK).reply(status);
    expect(await unsubscribe({ subscribeData: SUBSCRIPTION })).toStrictEqual({ hookUrl: HOOK });
  });

  it('can be turned off whatever the service says after it', async () => {
    service.on('DELETE', WEBHOOK).reply(200, 'Gone.');
    expect(await unsubscribe({ subscribeData: SUBSCRIPTION })).toStrictEqual({ hookUrl: HOOK });
  });

  it('cannot be turned off if the service is down', async () => {
    service.on('DELETE', WEBHOOK).reply(500);
    expect((await failureOf(unsubscribe({ subscribeData: SUBSCRIPTION }))).message).toMatch(
      /It is not known whether the Zap was unregistered/,
    );
  });
});

describe('a notification', () => {
  it('is only a hint: the Zap gets the note as the service has it', async () => {
    has({ title: 'Real' });
    const [note] = await notify({ note: { id: 'note-1', title: 'Forged', summary: 'Forged' } });
    expect(note).toMatchObject({ id: 'note-1', title: 'Real', summary: 'They met.' });
    expect(service.requests).toStrictEqual(['GET /v1/notes/note-1']);
  });

  it('fires for each note it names, and reads each once, at most five at a time', async () => {
    let [running, most] = [0, 0];
    const ids = Array.from({ length: 12 }, (_, i) => `n${i}`);
    for (const id of ids)
      service.on('GET', `/v1/notes/${id}`).reply(200, async () => {
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
        running -= 1;
        return { note: aNote({ id }) };
      });
    expect(await fired([...ids, ...ids].map((id) => ({ id })))).toStrictEqual(ids);
    expect(most).toBe(5);
  });

  it.each<[number, object?]>([
    ...[404, 410, 400, 422, 403].map((status): [number] => [status]),
    ...[{ note: null }, {}, { note: {} }].map((body): [number, object] => [200, body]),
  ])('skips a note that cannot be read (%d %j)', async (status, body = {}) => {
    service.on('GET', '/v1/notes/gone').reply(status, body);
    has({});
    expect(await fired([{ id: 'gone' }, { id: 'note-1' }])).toStrictEqual(['note-1']);
  });

  it.each([408, 409, 423, 425])('fails, to be replayed, if a note can be read later (%d)', async (status) => {
    service.on('GET', '/v1/notes/later').reply(status);
    has({});
    await expect(notify([{ id: 'later' }, { id: 'note-1' }])).rejects.toThrow();
    expect(claims()).toStrictEqual([]);
  });

  it.each([404, 410, 400, 422])(
    'that has only the ID of an event (%d) fires for the latest notes',
    async (status) => {
      service.on('GET', '/v1/notes/evt-1').reply(status);
      lists({ createdAt: NOW });
      expect(await fired({ id: 'evt-1', type: 'note.created', data: { title: 'x' } })).toStrictEqual([
        'note-1',
      ]);
    },
  );

  it('fails if all of its notes are hidden from the key', async () => {
    for (const id of ['a', 'b']) service.on('GET', `/v1/notes/${id}`).reply(403);
    expect((await failureOf(notify([{ id: 'a' }, { id: 'b' }]))).message).toMatch(
      /^The API key is not allowed to do this\./,
    );
  });

  it('tries the IDs of an event until one is a note', async () => {
    service.on('GET', '/v1/notes/obj').reply(404);
    has({});
    const event = { id: 'evt', resource: { id: 'note-1', parent: { id: 'obj' } } };
    expect(await fired([event, event])).toStrictEqual(['note-1']);
    expect(service.requests).toStrictEqual(['GET /v1/notes/obj', 'GET /v1/notes/note-1']);
  });

  it('fires once for a note that it names by two IDs', async () => {
    for (const id of ['a', 'b']) service.on('GET', `/v1/notes/${id}`).reply(200, { note: aNote() });
    expect(await fired([{ id: 'a' }, { id: 'b' }])).toStrictEqual(['note-1']);
  });

  it('fails as a whole on a 5xx, claims nothing, and fires for all notes when it is replayed', async () => {
    has({ id: 'a' });
    service.on('GET', '/v1/notes/b').reply(503);
    expect((await failureOf(notify([{ id: 'a' }, { id: 'b' }]))).message).toMatch(/is having trouble/);
    expect(claims()).toStrictEqual([]);

    has({ id: 'a' }, { id: 'b' });
    expect(await fired([{ id: 'a' }, { id: 'b' }])).toStrictEqual(['a', 'b']);
  });

  it('fires once for a note and Zap, whatever status the note reaches later', async () => {
    has({ status: 'recording' }, { status: 'completed' }, { status: 'completed' });
    expect(await fired({ id: 'note-1' })).toStrictEqual(['note-1']);
    expect(await fired({ id: 'note-1' })).toStrictEqual([]);
    const subscribeData = { ...SUBSCRIPTION, hookUrl: 'https://hooks.zapier.example/2/' };
    expect(await fired({ id: 'note-1' }, { subscribeData })).toStrictEqual(['note-1']);
  });

  it('fires when the note first matches the filters, after one that did not match', async () => {
    has({ title: 'Untitled' }, { title: 'Weekly meeting' });
    const inputData = { titleContains: 'weekly' };
    expect(await fired({ id: 'note-1' }, { inputData })).toStrictEqual([]);
    expect(await fired({ id: 'note-1' }, { inputData })).toStrictEqual(['note-1']);
  });

  it.each<[string | null, number, string, object]>([
    ['2026-03-11T11:59:59.000Z', 0, 'turned on at noon of March 12', SUBSCRIPTION],
    ['2026-03-11T12:00:00.000Z', 1, 'turned on at noon of March 12', SUBSCRIPTION],
    [null, 1, 'turned on at noon of March 12', SUBSCRIPTION],
    ['2020-01-01T00:00:00Z', 1, 'stored without any data', {}],
    ['2020-01-01T00:00:00Z', 1, 'stored with odd data', { hookUrl: 7, subscribedAt: 'yesterday' }],
  ])('for a note created %s fires %d times if the Zap was %s', async (createdAt, times, _, subscribeData) => {
    has({ createdAt });
    expect(await fired({ id: 'note-1' }, { subscribeData })).toHaveLength(times);
  });

  it('fires only for notes in the chosen folders', async () => {
    has({ id: 'a', tags: [aTag('other'), aTag('fld-2')] }, { id: 'b', tags: [aTag('other')] }, { id: 'c' });
    const inputData = { folderIds: ['fld-1', 'fld-2'] };
    expect(await fired([{ id: 'a' }, { id: 'b' }, { id: 'c' }], { inputData })).toStrictEqual(['a']);
  });
});

describe('a notification of New Note in Status', () => {
  const wanting = (...statuses: string[]) => ({
    key: 'note_status_changed' as const,
    inputData: { statuses },
  });

  it('fires once for each chosen status', async () => {
    const both = wanting('summarizing', 'completed');
    has({ status: 'summarizing' }, { status: 'summarizing' }, { status: 'completed' });
    expect(await notify({ id: 'note-1' }, both)).toMatchObject([{ status: 'summarizing' }]);
    expect(await notify({ id: 'note-1' }, both)).toStrictEqual([]);
    expect(await notify({ id: 'note-1' }, both)).toMatchObject([{ status: 'completed' }]);
  });

  it('fires for a status that is typed, which the service is not asked for', async () => {
    has({ status: 'postprocessing' });
    expect(await notify({ id: 'note-1' }, wanting('postprocessing'))).toHaveLength(1);
    service
      .on('GET', '/v1/notes?limit=100')
      .reply(200, aPage([aNote({ status: 'postprocessing' }), aNote()]));
    const { performList } = trigger('note_status_changed');
    const listed = await running(performList)(wanting('postprocessing'));
    expect(listed).toMatchObject([{ status: 'postprocessing' }]);
  });

  it.each(['recording', null])('does not fire for a note with the status %p', async (status) => {
    has({ status });
    expect(await notify({ id: 'note-1' }, wanting('completed'))).toStrictEqual([]);
    expect(claims()).toStrictEqual([]);
  });
});

describe('a notification without a note', () => {
  /** Fires for the notes that were created, and last updated, so many minutes ago. */
  const firedOf = async (minutes: readonly number[], ...given: Parameters<typeof notify>) => {
    const at = (age: number) => ({ id: `${age}`, createdAt: minutesAgo(age), updatedAt: minutesAgo(age) });
    lists(...minutes.map(at));
    return await fired(...given);
  };

  it.each<[string, unknown]>([
    ['an empty body', ''],
    ['a hostile ID', { noteId: '..' }],
  ])('fires for the latest notes: %s', async (_, request) => {
    expect(await firedOf([30], request)).toStrictEqual(['30']);
    expect(service.requests).toStrictEqual(['GET /v1/notes?limit=100']);
  });

  it('fires for an older note that was updated since, but never for one without a readable time', async () => {
    const older = { createdAt: '2026-03-11T13:00:00.000Z' };
    lists(
      { id: 'completed', ...older, updatedAt: '2026-03-12T14:00:00.000Z' },
      { id: 'old', ...older, updatedAt: '2026-03-11T13:30:00.000Z' },
      { id: 'undated', createdAt: null, updatedAt: 'yesterday' },
    );
    expect(await fired({})).toStrictEqual(['completed']);
  });

  it.each([
    ['since five minutes before the Zap was turned on', 155, SUBSCRIPTION],
    ['of the last 24 hours if that was long ago', 1440, { ...SUBSCRIPTION, subscribedAt: '2026-01-01' }],
    ['of the last 24 hours if that is unknown', 1440, { hookUrl: HOOK }],
  ])('fires for notes %s', async (_, oldest, subscribeData) => {
    expect(await firedOf([30, oldest, oldest + 0.01], {}, { subscribeData })).toStrictEqual([
      '30',
      `${oldest}`,
    ]);
    expect(log).toStrictEqual([]);
  });

  it('fires only for notes that the Zap has not fired for', async () => {
    has({ id: 'a', createdAt: NOW });
    await notify({ id: 'a' });
    lists({ id: 'b', createdAt: NOW }, { id: 'a', createdAt: NOW });
    expect(await fired({})).toStrictEqual(['b']);
  });

  it.each([
    ['looks through the 300 newest notes for one that was just completed', 20, [...Array(73).keys(), 299], 3],
    ['reads on as long as the notes are of the last day', 1, [...Array(400).keys()], 4],
  ])('%s', async (_, minutesApart, expected, requests) => {
    const notes = Array.from({ length: 400 }, (__, i) => {
      const createdAt = minutesAgo(i * minutesApart);
      return aNote({ id: `n${i}`, createdAt, updatedAt: i === 299 ? NOW : createdAt });
    });
    service.list('/v1/notes', pagesOf(notes));
    const subscribeData = { hookUrl: HOOK, subscribedAt: '2026-01-01T00:00:00.000Z' };
    expect(await fired({}, { subscribeData })).toStrictEqual(expected.map((i) => `n${i}`));
    expect(service.requests).toHaveLength(requests);
  });

  it('fails, and claims nothing, if there is no time for the texts that the list leaves out', async () => {
    jest.spyOn(Deadline.prototype, 'remainingMs', 'get').mockReturnValue(8000);
    const bare = { id: 'a', createdAt: NOW, updatedAt: NOW, summary: null, transcripts: [] };
    lists(bare);
    has({ ...bare, summary: 'They met.' });
    expect((await failureOf(notify({}))).message).toMatch(/not enough time to reach the newest/);
    expect(claims()).toStrictEqual([]);
  });

  it.each(['repeats itself', 'takes too long'])('logs that a list %s before its end', async (problem) => {
    service.list(
      '/v1/notes',
      frontOf([0, 30].map((age) => aNote({ id: `${age}`, createdAt: minutesAgo(age) }))),
    );
    if (problem === 'takes too long') outOfTime();
    expect(await notify({})).toHaveLength(2);
    expect(log).toStrictEqual([expect.stringContaining('only some of the latest notes could be read')]);
  });

  it.each([
    ['oldest first', (i: number) => i],
    ['in no order', (i: number) => (i * 7) % 300],
  ])('fails, and claims nothing, if a list %s leaves no time for its newest notes', async (_, minuteOf) => {
    const notes = Array.from({ length: 300 }, (__, i) =>
      aNote({ id: `n${i}`, createdAt: minutesAgo(300 - minuteOf(i)) }),
    );
    service.list('/v1/notes', pagesOf(notes));
    outOfTime();
    expect((await failureOf(notify({}))).message).toMatch(/not enough time to reach the newest/);
    expect(claims()).toStrictEqual([]);
  });
});

describe('the sample of an instant trigger', () => {
  const listed = async (key: HookTrigger, inputData: Record<string, unknown>) =>
    resultsOf('triggers', key, await running(trigger(key).performList)({ inputData }));

  it('has notes of the first status and folder that pass the other filters', async () => {
    const notes = [
      aNote({ id: 'a', title: 'Weekly', status: 'summarizing' }),
      aNote({ id: 'b', title: 'x' }),
    ];
    service.on('GET', '/v1/notes?status=summarizing&folderIds=fld-1&limit=100').reply(200, aPage(notes));
    const inputData = {
      statuses: ['summarizing', 'completed'],
      folderIds: ['fld-1', 'fld-2'],
      titleContains: 'week',
    };
    expect(idsOf(await listed('note_status_changed', inputData))).toStrictEqual(['a']);
  });

  it.each(HOOK_TRIGGERS)('of %s is in the list', async (key) => {
    service
      .on('GET', `/v1/notes?${key === 'new_note' ? '' : 'status=completed&'}limit=100`)
      .reply(200, aPage([aNote()]));
    expect(idsOf(await listed(key, {}))).toStrictEqual(['note-1']);
  });
});
