import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';

import { contains, isSame } from '../../src/text/compare.ts';

describe('a text that is searched for', () => {
  it.each([
    ['Weekly Sync', 'sync', true],
    ['weekly sync', 'WEEKLY', true],
    ['Caf\u00e9', 'cafe\u0301', true],
    ['Cafe\u0301', 'caf\u00e9', true],
    ['Weekly', 'Weekly sync', false],
    ['Cafe', 'Caf\u00e9', false],
    [null, 'a', false],
    [null, '', false],
  ])('in %p, %p is found: %p', (text, part, found) => {
    expect(contains(text, part)).toBe(found);
  });

  it.each([
    ['Weekly Sync', ' weekly sync\n', true],
    ['  Weekly Sync', 'weekly sync', true],
    ['Caf\u00e9', 'CAFE\u0301', true],
    ['Weekly  Sync', 'weekly sync', false],
    ['Weekly Syncs', 'weekly sync', false],
    [null, 'a', false],
    [null, '', false],
  ])('%p is the same as %p: %p', (text, wanted, same) => {
    expect(isSame(text, wanted)).toBe(same);
  });

  it('is found wherever it stands, whatever surrounds it', () => {
    const any = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]*$/), any, (part, around) => {
        expect(contains(`${around}|${part.toUpperCase()}|${around}`, part)).toBe(true);
        expect(isSame(` ${part}\t`, part.toUpperCase())).toBe(true);
      }),
    );
  });
});
