import { describe, expect, it, jest } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { aNote, aPage, aParticipant, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
const list = (...notes: object[]) => service.on('GET', '/v1/notes?limit=100').reply(200, aPage(notes));
const find = (inputData: Record<string, unknown> = {}) =>
  runSearch('find_participants', { internalDomains: ['acme.example'], ...inputData });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const met = (rows: Record<string, unknown>[]) =>
  rows.map(({ name, noteCount }) => `${String(name)} ${String(noteCount)}`);

const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const noah = aParticipant({ name: 'Noah Lee', email: 'noah@kestrel.example', accountName: 'Kestrel' });
const mia = aParticipant({ name: 'Mia Ruiz', email: 'mia@kestrel.example' });
const ines = aParticipant({ name: 'Ines Roth', email: 'ines@gmail.com', accountName: 'Roth Design' });
const omar = aParticipant({ name: 'Omar Haddad', email: 'omar@gmail.com' });
const nameOnly = aParticipant({ name: 'noah lee' });

/** Oldest last, but the list is in no order. */
const year = () => [
  aNote({ id: 'kickoff', createdAt: daysAgo(50), participants: [anna, mia], totalDurationSec: null }),
  aNote({ id: 'old', createdAt: daysAgo(91), participants: [omar, noah] }),
  aNote({ id: 'demo', title: 'Demo', createdAt: daysAgo(10), participants: [anna, noah, ines] }),
  aNote({
    id: 'call',
    createdAt: daysAgo(20),
    participants: [{ ...noah, name: null, email: 'NOAH@Kestrel.example' }],
  }),
  aNote({ id: 'chat', createdAt: daysAgo(5), participants: [anna, nameOnly] }),
];

describe('Find Participants', () => {
  it('returns each guest of the last 90 days once, last met first', async () => {
    const notes = year();
    list(...notes);
    const rows = await find();
    // A name without an address is the person of this name whose address is known.
    expect(met(rows)).toStrictEqual(['Noah Lee 3', 'Ines Roth 1', 'Mia Ruiz 1']);
    const { noteUrl: link } = noteLink('chat');
    expect(rows[0]).toStrictEqual({
      id: 'noah@kestrel.example',
      name: 'Noah Lee',
      email: 'noah@kestrel.example',
      companyName: 'Kestrel',
      domain: 'kestrel.example',
      isExternal: true,
      noteCount: 3,
      totalMinutes: 90,
      firstMetAt: notes[3]?.createdAt,
      lastMetAt: notes[4]?.createdAt,
      lastMetText: expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d{4}, /),
      lastNoteId: 'chat',
      lastNoteTitle: 'Weekly meeting',
      ...(link !== undefined && { lastNoteUrl: link }),
      peopleNames: null,
      hasMore: false,
      nextPage: null,
    });
    expect(rows[2]).toMatchObject({ totalMinutes: null });
  });

  it('returns each company once, at mail providers by name, with all its people', async () => {
    list(...year());
    expect(await find({ by: 'company', createdAfter: daysAgo(365) })).toMatchObject([
      {
        id: 'kestrel.example',
        name: 'Kestrel',
        email: null,
        domain: 'kestrel.example',
        peopleNames: 'Noah Lee, Mia Ruiz',
        noteCount: 5,
        totalMinutes: 120,
        lastNoteId: 'chat',
      },
      {
        id: 'roth design',
        name: 'Roth Design',
        domain: null,
        peopleNames: 'Ines Roth',
        lastNoteTitle: 'Demo',
      },
    ]);
  });

  it.each([
    [{ who: 'internal' }, ['Anna Berg 3']],
    [{ who: 'everyone' }, ['Anna Berg 3', 'Noah Lee 3', 'Ines Roth 1', 'Mia Ruiz 1']],
    [{ participant: ['Noah'] }, ['Noah Lee 3']],
    [{ participant: ['kestrel'] }, ['Noah Lee 3', 'Mia Ruiz 1']],
    [{ participant: ['omar@gmail.com'] }, []],
    [{ titleContains: 'demo' }, ['Noah Lee 1', 'Ines Roth 1']],
    [{ createdBefore: daysAgo(15) }, ['Noah Lee 1', 'Mia Ruiz 1']],
    [{ createdAfter: daysAgo(100), createdBefore: daysAgo(60) }, ['Omar Haddad 1', 'Noah Lee 1']],
  ])('finds with %j only who is asked for', async (input, expected) => {
    list(...year());
    const names = met(await find(input));
    // In the last row, the address has no name in the only note that is left.
    expect(names.map((name) => name.replace('null', 'Noah Lee')).toSorted()).toStrictEqual(
      expected.toSorted(),
    );
  });

  it('does not guess which of two people of one name a name means', async () => {
    const other = aParticipant({ name: 'Noah Lee', email: 'noah@other.example' });
    list(
      aNote({ createdAt: daysAgo(2), participants: [nameOnly] }),
      aNote({ id: 'b', createdAt: daysAgo(3), participants: [noah, other] }),
    );
    expect(met(await find({ who: 'everyone' }))).toStrictEqual(['noah lee 1', 'Noah Lee 1', 'Noah Lee 1']);
  });

  it.each([
    [
      { createdAfter: '2026-02-02', createdBefore: '2026-02-02' },
      'Note Created After: use a time before the one in "Note Created Before".',
    ],
    [{ audience: 'internal' }, /^Internal meetings have no participants from outside/],
    [{ participant: ['@'] }, /^Participants: "@" is not an email address/],
  ])('rejects %j without a request', async (input, message) => {
    expect((await failureOf(find(input))).message).toMatch(message);
    expect(service.requests).toStrictEqual([]);
  });

  it('returns who was met in the notes that it had time to read, and goes on with the others', async () => {
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    const notes = notesInOrder(300).map((note, index) => ({
      ...note,
      createdAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
      participants: [noah],
    }));
    service.list('/v1/notes', pagesOf(notes));
    const [first] = await find();
    expect(first).toMatchObject({ name: 'Noah Lee', noteCount: 99, hasMore: true });
    jest.restoreAllMocks();
    expect(await find({ page: first?.nextPage })).toMatchObject([
      { name: 'Noah Lee', noteCount: 201, hasMore: false, nextPage: null },
    ]);
  });

  it.each(['person', 'company'])(
    'returns a hundred of many, and says that there are more: %s',
    async (by) => {
      const participants = Array.from({ length: 130 }, (_, index) =>
        aParticipant({ name: `Guest ${index}`, email: `guest@client${index}.example` }),
      );
      list(aNote({ createdAt: daysAgo(1), participants }));
      expect(await find({ by })).toMatchObject({ length: 100, 99: { noteCount: 1, hasMore: true } });
    },
  );

  it('returns fewer than a hundred people rather than half an address', async () => {
    const participants = Array.from({ length: 100 }, (_, index) =>
      aParticipant({ name: 'A', email: `${index}${'a'.repeat(200)}@${'b'.repeat(40)}.example` }),
    );
    list(aNote({ createdAt: daysAgo(1), participants }));
    const rows = await find();
    expect(rows.length).toBeGreaterThan(35);
    expect(rows.length).toBeLessThan(100);
    const addresses = participants.map(({ email }) => email);
    expect(rows.every(({ email, hasMore }) => addresses.includes(String(email)) && hasMore === true)).toBe(
      true,
    );
  });
});
