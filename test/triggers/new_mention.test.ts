import { describe, expect, it, jest } from '@jest/globals';

import { mentionOutput, readKeywords } from '../../src/answers/mention.ts';
import { aNote, aPage, aParticipant, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();

const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis Romero', email: 'luis@client.example' });

const list = (...notes: object[]) =>
  service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(notes));
const said = (speaker: string | null, text: string, start = '00:01:05') =>
  segment(speaker, text, start, null);
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
    expect((await failureOf(run(input))).message).toMatch(/Enter them in "Internal Domains"\.$/);
    for (const easier of [{ where: 'note' }, { where: 'anywhere', saidBy: 'everyone' }]) {
      list(aNote({ summary: 'The offer.' }));
      expect(keywordsOf(await run({ ...input, ...easier }))).toStrictEqual(['offer']);
    }
  });

  it('fires once for a keyword that is given twice, with the same ID whatever else is in the note', async () => {
    const transcripts = [said('Anna', 'The Müller offer.')];
    list(aNote({ transcripts }));
    const [first] = idsOf(await run({ keywords: ['müller'] }));
    list(aNote({ transcripts: [said('Ben', 'Hello. Muller, Müller!'), ...transcripts] }));
    const again = await run({ keywords: ['hello', ' MULLER ', 'Müller'] });
    expect(keywordsOf(again)).toStrictEqual(['MULLER', 'hello']);
    expect(again[0]?.id).toBe(first);
  });

  it('shows ten quotes, and says how many more there are', async () => {
    list(
      aNote({ transcripts: Array.from({ length: 14 }, (_, at) => said('Anna', `Kestrel ${at}. Kestrel.`)) }),
    );
    const [record] = await run({ keywords: ['kestrel'] });
    expect(record).toMatchObject({ count: 28, quotes: { length: 10 } });
    expect(record?.quotesText).toMatch(/^\S+ Anna: Kestrel 0\.(\n\S+ Anna: .*){9}\n… and 18 more$/);
  });

  const words = Array.from({ length: 101 }, (_, index) => `word ${index}`);
  it.each([
    ['no keyword', [], 'Keywords: fill in this field.'],
    [
      'one without a letter',
      ['\u0301'],
      'contains no word to search for. Enter a word or phrase, such as Acme Rocket.',
    ],
    ['one that is too long', ['日'.repeat(1001)], '日日…" has 1,001 characters. Use at most 1,000.'],
    ['too many keywords', words, 'has 101 values. Use at most 100.'],
  ])('rejects %s before any request', async (_what, keywords, message) => {
    expect((await failureOf(run({ keywords }))).message).toContain(message);
    expect(service.requests).toStrictEqual([]);
  });

  /** What one person says without a pause, in letters that have to be folded one by one. */
  const monologue = (sentence: string, count: number) =>
    Array.from({ length: count }, (_, index) => said('Jürgen Weiß', `${sentence} Ära ${index}.`));
  const fiftyKeywords = Array.from({ length: 50 }, (_, index) => `wort${index}`);

  it('folds a transcript of four hours for 50 keywords as often as for one', async () => {
    const transcripts = monologue(fiftyKeywords.join(' '), 600);
    const foldedFor = async (keywords: readonly string[]) => {
      list(aNote({ transcripts }));
      let characters = 0;
      const normalize = jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
        characters += this.length;
        return this;
      });
      const records = await run({ keywords }).finally(() => normalize.mockRestore());
      expect(records.map(({ count }) => count)).toStrictEqual(keywords.map(() => 600));
      return characters;
    };
    expect(await foldedFor(fiftyKeywords)).toBeLessThan(1.1 * (await foldedFor(fiftyKeywords.slice(0, 1))));
  });

  it('stays within 5 MB if each of twenty notes has ten quotes for each of 50 keywords', async () => {
    const transcripts = monologue(fiftyKeywords.join(' '), 10);
    const summary = '**Kestrel** is cheaper. '.repeat(500);
    const createdAt = (index: number) => new Date(Date.UTC(2026, 2, 12, 0, -index)).toISOString();
    list(
      ...Array.from({ length: 20 }, (_, index) =>
        aNote({ id: `n${index}`, createdAt: createdAt(index), transcripts, summary }),
      ),
    );
    const records = await run({ keywords: fiftyKeywords });
    expect(Buffer.byteLength(JSON.stringify(records))).toBeLessThan(5_000_000);
    // The newest note comes first, with all of its mentions.
    expect(records.slice(0, 50).map(({ noteId, count }) => [noteId, count])).toStrictEqual(
      fiftyKeywords.map(() => ['n0', 10]),
    );
  });

  it('has a static sample whose ID matches its note and keyword', () => {
    const { noteId, keyword, id } = mentionOutput.sample;
    const [read] = readKeywords([String(keyword)]);
    expect(id).toBe(`${String(noteId)}-${read?.key ?? ''}`);
  });
});
