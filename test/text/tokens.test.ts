import { describe, expect, it } from '@jest/globals';

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
