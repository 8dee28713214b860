import { describe, expect, it } from '@jest/globals';

import { mentionOutput, readKeywords } from '../../src/resources/mention.ts';
import { aNote, aPage, aParticipant } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, fieldKeys, idsOf, runTrigger, sampleKeys } from '../support/zapier.ts';

const service = useService();

const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis Romero', email: 'luis@client.example' });

const list = (...notes: object[]) =>
  service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(notes));
const said = (speaker: string | null, text: string, startTimestamp: string | null = '00:01:05') => ({
  speaker,
  text,
  startTimestamp,
  endTimestamp: null,
});
const run = (inputData: Record<string, unknown>) =>
  runTrigger('new_mention', { inputData: { internalDomains: ['acme.example'], ...inputData } });
const keywordsOf = (records: Record<string, unknown>[]) => records.map(({ keyword }) => keyword);

describe('New Keyword Mention', () => {
  it('fires once for each note and keyword, with the quotes, from one request', async () => {
    list(
      aNote({
        id: 'n',
        title: 'Renewal',
        participants: [anna, luis],
        transcripts: [
          said('Luis Romero', 'Kestrel'),
          said('Luis Romero', 'Air is cheaper. We met Kestrel Air.', '00:01:09'),
          said('Anna', 'Who?'),
        ],
        summary: 'They compared Kestrel Air with us.',
      }),
      aNote({ id: 'other', transcripts: [said('Anna', 'Kestrels fly.')] }),
    );
    const records = await run({ keywords: ['kestrel air', 'discount', 'Who'] });
    expect(keywordsOf(records)).toStrictEqual(['Who', 'kestrel air']);
    expect(records[1]).toMatchObject({
      id: expect.stringMatching(/^n-[\da-f]{24}$/),
      keyword: 'kestrel air',
      count: 2,
      quotesText:
        '[00:01:05] Luis Romero: Kestrel Air is cheaper.\n[00:01:09] Luis Romero: We met Kestrel Air.',
      firstQuote: 'Kestrel Air is cheaper.',
      firstSpeaker: 'Luis Romero',
      firstStartSec: 65,
      quotes: [
        { text: 'Kestrel Air is cheaper.', speaker: 'Luis Romero', startSec: 65 },
        { text: 'We met Kestrel Air.', speaker: 'Luis Romero', startSec: 69 },
      ],
      noteId: 'n',
      noteTitle: 'Renewal',
      excerpt: 'They compared Kestrel Air with us.',
    });
    const keys = Object.keys(records[1] ?? {}).sort();
    expect(keys).toStrictEqual(sampleKeys('triggers', 'new_mention'));
    expect(keys).toStrictEqual(fieldKeys('new_mention'));
  });

  it.each([
    ['transcript', ['spoken', 'both']],
    ['note', ['both', 'Enhanced word', 'own']],
    ['anywhere', ['spoken', 'both', 'Enhanced word', 'own']],
    [undefined, ['spoken', 'both']],
  ])('looks in the place "%s"', async (where, expected) => {
    list(
      aNote({
        transcripts: [said('Anna', 'A spoken word, and both.')],
        summary: '## Both\n\nHello.',
        enhancedNote: 'An **enhanced** [word](https://a.example).',
        userWrittenNote: '- own',
      }),
    );
    const records = await run({ keywords: ['spoken', 'both', 'Enhanced word', 'own'], where });
    expect(keywordsOf(records).toReversed()).toStrictEqual(expected);
  });

  it.each([
    ['everyone', ['budget', 'price', 'seats', 'lunch']],
    ['external', ['price']],
    ['internal', ['budget']],
  ])('counts what %s said', async (saidBy, expected) => {
    list(
      aNote({
        participants: [anna, luis],
        transcripts: [
          said('Anna Berg', 'The budget.'),
          said('Luis', 'The price.'),
          said('Speaker 3', 'The seats.'),
          said(null, 'The lunch.'),
        ],
      }),
    );
    const records = await run({ keywords: ['budget', 'price', 'seats', 'lunch'], saidBy });
    expect(keywordsOf(records).toReversed()).toStrictEqual(expected);
  });

  it('asks for Internal Domains if nobody can be known as external, but only if that matters', async () => {
    const workspace = { id: 'w', name: 'Acme', allowedEmailDomains: [] };
    service.on('GET', '/v1/workspace').reply(200, { workspace });
    const input = { keywords: ['offer'], saidBy: 'external', internalDomains: [] };
    expect((await failureOf(run(input))).message).toMatch(/Fill in "Internal Domains"\.$/);
    list(aNote({ summary: 'The offer.' }));
    expect(keywordsOf(await run({ ...input, where: 'note' }))).toStrictEqual(['offer']);
  });

  it('has the same ID whatever else is in the note, or among the keywords', async () => {
    const transcripts = [said('Anna', 'The Müller offer.')];
    list(aNote({ transcripts }));
    const [first] = idsOf(await run({ keywords: ['müller'] }));
    list(aNote({ transcripts: [said('Ben', 'Hello. Muller, Müller!'), ...transcripts] }));
    expect(idsOf(await run({ keywords: ['hello', ' MULLER ', 'Müller'] }))).toStrictEqual([
      first,
      expect.any(String),
    ]);
  });

  it.each([
    [[], 'Keywords: fill in this field.'],
    [['\u0301'], 'Keywords: there is nothing to look for in "\u0301".'],
    [Array.from({ length: 101 }, (_, index) => `word ${index}`), 'Keywords: use at most 100. There are 101.'],
  ])('rejects the keywords %j before any request', async (keywords, message) => {
    expect((await failureOf(run({ keywords }))).message).toBe(message);
    expect(service.requests).toStrictEqual([]);
  });

  it('has a static sample whose ID matches its note and keyword', () => {
    const { noteId, keyword, id } = mentionOutput.sample;
    const [read] = readKeywords([String(keyword)]);
    expect(id).toBe(`${String(noteId)}-${read?.key ?? ''}`);
  });
});
