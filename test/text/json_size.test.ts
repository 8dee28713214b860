import { describe, expect, it, jest } from '@jest/globals';

import { isLargerThan } from '../../src/text/json_size.ts';
import * as fc from '../support/properties.ts';

describe('isLargerThan', () => {
  it.each([
    ['ä'.repeat(600), true],
    ['a'.repeat(600), false],
    [Array.from({ length: 600 }, () => 0), true],
    [{ ['k'.repeat(600)]: 'v'.repeat(600) }, true],
    [Array.from({ length: 200 }, () => true), true],
    [Array.from({ length: 150 }, () => 0), false],
    [Array.from({ length: 400 }, () => ''), true],
    [Object.fromEntries(Array.from({ length: 150 }, (_, index) => [index, ''])), true],
    ['a'.repeat(998), false],
    [[[], 'a'.repeat(990)], false],
    [{ a: { b: ['c'.repeat(600), 'd'.repeat(600)] } }, true],
    [null, false],
  ])('compares the JSON size of a value with 1,000 bytes (case %#)', (value, expected) => {
    expect(isLargerThan(value, 1000)).toBe(expected);
  });

  it('never overestimates a value by more than double', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isLargerThan(value, 2 * Buffer.byteLength(JSON.stringify(value)) + 8)).toBe(false);
      }),
    );
  });

  it('does not look further once a value is too large', () => {
    const look = jest.fn(() => 1);
    const unseen = Object.defineProperty({}, 'a', { get: look, enumerable: true });
    expect(isLargerThan([unseen, 'a'.repeat(1000)], 1000)).toBe(true);
    expect(look).not.toHaveBeenCalled();
  });

  it('handles a value nested 100,000 levels deep', () => {
    let deep: unknown = 'innermost';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(isLargerThan(deep, 1000)).toBe(true);
  });
});
