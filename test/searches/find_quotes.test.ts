import { describe, expect, it } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import { aNote, aPage, aParticipant, notesInOrder, pagesOf, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
const list = (...notes: object[]) =>
  service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(notes));
const find = (inputData: Record<string, unknown>) =>
  runSearch('find_quotes', { internalDomains: ['acme.example'], ...inputData });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const quotesOf = (rows: Record<string, unknown>[]) => rows.map(({ quote }) => quote);

const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis Romero', email: 'luis@client.example' });
const renewal = {
  id: 'n',
  title: 'Renewal',
  createdAt: daysAgo(2),
  participants: [anna, luis],
  transcripts: [
    segment('Luis Romero', 'We met Kestrel', '00:01:05', null),
    segment('Luis Romero', 'Air. Kestrel Air is cheaper.', '00:01:09', null),
    segment('Anna Berg', 'Kestrel Air? Kestrels fly.', '00:02:00', null),
    segment('Speaker 3', 'Kestrel Air!', null, null),
  ],
  summary: 'They compared **Kestrel Air** with us.',
};

describe('Find Quotes', () => {
  it('returns the sentences of the last 30 days with their speakers and notes, newest note first', async () => {
    list(
      aNote({ ...renewal, id: 'old', createdAt: daysAgo(31) }),
      aNote(renewal),
      aNote({ ...renewal, id: 'b', createdAt: daysAgo(1), transcripts: renewal.transcripts.slice(2, 3) }),
    );
    const rows = await find({ text: 'kestrel AIR' });
    expect(rows.map(({ noteId, quote }) => [noteId, quote])).toStrictEqual([
      ['b', 'Kestrel Air?'],
      ['n', 'We met Kestrel Air.'],
      ['n', 'Kestrel Air is cheaper.'],
      ['n', 'Kestrel Air?'],
      ['n', 'Kestrel Air!'],
    ]);
    expect(rows[1]).toStrictEqual({
      id: expect.stringMatching(/^n-[\w-]{8}$/),
      quote: 'We met Kestrel Air.',
      speaker: 'Luis Romero',
      speakerEmail: 'luis@client.example',
      isExternal: true,
      startSec: 65,
      unknownSpeakerCount: 0,
      noteId: 'n',
      noteTitle: 'Renewal',
      noteCreatedAt: renewal.createdAt,
      noteCreatedDate: renewal.createdAt.slice(0, 10),
      ...noteLink('n'),
      hasMore: false,
      nextPage: null,
    });
    expect(rows[3]).toMatchObject({ speakerEmail: 'anna@acme.example', isExternal: false });
    expect(rows[4]).toMatchObject({ speakerEmail: null, isExternal: null, startSec: null });
  });

  it.each([
    [{ saidBy: 'internal' }, ['Kestrel Air?']],
    [{ saidBy: 'external' }, ['We met Kestrel Air.', 'Kestrel Air is cheaper.']],
    [{ where: 'note' }, ['They compared Kestrel Air with us.']],
    [{ where: 'anywhere', saidBy: 'internal' }, ['Kestrel Air?', 'They compared Kestrel Air with us.']],
    [{ text: 'kestr' }, []],
    [{ titleContains: 'board' }, []],
    [{ createdBefore: daysAgo(3), createdAfter: daysAgo(60) }, []],
  ])('finds with %j only what it asks for', async (input, expected) => {
    list(aNote(renewal));
    expect(quotesOf(await find({ text: 'Kestrel Air', ...input }))).toStrictEqual(expected);
  });

  it('says how often it was said by speakers who count for no side', async () => {
    list(aNote(renewal), aNote({ ...renewal, id: 'o', transcripts: renewal.transcripts.slice(1) }));
    const [row] = await find({ text: 'Kestrel Air', saidBy: 'internal', where: 'anywhere' });
    expect(row).toMatchObject({ unknownSpeakerCount: 2 });
  });

  it('stops, and says how often it was said, if only speakers who count for no side said it', async () => {
    list(aNote({ ...renewal, transcripts: renewal.transcripts.slice(3) }));
    const failure = await failureOf(find({ text: 'Kestrel Air', saidBy: 'external' }));
    expect(failure).toMatchObject({
      name: 'HaltedError',
      message: expect.stringMatching(/^Said By: .*\(1\)/),
    });
  });

  it('shows a sentence that was written twice once', async () => {
    list(aNote({ ...renewal, enhancedNote: renewal.summary }));
    expect(await find({ text: 'kestrel air', where: 'note' })).toHaveLength(1);
  });

  it('rejects a text that cannot be found, and a period that ends before it begins', async () => {
    expect((await failureOf(find({ text: '\u00ad' }))).message).toMatch(
      /^Word or Phrase: "" contains no word to search for/,
    );
    const period = { createdAfter: '2026-02-02', createdBefore: '2026-02-02' };
    expect((await failureOf(find({ text: 'a', ...period }))).message).toMatch(
      /^Note Created After: use a time/,
    );
    expect(service.requests).toStrictEqual([]);
  });

  it('asks whose domains are internal if the speakers must be told apart and nobody knows', async () => {
    service.on('GET', '/v1/workspace').reply(403, {});
    const failure = await failureOf(find({ text: 'a', saidBy: 'external', internalDomains: [] }));
    expect(failure.message).toContain('Enter them in "Internal Domains".');
  });

  it('returns the newest hundred quotes, says that there are more, and reads no further', async () => {
    const notes = notesInOrder(300).map((note, index) => ({
      ...note,
      createdAt: new Date(Date.now() - (300 - index) * 60_000).toISOString(),
      transcripts: [segment('Anna', 'Kestrel one. Kestrel two.', '00:01', null)],
    }));
    service.list('/v1/notes', pagesOf(notes.toReversed()));
    const rows = await find({ text: 'kestrel' });
    expect(rows).toHaveLength(100);
    expect(rows[99]).toMatchObject({ quote: 'Kestrel two.', noteId: 'note-251', hasMore: true });
    expect(service.requests).toHaveLength(1);
  });

  it('says that there are more in a single note', async () => {
    const transcripts = Array.from({ length: 101 }, (_, at) => segment('A', `Kestrel ${at}.`, null, null));
    list(aNote({ ...renewal, transcripts: transcripts.slice(1) }));
    expect(await find({ text: 'kestrel' })).toMatchObject({ length: 100, 99: { hasMore: false } });
    list(aNote({ ...renewal, transcripts }));
    expect(await find({ text: 'kestrel' })).toMatchObject({ length: 100, 99: { hasMore: true } });
  });
});
