import { describe, expect, it } from '@jest/globals';

import { jsonBytes } from '../../src/text/json_size.ts';
import { cutText, cutTexts, excerpt, listWithin, quoted, withoutMiddle } from '../../src/text/shorten.ts';
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

it('in a row, only the texts that have a share are cut, each to its own', () => {
  const row = { id: 'note_123456', title: 'Hello big world', kind: null, speaker: 'Anna Berg' };
  const cut = cutTexts(row, { title: 0.65, kind: 0.1, speaker: 0.35 }, 20);
  expect(cut).toStrictEqual({ ...row, title: 'Hello big…', speaker: 'Anna…' });
});

describe('a value in a message', () => {
  it.each([
    ['Acme', '"Acme"'],
    [' a\n\u200b b ', '"a b"'],
    ['a'.repeat(50), `"${'a'.repeat(50)}"`],
    ['😀'.repeat(51), `"${'😀'.repeat(50)}…"`],
  ])('%j is quoted as %s', (value, shown) => {
    expect(quoted(value)).toBe(shown);
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

describe('a text without its middle', () => {
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
});

describe('excerpt', () => {
  it.each([
    ['The quick brown fox', 12, 'The quick…'],
    ['one\ntwo three', 8, 'one\ntwo…'],
    ['abcdefghijkl', 5, 'abcd…'],
    ['a😀😀😀', 4, 'a😀…'],
    ['ab👨‍👩‍👧‍👦cdefghijkl', 6, 'ab…'],
  ])('shortens %p to %d characters as %p', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });

  it('has at most 500 characters and never splits one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 400, maxLength: 700 }), (text) => {
        const short = excerpt(text);
        expect(short.length).toBeLessThanOrEqual(500);
        expect(short).not.toMatch(/\p{Surrogate}/u);
        expect(text.trim().startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
