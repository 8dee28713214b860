import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import App from '../../index.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { aNote, aPage, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { asRecords, failureOf, idsOf, running, runSearch } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('f', 'fld-1', 'fld-2'));
afterEach(() => {
  jest.restoreAllMocks();
});
const find = (inputData: Record<string, unknown>) => runSearch('find_note', inputData);
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

  it('rejects a text without a letter', async () => {
    page([aNote()]);
    expect((await failureOf(find({ textContains: '\u0301' }))).message).toMatch(
      /^Text Contains: .* has nothing to look for/,
    );
  });

  it('has the service filter by status and folder, and applies the other filters itself', async () => {
    page(
      [aNote({ id: 'a', title: 'Weekly', status: 'idle' }), aNote({ id: 'b', title: 'x', status: 'idle' })],
      null,
      'status=idle&folderIds=fld-1&limit=100',
    );
    expect(idsOf(await find({ status: 'idle', folderIds: 'fld-1', titleContains: 'weekly' }))).toStrictEqual([
      'a',
    ]);
  });

  it('searches folder by folder, and returns a note that is in two folders once', async () => {
    page([aNote({ id: 'a' }), aNote({ id: 'b' })], null, 'folderIds=fld-1&limit=100');
    page([aNote({ id: 'b' }), aNote({ id: 'c' })], null, 'folderIds=fld-2&limit=100');
    expect(idsOf(await find({ folderIds: ['fld-1', 'fld-2'] })).sort()).toStrictEqual(['a', 'b', 'c']);
  });

  it('checks the status of the notes it receives, but accepts a note without one', async () => {
    page(
      [
        aNote({ id: 'a', status: 'completed' }),
        aNote({ id: 'b', status: 'idle' }),
        aNote({ id: 'c', status: null }),
      ],
      null,
      'status=completed&limit=100',
    );
    expect(idsOf(await find({ status: 'completed' }))).toStrictEqual(['a', 'c']);
  });

  it('ranks exact titles before partial ones, then the newest first', async () => {
    page([
      aNote({ id: 'old', title: 'Weekly call', createdAt: '2026-01-01T00:00:00Z' }),
      aNote({ id: 'exact-old', title: 'weekly ', createdAt: '2025-01-01T00:00:00Z' }),
      aNote({ id: 'new', title: 'The weekly', createdAt: '2026-02-01T00:00:00Z' }),
      aNote({ id: 'exact-new', title: 'Weekly', createdAt: '2025-06-01T00:00:00Z' }),
      aNote({ id: 'timeless', title: 'Weekly x', createdAt: null }),
    ]);
    expect(idsOf(await find({ titleContains: 'Weekly' }))).toStrictEqual([
      'exact-new',
      'exact-old',
      'new',
      'old',
      'timeless',
    ]);
  });

  it.each<[string, object]>([
    ['the summary', { summary: 'The Budget' }],
    ['the enhanced note', { enhancedNote: 'a budget' }],
    ['the written notes', { userWrittenNote: 'BUDGET' }],
    [
      'the transcript',
      { transcripts: [{ speaker: 'A', text: 'the budget', startTimestamp: null, endTimestamp: null }] },
    ],
    ['two segments of the transcript', { transcripts: [{ text: 'the next' }, { text: 'budget is' }] }],
  ])('searches %s', async (where, fields) => {
    page([{ ...aNote({ id: 'a' }), ...fields }, aNote({ id: 'b' })]);
    const textContains = where.startsWith('two') ? 'next budget' : 'budget';
    expect(idsOf(await find({ textContains }))).toStrictEqual(['a']);
  });

  it.each<[string, object, boolean]>([
    ['pricing with', { summary: 'Our **pricing** with Kestrel' }, true],
    ['pricing with', { summary: 'Our [pricing](https://a.example)\nwith Kestrel' }, true],
    ['a.example', { summary: 'Our [pricing](https://a.example)' }, false],
    ['a.example', { summary: 'At https://a.example/b' }, true],
    ['**', { summary: 'Our **pricing**' }, false],
    ['- forty', { summary: '* forty' }, true],
    ['npm run', { summary: '```\nnpm run\n```' }, true],
    ['first second', { summary: '> first\n>\n> second' }, true],
    ['categ', { summary: 'A category' }, true],
    ['muller', { enhancedNote: 'Herr Müller' }, true],
    [
      'yes no',
      {
        transcripts: [
          { speaker: 'A', text: 'Yes' },
          { speaker: 'B', text: 'no' },
        ],
      },
      false,
    ],
  ])('finds "%s" as people read %j: %s', async (textContains, fields, isFound) => {
    page([{ ...aNote({ id: 'a' }), ...fields }]);
    expect(await find({ textContains })).toHaveLength(isFound ? 1 : 0);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ createdAfter: '2026-01-01T00:00:00Z', createdBefore: '2026-01-03T00:00:00Z' }, ['b', 'a']],
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

  it('returns the newest hundred notes at most', async () => {
    const notes = notesInOrder(250);
    service.list('/v1/notes', pagesOf(notes));
    const found = await find({ titleContains: 'weekly' });
    expect(idsOf(found)).toStrictEqual(idsOf(notes.toReversed()).slice(0, 100));
    expect(service.requests).toHaveLength(3);
  });

  it('stops reading once no better match can follow', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(1000).toReversed()));
    expect(await find({ kinds: 'online' })).toHaveLength(100);
    expect(service.requests).toHaveLength(1);
  });

  it('reads on if it searches for a title, since a later one may be exact', async () => {
    const notes = notesInOrder(200).toReversed();
    service.list(
      '/v1/notes',
      pagesOf([...notes, aNote({ id: 'exact', title: 'Weekly', createdAt: '2020-01-01T00:00:00Z' })]),
    );
    expect((await find({ titleContains: 'weekly' }))[0]).toMatchObject({ id: 'exact' });
    expect(service.requests).toHaveLength(3);
  });

  describe.each([
    ['newest-first', 'createdAfter', '2026-01-01T15:00:30Z', notesInOrder(1000).toReversed()],
    ['oldest-first', 'createdBefore', '2026-01-01T01:39:00Z', notesInOrder(1000)],
  ])('in a list that is %s, with %s', (_, limit, moment, notes) => {
    const findThere = () => find({ [limit]: moment, titleContains: 'weekly' });

    it('stops reading once the limit is reached', async () => {
      service.list('/v1/notes', pagesOf(notes));
      expect((await findThere()).length).toBeGreaterThan(0);
      expect(service.requests).toHaveLength(1);
    });

    it('stops a little later if a note is out of place, so that no match is missed', async () => {
      const [first, late, ...others] = notes;
      const mostly = [...others.slice(0, 4), first, ...others.slice(4, 110), late, ...others.slice(110)];
      service.list('/v1/notes', pagesOf(mostly));
      expect(idsOf(await findThere())).toContain(late?.id);
      expect(service.requests).toHaveLength(2);
    });
  });

  it.each([
    ['newest-first', 'createdAfter', '2025-01-01T00:00:00Z', notesInOrder(250).toReversed(), 3],
    ['oldest-first', 'createdBefore', '2027-01-01T00:00:00Z', notesInOrder(250), 9],
  ])('reads on in a list that is %s until %s is reached', async (_, limit, moment, notes, requests) => {
    const [last] = notes.slice(-1);
    service.list('/v1/notes', pagesOf([...notes.slice(0, -1), { ...last, summary: 'Kickoff' }]));
    expect(await find({ [limit]: moment, textContains: 'kickoff' })).toHaveLength(1);
    expect(service.requests).toHaveLength(requests);
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

  it('does not rely on an order that only a few notes show', async () => {
    const few = notesInOrder(9).toReversed();
    page(few, 9);
    page(
      [few[8] ?? {}, aNote({ id: 'later', createdAt: '2026-03-01T00:00:00Z' })],
      null,
      'limit=100&offset=8',
    );
    expect(idsOf(await find({ createdAfter: '2026-02-01' }))).toStrictEqual(['later']);
  });

  it('reads all of a list that has no order', async () => {
    const mixed = notesInOrder(250).map((note, i) => ({
      ...note,
      createdAt: i % 2 === 0 ? note.createdAt : '2020-01-01T00:00:00Z',
    }));
    service.list('/v1/notes', pagesOf(mixed));
    await find({ createdAfter: '2026-01-01T00:00:00Z' });
    expect(service.requests).toHaveLength(3);
  });

  it('fails if it runs out of time, unless the first match is certain: then the results say that there may be more', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    service.list('/v1/notes', pagesOf(notesInOrder(250)));
    expect((await failureOf(find({ titleContains: 'none' }))).message).toBe(
      'The search ran out of time after reading 100 notes of 2026-01-01; none of them matched. There are more, so the answer would be incomplete. To narrow it, choose a folder in "Folders".',
    );
  });

  it.each([
    [100, 0],
    [40, 60],
  ])(
    'says in each result whether there are others, with time for one page: %d match',
    async (count, others) => {
      jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
      const notes = notesInOrder(250).toReversed();
      const titled = notes.map((note, i) => (i < 100 && i >= count ? { ...note, kind: 'podcast' } : note));
      service.list('/v1/notes', pagesOf(titled));
      const found = await find({ kinds: 'online' });
      expect(found).toHaveLength(100 - others);
      expect(new Set(found.map(({ allMatchesFound }) => allMatchesFound))).toStrictEqual(new Set([false]));
    },
  );

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
  ])(
    'fails if the service shows only the front of the list, and suggests how to narrow %j',
    async (narrowing, advice) => {
      service.list('/v1/notes', frontOf([aNote({ id: 'a' }), aNote({ id: 'b' })]));
      const { message } = await failureOf(find({ ...narrowing, titleContains: 'none' }));
      expect(message).toMatch(
        /^The search read 2 notes of 2026-03-12; none of them matched\. .* did not show all of them, so the answer/,
      );
      expect(message).toContain(advice);
    },
  );

  it('keeps its result below 5 MB', async () => {
    const transcripts = [
      { speaker: 'A', text: 'word '.repeat(50_000), startTimestamp: '00:00', endTimestamp: '59:00' },
    ];
    page(Array.from({ length: 20 }, (_, i) => aNote({ id: `n${i}`, transcripts })));
    const found = await find({ titleContains: 'weekly' });
    expect(found).toHaveLength(20);
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(5_000_000);
    expect(found.every((note) => String(note.transcripts).startsWith('hydrate|||'))).toBe(true);
  });
});

describe('Find Note by ID', () => {
  it('returns the note', async () => {
    service.on('GET', '/v1/notes/a%2Fb').reply(200, { note: aNote({ id: 'a/b' }) });
    expect(idsOf(await runSearch('get_note', { noteId: ' a/b ' }))).toStrictEqual(['a/b']);
  });

  it('returns nothing if the note does not exist', async () => {
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
