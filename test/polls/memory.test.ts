import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { AnswerRoom } from '../../src/polls/answer_room.ts';
import { openMemory } from '../../src/polls/memory.ts';
import type { Note } from '../../src/service/note.ts';
import { memoryCache, ZapierCache } from '../support/memory.ts';
import { aFolder, aNote, aPage, aParticipant, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();
const NOW = Date.UTC(2026, 10, 28, 9);
const HOUR = 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const summary = '## Action items\n\n- [ ] Anna: send the offer\n- [ ] Luis: book a room';
const completed = (differing: Partial<Note> = {}) =>
  aNote({ createdAt: new Date(NOW - HOUR).toISOString(), summary, ...differing });

/** A Zap that is polled every five minutes, and what it gets. */
function aZap(trigger: string, given: { inputData?: Record<string, unknown>; cache?: ZapierCache } = {}) {
  const { cache = new ZapierCache(), inputData = {} } = given;
  const log: string[] = [];
  const poll = async (notes: readonly object[], meta: object = {}) => {
    jest.setSystemTime(Date.now() + 5 * 60_000);
    const [page, further] = [notes.slice(0, 100), notes.slice(100)];
    const next = further.length > 0 ? 100 : null;
    service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(page, next));
    if (next !== null)
      service.on('GET', '/v1/notes?status=completed&limit=100&offset=100').reply(200, aPage(further));
    const all = { internalDomains: ['acme.example'], ...inputData };
    return await runTrigger(trigger, { inputData: all, meta }, { cache, log });
  };
  return { cache, log, poll, ids: async (...notes: object[]) => idsOf(await poll(notes)) };
}

describe.each([
  ['note_completed', {}, ['note-1']],
  ['note_updated', {}, ['note-1']],
  ['new_participant', { who: 'everyone' }, ['note-1 anna@acme.example']],
  ['new_mention', { keywords: ['offer'], where: 'note' }, ['note-1 offer']],
])('a Zap with %s', (trigger, inputData, given) => {
  const people = [aParticipant({ email: 'anna@acme.example' })];
  const note = (differing: Partial<Note> = {}) => completed({ participants: people, ...differing });
  const zap = () => aZap(trigger, { inputData });

  it('gets a note whole twice, and then no more of it as long as nothing changes', async () => {
    const { ids } = zap();
    const found = [];
    for (let polls = 0; polls < 4; polls += 1) found.push((await ids(note())).length);
    expect(found).toStrictEqual([given.length, given.length, 0, 0]);
  });

  it('gets it again after six hours, in case both answers were lost', async () => {
    const { ids } = zap();
    for (let polls = 0; polls < 3; polls += 1) await ids(note());
    jest.setSystemTime(Date.now() + 6 * HOUR);
    expect(await ids(note())).toHaveLength(given.length);
    expect(await ids(note())).toStrictEqual([]);
  });

  it('gets it as if it were new if it changes', async () => {
    const { ids } = zap();
    for (let polls = 0; polls < 3; polls += 1) await ids(note());
    expect(await ids(note({ title: 'Other' }))).toHaveLength(given.length);
    expect(await ids(note({ title: 'Other' }))).toHaveLength(given.length);
    expect(await ids(note({ title: 'Other' }))).toStrictEqual([]);
    expect(await ids(note())).toHaveLength(given.length);
  });

  it.each([
    ['is lost', (cache: ZapierCache) => cache.values.clear()],
    [
      'is of another form',
      (cache: ZapierCache) => [...cache.values.keys()].forEach((key) => cache.values.set(key, { form: 0 })),
    ],
  ])('gets everything whole if its memory %s', async (_, change) => {
    const { cache, ids } = zap();
    for (let polls = 0; polls < 3; polls += 1) await ids(note());
    change(cache);
    expect(await ids(note())).toHaveLength(given.length);
  });

  it('gets a note that was too old to be new once it changes', async () => {
    const { ids } = zap();
    // The further page is the first of those that follow.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();
    const newer = Array.from({ length: 100 }, (_, i) =>
      note({ id: `newer-${i}`, createdAt: ago(i / 4), status: 'idle' }),
    );
    const old = note({ createdAt: ago(90), updatedAt: ago(90) });
    for (let polls = 0; polls < 2; polls += 1) expect(await ids(...newer, old)).toStrictEqual([]);
    expect(await ids(...newer, { ...old, updatedAt: ago(0) })).toHaveLength(given.length);
  });

  it('shares its memory neither with another Zap nor with other inputs', async () => {
    const { cache, ids } = zap();
    for (let polls = 0; polls < 3; polls += 1) await ids(note());
    const other = aZap(trigger, { cache, inputData: { ...inputData, minDurationMinutes: '1' } });
    expect(await other.ids(note())).toHaveLength(given.length);
  });
});

describe('a Zap', () => {
  it('gets a new action item of a note that it knows, whatever else it has had', async () => {
    const { ids } = aZap('new_action_item');
    const known = [await ids(completed()), await ids(completed()), await ids(completed())];
    expect(known.map(({ length }) => length)).toStrictEqual([2, 2, 0]);
    const more = await ids(completed({ summary: `${summary}\n- [ ] Mei: call back` }));
    expect(more).toHaveLength(3);
    expect(more.filter((id) => known.flat().includes(id))).toHaveLength(2);
  });

  it('gets notes of two polls at once, whichever of them remembers last', async () => {
    const { ids, poll } = aZap('note_completed');
    const [a, b] = ['a', 'b'].map((id) => completed({ id }));
    await Promise.all([poll([a ?? {}]), poll([b ?? {}])]);
    expect((await ids(a ?? {}, b ?? {})).toSorted()).toStrictEqual(['a', 'b']);
  });

  it('gets everything whole while the cache does not answer', async () => {
    const cache = Object.assign(new ZapierCache(), { get: () => Promise.reject(new Error('down')) });
    const { ids } = aZap('note_completed', { cache });
    for (let polls = 0; polls < 3; polls += 1) expect(await ids(completed())).toStrictEqual(['note-1']);
  });

  /** Many people, whose records take three kilobytes each. */
  const crowd = (id: string, count: number) =>
    completed({
      id,
      summary: '',
      participants: Array.from({ length: count }, (_, i) =>
        aParticipant({
          email: `p${i}@client.example`,
          name: 'x'.repeat(1000),
          accountName: 'y'.repeat(1000),
        }),
      ),
    });

  it('gets each of a crowd once whole, a part of them with each check', async () => {
    const { log, poll } = aZap('new_participant');
    const got: Record<string, unknown>[] = [];
    for (let polls = 0; polls < 4 && got.length < 2000; polls += 1) {
      const records = await poll([crowd('a', 2000)]);
      expect(Buffer.byteLength(JSON.stringify(records))).toBeLessThan(5_000_000);
      got.push(...records);
    }
    expect(new Set(got.map(({ id }) => id)).size).toBe(2000);
    expect(got).toHaveLength(2000);
    expect(got.every(({ email, name }) => typeof email === 'string' && String(name).length === 1000)).toBe(
      true,
    );
    expect(log.at(0)).toMatch(/^Not everything fits/);
  });

  it('gets what is new first if not all fits', async () => {
    const { cache, poll } = aZap('new_participant');
    const known = ['a', 'b'].map((id) => crowd(id, 900));
    await poll(known);
    await poll(known);
    const notes = [...known, { ...crowd('new', 900), createdAt: new Date(Date.now()).toISOString() }];
    const isWhole = async () => (await poll(notes)).filter(({ noteId }) => noteId === 'new').length === 900;
    expect(await isWhole()).toBe(true);
    // There was no room to remember any of them.
    for (const [key, value] of cache.values)
      if (key.startsWith('zap-')) cache.values.set(key, { ...Object(value), notes: [] });
    expect(await isWhole()).toBe(true);
  });
});

describe('Excluded Folders', () => {
  it('let a note pass when its folder leaves them, although the note is the same', async () => {
    const inPrivate = (parentFolderId: string | null) => [
      aFolder({ id: 'private', name: 'Private' }),
      aFolder({ id: 'team', name: 'Team', parentFolderId }),
    ];
    let folders = inPrivate('private');
    service.list('/v1/folders', () => ({ folders }));
    const { cache, ids } = aZap('note_completed', { inputData: { excludeFolderIds: ['Private'] } });
    const note = completed({ tags: [aTag('team')] });
    for (let polls = 0; polls < 3; polls += 1) expect(await ids(note)).toStrictEqual([]);
    folders = inPrivate(null);
    cache.values.delete('folders');
    expect(await ids(note)).toStrictEqual(['note-1']);
  });
});

describe('New Completed Note', () => {
  const bare = (summary: string | null = null) =>
    completed({ id: 'late', summary, updatedAt: new Date(NOW).toISOString() });

  it.each([
    ['once it has its summary', 3, () => bare('They met.')],
    ['an hour after its last update, if it never gets one', 11, () => bare(' ')],
    ['like any other if nobody knows when it was updated', 0, () => ({ ...bare(), updatedAt: null })],
  ])('returns a note without a summary %s', async (_, polls, then) => {
    // The list may leave out summaries.
    service.list('/v1/notes/late', () => ({ note: bare() }));
    const { poll, ids } = aZap('note_completed');
    expect(await poll([bare()], { isPopulatingDedupe: true })).toStrictEqual([]);
    for (let count = 1; count < polls; count += 1) expect(await ids(bare(' '))).toStrictEqual([]);
    const found = await poll([then()]);
    expect(found).toStrictEqual([expect.objectContaining({ id: 'late', summary: then().summary })]);
  });

  it('shows a note without a summary as a sample', async () => {
    const { poll } = aZap('note_completed');
    expect(idsOf(await poll([bare()], { isLoadingSample: true }))).toStrictEqual(['late']);
  });
});

describe('the memory of a Zap', () => {
  const open = (cache: ZapierCache) => {
    const get = async (key: string) => (await cache.get(key)) ?? null;
    const set = async (key: string, value: unknown) => {
      await cache.set(key, value);
    };
    return openMemory({ cache: { ...memoryCache(), get, set }, zap: 'zap' }, 'new-items');
  };
  const listed = (id: string, mark = `${id}-as-listed`) => ({ id, createdAt: null, updatedAt: null, mark });

  it('recognizes a note that was too old to be new, unless another list shows it to be new', async () => {
    const cache = new ZapierCache();
    const first = await open(cache);
    first.passOver(listed('old'));
    first.give(listed('new'));
    first.passOver(listed('new'));
    await first.save();
    const second = await open(cache);
    expect(['old-as-listed', 'new-as-listed'].map((mark) => second.settled.known(mark)?.id)).toStrictEqual([
      'old',
      undefined,
    ]);
  });

  it.each([
    [false, 'looks back as far for what was never given and had no room'],
    [true, 'looks back no further if only what was given before had no room'],
  ])('with known notes: %s: %s', async (wasGiven) => {
    const cache = new ZapierCache();
    const first = await open(cache);
    first.complete(NOW, null);
    await first.save();
    jest.setSystemTime(NOW + 72 * HOUR);
    const second = await open(cache);
    const room = new AnswerRoom({ isTooBig: () => true, values: () => ({}) }, second);
    const own = [{ id: 'x', text: 'x'.repeat(3_000_000) }];
    const offer = (id: string) => ({
      made: { own, shared: {}, lean: () => ({}) },
      listed: { note: listed(id), start: 0, wasGiven },
    });
    second.complete(Date.now(), null);
    expect(room.given([offer('a'), offer('b')], { log: () => undefined })).toHaveLength(1);
    await second.save();
    expect((await open(cache)).lastPoll).toBe(wasGiven ? NOW + 72 * HOUR : NOW);
  });

  it('forgets old notes before those that it gave', async () => {
    const cache = new ZapierCache();
    const { since } = await open(cache);
    await (await open(cache)).save();
    jest.setSystemTime(NOW + HOUR);
    const first = await open(cache);
    for (let polls = 0; polls < 2; polls += 1) first.give(listed('given'));
    for (let i = 0; i < 3000; i += 1) first.passOver(listed(`old-${i}`, `${i}`.padStart(10)));
    await first.save();
    const second = await open(cache);
    expect(second.settled.known('given-as-listed')?.id).toBe('given');
    expect(second.settled.known('0'.padStart(10))).toBeUndefined();
    expect(second.since).toBe(since);
  });
});
