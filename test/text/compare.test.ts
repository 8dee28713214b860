import { describe, expect, it } from '@jest/globals';

import { contains, isSame } from '../../src/text/compare.ts';
import * as fc from '../support/properties.ts';

describe('comparing texts', () => {
  it.each([
    ['Caf\u00e9', 'cafe\u0301', true],
    ['Cafe\u0301', 'caf\u00e9', true],
    ['Weekly', 'Weekly sync', false],
    ['Cafe', 'Caf\u00e9', false],
    [null, '', false],
  ])('%p contains %p: %p', (text, part, found) => {
    expect(contains(text, part)).toBe(found);
  });

  it.each([
    ['Caf\u00e9', 'CAFE\u0301', true],
    ['Weekly  Sync', 'weekly sync', false],
    ['Weekly Syncs', 'weekly sync', false],
    [null, '', false],
  ])('%p equals %p: %p', (text, wanted, same) => {
    expect(isSame(text, wanted)).toBe(same);
  });

  it('ignores case, and for equality also the blanks around a text', () => {
    const any = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]*$/), any, (part, around) => {
        expect(contains(`${around}|${part.toUpperCase()}|${around}`, part)).toBe(true);
        expect(isSame(` ${part}\t`, part.toUpperCase())).toBe(true);
        expect(isSame(part, `\n${part} `)).toBe(true);
      }),
    );
  });
});
