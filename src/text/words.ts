import { LANGUAGES } from './languages/index.ts';
import type { Language } from './languages/language.ts';

/** Words in the form used for comparison: lower case, no accents, `ss` and `'` for `ß` and `’`. */
export function fold(text: string): string {
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
  const all = LANGUAGES.flatMap((language) => keys.flatMap((key) => language[key].split('|')));
  return new Set(all.map(fold).filter((word) => word !== ''));
}

/** The same as they are spelled and folded, for patterns of a text that is not folded. */
export function spelled(...keys: readonly Lists[]): ReadonlySet<string> {
  const all = LANGUAGES.flatMap((language) => keys.flatMap((key) => language[key].split('|')));
  return new Set(all.flatMap((word) => (word === '' ? [] : [word, fold(word)])));
}

/** The source of a pattern for any of the words in a folded text, the longest first, as whole words. */
export function anyOf(list: Iterable<string>): string {
  const longestFirst = [...list].sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.map(wholeWord).join('|')})`;
}

/** Scripts in which words are written without spaces; Korean ones have endings. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function wholeWord(word: string): string {
  const escaped = word.replace(/[.?()*+|/]/g, '\\$&');
  if (UNSPACED.test(word)) return escaped;
  return `(?<![\\p{L}\\p{M}])${escaped}${/[\p{L}\p{M}]$/u.test(word) ? '(?![\\p{L}\\p{M}])' : ''}`;
}
