import { describe, expect, it } from '@jest/globals';

import { foldInPlace, Lexicon } from '../../src/text/lexicon.ts';
import * as fc from '../support/properties.ts';

const words = new Lexicon([
  ['by|by the|Fällig|größe|follow-up|d’ici', 'before'],
  ['までに|まで|前|까지', 'after'],
  ['by|todo項目', 'again'],
]);

describe('a text folded in place', () => {
  it.each([
    ['Été à Łódź', 'ete a lodz'],
    ['Follow-Up – 9-5', 'follow up - 9-5'],
    ['Größe İ ﬁ ½', 'große i ﬁ ½'],
    ['かがカ（月）', 'かがカ(月)'],
  ])('%j is %j', (text, folded) => expect(foldInPlace(text)).toBe(folded));

  it('is as long as before', () =>
    fc.assert(fc.property(fc.anyText(), (text) => foldInPlace(text).length === text.length)));
});

describe('a lexicon', () => {
  it.each([
    ['by the way', 0, 6],
    ['by them', 0, 2],
    ['near by', 5, 7],
    ['nearby', 4, undefined],
    ['bye', 0, undefined],
    ['féby', 2, undefined],
    ['byé', 0, undefined],
    ['FALLIG bis', 0, 6],
    ['Grösse', 0, 6],
    ['Größe', 0, 5],
    ['Follow up', 0, 9],
    ["d'ici", 0, 5],
    ['金曜までに', 2, 5],
    ['金曜日前日', 3, 4],
    ['내일까지는', 2, 4],
    ['', 0, undefined],
  ])('finds the longest phrase in %j at %d, as a whole word, up to %p', (text, from, end) =>
    expect(words.at(foldInPlace(text), from)?.end).toBe(end),
  );

  it('finds all phrases at a place, the longest first, with all their meanings', () =>
    expect(words.allAt('by the', 0).map(({ end, meaning }) => [end, meaning])).toStrictEqual([
      [6, 'before'],
      [2, 'before'],
      [2, 'again'],
    ]));

  it.each([
    ['By', true],
    ['by the', true],
    ['by the way', false],
    ['', false],
  ])('has %j: %p', (text, isPhrase) => expect(words.is(text)).toBe(isPhrase));

  it.each([
    ['金曜までに', 2],
    ['金曜まで', 2],
    ['までに金曜', -1],
    ['near by', -1],
    [`${'金'.repeat(100)}前`, 100],
    ['', -1],
  ])('finds the phrase without spaces that ends %j', (text, at) => expect(words.atEnd(text)).toBe(at));
});
