import { describe, expect, it } from '@jest/globals';

import { cutText, listWithin } from '../../src/text/brief.ts';
import { jsonBytes } from '../../src/text/json_size.ts';
import * as fc from '../support/properties.ts';

describe('a cut text', () => {
  it.each([
    ['Hello world', 11, 'Hello world'],
    ['Hello big world', 13, 'Hello big…'],
    ['Hello big world', 12, 'Hello big…'],
    ['Hello\nworld', 11, 'Hello…'],
    ['日本語日本語', 12, '日本語…'],
    ['a'.repeat(50), 10, 'aaaaaaa…'],
    ['😀😀😀', 8, '😀…'],
  ])('%j within %d bytes is %j', (text, bytes, cut) => {
    expect(cutText(text, bytes)).toBe(cut);
  });

  it('never takes more bytes of JSON than allowed', () => {
    fc.assert(
      fc.property(fc.anyText({ maxLength: 200 }), fc.nat(100), (text, bytes) => {
        expect(jsonBytes(cutText(text, bytes)) - 2).toBeLessThanOrEqual(bytes);
      }),
    );
  });
});

describe('a list', () => {
  it.each([
    [['Anna', 'Ben', 'Cleo'], 15, 'Anna, Ben, Cleo'],
    [['Anna', 'Benjamin', 'Cleopatra'], 20, 'Anna, … and 2 more'],
    [['Anna', 'Ben', 'Cleo'], 5, '… and 3 more'],
    [[], 0, ''],
  ])('of %j within %d bytes is "%s"', (texts, bytes, listed) => {
    expect(listWithin(texts, bytes, ', ').join(', ')).toBe(listed);
  });
});
