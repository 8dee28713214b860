import { describe, expect, it } from '@jest/globals';

import { Phrases } from '../../src/text/phrases.ts';
import { tokensOf } from '../../src/text/tokens.ts';
import * as fc from '../support/properties.ts';

describe('the words of a text', () => {
  it.each([
    ['Été à Łódź', ['ete', 'a', 'lodz']],
    ['Follow-Up – 9-5', ['follow', 'up', '9', '5']],
    ['Größe 2ª', ['grosse', '2', 'a']],
    ['E\u0301te\u0301 か\u3099 \u1112\u1161\u11ab국', ['ete', 'が', '한', '국']],
    ['Anna & Ben/Cleo', ['anna', '&', 'ben', '&', 'cleo']],
    ['11月𠮷（AI）', ['11', '月', '𠮷', 'ai']],
  ])('%j are %j', (text, words) => expect(tokensOf(text).map(({ word }) => word)).toStrictEqual(words));

  it('stand where they are found', () =>
    fc.assert(
      fc.property(fc.anyText(), (text) => {
        const places = tokensOf(text).flatMap(({ start, end }) => [start, end]);
        return places.every((place, index) => place >= (places[index - 1] ?? 0) && place <= text.length);
      }),
    ));
});

const words = new Phrases([
  ['by', 'before'],
  ['by the', 'before'],
  ['Fällig', 'before'],
  ['größe', 'before'],
  ['follow-up', 'before'],
  ['d’ici', 'before'],
  ['d.j.', 'before'],
  ['までに', 'after'],
  ['まで', 'after'],
  ['前', 'after'],
  ['까지', 'after'],
  ['by', 'again'],
  ['todo項目', 'again'],
  ['frist*', 'again'],
]);

describe('phrases', () => {
  it.each([
    ['by the way', 0, 6],
    ['by them', 0, 2],
    ['by: the', 0, 2],
    ['by – the', 0, 2],
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
    ['d. J.', 0, 4],
    ['Fristende', 0, 9],
    ['金曜までに', 2, 5],
    ['金曜日前日', 3, 4],
    ['내일까지는', 2, 4],
    ['', 0, undefined],
  ])('are found in %j at %d, the longest, as whole words, up to %p', (text, from, end) =>
    expect(words.at(text, from)?.end).toBe(end),
  );

  it('are all found at a place, the longest first, with all their meanings', () =>
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
  ])('have %j: %p', (text, isPhrase) => expect(words.is(text)).toBe(isPhrase));

  it.each([
    ['金曜までに', 2],
    ['金曜まで', 2],
    ['までに金曜', -1],
    ['near by', -1],
    [`${'金'.repeat(100)}前`, 100],
    ['', -1],
  ])('end %j at %d', (text, at) => expect(words.atEnd(text)).toBe(at));
});
