import { describe, expect, it } from '@jest/globals';

import { Phrases } from '../../src/text/phrases.ts';
import { wordsOf } from '../../src/text/tokens.ts';
import { rows } from '../support/rows.ts';

const listed = (...phrases: string[]) => phrases.map((phrase) => [phrase, phrase] as const);
const OF = new Phrases(listed('of', 'of the').map(([phrase]) => [phrase, true]));

describe('a list of phrases', () => {
  it.each(rows<[string[], string, string | null]>('phrases'))(
    '%j: at the beginning of %j stands %j',
    (phrases, text, found) => {
      expect(new Phrases(listed(...phrases)).at(text, 0)?.meaning ?? null).toBe(found);
    },
  );

  it('finds all phrases at a place, the longest first, and none within a word', () => {
    const phrases = new Phrases(listed('by', 'by the end', 'by the'));
    const found = phrases.allAt('done by the end of May', 5);
    expect(found).toStrictEqual([
      { end: 15, meaning: 'by the end' },
      { end: 11, meaning: 'by the' },
      { end: 7, meaning: 'by' },
    ]);
    expect(phrases.allAt('standby', 5)).toStrictEqual([]);
  });

  it('knows the first meaning of a phrase that it has twice', () => {
    const phrases = new Phrases([
      ['mon', 1],
      ['mon', 2],
    ]);
    expect(phrases.at('Mon', 0)?.meaning).toBe(1);
  });

  it.each([
    ['next step', true],
    ['Next  step', true],
    ['next steps', false],
    ['next step now', false],
    ['', false],
  ])('says whether %j is one of them: %s', (text, isOne) => {
    expect(new Phrases(listed('next step')).is(text)).toBe(isOne);
  });

  it.each([
    ['steps next', 2],
    ['steps of next', 3],
    ['steps of the next', 4],
    ['steps or next', 0],
    ['steps', 0],
  ])('may have other words between its words: in %j, %d words are one phrase', (text, length) => {
    expect(new Phrases(listed('steps next'), OF).lengthAt(wordsOf(text), 0)).toBe(length);
  });

  it.each([
    ['plan', true],
    ['plan of the plan', true],
    ['of plan', true],
    ['of', false],
    ['plan it', false],
    ['', false],
    [`plan${' of'.repeat(52)}`, true],
    [`plan${' of'.repeat(53)}`, false],
  ])('covers %j: %s', (text, isCovered) => {
    expect(new Phrases(listed('plan'), OF).covers(text)).toBe(isCovered);
  });

  it.each([
    ['金曜まで', 2],
    ['まで', 0],
    ['金曜までに', 2],
    ['金曜', -1],
    ['until', -1],
  ])('finds where one begins that %j ends with: %d', (text, start) => {
    expect(new Phrases(listed('まで', 'までに', 'until')).atEnd(text)).toBe(start);
  });
});
