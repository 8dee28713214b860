import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import { Deadline } from '../../src/api/deadline.ts';
import type { Note } from '../../src/service/note.ts';
import { aNote, aPage, aParticipant, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runSearch } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('f1', 'f2'));
const list = (...notes: object[]) =>
  service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(notes));
const find = (inputData: Record<string, unknown> = {}) => runSearch('find_action_items', inputData);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const summaryOf = (...items: string[]) => `## Action items\n\n${items.map((item) => `- ${item}`).join('\n')}`;
const textsOf = (records: Record<string, unknown>[]) => records.map(({ text }) => text);
const recent = (notes: readonly Note[], summary: string) =>
  notes.map((note, index) => ({
    ...note,
    createdAt: new Date(Date.now() - (notes.length - index) * 60_000).toISOString(),
    summary,
  }));

describe('Find Action Items', () => {
  it('finds last what is in notes whose creation time is unknown', async () => {
    const notes = [null, 'yesterday', daysAgo(1)].map((createdAt, index) =>
      aNote({ id: `${index}`, createdAt, summary: summaryOf(`[ ] task ${index}`) }),
    );
    list(...notes);
    expect(textsOf(await find())).toStrictEqual(['Task 2', 'Task 0', 'Task 1']);
  });

  it('returns open items of the last 30 days, newest note first, with little about the note', async () => {
    list(
      aNote({ id: 'old', createdAt: daysAgo(31), summary: summaryOf('[ ] forget it') }),
      aNote({ id: 'a', createdAt: daysAgo(3), summary: summaryOf('[ ] sign', '[x] call', '[ ] send it') }),
      aNote({
        id: 'b',
        createdAt: daysAgo(1),
        title: 'Board',
        participants: [aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' })],
        summary: summaryOf('[ ] Anna: book a room'),
      }),
    );
    const items = await find();
    expect(textsOf(items)).toStrictEqual(['Book a room', 'Sign', 'Send it']);
    expect(items[0]).toMatchObject({
      // The ID with which New Action Item fires: a Zap finds the row of its table again.
      id: expect.stringMatching(/^b-[\da-f]{24}$/),
      dueDate: null,
      done: false,
      assignee: 'Anna',
      assigneeEmail: 'anna@acme.example',
      noteId: 'b',
      noteTitle: 'Board',
    });
    expect(items[1]).toStrictEqual({
      id: expect.stringMatching(/^a-[\da-f]{24}$/),
      text: 'Sign',
      done: false,
      assignee: null,
      assigneeEmail: null,
      dueDate: null,
      dueAt: null,
      dueText: null,
      noteId: 'a',
      noteTitle: 'Weekly meeting',
      ...noteLink('a'),
      noteCreatedAt: expect.any(String),
      noteCreatedDate: expect.any(String),
      hasMore: false,
      nextPage: null,
    });
  });

  it.each([
    [
      'has more items than are read',
      summaryOf(...Array.from({ length: 1001 }, (_, i) => `[x] Send offer ${i}`), '[ ] call'),
    ],
    ['is too long to be read to its end', `${summaryOf('[ ] call')}\n\n${'word '.repeat(41_000)}`],
  ])('says that there may be others if a note %s', async (_, summary) => {
    list(
      aNote({ createdAt: daysAgo(1), summary: summary }),
      aNote({ id: 'b', createdAt: daysAgo(2), summary: summaryOf('[ ] sign') }),
    );
    expect((await find()).at(-1)).toMatchObject({ text: 'Sign', hasMore: null });
  });

  it.each([
    [{ status: 'done' }, ['Call']],
    [{ status: 'all' }, ['Send it', 'Call', 'Sign']],
    [{ assignee: 'anna@acme.example' }, ['Send it']],
    [{ unassigned: true }, ['Sign']],
    [{ titleContains: 'board' }, []],
    [{ createdAfter: daysAgo(1) }, []],
    [{ createdBefore: daysAgo(3), createdAfter: daysAgo(60) }, ['Forget it']],
  ])('finds with %j only what it asks for', async (input, expected) => {
    list(
      aNote({
        id: 'a',
        createdAt: daysAgo(2),
        participants: [aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' })],
        summary: summaryOf('[ ] Anna: send it', '[x] call', '[ ] sign'),
      }),
      aNote({ id: 'old', createdAt: daysAgo(40), summary: summaryOf('[ ] forget it') }),
    );
    expect(textsOf(await find(input))).toStrictEqual(expected);
  });

  it.each([
    [
      { assignee: 'anna', unassigned: true },
      '"Assigned To" is filled in, but "Unassigned Only" is on. Use only one of the two.',
    ],
    [
      { createdAfter: '2026-02-02', createdBefore: '2026-02-02' },
      'Note Created After: use a time before the one in "Note Created Before".',
    ],
  ])('makes no request for %j', async (input, message) => {
    expect((await failureOf(find(input))).message).toBe(message);
    expect(service.requests).toStrictEqual([]);
  });

  it('returns the newest hundred items, and stops reading once they are certain', async () => {
    const notes = recent(notesInOrder(500), summaryOf('[ ] one', '[ ] two'));
    service.list('/v1/notes', pagesOf(notes.toReversed()));
    for (const input of [{}, { folderIds: ['f1'] }]) {
      const items = await find(input);
      expect(items).toHaveLength(100);
      expect(items[99]).toMatchObject({ text: 'Two', noteId: 'note-451' });
    }
    expect(service.requests).toHaveLength(2);
  });

  it('reads on in a list without an order, and in every chosen folder', async () => {
    const notes = recent(notesInOrder(300), summaryOf('[ ] one'));
    const [older, newest] = [notes.slice(0, 200), notes.slice(200)];
    service.list('/v1/notes', (query) => {
      const mixed = [...older.slice(100), ...older.slice(0, 100), ...newest];
      const lists = new Map([
        ['f1', older.toReversed()],
        ['f2', newest],
      ]);
      return pagesOf(lists.get(query.get('folderIds') ?? '') ?? mixed)(query);
    });
    for (const input of [{}, { folderIds: ['f1', 'f2'] }])
      expect((await find(input)).map(({ noteId }) => noteId)).toStrictEqual(idsOf(newest.toReversed()));
  });

  it.each([
    ['time runs out', pagesOf, true, 'ran out of time after reading 100 notes, back to 20'],
    ['the list repeats itself', frontOf, false, 'did not show all of them'],
  ])('fails if %s, unless it has a hundred items of the newest notes', async (_, page, isOver, reason) => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(isOver);
    service.list('/v1/notes', page(recent(notesInOrder(300), summaryOf('[ ] one')).toReversed()));
    const { message } = await failureOf(find({ titleContains: 'none' }));
    expect(message).toMatch(
      /^The search .* none of them matched\. .* would be incomplete\. .*"Note Created After"/,
    );
    expect(message).toContain(reason);
    expect(await find()).toHaveLength(100);
  });
});
