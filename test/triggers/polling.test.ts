import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { Budget } from '../../src/lists/reading.ts';
import type { Note } from '../../src/service/note.ts';
import { ZapierCache } from '../support/memory.ts';
import {
  aFolder,
  aMember,
  aNote,
  aPage,
  frontOf,
  notesInOrder,
  pagesOf,
  segment,
} from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();
const sample = { meta: { isLoadingSample: true } };
const dedupe = { meta: { isPopulatingDedupe: true } };
const COMPLETED = 'GET /v1/notes?status=completed';

type Polling = Parameters<typeof runTrigger>;
const poll = (...given: [Polling[1]?, Polling[2]?]) => runTrigger('note_completed', ...given);
const polledIds = async (...given: Parameters<typeof poll>) => idsOf(await poll(...given));
const inFolders = (...folderIds: string[]) => {
  service.folders(...folderIds);
  return { inputData: { folderIds } };
};
const listed = (notes: readonly unknown[], folder = '') =>
  service.on('GET', `/v1/notes?status=completed${folder}&limit=100`).reply(200, aPage(notes));
const listing = (notes: readonly unknown[]) => service.list('/v1/notes', pagesOf(notes));
const newestIds = (count: number, most = count) => idsOf(notesInOrder(count).toReversed()).slice(0, most);
const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);
/** How many of the records are whole, and which come as IDs only. */
const split = (records: Record<string, unknown>[]) => ({
  whole: records.filter((record) => 'title' in record).length,
  ids: records.filter((record) => !('title' in record)),
});

const HOUR = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

describe('New Completed Note', () => {
  it('returns completed notes, newest first, and those without a status', async () => {
    const [oldest, middle, newest] = notesInOrder(3);
    listed([{ ...oldest, status: null }, aNote({ status: 'summarizing' }), middle, newest]);
    expect(await polledIds()).toStrictEqual(newestIds(3));
  });

  it('returns as a sample only notes that pass the filters, from the first folder', async () => {
    const [first, second] = notesInOrder(2);
    const early = aNote({ id: 'early', status: 'summarizing' });
    listed([first, early, aNote({ id: 'short', totalDurationSec: 60 }), second], '&folderIds=f1');
    const inputData = { ...inFolders('f1', 'f2').inputData, minDurationMinutes: '30' };
    expect(await polledIds({ ...sample, inputData })).toStrictEqual(['note-2', 'note-1']);
  });

  it('returns only IDs beyond the first hundred notes while Zapier learns which notes exist', async () => {
    listing(notesInOrder(130).toReversed());
    const ids = newestIds(130).slice(100);
    expect(split(await poll(dedupe))).toStrictEqual({ whole: 100, ids: ids.map((id) => ({ id })) });
  });

  it('returns every new note in full, even if several folders have more than a hundred together', async () => {
    const notes = notesInOrder(150);
    listed(notes.slice(0, 75), '&folderIds=f1');
    listed(notes.slice(75), '&folderIds=f2');
    const found = await poll(inFolders('f1', 'f2'));
    expect(idsOf(found)).toStrictEqual(newestIds(150));
    expect(split(found).whole).toBe(150);
  });

  it('reads each folder, and returns a note in two folders once', async () => {
    const [first, second, third] = notesInOrder(3);
    listed([first, third], '&folderIds=f%2F1');
    listed([third, second], '&folderIds=f2');
    expect(await polledIds(inFolders('f/1', 'f2'))).toStrictEqual(newestIds(3));
  });

  it('fails if one of the folders cannot be read', async () => {
    chance(0);
    listed([aNote()], '&folderIds=f1');
    service.on('GET', '/v1/notes?status=completed&folderIds=f2&limit=100').reply(403);
    const { message } = await failureOf(poll(inFolders('f1', 'f2')));
    expect(message).toContain('the "notes" scope');
  });

  it('reads the newest notes of all folders before older ones while Zapier learns which exist', async () => {
    listing(notesInOrder(250).toReversed());
    await poll({ ...dedupe, ...inFolders('f1', 'f2') });
    const newest = ['f1', 'f2'].map((id) => `${COMPLETED}&folderIds=${id}&limit=100`);
    expect(service.requests.slice(0, 2).sort()).toStrictEqual(newest);
  });
});

describe('New Completed Note, if time runs out', () => {
  const outOfTime = (isOver = () => true) =>
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockImplementation(isOver);

  it('fails before it reaches the newest notes', async () => {
    outOfTime();
    listing(notesInOrder(350));
    const { message } = await failureOf(poll());
    expect(message).toMatch(/^There was not enough time to reach the newest entries of this list\./);
  });

  it('returns nothing of a folder whose newest notes it could not reach', async () => {
    chance(0);
    const pages = { f1: pagesOf([aNote({ id: 'other' })]), f2: pagesOf(notesInOrder(350)) };
    service.list('/v1/notes', (query) => pages[query.get('folderIds') === 'f1' ? 'f1' : 'f2'](query));
    outOfTime(() => service.requests.length > 2);
    const log: string[] = [];
    expect(await polledIds(inFolders('f1', 'f2'), { log })).toStrictEqual(['other']);
    expect(log[0]).toContain('not enough time to reach the newest entries');
  });

  it('starts with another folder each time', async () => {
    const folderIds = ['f1', 'f2', 'f3'];
    service.list('/v1/notes', (query) => aPage([aNote({ id: query.get('folderIds') ?? '' })]));
    const found = new Set<unknown>();
    for (const value of [0, 0.4, 0.8]) {
      chance(value);
      let pages = 0;
      jest.spyOn(Budget.prototype, 'isSpent').mockImplementation(() => (pages += 1) > 4);
      const ids = await polledIds(inFolders(...folderIds), { log: [] });
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(3);
      for (const id of ids) found.add(id);
    }
    expect(found.size).toBe(3);
  });

  it.each([
    ['all folders', () => ({ inputData: {} }), 0],
    ['one of two folders', () => inFolders('f1', 'f2'), 3],
  ])(
    'leaves out what it had no time to read of %s when the Zap was turned on, unless it was updated since',
    async (_, choose, requestsInTime) => {
      const chosen = choose();
      const notes = Array.from({ length: 250 }, (_each, i) =>
        aNote({ id: `n${i}`, createdAt: ago(30 + i), updatedAt: ago(i === 150 ? -1 : 1) }),
      );
      const [none, all] = [pagesOf([]), pagesOf(notes)];
      service.list('/v1/notes', (query) => (query.get('folderIds') === 'f1' ? none : all)(query));
      chance(0);
      const cache = new ZapierCache();
      outOfTime(() => service.requests.length > requestsInTime);
      await poll({ ...chosen, ...dedupe }, { cache, log: [] });
      jest.restoreAllMocks();
      chance(0);
      expect(await polledIds(chosen, { cache })).toStrictEqual(
        idsOf([...notes.slice(0, 100), ...notes.slice(150, 151)]),
      );
      const other = { inputData: { ...chosen.inputData, minDurationMinutes: '1' } };
      expect(await polledIds(other, { cache })).toHaveLength(200);
    },
  );

  it('logs that the list repeats itself', async () => {
    service.list('/v1/notes', frontOf(notesInOrder(2).toReversed()));
    const log: string[] = [];
    expect(await poll({}, { log })).toHaveLength(2);
    expect(log).toStrictEqual(['The list repeated itself after 2 items; there may be more.']);
  });
});

describe('a steady poll of long notes', () => {
  const transcripts = [segment('A', 'word '.repeat(30_000), '00:00', '59:00')];
  const noteAt = (id: string, hours: number, differing: Partial<Note> = {}) =>
    aNote({ id, createdAt: ago(hours), updatedAt: ago(hours), transcripts, ...differing });
  const isPointer = (value: unknown) => String(value).startsWith('hydrate|||');

  it('presents only those in full that may be new', async () => {
    listed([
      noteAt('new', 1),
      noteAt('undated', 80, { updatedAt: null }),
      ...Array.from({ length: 90 }, (_, i) => noteAt(`n${i}`, 90 + i)),
    ]);
    const found = await poll();
    expect(found).toHaveLength(92);
    const whole = found.filter(({ transcriptText }) => !isPointer(transcriptText));
    expect(idsOf(whole)).toStrictEqual(['new', 'undated']);
  });
});

describe('New Completed Note on a long list', () => {
  /** Notes, the newest first, a minute apart; completed long ago. */
  const history = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aNote({ id: `h${i}`, createdAt: ago(30 + i / 60), updatedAt: ago(500) }),
    );
  const today = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aNote({ id: `t${i}`, createdAt: ago(1 + i / 60), updatedAt: ago(1) }),
    );

  it('finds a note that completes after 130 newer ones of the same day', async () => {
    const late = aNote({ id: 'late', createdAt: ago(20) });
    listing([...today(130), late, ...history(100)].map((note) => ({ ...note, title: note.id })));
    expect(await polledIds({ inputData: { titleContains: 'late' } })).toStrictEqual(['late']);
  });

  it('finds a note that completes late in a list that is sorted by the last update', async () => {
    const late = aNote({ id: 'late', createdAt: ago(300), updatedAt: ago(0) });
    listing([late, ...today(10), ...history(100)]);
    expect(await polledIds()).toContain('late');
  });

  it('finds a note created long ago on one of the further pages', async () => {
    listing(history(900).toSpliced(700, 0, aNote({ id: 'late', createdAt: ago(41), updatedAt: ago(2) })));
    for (const [value, isFound] of [
      [0.35, false],
      [0.65, true],
    ] as const) {
      chance(value);
      const ids = await polledIds();
      expect([ids.length, ids.includes('late')]).toStrictEqual([isFound ? 101 : 100, isFound]);
    }
    expect(service.requests).toHaveLength(4);
  });

  it('reads back to its last successful poll after an outage of four days', async () => {
    const cache = new ZapierCache();
    let notes = history(10);
    service.list('/v1/notes', (query) => pagesOf(notes)(query));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 96 * HOUR);
    await poll({}, { cache });
    jest.restoreAllMocks();
    notes = Array.from({ length: 300 }, (_, i) =>
      aNote({ id: `m${i}`, createdAt: ago((i + 1) / 3.2), updatedAt: ago((i + 1) / 3.2) }),
    );
    chance(0);
    const otherZap = { inputData: { minDurationMinutes: '1' } };
    expect((await polledIds(otherZap, { cache })).length).toBeLessThan(300);
    expect(await polledIds({}, { cache })).toHaveLength(300);
  });

  it('remembers where the list of each folder ends if the oldest notes come first', async () => {
    const pages = { f1: pagesOf(notesInOrder(150)), f2: pagesOf(notesInOrder(250).slice(130)) };
    service.list('/v1/notes', (query) => pages[query.get('folderIds') === 'f1' ? 'f1' : 'f2'](query));
    const cache = new ZapierCache();
    await poll(inFolders('f1', 'f2'), { cache });
    service.requests.length = 0;
    expect(await poll(inFolders('f1', 'f2'), { cache })).toHaveLength(200);
    // The end and a further page of each.
    expect(service.requests).toHaveLength(4);
  });
});

describe('New Note in Folder', () => {
  const inFolder = { inputData: { folderId: 'f/1' } };
  const folder = `${COMPLETED}&folderIds=f%2F1&limit=100`;
  const old = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aNote({ id: `n${i}`, createdAt: ago(50_000 + i), updatedAt: ago(50_000) }),
    );
  const five = ['a', 'b', 'c', 'd', 'e'];
  const many = Array.from({ length: 51 }, (_, index) => `f${index}`);
  beforeEach(() => service.folders('f/1', ...five, ...many, 'Smith, Jones', 'Smith', 'Jones'));

  it('returns a note of any age, also from a page further back', async () => {
    listing(old(150));
    chance(0);
    expect(await runTrigger('note_added_to_folder', inFolder)).toHaveLength(150);
    expect(service.requests).toStrictEqual([folder, `${folder}&offset=100`]);
  });

  it.each([[five], [five.join(', ')]])('reads the list of each of several folders: %j', async (folderId) => {
    service.list('/v1/notes', (query) => aPage([aNote({ id: `in-${query.get('folderIds') ?? ''}` })]));
    const found = await runTrigger('note_added_to_folder', { inputData: { folderId } });
    expect(idsOf(found).sort()).toStrictEqual(five.map((id) => `in-${id}`));
  });

  it.each([
    ['Smith, Jones', ['in-Smith, Jones']],
    ['Jones, Smith', ['in-Jones', 'in-Smith']],
  ])('knows a folder whose name has a comma: %s', async (folderId, expected) => {
    service.list('/v1/notes', (query) => aPage([aNote({ id: `in-${query.get('folderIds') ?? ''}` })]));
    const found = await runTrigger('note_added_to_folder', { inputData: { folderId } });
    expect(idsOf(found).sort()).toStrictEqual(expected);
  });

  it('takes up to fifty folders', async () => {
    service.list('/v1/notes', (query) => aPage([aNote({ id: `in-${query.get('folderIds') ?? ''}` })]));
    const given = { inputData: { folderId: many.slice(1) } };
    expect(await runTrigger('note_added_to_folder', given)).toHaveLength(50);
    const { message } = await failureOf(
      runTrigger('note_added_to_folder', { inputData: { folderId: many } }),
    );
    expect(message).toMatch(/^Folders: .* has 51 values\. Use at most 50\.$/);
  });

  it.each([
    ['newest-first', (notes: Note[]) => notes],
    ['oldest-first', (notes: Note[]) => notes.toReversed()],
  ])('finds the oldest note of a large folder in some poll if it is %s', async (_, ordered) => {
    // In small pages, so that it has many.
    service.list('/v1/notes', pagesOf(ordered(old(300)), 10));
    const cache = new ZapierCache();
    const poll = async () => idsOf(await runTrigger('note_added_to_folder', inFolder, { cache }));
    // The first poll finds that the list goes on beyond the pages that are tried of an unknown one.
    chance(0.999);
    await poll();
    for (const [value, isFound] of [
      [0, false],
      [0.999, true],
    ] as const) {
      chance(value);
      expect((await poll()).includes('n299')).toBe(isFound);
    }
  });
});

describe('New Folder', () => {
  const folders = Array.from({ length: 5 }, (_, i) =>
    aFolder({
      id: `f${i}`,
      name: `F${i}`,
      parentFolderId: i === 4 ? 'f0' : null,
      createdAt: `2026-01-0${i + 1}T00:00:00Z`,
    }),
  );

  it('returns all folders with their paths, newest first, or three as a sample', async () => {
    service.list('/v1/folders', () => ({ folders }));
    const found = await runTrigger('new_folder');
    expect(idsOf(found)).toStrictEqual(['f4', 'f3', 'f2', 'f1', 'f0']);
    expect(found[0]).toMatchObject({ path: 'F0 / F4', parentName: 'F0' });
    expect(await runTrigger('new_folder', sample)).toHaveLength(3);
  });
});

describe.each([
  ['new_member', '/v1/workspace/members', aMember()],
  ['new_invite', '/v1/invites', {}],
])('%s', (key, path, fields) => {
  const createdAt = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
  const items = Array.from({ length: 250 }, (_, i) => ({ ...fields, id: `x${i}`, createdAt: createdAt(i) }));

  it('returns the newest hundred, three as a sample, from one request, and all while Zapier learns them', async () => {
    service.list(path, pagesOf(items));
    expect(await runTrigger(key, sample)).toHaveLength(3);
    expect(service.requests).toStrictEqual([`GET ${path}?limit=100`]);
    expect(idsOf(await runTrigger(key))).toStrictEqual(Array.from({ length: 100 }, (_, i) => `x${249 - i}`));
    expect(await runTrigger(key, dedupe)).toHaveLength(250);
  });

  it('names the missing scope on a 403', async () => {
    service.on('GET', `${path}?limit=100`).reply(403);
    expect((await failureOf(runTrigger(key))).message).toContain('the "users" scope');
  });
});

describe.each([
  ['note_completed', '/v1/notes'],
  ['new_member', '/v1/workspace/members'],
])('%s on a slow service', (key, path) => {
  it.each([
    ['15 seconds', {}, 400],
    ['25 seconds while Zapier learns which records exist', dedupe, 600],
  ])('ends after %s, and logs that', async (_, given, count) => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const page = pagesOf(Array.from({ length: 1000 }, (__, i) => ({ id: `x${i}` })));
    service.list(path, (query) => ((now += 3600), page(query)));
    const log: string[] = [];
    expect(await runTrigger(key, given, { log })).toHaveLength(count);
    expect(log).toStrictEqual([`The poll ran out of time after ${count} items; the list continues.`]);
  });
});
