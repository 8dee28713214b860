import { describe, expect, it } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import { aNote, aPage, aParticipant, aTag, notesInOrder, pagesOf, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runSearch } from '../support/zapier.ts';

const service = useService();
const list = (...notes: object[]) => service.on('GET', '/v1/notes?limit=100').reply(200, aPage(notes));
const find = (inputData: Record<string, unknown>) =>
  runSearch('find_note_summaries', { internalDomains: ['acme.example'], ...inputData });

describe('Find Note Summaries', () => {
  it('finds the earlier notes of a series', async () => {
    const weekly = (id: string, month: number, tag = 't') =>
      aNote({ id, title: `Weekly 12/${month}`, createdAt: `2026-0${month}-12T09:00:00Z`, tags: [aTag(tag)] });
    const note = weekly('b', 5);
    service.on('GET', '/v1/notes/b').reply(200, { note });
    const undated = { ...weekly('undated', 1), createdAt: null };
    list(
      weekly('c', 6),
      note,
      weekly('a', 4),
      weekly('other', 3, 'u'),
      aNote({ id: 'x' }),
      weekly('z', 2),
      undated,
    );
    expect(idsOf(await find({ sameSeriesAs: 'b' }))).toStrictEqual(['a', 'z', 'undated']);
  });

  it('finds the others of a series if it is not known when the note was created', async () => {
    const undated = aNote({ id: 'b', title: 'Weekly', createdAt: null });
    service.on('GET', '/v1/notes/b').reply(200, { note: undated });
    list(aNote({ id: 'a', title: 'Weekly' }), undated);
    expect(idsOf(await find({ sameSeriesAs: 'b' }))).toStrictEqual(['a']);
  });

  it('returns what a note is about, without transcript and texts', async () => {
    list(
      aNote({
        id: 'n',
        title: 'Renewal',
        createdAt: '2026-03-12T13:30:00Z',
        participants: [
          aParticipant({ email: 'anna@acme.example' }),
          aParticipant({ name: 'Luis', email: 'luis@client.example', accountName: 'Client' }),
        ],
        tags: [aTag('t'), { id: null, name: null, color: null }],
        summary:
          '## Overview\n\nThey talked about **price** cuts.\n\n## Action items\n\n- [ ] Anna: call\n- [x] Luis: sign',
        userWrittenNote: 'x',
        transcripts: [
          { speaker: 'Luis', text: 'Hello. Our price', startTimestamp: '00:05', endTimestamp: null },
          { speaker: 'Luis', text: 'cuts hurt.', startTimestamp: '00:09', endTimestamp: null },
        ],
      }),
      aNote({ id: 'other' }),
    );
    expect(await find({ textContains: 'PRICE cuts' })).toStrictEqual([
      {
        id: 'n',
        title: 'Renewal',
        createdAt: '2026-03-12T13:30:00Z',
        createdText: 'Mar 12, 2026, 1:30 PM',
        durationMinutes: 30,
        status: 'completed',
        kind: 'online',
        updatedAt: '2026-03-12T14:21:07Z',
        visibility: 'workspace',
        inputLanguage: 'en-US',
        translationLanguage: null,
        hasWrittenNotes: true,
        participantNames: 'Anna Berg, Luis',
        participantCount: 2,
        internalNames: 'Anna Berg',
        externalEmails: 'luis@client.example',
        externalCompanies: 'Client',
        tagNames: ['Tag t'],
        tagIds: ['t'],
        excerpt: 'They talked about price cuts.',
        openActionItemsText: 'Anna: Call',
        quotesText: '[00:00:05] Luis: Our price cuts hurt.\nThey talked about price cuts.',
        hasMore: false,
        nextPage: null,
        ...noteLink('n'),
      },
    ]);
  });

  it('returns the newest notes, ten if nothing else is asked for, whatever their titles are', async () => {
    const notes = notesInOrder(300);
    service.list('/v1/notes', pagesOf([{ ...notes[0], title: 'Weekly' }, ...notes.slice(1)]));
    const newest = idsOf(notes.toReversed());
    expect(idsOf(await find({ titleContains: 'weekly' }))).toStrictEqual(newest.slice(0, 10));
    expect(idsOf(await find({ most: 3 }))).toStrictEqual(newest.slice(0, 3));
  });

  it.each(['\ufeff \n', null])('says that %j is no written note', async (userWrittenNote) => {
    list(aNote({ userWrittenNote }));
    expect(await find({ titleContains: 'weekly' })).toMatchObject([{ hasWrittenNotes: false }]);
  });

  it('stops at the first page of a list that is newest first if it answers', async () => {
    service.list('/v1/notes', pagesOf(notesInOrder(300).toReversed()));
    const found = await find({ titleContains: 'weekly', most: 100 });
    expect(found.map(({ hasMore }) => hasMore)).toStrictEqual(Array(100).fill(null));
    const [first] = await find({ titleContains: 'weekly' });
    expect(first).toMatchObject({ hasMore: true });
    expect(service.requests).toHaveLength(2);
  });

  it.each([0, 101, 1.5, 'ten'])('rejects %j notes', async (most) => {
    expect((await failureOf(find({ titleContains: 'a', most }))).message).toBe(
      `Maximum Number of Notes: "${most}" is not a whole number from 1 to 100. Use one such as 10.`,
    );
  });

  it('shows as many quotes as fit, and says how many more there are', async () => {
    const spoken = (count: number) =>
      Array.from({ length: count }, (_, at) => segment('Anna', `Prices ${at} go up.`, '00:05', null));
    const quotesOf = async (count: number) => {
      list(aNote({ transcripts: spoken(count) }));
      const [row] = await find({ textContains: 'prices' });
      return String(row?.quotesText).split('\n');
    };
    expect(await quotesOf(10)).toHaveLength(10);
    const lines = await quotesOf(500);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.at(-1)).toBe(`… and ${501 - lines.length} more`);
  });

  it('takes at most 300 bytes for each of more than 25 notes, and still says which they are', async () => {
    const people = Array.from({ length: 12 }, (_, i) =>
      aParticipant({ name: `Guest Number${i}`, email: `guest${i}@client.example`, accountName: 'Client' }),
    );
    const tags = [aTag('t'), aTag('u')];
    const id = '0192b1c4-7a54-7c3e-9d5a-2b1f0c8e6';
    const title = 'Weekly: what the team of the northern region has to do until the end of the year';
    list(
      ...Array.from({ length: 100 }, (_, index) =>
        aNote({ id: `${id}${100 + index}`, title, participants: people, tags }),
      ),
    );
    const found = await find({ titleContains: 'weekly', most: 100 });
    expect(found).toHaveLength(100);
    for (const row of found) expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThanOrEqual(300);
    expect(found[0]).toStrictEqual({
      id: expect.stringContaining(id),
      title: expect.stringMatching(/^Weekly: what the team of .*…$/),
      createdAt: '2026-03-12T13:30:00Z',
      durationMinutes: 30,
      status: 'completed',
      participantNames: '… and 12 more',
      tagNames: ['… and 2 more'],
      hasMore: false,
      nextPage: null,
    });
  });

  it('names people and folders of more than 25 notes where the title leaves room for them', async () => {
    const participants = ['Ingrid Halvorsen', 'Tormod Vik', 'Sunniva Dahl'].map((name) =>
      aParticipant({ name }),
    );
    const sync = (index: number) =>
      aNote({ id: `n${index}`, title: 'Weekly sync', participants, tags: [aTag('Halvorsen Marine')] });
    list(...Array.from({ length: 26 }, (_, index) => sync(index)));
    const [row] = await find({ titleContains: 'weekly', most: 100 });
    expect(row).toMatchObject({
      participantNames: 'Ingrid Halvorsen, Tormod Vik, Sunniva Dahl',
      tagNames: ['Tag Halvorsen Marine'],
    });
    expect(row).not.toHaveProperty('excerpt');
  });

  it('is brief only if there are many notes, not if many were asked for', async () => {
    const notes = Array.from({ length: 25 }, (_, index) =>
      aNote({ id: `n${index}`, summary: 'Prices rise.' }),
    );
    list(...notes);
    const found = await find({ textContains: 'prices', most: 100 });
    expect(found).toHaveLength(25);
    expect(found[24]).toMatchObject({ excerpt: 'Prices rise.', quotesText: 'Prices rise.' });
  });

  it.each([notesInOrder(300), notesInOrder(300).toReversed()])(
    'returns the oldest notes first, and goes on from there',
    async (...notes) => {
      service.list('/v1/notes', pagesOf(notes));
      const found = await find({ titleContains: 'weekly', most: 5, order: 'oldest-first' });
      expect(idsOf(found)).toStrictEqual(['note-1', 'note-2', 'note-3', 'note-4', 'note-5']);
      const page = found[0]?.nextPage;
      const next = await find({ titleContains: 'weekly', most: 2, order: 'Oldest first', page });
      expect(idsOf(next)).toStrictEqual(['note-6', 'note-7']);
      expect((await failureOf(find({ titleContains: 'weekly', page }))).message).toMatch(
        /^Page: .* is no page of/,
      );
    },
  );

  it('finds the notes in any status but completed', async () => {
    list(aNote(), aNote({ id: 'b', status: 'summarizing' }), aNote({ id: 'c', status: 'postprocessing' }));
    const found = await find({ status: 'not-completed' });
    expect(idsOf(found).toSorted()).toStrictEqual(['b', 'c']);
  });

  it('does not leave out a note of unknown time from a period', async () => {
    list(aNote({ createdAt: null }), aNote({ id: 'old', createdAt: '2025-01-01T00:00:00Z' }));
    expect(idsOf(await find({ createdAfter: '2026-01-01' }))).toStrictEqual(['note-1']);
  });

  it('shows people without a name by their address', async () => {
    list(aNote({ participants: [aParticipant(), aParticipant({ name: null, email: 'lu@client.example' })] }));
    expect(await find({ titleContains: 'weekly' })).toMatchObject([
      { participantNames: 'Anna Berg, lu@client.example', participantCount: 2 },
    ]);
  });

  it('uses the room well: 25 ordinary notes are not cut', async () => {
    const summary = `${'They agreed on many things and will meet again. '.repeat(5)}\n\n- [ ] Anna: call Luis\n- [ ] Luis: sign`;
    list(...Array.from({ length: 25 }, (_, index) => aNote({ id: `n${index}`, summary })));
    const found = await find({ titleContains: 'weekly', most: 25 });
    expect(found[24]).toMatchObject({
      excerpt: expect.stringMatching(/again\.$/),
      openActionItemsText: 'Anna: Call Luis\nLuis: Sign',
    });
  });
});
