import { describe, expect, it } from '@jest/globals';

import { fold } from '../../src/text/compare.ts';
import { mentions, searchable, spokenPassages, writtenPassages } from '../../src/text/mentions.ts';
import { PhraseSet } from '../../src/text/phrase_set.ts';
import type { Segment } from '../../src/text/transcript.ts';
import { turns } from '../../src/text/transcript.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

const said = (speaker: string | null, text: string, startTimestamp: string | null = null): Segment => ({
  speaker,
  text,
  startTimestamp,
});

const phraseOf = (phrase: string, where: 'whole-words' | 'anywhere' = 'whole-words') =>
  new PhraseSet([phrase], where);

const found = (segments: readonly Segment[], keyword: string, most = 10) =>
  mentions(searchable(spokenPassages(turns(segments))), phraseOf(keyword), most);

const counted = (text: string, keyword: string) => found([said('Anna', text)], keyword).count;

describe('a keyword', () => {
  it.each(rows<[string, string, number]>('keywords'))(
    'in %j, %j is found as whole words, without regard to case and accents',
    (text, keyword, count) => {
      expect(counted(text, keyword)).toBe(count);
      expect([...new PhraseSet([keyword], 'whole-words').in(text)]).toStrictEqual(count > 0 ? [keyword] : []);
    },
  );

  it('is found among many by the same rules as alone', () => {
    const text = fc
      .array(fc.constantFrom(...Array.from('abé1 -+#.会議가나😀か'), '\u0301', ' a', '#a', '会 '), {
        maxLength: 14,
      })
      .map((some) => some.join(''));
    const keywords = fc.uniqueArray(text, {
      maxLength: 30,
      selector: (each) => fold(each).replace(/\s+/g, ''),
    });
    fc.assert(
      fc.property(keywords, text, (all, given) => {
        const alone = all.filter((each) => phraseOf(each).isIn(fold(given)));
        expect([...new PhraseSet(all, 'whole-words').in(given)].sort()).toStrictEqual(alone.sort());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['Rocketry', 'ocket', true],
    ['an Acme  rocket', 'e roc', true],
    ['Rocketry', 'ocket s', false],
    ['会 議', '会議', true],
    ['会議', '会 議', true],
    ['会a', '会 a', false],
    ['会 a', '会a', false],
    ['Acme', '', false],
  ])('is also found within a word, if it is looked for anywhere: in %j, %j: %s', (text, part, isThere) => {
    expect(phraseOf(part, 'anywhere').isIn(fold(text))).toBe(isThere);
    expect(phraseOf(part, 'anywhere').in(text).size).toBe(Number(isThere));
  });

  it.each([
    ['a cat, a cat', 'cat', [2, 5, 9, 12]],
    ['tomcat, 𐐨cat, 😀cat', 'cat', [17, 20]],
    ['acme\n rocket', 'acme rocket', [0, 12]],
    ['😀 😀😀', '😀', [0, 2, 3, 5, 5, 7]],
    ['ha ha ha ha', 'ha ha', [0, 5, 6, 11]],
  ])('in %j, %j is found at these places, one after the other: %j', (text, keyword, places) => {
    const found: number[] = [];
    phraseOf(keyword).eachIn(text, (start, end) => found.push(start, end));
    expect(found).toStrictEqual(places);
  });

  it.each(['', ' ', '\u0301', '\u200b'])('with nothing to find, %j, is no phrase', (keyword) => {
    expect(phraseOf(keyword).isEmpty).toBe(true);
  });

  it('is found across segments of one speaker, but not of two', () => {
    const segments = [said('Anna', 'We looked at Acme', '00:10'), said('Anna', 'Rocket last week.', '00:14')];
    expect(found(segments, 'acme rocket')).toStrictEqual({
      count: 1,
      quotes: [{ text: 'We looked at Acme Rocket last week.', speaker: 'Anna', startSec: 10 }],
    });
    expect(found([said('Anna', 'Acme'), said('Ben', 'rocket')], 'acme rocket').count).toBe(0);
    expect(found([said('Anna', '竞争'), said('Anna', '对手')], '竞争对手').count).toBe(1);
  });
});

describe('quotes', () => {
  it('are the sentences around the mentions, each once, with speaker and time', () => {
    const segments = [
      said('Anna', 'Hello. Is Acme cheaper? Acme, I mean', '01:00'),
      said('Anna', 'Acme Rocket. Yes.', '01:05'),
      said(null, 'No.', '01:06'),
      said(' Ben  Ode ', 'See e.g. acme for that. Bye.', null),
    ];
    expect(found(segments, 'acme')).toStrictEqual({
      count: 4,
      quotes: [
        { text: 'Is Acme cheaper?', speaker: 'Anna', startSec: 60 },
        { text: 'Acme, I mean Acme Rocket.', speaker: 'Anna', startSec: 60 },
        { text: 'See e.g. acme for that.', speaker: 'Ben Ode', startSec: null },
      ],
    });
  });

  it('are as many as asked for, while all mentions are counted', () => {
    const { count, quotes } = found([said('Anna', 'Acme! '.repeat(30))], 'acme');
    expect([count, quotes.length]).toStrictEqual([30, 10]);
  });

  it('show a long sentence only around the mention, cut at words', () => {
    const words = 'so we then thought about it '.repeat(20);
    const [quote] = found([said('Anna', `${words}Acme ${words}`)], 'acme').quotes;
    expect(quote?.text).toMatch(/^…\w+ .{100,150}Acme .{100,150}\w…$/);
    expect(` ${words}Acme ${words}`).toContain(` ${quote?.text.slice(1, -1)} `);
    const [unspaced] = found(
      [said('Anna', `${'我们讨论'.repeat(100)}竞争${'我们讨论'.repeat(100)}`)],
      '竞争',
    ).quotes;
    expect(unspaced?.text.length).toBeLessThan(310);
  });

  it('keep the writing, whatever the comparison ignores', () => {
    const text = 'Großartig ﬁrst 한국어 e\u0301té! Müller’s Straße ½ ok. Done.';
    expect(found([said('Anna', text)], 'strasse').quotes[0]?.text).toBe('Müller’s Straße ½ ok.');
    expect(found([said('Anna', 'Erstens。我们的竞争对手。下次。')], '竞争').quotes[0]?.text).toBe(
      '我们的竞争对手。',
    );
  });

  it('of a written text end at line breaks', () => {
    const text = searchable(writtenPassages('Pricing\n\n- Discussed Acme\n- Next: lunch\n\nBye'));
    expect(mentions(text, phraseOf('acme'), 9).quotes).toStrictEqual([
      { text: '- Discussed Acme', speaker: null, startSec: null },
    ]);
    expect(mentions(text, phraseOf('pricing - discussed'), 9).count).toBe(0);
  });
});

describe('a hundred transcripts with planted mentions', () => {
  const fillers = fc.constantFrom(
    ...'the offer category rockets acmes comes up in spring and we ask Bobcat about prices then'.split(' '),
  );
  const sentence = fc
    .array(fillers, { minLength: 3, maxLength: 12 })
    .map((words) => `So ${words.join(' ')}.`);
  const planted = fc.record({
    /** Which keyword, written how, and cut into segments where. */
    keyword: fc.constantFrom('Acme Rocket', 'cat', 'Müller'),
    form: fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ),
    lead: sentence,
    tail: sentence,
    speaker: fc.constantFrom('Anna', 'Ben', 'Cleo'),
    isSplit: fc.boolean(),
  });

  it('miss none, and invent none', () => {
    const transcripts = fc.sample(fc.array(planted, { maxLength: 20 }), 100);
    for (const plants of transcripts) {
      const segments = plants.flatMap(({ keyword, form, lead, tail, speaker, isSplit }, index) => {
        const [first = '', ...rest] = `We saw ${form(keyword)} there.`.split(isSplit ? ' ' : '\n');
        const at = `00:${String(index).padStart(2, '0')}:00`;
        return [
          said(speaker, lead),
          ...[first, ...rest].map((piece) => said(speaker, piece, at)),
          said(speaker, tail),
          // Whoever speaks next does not continue the phrase.
          said('Dora', 'acme'),
          said('Emil', 'rocket'),
        ];
      });
      for (const keyword of ['Acme Rocket', 'cat', 'Müller']) {
        const expected = plants.flatMap((plant, index) =>
          plant.keyword === keyword
            ? [{ text: `We saw ${plant.form(keyword)} there.`, speaker: plant.speaker, startSec: index * 60 }]
            : [],
        );
        expect(found(segments, keyword, 100)).toStrictEqual({ count: expected.length, quotes: expected });
      }
    }
  });
});
