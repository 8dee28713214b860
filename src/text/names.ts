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

/** A name without blanks around it; null if it is an address or a telephone number, or there is none. */
export function personName(name: string | null | undefined): string | null {
  const written = (name ?? '').trim();
  return written === '' || /^\S+@\S+$/.test(written) || TELEPHONE.test(written) ? null : written;
}
const TELEPHONE = /^(?:tel|phone)?[^\p{L}]*\p{N}[^\p{L}]*(?:(?:ext|x)[^\p{L}]*)?$/iu;

/**
 * First and last name of a person's display name: `Anna Maria Smith`, `Smith, Anna`, `김민수`, `山田 太郎`.
 * The first word is the first name and everything after it the last name, without titles, degrees, nicknames, and remarks
 * (`Dr. Anna Smith, PhD (Guest)`). A Chinese or Japanese name without a space stays whole, because its characters don't
 * show where it divides.
 */
export function splitName(name: string | null | undefined): SplitName {
  const all = withoutRemarks(personName(name) ?? '')
    .split(/[,，]/)
    .map((part) => part.trim());
  const isDegree = (part: string) =>
    isSuffix(part) || (CREDENTIAL.test(part) && /\p{Ll}.* /u.test(all[0] ?? ''));
  const end = all.findLastIndex((part, index) => index === 0 || !isDegree(part)) + 1;
  const parts = all.slice(0, end);
  const generation = all.slice(end).filter((part) => GENERATIONS.has(undotted(part)));
  const [family, given] = parts;
  const split =
    parts.length === 2 && family && given
      ? { firstName: withoutTitles(given.split(' ')).join(' '), lastName: family }
      : splitWords(parts.filter((part) => part !== '').join(' '));
  return {
    ...split,
    lastName: [split.lastName, ...generation].filter((part) => part !== null).join(' ') || null,
  };
}
/** Degrees of any kind behind a name with several words: `Anna Smith, MPhil`. */
const CREDENTIAL = /^(?=(?:.*\p{Lu}){2})[\p{L}.]{2,7}$/u;
const GENERATIONS = new Set(['ii', 'iii', 'iv', 'jr', 'sr']);

/** A name without what is in brackets, behind a dash or bar, and in quotes within it: `Bob "Rob" Smith (she/her) | Acme`. */
function withoutRemarks(name: string): string {
  const line = name.replace(/\s+/gu, ' ');
  const rest = line
    .replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|（[^（）]*）|【[^【】]*】/gu, ' ')
    .replace(/(?<=\S )["'“”„«‘][^"'“”„«»‘’]*["'“”»’](?= \S)/gu, ' ')
    .replace(/ ?[|｜].*| (?:[-–—/•·~@(]|\/\/)(?: .*|$)| [([（【].*/gsu, '');
  const main = /\p{L}/u.test(rest) ? rest : line;
  return main
    .replace(/["“”„«»()[\]]|(?<!\p{L})['‘’]|['’](?!\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether what follows a comma belongs to the name before it: `Anna Berg, PhD`, `Kestrel, Inc.` */
export function isSuffix(part: string): boolean {
  return part === '' || SUFFIXES.has(undotted(part));
}

function splitWords(name: string): SplitName {
  const all = name.split(' ');
  const words = withoutTitles(withoutDegrees(all));
  const [first = '', second] = words;
  // Whoever has a title and one name is called by the last name: `Dr. Smith`.
  if (second === undefined && words.length < all.length) return { firstName: null, lastName: first };
  if (second === undefined) return splitWord(first);
  if (words.length === 2 && isFamilyFirst(first, second)) return { firstName: second, lastName: first };
  return { firstName: first, lastName: words.slice(1).join(' ') };
}

/** Without those in front: `Prof. Dr. med. Anna Smith`. */
function withoutTitles(words: readonly string[]): readonly string[] {
  const isTitle = (word: string, at: number) =>
    TITLES.has(undotted(word)) || (at > 0 && /^\p{Ll}[\p{Ll}.]*\.$/u.test(word));
  const start = words.findIndex((word, at) => !isTitle(word, at));
  return start === -1 ? words : words.slice(start);
}

/** Without those at the end, unless they are nearly all of the name: `Anna Smith PhD`, but not `Kestrel Inc`. */
function withoutDegrees(words: readonly string[]): readonly string[] {
  const isDegree = (word: string) => SUFFIXES.has(undotted(word)) && !GENERATIONS.has(undotted(word));
  const end = words.findLastIndex((word, at) => at < 2 || !isDegree(word)) + 1;
  return words.slice(0, end);
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
