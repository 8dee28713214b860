import { expect, it } from '@jest/globals';

import { languageOf, LANGUAGES } from '../../src/text/languages.ts';

it('languages have the names that Intl has for them, in alphabetical order', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const inOrder = Object.keys(LANGUAGES)
    .map((code) => [code, names.of(code)] as const)
    .sort(([, a = ''], [, b = '']) => a.localeCompare(b, 'en'));
  expect(Object.entries(LANGUAGES)).toStrictEqual(inOrder);
});

it.each([
  ['Español', 'es'],
  ['DEUTSCH', 'de'],
  ['日本語', 'ja'],
  ['Fran\u0063\u0327ais', 'fr'],
])('a language is found by its own name: %s', (name, code) => {
  expect(languageOf(name)?.language).toBe(code);
});

it.each(['Klingon', 'x', 'es-', ''])('%j is no language', (name) => {
  expect(languageOf(name)).toBeNull();
});

it('every language is found by its code and by its name', () => {
  for (const [code, name] of Object.entries(LANGUAGES))
    expect([languageOf(code)?.language, languageOf(name)?.language]).toStrictEqual([code, code]);
});
