import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { Budget } from '../../src/lists/reading.ts';
import { ZapierCache } from '../support/memory.ts';
import { aFolder, aMember, aNote, aPage, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();
const sample = { meta: { isLoadingSample: true } };
const dedupe = { meta: { isPopulatingDedupe: true } };
const list = (notes: readonly unknown[], folder = '') =>
  service.on('GET', `/v1/notes?status=completed${folder}&limit=100`).reply(200, aPage(notes));
const newestIds = (count: number, most = 100) => idsOf(notesInOrder(count).toReversed()).slice(0, most);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('New Completed Note', () => {
  it('returns completed notes, newest first', async () => {
    list(notesInOrder(3));
    expect(idsOf(await runTrigger('note_completed'))).toStrictEqual(['note-3', 'note-2', 'note-1']);
  });

  it('skips a note with another status, and keeps one without a status', async () => {
    list([aNote({ id: 'a', status: 'summarizing' }), aNote({ id: 'b', status: null }), aNote({ id: 'c' })]);
    expect(idsOf(await runTrigger('note_completed'))).toStrictEqual(['b', 'c']);
  });

  it('returns three notes as a sample, from one request', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(500)));
    expect(idsOf(await runTrigger('note_completed', sample))).toStrictEqual([
      'note-100',
      'note-99',
      'note-98',
    ]);
    expect(service.requests).toHaveLength(1);
  });

  it('returns as a sample only notes that pass the filters, from the first folder', async () => {
    const [first, second] = notesInOrder(2);
    const early = aNote({ id: 'early', status: 'summarizing' });
    list([first, early, aNote({ id: 'short', totalDurationSec: 60 }), second], '&folderIds=f1');
    const inputData = { folderIds: ['f1', 'f2'], minDurationMinutes: '30' };
    expect(idsOf(await runTrigger('note_completed', { ...sample, inputData }))).toStrictEqual([
      'note-2',
      'note-1',
    ]);
  });

  it('returns only IDs beyond the first hundred notes while Zapier learns which notes exist', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(130).toReversed()));
    const known = await runTrigger('note_completed', dedupe);
    expect(known.filter((note) => 'title' in note)).toHaveLength(100);
    const others = known.filter((note) => !('title' in note));
    expect(others).toStrictEqual(
      newestIds(130, 130)
        .slice(100)
        .map((id) => ({ id })),
    );
  });

  it('returns every new note in full, even if several folders have more than a hundred together', async () => {
    const notes = notesInOrder(150);
    const folders = { f1: notes.slice(0, 75), f2: notes.slice(75) };
    for (const [folder, listed] of Object.entries(folders)) list(listed, `&folderIds=${folder}`);
    const found = await runTrigger('note_completed', { inputData: { folderIds: Object.keys(folders) } });
    expect(idsOf(found.slice(0, 100))).toStrictEqual(newestIds(150));
    expect(found.every((note) => 'title' in note)).toBe(true);
  });

  it('reads each folder, and returns a note in two folders once', async () => {
    const [first, second, third] = notesInOrder(3);
    list([first, third], '&folderIds=f%2F1');
    list([third, second], '&folderIds=f2');
    const inputData = { folderIds: ['f/1', 'f2'] };
    expect(idsOf(await runTrigger('note_completed', { inputData }))).toStrictEqual([
      'note-3',
      'note-2',
      'note-1',
    ]);
  });

  it('fails if one of the folders cannot be read', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    list([aNote()], '&folderIds=f1');
    service.on('GET', '/v1/notes?status=completed&folderIds=f2&limit=100').reply(403);
    const inputData = { folderIds: ['f1', 'f2'] };
    const { message } = await failureOf(runTrigger('note_completed', { inputData }));
    expect(message).toContain('the "notes" scope');
  });

  it('reads the newest notes of all folders before older ones while Zapier learns which exist', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(250).toReversed()));
    await runTrigger('note_completed', { ...dedupe, inputData: { folderIds: ['f1', 'f2'] } });
    const newest = ['f1', 'f2'].map((id) => `GET /v1/notes?status=completed&folderIds=${id}&limit=100`);
    expect(service.requests.slice(0, 2).sort()).toStrictEqual(newest);
  });

  it('fails if it runs out of time before it reaches the newest notes', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    service.list('/v1/notes', pagesOf(notesInOrder(350)));
    const { message } = await failureOf(runTrigger('note_completed'));
    expect(message).toMatch(/^There was not enough time to reach the newest entries of this list\./);
  });

  it('returns nothing of a folder whose newest notes it could not reach', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const notes = notesInOrder(350);
    service.list('/v1/notes', (query) =>
      query.get('folderIds') === 'f1' ? aPage([aNote({ id: 'other' })]) : pagesOf(notes)(query),
    );
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockImplementation(() => service.requests.length > 2);
    const log: string[] = [];
    const found = await runTrigger('note_completed', { inputData: { folderIds: ['f1', 'f2'] } }, { log });
    expect(idsOf(found)).toStrictEqual(['other']);
    expect(log).toStrictEqual([expect.stringContaining('not enough time to reach the newest entries')]);
  });

  it('logs that it ran out of time', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    service.list('/v1/notes', pagesOf(notesInOrder(350).toReversed()));
    const log: string[] = [];
    expect(await runTrigger('note_completed', dedupe, { log })).toHaveLength(100);
    expect(log).toStrictEqual(['The poll ran out of time after 100 items; the list continues.']);
  });

  it('logs that the list repeats itself', async () => {
    service.list('/v1/notes', frontOf(notesInOrder(2).toReversed()));
    const log: string[] = [];
    expect(await runTrigger('note_completed', {}, { log })).toHaveLength(2);
    expect(log).toStrictEqual([expect.stringContaining('The list repeated itself after 2 items')]);
  });

  it('keeps its result under 5 MB, with the same keys in every note', async () => {
    const transcripts = [
      { speaker: 'A', text: 'word '.repeat(30_000), startTimestamp: '00:00', endTimestamp: '59:00' },
    ];
    list(notesInOrder(40).map((note) => ({ ...note, transcripts })));
    const notes = await runTrigger('note_completed');
    expect(notes).toHaveLength(40);
    expect(Buffer.byteLength(JSON.stringify(notes))).toBeLessThan(5_000_000);
    expect(notes.every((note) => Object.keys(note).length === Object.keys(notes[0] ?? {}).length)).toBe(true);
  });
});

describe('a steady poll of long notes', () => {
  const transcripts = [
    { speaker: 'A', text: 'word '.repeat(30_000), startTimestamp: '00:00', endTimestamp: '59:00' },
  ];
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const noteAt = (id: string, hours: number, updatedAt: string | null = at(hours)) =>
    aNote({ id, createdAt: at(hours), updatedAt, transcripts });
  const isPointer = (value: unknown) => String(value).startsWith('hydrate|||');

  it('presents only those in full that may be new', async () => {
    list([
      noteAt('new', 1),
      noteAt('undated', 80, null),
      ...Array.from({ length: 90 }, (_, i) => noteAt(`n${i}`, 90 + i)),
    ]);
    const found = await runTrigger('note_completed');
    expect(found).toHaveLength(92);
    const whole = found.filter(({ transcriptText }) => !isPointer(transcriptText));
    expect(idsOf(whole)).toStrictEqual(['new', 'undated']);
  });

  it('leaves out those that changed least recently if even their pointers do not fit', async () => {
    const participants = Array.from({ length: 60 }, (_, i) => ({
      name: `Guest ${i}`,
      note: 'n'.repeat(900),
    }));
    const many = Array.from({ length: 1200 }, (_, i) => ({
      ...noteAt(`n${i}`, i / 60, at(30 - i / 60)),
      title: 'T'.repeat(990),
      kind: 'k'.repeat(990),
      inputLanguage: 'l'.repeat(990),
      participants: i === 0 ? participants : [],
      transcripts: [],
    }));
    service.list('/v1/notes', pagesOf(many));
    const log: string[] = [];
    const found = await runTrigger('note_completed', {}, { log });
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(6_000_000);
    expect(log).toContainEqual(expect.stringContaining(`${1200 - found.length} records were left out`));
    expect(idsOf(found)).toContain('n1199');
    expect(idsOf(found)).not.toContain('n1');
  });
});

describe('New Note in Folder', () => {
  it('returns a note of any age, also from a page further back', async () => {
    const old = Array.from({ length: 150 }, (_, i) =>
      aNote({
        id: `n${i}`,
        createdAt: new Date(Date.UTC(2020, 0, 1) - i * 60_000).toISOString(),
        updatedAt: '2020-01-02T00:00:00Z',
      }),
    );
    service.list('/v1/notes', pagesOf(old));
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const found = await runTrigger('note_added_to_folder', { inputData: { folderId: 'f/1' } });
    expect(found).toHaveLength(150);
    expect(service.requests).toStrictEqual([
      'GET /v1/notes?status=completed&folderIds=f%2F1&limit=100',
      'GET /v1/notes?status=completed&folderIds=f%2F1&limit=100&offset=100',
    ]);
  });
});

describe('New Completed Note on a long list', () => {
  const HOUR = 60 * 60_000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
  /** Notes, the newest first, a minute apart; completed long ago. */
  const history = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aNote({ id: `h${i}`, createdAt: ago(30 + i / 60), updatedAt: ago(500) }),
    );
  const today = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      aNote({ id: `t${i}`, createdAt: ago(1 + i / 60), updatedAt: ago(1) }),
    );
  const poll = async (notes: unknown[], given = {}) => {
    service.list('/v1/notes', pagesOf(notes));
    return idsOf(await runTrigger('note_completed', given));
  };

  it('finds a note that completes after 130 newer ones of the same day', async () => {
    const late = aNote({ id: 'late', createdAt: ago(20) });
    const notes = [...today(130), late, ...history(100)].map((note) => ({ ...note, title: note.id }));
    expect(await poll(notes, { inputData: { titleContains: 'late' } })).toStrictEqual(['late']);
  });

  it('finds a note that completes late in a list that is sorted by the last update', async () => {
    const late = aNote({ id: 'late', createdAt: ago(300), updatedAt: ago(0) });
    expect(await poll([late, ...today(10), ...history(100)])).toContain('late');
  });

  it('finds a note created long ago on one of the further pages', async () => {
    const notes = history(900);
    notes.splice(700, 0, aNote({ id: 'late', createdAt: ago(41), updatedAt: ago(2) }));
    service.list('/v1/notes', pagesOf(notes));
    const found: unknown[][] = [];
    for (const chance of [0.35, 0.65]) {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      found.push(idsOf(await runTrigger('note_completed')));
    }
    expect(found.map((ids) => ids.includes('late'))).toStrictEqual([false, true]);
    expect(found.map((ids) => ids.length)).toStrictEqual([100, 101]);
    expect(service.requests).toHaveLength(4);
  });

  it('reads on after an empty page if the list continues', async () => {
    service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage([], 100));
    service.on('GET', '/v1/notes?status=completed&limit=100&offset=100').reply(200, aPage(today(2)));
    expect(idsOf(await runTrigger('note_completed'))).toStrictEqual(['t0', 't1']);
  });

  it('remembers where the list of each folder ends if the oldest notes come first', async () => {
    const notes = notesInOrder(350);
    service.list('/v1/notes', (query) =>
      pagesOf(query.get('folderIds') === 'f1' ? notes : notes.slice(0, 250))(query),
    );
    const given = { inputData: { folderIds: ['f1', 'f2'] } };
    const cache = new ZapierCache();
    await runTrigger('note_completed', given, { cache });
    service.requests.length = 0;
    expect(await runTrigger('note_completed', given, { cache })).toHaveLength(200);
    // The end and a further page of each.
    expect(service.requests).toHaveLength(4);
  });

  it('starts with another folder each time if there is not enough time for all of them', async () => {
    const folderIds = Array.from({ length: 12 }, (_, i) => `f${i}`);
    service.list('/v1/notes', (query) => aPage([aNote({ id: query.get('folderIds') ?? '' })]));
    const found = new Set<unknown>();
    for (const chance of [0, 0.4, 0.8]) {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      let pages = 0;
      jest.spyOn(Budget.prototype, 'isSpent').mockImplementation(() => (pages += 1) > 10);
      const ids = idsOf(await runTrigger('note_completed', { inputData: { folderIds } }, { log: [] }));
      expect(ids.length).toBeGreaterThan(3);
      expect(ids.length).toBeLessThan(12);
      for (const id of ids) found.add(id);
    }
    expect(found.size).toBe(12);
  });

  it('rejects a folder whose value from an earlier step is missing', async () => {
    const failure = await failureOf(
      runTrigger('note_completed', { inputData: { folderIds: ['{{123__id}}'] } }),
    );
    expect(failure.message).toMatch(/^Folders: a value from an earlier step is missing/);
    expect(service.requests).toStrictEqual([]);
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
  const listing = () => service.on('GET', '/v1/folders').reply(200, { folders });

  it('returns all folders with their paths, newest first', async () => {
    listing();
    const found = await runTrigger('new_folder');
    expect(idsOf(found)).toStrictEqual(['f4', 'f3', 'f2', 'f1', 'f0']);
    expect(found[0]).toMatchObject({ path: 'F0 / F4', parentName: 'F0' });
  });

  it('returns three folders as a sample', async () => {
    listing();
    expect(await runTrigger('new_folder', sample)).toHaveLength(3);
  });
});

describe.each([
  ['new_member', '/v1/workspace/members', aMember()],
  ['new_invite', '/v1/invites', {}],
])('%s', (key, path, fields) => {
  const createdAt = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
  const items = Array.from({ length: 250 }, (_, i) => ({ ...fields, id: `x${i}`, createdAt: createdAt(i) }));

  it.each([
    ['oldest', 3, items],
    ['newest', 1, items.toReversed()],
  ])(
    'returns the newest hundred of a list that is %s-first after %d requests',
    async (_, requests, listed) => {
      service.list(path, pagesOf(listed));
      expect(idsOf(await runTrigger(key))).toStrictEqual(
        Array.from({ length: 100 }, (__, i) => `x${249 - i}`),
      );
      expect(service.requests).toHaveLength(requests);
    },
  );

  it('returns three records as a sample, from one request', async () => {
    service.list(path, pagesOf(items));
    const found = await runTrigger(key, sample);
    expect(found).toHaveLength(3);
    expect(service.requests).toStrictEqual([`GET ${path}?limit=100`]);
  });

  it('returns every record while Zapier learns which ones exist', async () => {
    service.list(path, pagesOf(items));
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
  ['new_invite', '/v1/invites'],
])('%s on a slow service', (key, path) => {
  it.each([
    ['15 seconds', {}, 400],
    ['25 seconds while Zapier learns which records exist', dedupe, 600],
  ])('ends after %s, and logs that', async (_, given, count) => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const page = pagesOf(Array.from({ length: 1000 }, (__, i) => ({ id: `x${i}` })));
    service.list(path, (query) => ((now += 4400), page(query)));
    const log: string[] = [];
    expect(await runTrigger(key, given, { log })).toHaveLength(count);
    expect(log).toStrictEqual([`The poll ran out of time after ${count} items; the list continues.`]);
  });
});
