import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import App from '../../index.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { aNote, aPage, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { asRecords, failureOf, idsOf, running, runSearch } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('f', 'fld-1', 'fld-2'));
const find = (inputData: Record<string, unknown>) => runSearch('find_note', inputData);
const said = (speaker: string, text: string) => ({ speaker, text });
const page = (notes: object[], nextOffset: number | null = null, query = 'limit=100') =>
  service.on('GET', `/v1/notes?${query}`).reply(200, aPage(notes, nextOffset));

describe('Find Note', () => {
  it.each<[Record<string, unknown>]>([
    [{ titleContains: ' ', folderIds: [], kinds: '' }],
    [{ audience: '' }],
    [{ internalDomains: ['acme.example'], includeSubfolders: true }],
  ])('asks for criteria without a request if it has only %j', async (inputData) => {
    expect((await failureOf(find(inputData))).message).toMatch(
      /^There is nothing to search for\. Fill in at least one of the fields, such as "Title Contains"/,
    );
  });

  it.each(['2026-02-02', '2026-02-01'])('rejects a period from 2026-02-02 to %s', async (createdBefore) => {
    expect((await failureOf(find({ createdAfter: '2026-02-02', createdBefore }))).message).toBe(
      'Created After: use a time before the one in "Created Before".',
    );
    expect(service.requests).toStrictEqual([]);
  });

  it('fails if a note is too large to read, and does not show an answer that is incomplete', async () => {
    page([
      aNote({ id: 'a' }),
      { id: 'b', ...Object.fromEntries(Array.from({ length: 10_001 }, (_, key) => [key, 0])) },
    ]);
    expect((await failureOf(find({ titleContains: 'weekly' }))).message).toMatch(
      /^The search read 1 notes .* At least one other is too large for a step to read, so the answer would/,
    );
  });

  it('has the service filter by status and folder, and accepts a note without a status', async () => {
    const titled = { title: 'Weekly', status: 'idle' };
    page(
      [
        aNote({ ...titled, id: 'a' }),
        aNote({ ...titled, id: 'b', title: 'x' }),
        aNote({ ...titled, id: 'c', status: 'completed' }),
        aNote({ ...titled, id: 'd', status: null }),
      ],
      null,
      'status=idle&folderIds=fld-1&limit=100',
    );
    const sought = { status: 'idle', folderIds: 'fld-1', titleContains: 'weekly' };
    expect(idsOf(await find(sought)).toSorted()).toStrictEqual(['a', 'd']);
  });

  it('searches folder by folder, and returns a note that is in two folders once', async () => {
    page([aNote({ id: 'a' }), aNote({ id: 'b' })], null, 'folderIds=fld-1&limit=100');
    page([aNote({ id: 'b' }), aNote({ id: 'c' })], null, 'folderIds=fld-2&limit=100');
    expect(idsOf(await find({ folderIds: ['fld-1', 'fld-2'] })).sort()).toStrictEqual(['a', 'b', 'c']);
  });

  it('ranks exact titles before partial ones, then the newest first', async () => {
    page([
      aNote({ id: 'old', title: 'Weekly call', createdAt: '2026-01-01T00:00:00Z' }),
      aNote({ id: 'exact-old', title: 'weekly ', createdAt: '2025-01-01T00:00:00Z' }),
      aNote({ id: 'new', title: 'The weekly', createdAt: '2026-02-01T00:00:00Z' }),
      aNote({ id: 'exact-new', title: 'Weekly', createdAt: '2025-06-01T00:00:00Z' }),
      aNote({ id: 'timeless', title: 'Weekly x', createdAt: null }),
    ]);
    const ranked = ['exact-new', 'exact-old', 'new', 'old', 'timeless'];
    expect(idsOf(await find({ titleContains: 'Weekly' }))).toStrictEqual(ranked);
  });

  it.each<[string, object, boolean]>([
    ['pricing with', { summary: 'Our [pricing](https://a.example)\nwith **Kestrel**' }, true],
    ['a.example', { summary: 'Our [pricing](https://a.example)' }, false],
    ['**', { summary: 'Our **pricing**' }, false],
    ['- forty', { userWrittenNote: '* forty' }, true],
    ['categ', { summary: 'A CATEGORY' }, true],
    ['muller', { enhancedNote: 'Herr Müller' }, true],
    ['yes no', { transcripts: [said('A', 'Yes'), said('A', 'no')] }, true],
    ['yes no', { transcripts: [said('A', 'Yes'), said('B', 'no')] }, false],
  ])('finds "%s" as people read %j: %s', async (textContains, fields, isFound) => {
    page([{ ...aNote({ id: 'a' }), ...fields }]);
    expect(await find({ textContains })).toHaveLength(isFound ? 1 : 0);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ createdAfter: '2026-01-01T00:00:00Z', createdBefore: '2026-01-03T00:00:00Z' }, ['b', 'a', 'd']],
    [{ updatedAfter: '2026-03-01T10:00:00+01:00' }, ['b']],
  ])('includes the start of a period, but not its end, with %j', async (inputData, ids) => {
    page([
      aNote({ id: 'a', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-03-01T09:00:00Z' }),
      aNote({ id: 'b', createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-03-01T09:00:01Z' }),
      aNote({ id: 'c', createdAt: '2026-01-03T00:00:00Z', updatedAt: null }),
      aNote({ id: 'd', createdAt: null, updatedAt: null }),
    ]);
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it('finds a status that is typed, which the service is not asked for', async () => {
    page([aNote({ id: 'a', status: 'postprocessing' }), aNote({ id: 'b' })]);
    expect(idsOf(await find({ status: ' postprocessing ' }))).toStrictEqual(['a']);
  });

  it('stops reading once no better match can follow', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(1000).toReversed()));
    expect(await find({ kinds: 'online' })).toHaveLength(100);
    expect(service.requests).toHaveLength(1);
  });

  it('reads on if it searches for a title, since a later one may be exact', async () => {
    const exact = aNote({ id: 'exact', title: 'Weekly', createdAt: '2020-01-01T00:00:00Z' });
    service.list('/v1/notes', pagesOf([...notesInOrder(200).toReversed(), exact]));
    expect((await find({ titleContains: 'weekly' }))[0]).toMatchObject({ id: 'exact' });
    expect(service.requests).toHaveLength(3);
  });

  it.each([
    ['newest-first', { createdAfter: '2026-01-01T15:00:30Z' }, notesInOrder(1000).toReversed()],
    ['oldest-first', { createdBefore: '2026-01-01T01:39:00Z' }, notesInOrder(1000)],
  ])('stops reading a list that is %s once it has passed %j', async (_, period, notes) => {
    service.list('/v1/notes', pagesOf(notes));
    expect((await find({ ...period, titleContains: 'weekly' })).length).toBeGreaterThan(0);
    expect(service.requests).toHaveLength(1);
  });

  it("reads a date without a zone as one in the Zap's time zone", async () => {
    page([
      aNote({ id: 'before', createdAt: '2026-01-02T04:59:00Z' }),
      aNote({ id: 'after', createdAt: '2026-01-02T05:01:00Z' }),
    ]);
    const findInNewYork = running(App.searches.find_note?.operation.perform);
    const given = { inputData: { createdAfter: '2026-01-02' }, meta: { timezone: 'America/New_York' } };
    expect(idsOf(asRecords(await findInNewYork(given)))).toStrictEqual(['after']);
  });

  it('fails if it runs out of time, and says how to narrow the search', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    service.list('/v1/notes', pagesOf(notesInOrder(250)));
    expect((await failureOf(find({ titleContains: 'none' }))).message).toBe(
      'The search ran out of time after reading 100 notes of 2026-01-01; none of them matched. There are more, so the answer would be incomplete. To narrow it, choose a folder in "Folders".',
    );
  });

  it('says in each result that there may be others if it had time for the newest notes only', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const notes = notesInOrder(250).toReversed();
    service.list(
      '/v1/notes',
      pagesOf(notes.map((note, i) => (i < 40 ? note : { ...note, kind: 'podcast' }))),
    );
    const found = await find({ kinds: 'online' });
    expect(found.map(({ allMatchesFound }) => allMatchesFound)).toStrictEqual(Array(40).fill(false));
  });

  it('says that all were found once it has read all notes', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(150)));
    const found = await find({ titleContains: 'weekly', createdBefore: '2026-01-01T01:00:00Z' });
    expect(found).toHaveLength(60);
    expect(found.every(({ allMatchesFound }) => allMatchesFound === true)).toBe(true);
  });

  it.each([
    [{ folderIds: ['f'] }, 'choose a "Status"'],
    [{ folderIds: ['f'], includeSubfolders: true }, 'turn off "Include Subfolders"'],
    [{ folderIds: ['f'], status: 'completed' }, 'choose fewer or smaller folders'],
  ])('fails if not all of a list is shown, and suggests how to narrow %j', async (narrowing, advice) => {
    service.list('/v1/notes', frontOf([aNote({ id: 'a' }), aNote({ id: 'b' })]));
    const { message } = await failureOf(find({ ...narrowing, titleContains: 'none' }));
    expect(message).toMatch(
      /^The search read 2 notes of 2026-03-12; none of them matched\. .* did not show all of them, so the answer/,
    );
    expect(message).toContain(advice);
  });
});

describe('Find Note by ID', () => {
  it('returns the note, or nothing if it does not exist', async () => {
    service.on('GET', '/v1/notes/a%2Fb').reply(200, { note: aNote({ id: 'a/b' }) });
    expect(idsOf(await runSearch('get_note', { noteId: ' a/b ' }))).toStrictEqual(['a/b']);
    service.on('GET', '/v1/notes/x').reply(404);
    expect(await runSearch('get_note', { noteId: 'x' })).toStrictEqual([]);
  });

  it.each([500, 403])('fails if the service responds with %d', async (status) => {
    service.on('GET', '/v1/notes/x').reply(status);
    await failureOf(runSearch('get_note', { noteId: 'x' }));
  });

  it.each([' ', '..'])('fails without a request for %p', async (noteId) => {
    await failureOf(runSearch('get_note', { noteId }));
  });
});
