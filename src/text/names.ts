import { sharedList } from './shared_lists.ts';

export interface SplitName {
  firstName: string | null;
  lastName: string | null;
}

const HANGUL = /^\p{Script=Hangul}+$/u;
const HAN_OR_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const TITLES = new Set(sharedList('name_titles'));
const SUFFIXES = new Set(sharedList('name_suffixes'));
/** The family names of about 97% of Koreans, and the common ones of two syllables. */
const KOREAN_FAMILY_NAMES = new Set(sharedList('korean_family_names'));

/**
 * First and last name of a person's display name: `Anna Maria Smith`, `Smith, Anna`, `김민수`, `山田 太郎`.
 * The first word is the first name and everything after it the last name, so that nothing is lost. A title stays with the
 * first name and a suffix (`PhD`) with the last. A Chinese or Japanese name without a space stays whole, because its
 * characters don't show where it divides.
 */
export function splitName(name: string | null | undefined): SplitName {
  const all = (name ?? '').split(/[,，]/).map((part) => part.replace(/\s+/gu, ' ').trim());
  const end = all.findLastIndex((part, index) => index === 0 || !isSuffix(part)) + 1;
  const parts = all.slice(0, end);
  const suffixes = all.slice(end).filter((part) => part !== '');
  const [family, given] = parts;
  const split =
    parts.length === 2 && family && given
      ? { firstName: given, lastName: family }
      : splitWords(parts.filter((part) => part !== '').join(' '));
  return {
    ...split,
    lastName: [split.lastName, ...suffixes].filter((part) => part !== null).join(', ') || null,
  };
}

/** Whether what follows a comma belongs to the name before it: `Anna Berg, PhD`, `Kestrel, Inc.` */
export function isSuffix(part: string): boolean {
  return part === '' || SUFFIXES.has(undotted(part));
}

function splitWords(name: string): SplitName {
  const words = name.split(' ');
  const [first = '', second] = words;
  if (second === undefined) return splitWord(name);
  if (words.length === 2 && isFamilyFirst(first, second)) return { firstName: second, lastName: first };
  const titles = words.findIndex((word) => !TITLES.has(undotted(word)));
  const given = Math.min(Math.max(titles, 0) + 1, words.length - 1);
  return { firstName: words.slice(0, given).join(' '), lastName: words.slice(given).join(' ') };
}

function splitWord(name: string): SplitName {
  const family = name.slice(0, -2);
  if (HANGUL.test(name) && KOREAN_FAMILY_NAMES.has(family)) {
    return { firstName: name.slice(-2), lastName: family };
  }
  return { firstName: name === '' ? null : name, lastName: null };
}

function isFamilyFirst(first: string, second: string): boolean {
  if (HANGUL.test(first) && HANGUL.test(second)) return KOREAN_FAMILY_NAMES.has(first);
  // A name only in katakana is foreign and written in its own order.
  return (
    HAN_OR_KANA.test(first) && HAN_OR_KANA.test(second) && !(KATAKANA.test(first) && KATAKANA.test(second))
  );
}

/** `Ph.D.` as it is listed. */
function undotted(word: string): string {
  return word.replaceAll('.', '').toLowerCase();
}
