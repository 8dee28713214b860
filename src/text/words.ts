import { LANGUAGES } from './languages/index.ts';
import type { Language } from './languages/language.ts';

/** Words in the form used for comparison: lower case, no accents, `ss` and `'` for `ß` and `’`. */
export function fold(text: string): string {
  // Most texts have no accents.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .normalize('NFC');
}

type Lists = Exclude<keyof Language, 'dates'>;

/** The words of all languages under some keys, folded. */
export function words(...keys: readonly Lists[]): ReadonlySet<string> {
  const all = LANGUAGES.flatMap((language) => keys.flatMap((key) => fold(language[key]).split('|')));
  return new Set(all.filter((word) => word !== ''));
}

/** The same as they are spelled and folded, for patterns of a text that is not folded. */
export function spelled(...keys: readonly Lists[]): ReadonlySet<string> {
  const all = LANGUAGES.flatMap((language) => keys.flatMap((key) => spellings(language[key])));
  return new Set(all.filter((word) => word !== ''));
}

/** Scripts in which words are written without spaces; Korean ones have endings. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The words of a list as they are spelled, and folded: people leave accents out. */
export function spellings(list: string): string[] {
  return `${list}|${fold(list)}`.split('|');
}

const LETTER = '[\\p{L}\\p{M}]';

/**
 * The source of a pattern for any of the words, the longest first, as whole words.
 *
 * @param letter what words do not stand beside.
 */
export function anyOf(list: Iterable<string>, letter = LETTER): string {
  const all = [...list].sort((a, b) => b.length - a.length);
  const oneOf = (some: readonly string[]) =>
    `(?:${some.map((word) => word.replace(/[.?()*+|/]/g, '\\$&')).join('|')})`;
  const spaced = all.filter((word) => !UNSPACED.test(word));
  const elided = spaced.filter((word) => word.endsWith("'"));
  const whole = spaced.filter((word) => !word.endsWith("'"));
  const unspaced = all.filter((word) => UNSPACED.test(word));
  // Looking around once for all words is much faster than once for each.
  const patterns = [
    ...(whole.length > 0 ? [`(?<!${letter})${oneOf(whole)}(?!${letter})`] : []),
    ...(elided.length > 0 ? [`(?<!${letter})${oneOf(elided)}`] : []),
    ...(unspaced.length > 0 ? [oneOf(unspaced)] : []),
  ];
  return `(?:${patterns.join('|')})`;
}
