import { expect, it } from '@jest/globals';

import { withoutMiddle } from '../../src/text/middle.ts';
import * as fc from '../support/properties.ts';

it.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abc…fg'],
  ['ab😀cdefg', 6, 'ab…fg'],
  ['abcde😀g', 6, 'abc…g'],
])('%j in at most %d characters is %j', (text, most, expected) => {
  expect(withoutMiddle(text, most)).toBe(expected);
});

it('never gets too long, and never halves a character', () => {
  fc.assert(
    fc.property(fc.anyText({ maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const short = withoutMiddle(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
