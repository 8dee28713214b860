import { describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import {
  aFolder,
  aNote,
  aPage,
  aParticipant,
  aTag,
  frontOf,
  notesInOrder,
  pagesOf,
  segment,
} from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
const list = (...notes: object[]) => service.on('GET', '/v1/notes?limit=100').reply(200, aPage(notes));
const find = (inputData: Record<string, unknown> = {}) =>
  runSearch('find_note_totals', { internalDomains: ['acme.example'], ...inputData });
const counts = (rows: Record<string, unknown>[]) =>
  Object.fromEntries(rows.map(({ group, noteCount }) => [String(group), noteCount])) as Record<
    string,
    unknown
  >;

const anna = aParticipant({ name: 'Anna', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis', email: 'luis@client.example', accountName: 'Client' });
const notes = () => [
  aNote({ id: 'a', createdAt: '2026-03-01T12:00:00Z', participants: [anna, luis], tags: [aTag('t')] }),
  aNote({ id: 'b', createdAt: '2026-03-31T22:30:00Z', participants: [anna], totalDurationSec: 90 }),
  aNote({ id: 'c', createdAt: '2026-03-30T08:00:00Z', kind: 'podcast', totalDurationSec: null }),
  aNote({ id: 'd', createdAt: '2025-12-31T08:00:00Z', status: 'summarizing', tags: [aTag('t'), aTag('u')] }),
];

describe('Find Note Totals', () => {
  it('counts all notes, their minutes, and those with guests', async () => {
    list(...notes());
    expect(await find()).toStrictEqual([
      {
        id: 'all',
        group: 'All notes together',
        noteCount: 4,
        totalMinutes: 61.5,
        unknownDurationCount: 1,
        externalNoteCount: 1,
        firstNoteAt: '2025-12-31T08:00:00Z',
        lastNoteAt: '2026-03-31T22:30:00Z',
        from: null,
        to: null,
        hasMore: false,
        nextPage: null,
      },
    ]);
  });

  it.each([
    ['day', { '2026-03-31': 1, '2026-03-30': 1, '2026-03-01': 1, '2025-12-31': 1 }],
    ['week', { 'Week of 2026-03-30': 2, 'Week of 2026-02-23': 1, 'Week of 2025-12-29': 1 }],
    ['month', { '2026-03': 3, '2025-12': 1 }],
    ['year', { '2026': 3, '2025': 1 }],
    ['kind', { online: 3, podcast: 1 }],
    ['status', { completed: 3, summarizing: 1 }],
    ['person', { Anna: 2, Luis: 1 }],
    ['company', { Client: 1 }],
  ])('counts them by %s', async (groupBy, expected) => {
    list(...notes());
    expect(counts(await find({ groupBy }))).toStrictEqual(expected);
  });

  it('counts a note in each of its folders, and shows those without any', async () => {
    list(...notes());
    const folders = ['t', 'u', 'v'].map((id) => aFolder({ id, name: id.toUpperCase() }));
    service.list('/v1/folders', () => ({ folders }));
    const rows = await find({ groupBy: 'folder' });
    expect(rows.map(({ id, noteCount }) => [id, noteCount])).toStrictEqual([
      ['none', 2],
      ['t', 2],
      ['u', 1],
      ['v', 0],
    ]);
    expect(rows[3]).toMatchObject({ group: 'V', totalMinutes: 0, firstNoteAt: null, lastNoteAt: null });
  });

  it.each([
    [{ createdAfter: '2026-03-02', createdBefore: '2026-04-01' }, 2],
    [{ status: 'Not completed' }, 1],
    [{ kinds: ['podcast'] }, 1],
    [{ titleContains: 'nothing' }, 0],
  ])('counts only what is asked for: %j', async (input, noteCount) => {
    list(...notes());
    expect(await find(input)).toMatchObject([{ noteCount }]);
  });

  it('counts each note once if the list of a folder shows notes of another one', async () => {
    const folders = ['t', 'u'].map((id) => aFolder({ id, name: id.toUpperCase() }));
    service.list('/v1/folders', () => ({ folders }));
    const all = notesInOrder(3).map((note, at) => ({ ...note, tags: [aTag(at === 2 ? 'u' : 't')] }));
    service.list('/v1/notes', pagesOf(all));
    expect(await find({ folderIds: ['T'] })).toMatchObject([{ noteCount: 2, hasMore: false }]);
  });

  it('says which period it had time for, and goes on before it', async () => {
    const all = notesInOrder(300).toReversed();
    service.list('/v1/notes', pagesOf(all));
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const [first] = await find();
    expect(first).toMatchObject({ noteCount: 99, hasMore: true, to: null, from: expect.any(String) });
    jest.restoreAllMocks();
    expect(await find({ page: first?.nextPage })).toMatchObject([
      { noteCount: 201, hasMore: false, nextPage: null, from: null, to: first?.from },
    ]);
  });

  it('shows more groups than fit on further pages, each once', async () => {
    const participants = Array.from({ length: 700 }, (_, index) =>
      aParticipant({ name: `Guest ${index}`, email: `guest${index}@client.example` }),
    );
    service.list('/v1/notes', () => aPage([aNote({ participants })]));
    const seen: unknown[] = [];
    let page: unknown;
    do {
      const rows = await find({ groupBy: 'person', page });
      expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThanOrEqual(60_000);
      seen.push(...rows.map(({ id }) => id));
      page = rows.at(-1)?.nextPage;
    } while (typeof page === 'string');
    expect([seen.length, new Set(seen).size]).toStrictEqual([700, 700]);
  });

  it.each(['find_note_totals', 'find_participants', 'find_quotes'])(
    '%s says how many of the notes that it read matched if it did not see all',
    async (key) => {
      const text = [segment('Luis', 'Hello, hello.', '00:00', '00:05')];
      service.list(
        '/v1/notes',
        frontOf(['x', 'y'].map((id) => aNote({ id, participants: [luis], transcripts: text }))),
      );
      const input = {
        createdAfter: '2026-01-01',
        internalDomains: ['acme.example'],
        text: key.endsWith('quotes') ? 'hello' : undefined,
      };
      expect((await failureOf(runSearch(key, input))).message).toMatch(
        / read 2 notes[^;]*; 2 of them matched\. /,
      );
    },
  );

  it('fails if it did not see all of a list that does not say how far it came', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const unordered = notesInOrder(300).map((note, index) => ({
      ...note,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, (index * 7919) % 300)).toISOString(),
    }));
    service.list('/v1/notes', pagesOf(unordered));
    expect((await failureOf(find())).message).toMatch(/ran out of time after reading 100 notes/);
  });
});
