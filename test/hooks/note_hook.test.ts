import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { ZapierCache } from '../support/memory.ts';
import { Budget } from '../../src/lists/reading.ts';
import { aNote, aPage, aParticipant, aTag, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import {
  asRecords,
  failureOf,
  idsOf,
  fieldKeys,
  running,
  sampleKeys,
  trigger,
  type Surroundings,
} from '../support/zapier.ts';

const service = useService();

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
});

/** Delivers a notification to a Zap. */
function notify(
  cleanedRequest: unknown,
  given: {
    key?: HookTrigger;
    inputData?: Record<string, unknown>;
    subscribeData?: object;
    surroundings?: Surroundings;
  } = {},
) {
  const { key = 'new_note', inputData = {}, subscribeData = SUBSCRIPTION, surroundings = {} } = given;
  const perform = running(trigger(key).perform, {
    cache: { get: cache.get, set: cache.set },
    log,
    ...surroundings,
  });
  return perform({ inputData, cleanedRequest, subscribeData }).then(asRecords);
}

const answerNote = (note = aNote()) => service.on('GET', `/v1/notes/${note.id}`).reply(200, { note });

describe.each(HOOK_TRIGGERS)('turning a Zap with %s on and off', (key) => {
  const subscribe = running(trigger(key).performSubscribe, { log });
  const unsubscribe = running(trigger(key).performUnsubscribe, { log });

  it('registers the hook, and keeps what is needed to remove it', async () => {
    service.on('POST', WEBHOOK).reply(200, { status: 'success' });
    expect(await subscribe({ targetUrl: HOOK })).toStrictEqual({
      status: 'success',
      hookUrl: HOOK,
      subscribedAt: NOW,
    });
    expect(service.bodies).toStrictEqual([JSON.stringify({ hookUrl: HOOK })]);
    expect(service.requests).toStrictEqual([`POST ${WEBHOOK}`]);
  });

  it.each(['failed', 'pending', ''])('fails where the service says %p', async (status) => {
    service.on('POST', WEBHOOK).reply(200, { status });
    const { message } = await failureOf(subscribe({ targetUrl: HOOK }));
    expect(message).toMatch(/did not register this Zap for notifications/);
    expect(message).not.toMatch(/Before that/);
  });

  it.each(['http://hooks.zapier.example/1/', 'ftp://x', 'hooks', ''])(
    'refuses %p before any call',
    async (targetUrl) => {
      for (const turn of [subscribe, unsubscribe]) {
        expect((await failureOf(turn({ targetUrl }))).message).toMatch(/begins with https:\/\//);
      }
      expect((await failureOf(unsubscribe({ subscribeData: { hookUrl: targetUrl } }))).message).toMatch(
        /https:/,
      );
    },
  );

  it('refuses external meetings only, while it is turned on, where the domains are not known', async () => {
    service.on('GET', '/v1/workspace').reply(403);
    const failure = await failureOf(subscribe({ targetUrl: HOOK, inputData: { externalOnly: true } }));
    expect(failure.message).toMatch(/Fill in "Internal Domains"/);
  });

  it.each([
    ['a 401', 401, 'ExpiredAuthError'],
    ['a 429', 429, 'ThrottledError'],
    ['a 5xx', 500, 'AppError'],
  ])('fails on %s', async (_, status, name) => {
    service.on('POST', WEBHOOK).reply(status);
    expect(await failureOf(subscribe({ targetUrl: HOOK }))).toMatchObject({ name });
  });

  it('removes the hook that was stored, and no other', async () => {
    service.on('DELETE', WEBHOOK).reply(200, { status: 'success' });
    await unsubscribe({ subscribeData: SUBSCRIPTION, targetUrl: 'https://hooks.zapier.example/other/' });
    expect(service.bodies).toStrictEqual([JSON.stringify({ hookUrl: HOOK })]);
    expect(service.requests).toStrictEqual([`DELETE ${WEBHOOK}`]);
  });

  it('removes the hook Zapier names where none was stored', async () => {
    service.on('DELETE', WEBHOOK).reply(200, { status: 'success' });
    await unsubscribe({ targetUrl: HOOK });
    expect(service.bodies).toStrictEqual([JSON.stringify({ hookUrl: HOOK })]);
  });

  it.each([404, 410])('is off where the hook is already gone (%d)', async (status) => {
    service.on('DELETE', WEBHOOK).reply(status);
    expect(await unsubscribe({ subscribeData: SUBSCRIPTION })).toStrictEqual({ hookUrl: HOOK });
  });

  it('is off where the service answers with no JSON', async () => {
    service.on('DELETE', WEBHOOK).reply(204);
    await unsubscribe({ subscribeData: SUBSCRIPTION });
  });

  it('is not off where the service is down', async () => {
    service.on('DELETE', WEBHOOK).reply(500);
    expect((await failureOf(unsubscribe({ subscribeData: SUBSCRIPTION }))).message).toMatch(
      /It is not known whether the Zap was unregistered/,
    );
  });
});

describe('a notification', () => {
  it('is a hint: the Zap gets the note as the service has it', async () => {
    answerNote(aNote({ title: 'Real' }));
    const [note] = await notify({ note: { id: 'note-1', title: 'Forged', summary: 'Forged' } });
    expect(note).toMatchObject({ id: 'note-1', title: 'Real', summary: null });
    expect(service.requests).toStrictEqual(['GET /v1/notes/note-1']);
  });

  it('fires for each note it names, each read once', async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `n${i}`);
    for (const id of ids) answerNote(aNote({ id }));
    expect(idsOf(await notify([...ids, ...ids].map((id) => ({ id }))))).toStrictEqual(ids);
  });

  it('keeps an id within its path', async () => {
    service.on('GET', '/v1/notes/..%2Fworkspace%3Fx').reply(200, { note: aNote({ id: '../workspace?x' }) });
    expect(await notify({ noteId: '../workspace?x' })).toHaveLength(1);
  });

  it.each([404, 410])('passes over a note that has vanished (%d)', async (status) => {
    service.on('GET', '/v1/notes/gone').reply(status);
    answerNote();
    expect(idsOf(await notify([{ id: 'gone' }, { id: 'note-1' }]))).toStrictEqual(['note-1']);
  });

  it.each([400, 422])('skips an id that the service rejects (%d)', async (status) => {
    service.on('GET', '/v1/notes/odd').reply(status, { message: 'Not a note id' });
    answerNote();
    expect(idsOf(await notify([{ id: 'odd' }, { id: 'note-1' }]))).toStrictEqual(['note-1']);
  });

  it.each<[string, object]>([
    ['type and data', { id: 'evt-1', type: 'note.created', data: { title: 'x' } }],
    ['type and object', { id: 'evt-1', type: 'note.created', object: { id: 'note-1' } }],
    ['event and resource', { id: 'evt-1', event: 'note.created', resource: { id: 'note-1' } }],
    ['topic', { id: 'evt-1', topic: 'notes', attributes: { note: 'note-1' } }],
    ['subject', { id: 'evt-1', specversion: '1.0', subject: 'notes/note-1' }],
    ['an event inside', { event: { id: 'evt-1', name: 'note.created' }, meta: {} }],
    ['entry', { id: 'evt-1', entry: [{ changes: ['note-1'] }] }],
    ['records', { id: 'evt-1', records: { note: ['note-1'] } }],
    ['a list of events', [{ id: 'evt-1', type: 'note.created' }]],
  ])(
    'whose only id is that of an event, with %s, is followed by a look at the latest notes',
    async (_, event) => {
      for (const status of [404, 410, 400, 422]) {
        cache.values.clear();
        service.on('GET', '/v1/notes/evt-1').reply(status);
        service.on('GET', '/v1/notes?limit=100').reply(200, aPage([aNote({ createdAt: NOW })]));
        expect(idsOf(await notify(event))).toStrictEqual(['note-1']);
      }
    },
  );

  it('fires once for a note that two ids name', async () => {
    service.on('GET', '/v1/notes/a').reply(200, { note: aNote() });
    service.on('GET', '/v1/notes/b').reply(200, { note: aNote() });
    expect(idsOf(await notify([{ id: 'a' }, { id: 'b' }]))).toStrictEqual(['note-1']);
  });

  it('fires though the answer to its claim was lost, and the platform asked again', async () => {
    answerNote();
    const lossy = {
      get: cache.get,
      set: async (...given: Parameters<typeof cache.set>) => {
        await cache.set(...given);
        return await cache.set(...given);
      },
    };
    expect(await notify({ id: 'note-1' }, { surroundings: { cache: lossy } })).toHaveLength(1);
    answerNote();
    expect(await notify({ id: 'note-1' })).toStrictEqual([]);
  });

  it('fails as a whole on a 5xx, claims nothing, and fires for all when it is replayed', async () => {
    answerNote(aNote({ id: 'a' }));
    service.on('GET', '/v1/notes/b').reply(503);
    expect((await failureOf(notify([{ id: 'a' }, { id: 'b' }]))).message).toMatch(/is having trouble/);
    expect([...cache.values.keys()]).toStrictEqual([]);

    answerNote(aNote({ id: 'a' }));
    answerNote(aNote({ id: 'b' }));
    expect(idsOf(await notify([{ id: 'a' }, { id: 'b' }]))).toStrictEqual(['a', 'b']);
  });

  it('holds the run on a 429', async () => {
    service.on('GET', '/v1/notes/note-1').reply(429, '', { 'retry-after': '5' });
    expect(await failureOf(notify({ id: 'note-1' }))).toMatchObject({ name: 'ThrottledError', delay: 5 });
  });

  it('fires once', async () => {
    answerNote();
    answerNote();
    expect(await notify({ id: 'note-1' })).toHaveLength(1);
    expect(await notify({ id: 'note-1' })).toStrictEqual([]);
  });

  it('fires once for each Zap', async () => {
    answerNote();
    answerNote();
    await notify({ id: 'note-1' });
    const subscribeData = { ...SUBSCRIPTION, hookUrl: 'https://hooks.zapier.example/2/' };
    expect(await notify({ id: 'note-1' }, { subscribeData })).toHaveLength(1);
  });

  it('fires when the note first matches, though an earlier notification did not', async () => {
    answerNote(aNote({ title: 'Untitled' }));
    answerNote(aNote({ title: 'Weekly meeting' }));
    const inputData = { titleContains: 'weekly' };
    expect(await notify({ id: 'note-1' }, { inputData })).toStrictEqual([]);
    expect(await notify({ id: 'note-1' }, { inputData })).toHaveLength(1);
  });

  it('fires all the same where the cache fails', async () => {
    answerNote();
    const broken = () => Promise.reject(new Error('no RPC'));
    expect(
      await notify({ id: 'note-1' }, { surroundings: { cache: { get: broken, set: broken } } }),
    ).toHaveLength(1);
    expect(log).toStrictEqual([expect.stringContaining('so the Zap fires')]);
  });

  it.each<[string, object]>([
    ['nothing is known of the Zap', {}],
    ['an odd thing was stored', { hookUrl: 7, subscribedAt: 'yesterday' }],
  ])('fires where %s', async (_, subscribeData) => {
    answerNote(aNote({ createdAt: '2020-01-01T00:00:00Z' }));
    expect(await notify({ id: 'note-1' }, { subscribeData })).toHaveLength(1);
  });

  it.each([
    ['2026-03-11T11:59:59.000Z', 0],
    ['2026-03-11T12:00:00.000Z', 1],
    [null, 1],
  ])('of a note created %s, for a Zap from noon of March 12, fires %d times', async (createdAt, times) => {
    answerNote(aNote({ createdAt }));
    expect(await notify({ id: 'note-1' })).toHaveLength(times);
  });

  it('fires for notes in the chosen folders alone', async () => {
    answerNote(aNote({ id: 'a', tags: [aTag('other'), aTag('fld-2')] }));
    answerNote(aNote({ id: 'b', tags: [aTag('other')] }));
    answerNote(aNote({ id: 'c' }));
    const inputData = { folderIds: ['fld-1', 'fld-2'] };
    expect(idsOf(await notify([{ id: 'a' }, { id: 'b' }, { id: 'c' }], { inputData }))).toStrictEqual(['a']);
  });

  it('reads the domains once for a run, though many notes need them', async () => {
    service
      .on('GET', '/v1/workspace')
      .reply(200, { workspace: { id: 'w', allowedEmailDomains: ['acme.example'] } });
    const participants = [aParticipant({ email: 'luis@client.example' })];
    answerNote(aNote({ id: 'a', participants }));
    answerNote(aNote({ id: 'b', participants: [aParticipant({ email: 'anna@acme.example' })] }));
    const notes = await notify([{ id: 'a' }, { id: 'b' }], { inputData: { externalOnly: 'true' } });
    expect(idsOf(notes)).toStrictEqual(['a']);
    expect(notes[0]).toMatchObject({
      participants: [{ isExternal: true }],
      externalEmails: 'luis@client.example',
    });
  });

  it('has the keys of the sample', async () => {
    answerNote();
    const [note] = await notify({ id: 'note-1' });
    expect(Object.keys(note ?? {}).sort()).toStrictEqual(sampleKeys('triggers', 'new_note'));
  });
});

describe('a notification of New Note in Status', () => {
  const inStatus = (status: string | null) => answerNote(aNote({ status }));
  const wanting = (...statuses: string[]) => ({
    key: 'note_status_changed' as const,
    inputData: { statuses },
  });

  it('fires once for each chosen status', async () => {
    const both = wanting('summarizing', 'completed');
    for (const status of ['summarizing', 'summarizing', 'completed']) inStatus(status);
    expect(await notify({ id: 'note-1' }, both)).toMatchObject([{ status: 'summarizing' }]);
    expect(await notify({ id: 'note-1' }, both)).toStrictEqual([]);
    expect(await notify({ id: 'note-1' }, both)).toMatchObject([{ status: 'completed' }]);
  });

  it.each(['postprocessing', 'recording', null])('does not fire for a note that is %p', async (status) => {
    inStatus(status);
    expect(await notify({ id: 'note-1' }, wanting('completed'))).toStrictEqual([]);
    expect([...cache.values.keys()]).toStrictEqual([]);
  });

  it('means completed where nothing is chosen', async () => {
    inStatus('completed');
    expect(await notify({ id: 'note-1' }, { key: 'note_status_changed' })).toHaveLength(1);
  });

  it('passes over old notes', async () => {
    answerNote(aNote({ createdAt: '2026-03-01T00:00:00Z' }));
    expect(await notify({ id: 'note-1' }, wanting('completed'))).toStrictEqual([]);
  });
});

describe('a notification without a note', () => {
  const list = (...createdAt: string[]) =>
    service
      .on('GET', '/v1/notes?limit=100')
      .reply(200, aPage(createdAt.map((time) => aNote({ id: time, createdAt: time }))));

  it.each<[string, unknown]>([
    ['nothing in it', ''],
    ['a note that has no id', { note: { title: 'x' } }],
    ['a hostile id', { noteId: '..' }],
  ])('and with %s is taken for news of the latest notes', async (_, request) => {
    list('2026-03-12T14:00:00.000Z');
    expect(await notify(request)).toHaveLength(1);
    expect(service.requests).toStrictEqual(['GET /v1/notes?limit=100']);
  });

  it('takes those created since the Zap was turned on, less five minutes', async () => {
    list('2026-03-12T14:00:00.000Z', '2026-03-12T11:55:00.000Z', '2026-03-12T11:54:59.999Z');
    expect(idsOf(await notify({}))).toStrictEqual(['2026-03-12T14:00:00.000Z', '2026-03-12T11:55:00.000Z']);
  });

  it.each<[string, object]>([
    ['turned on long ago', { ...SUBSCRIPTION, subscribedAt: '2026-01-01T00:00:00.000Z' }],
    ['of which that is not known', { hookUrl: HOOK }],
  ])('takes those of the last 24 hours, for a Zap %s', async (_, subscribeData) => {
    list('2026-03-11T14:30:00.000Z', '2026-03-11T14:29:59.999Z');
    expect(idsOf(await notify({}, { subscribeData }))).toStrictEqual(['2026-03-11T14:30:00.000Z']);
  });

  it('takes those the Zap has not fired for', async () => {
    const fired = aNote({ id: 'a', createdAt: NOW });
    answerNote(fired);
    await notify({ id: 'a' });
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage([aNote({ id: 'b', createdAt: NOW }), fired]));
    expect(idsOf(await notify({}))).toStrictEqual(['b']);
  });

  it('takes those that pass the filters and are in the chosen folders', async () => {
    const createdAt = NOW;
    service
      .on('GET', '/v1/notes?limit=100')
      .reply(
        200,
        aPage([
          aNote({ id: 'a', createdAt, title: 'Weekly', tags: [aTag('fld-1')] }),
          aNote({ id: 'b', createdAt, title: 'Weekly' }),
          aNote({ id: 'c', createdAt, title: 'Other', tags: [aTag('fld-1')] }),
        ]),
      );
    expect(
      idsOf(await notify({}, { inputData: { titleContains: 'weekly', folderIds: 'fld-1' } })),
    ).toStrictEqual(['a']);
  });

  it('reads no further than the window goes back', async () => {
    const page = [NOW, '2026-03-12T11:00:00.000Z'].map((time) => aNote({ id: time, createdAt: time }));
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage(page, 2));
    expect(await notify({})).toHaveLength(1);
  });

  it('reads on where a page ends inside the window', async () => {
    const at = (time: string) => aNote({ id: time, createdAt: time });
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage([at(NOW), at('2026-03-12T14:00:00Z')], 2));
    service.on('GET', '/v1/notes?limit=100&offset=2').reply(200, aPage([at('2026-03-12T13:00:00Z')]));
    expect(await notify({})).toHaveLength(3);
  });

  it('says in the log where the list could not be read to its end', async () => {
    const at = (time: string) => aNote({ id: time, createdAt: time });
    const page = aPage([at(NOW), at('2026-03-12T14:00:00Z')], 2);
    service.on('GET', '/v1/notes?limit=100').reply(200, page);
    service.on('GET', '/v1/notes?limit=100&offset=2').reply(200, page);
    expect(await notify({})).toHaveLength(2);
    expect(log).toStrictEqual([expect.stringContaining('only some of the latest notes could be read')]);
  });

  it('fails, and claims nothing, if the newest notes were not reached', async () => {
    const notes = Array.from({ length: 300 }, (_, i) =>
      aNote({ id: `n${i}`, createdAt: new Date(Date.parse(NOW) - (300 - i) * 60_000).toISOString() }),
    );
    service.list('/v1/notes', pagesOf(notes));
    jest.spyOn(Budget.prototype, 'isOver', 'get').mockReturnValue(true);
    expect((await failureOf(notify({}))).message).toMatch(/not enough time to reach the newest/);
    jest.restoreAllMocks();
    expect([...cache.values.keys()].filter((key) => key.startsWith('fired-'))).toStrictEqual([]);
  });

  it('fails where the list can’t be read', async () => {
    service.on('GET', '/v1/notes?limit=100').reply(500);
    expect((await failureOf(notify({}))).message).toMatch(/is having trouble/);
  });
});

describe('performList', () => {
  const listed = (key: HookTrigger, inputData: Record<string, unknown>) =>
    running(trigger(key).performList)({ inputData }).then(asRecords);

  it('gives the three newest real notes from one request', async () => {
    const notes = [3, 1, 4, 2].map((day) => aNote({ id: `n${day}`, createdAt: `2026-03-0${day}T00:00:00Z` }));
    service.on('GET', '/v1/notes?limit=100').reply(200, aPage(notes, 4));
    expect(idsOf(await listed('new_note', {}))).toStrictEqual(['n4', 'n3', 'n2']);
  });

  it('asks for the first status and folder, and filters that page by the rest', async () => {
    service
      .on('GET', '/v1/notes?status=summarizing&folderIds=fld-1&limit=100')
      .reply(
        200,
        aPage([aNote({ id: 'a', title: 'Weekly', status: 'summarizing' }), aNote({ id: 'b', title: 'x' })]),
      );
    const inputData = {
      statuses: ['summarizing', 'completed'],
      folderIds: ['fld-1', 'fld-2'],
      titleContains: 'week',
    };
    expect(idsOf(await listed('note_status_changed', inputData))).toStrictEqual(['a']);
  });

  it.each(HOOK_TRIGGERS)(
    'has for %s the keys of the live result, the sample and the output fields',
    async (key) => {
      service
        .on('GET', `/v1/notes?${key === 'new_note' ? '' : 'status=completed&'}limit=100`)
        .reply(200, aPage([aNote()]));
      answerNote(aNote({ createdAt: NOW }));
      const [sample] = await listed(key, {});
      const [live] = await notify({ id: 'note-1' }, { key });
      expect(Object.keys(sample ?? {}).sort()).toStrictEqual(sampleKeys('triggers', key));
      expect(Object.keys(live ?? {}).sort()).toStrictEqual(sampleKeys('triggers', key));
      expect(fieldKeys(key)).toStrictEqual(sampleKeys('triggers', key));
    },
  );
});
