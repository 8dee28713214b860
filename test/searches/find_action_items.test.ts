import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { noteLink } from '../../src/resources/note/link.ts';
import type { Note } from '../../src/resources/note/note.ts';
import { aNote, aPage, aParticipant, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.folders('f1', 'f2'));
afterEach(() => {
  jest.restoreAllMocks();
});
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
      id: expect.stringMatching(/^b-[\da-f]{24}$/),
      done: false,
      assignee: 'Anna',
      assigneeEmail: 'anna@acme.example',
      noteId: 'b',
      noteTitle: 'Board',
    });
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

  it('rejects a search for items of someone and of nobody', async () => {
    expect((await failureOf(find({ assignee: 'anna', unassigned: true }))).message).toBe(
      '"Assigned To" is filled in, but "Unassigned Only" is on. Use only one of the two.',
    );
    expect(service.requests).toStrictEqual([]);
  });

  it('rejects a period that ends before it begins', async () => {
    expect((await failureOf(find({ createdAfter: '2026-02-02', createdBefore: '2026-02-02' }))).message).toBe(
      'Note Created After: use a time before the one in "Note Created Before".',
    );
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

  it('finds the item of a new note that is a little out of place', async () => {
    const [late, ...notes] = recent(notesInOrder(300), summaryOf('[ ] one')).toReversed();
    service.list('/v1/notes', pagesOf([...notes.slice(0, 30), late, ...notes.slice(30)]));
    const items = await find();
    expect(items[0]).toMatchObject({ noteId: 'note-300' });
    expect(items).toHaveLength(100);
    expect(service.requests).toHaveLength(2);
  });

  it('reads on in a list without an order, and in every chosen folder', async () => {
    const notes = recent(notesInOrder(300), summaryOf('[ ] one'));
    const [low, middle, high] = [notes.slice(0, 100), notes.slice(100, 200), notes.slice(200)];
    const newest = high.toReversed().map(({ id }) => id);
    const noteIdsOf = (items: Record<string, unknown>[]) => items.map(({ noteId }) => noteId);
    service.list('/v1/notes', (query) => {
      const ofFolder = query.get('folderIds') === 'f1' ? [...low, ...middle].reverse() : high;
      return pagesOf(query.has('folderIds') ? ofFolder : [...middle, ...low, ...high])(query);
    });
    expect(noteIdsOf(await find())).toStrictEqual(newest);
    expect(noteIdsOf(await find({ folderIds: ['f1', 'f2'] }))).toStrictEqual(newest);
  });

  it('fails if time runs out in a list without an order, even with a hundred items', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const notes = recent(notesInOrder(300), summaryOf('[ ] one', '[ ] two'));
    service.list('/v1/notes', pagesOf(notes.map((_, index) => notes[(index * 7) % 300])));
    expect((await failureOf(find())).message).toMatch(
      /^The search ran out of time after reading 100 notes of \d{4}-\d\d-\d\d; 100 of them/,
    );
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

  it.each([
    [
      'many words',
      'Prepare the “Hohenstein” proposal with 日本語 pricing & options, '.repeat(25),
      'Prepare the',
    ],
    ['one endless word, which is cut to the byte', 'x'.repeat(1500), 'Xxx'],
  ])('keeps a hundred items of %s below 60 KB', async (_what, words, start) => {
    const participants = [
      aParticipant({
        name: 'Wolfgang-Maximilian von und zu Hohenstein',
        email: 'wolfgang.maximilian.hohenstein@client.example',
      }),
    ];
    const items = Array.from({ length: 20 }, (_, index) =>
      index === 1 ? `[ ] ${words}` : `[ ] Wolfgang-Maximilian: ${words} ${index} by Friday`,
    );
    list(
      ...Array.from({ length: 6 }, (_, index) =>
        aNote({
          id: `0b7f3a52-6c1e-4f0e-9a61-7d0b6f0e5a1${index}`,
          title: index === 1 ? null : 'Quarterly business review with Hohenstein International '.repeat(4),
          createdAt: daysAgo(index + 1),
          participants,
          summary: summaryOf(...items),
        }),
      ),
    );
    const found = await find();
    // A link to each note takes the room of a few.
    expect(found.length).toBeGreaterThanOrEqual('noteUrl' in noteLink('n') ? 95 : 100);
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThanOrEqual(60_000);
    expect(found[0]?.text).toMatch(new RegExp(`^${start}.*…$`));
    expect(found[0]).toMatchObject({ assignee: 'Wolfgang-Maximilian', dueText: 'by Friday' });
    expect(found[0]?.noteTitle).toMatch(/^Quarterly business review .*…$/);
    expect(found[1]).toMatchObject({ assignee: null, dueText: null });
    expect(found[20]).toMatchObject({ noteTitle: null });
  });
});
