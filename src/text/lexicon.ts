import { fold } from './compare.ts';
import { LANGUAGES } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { UNSPACED } from './words.ts';

/** A phrase that was found: where it ends, and what it means. */
export interface Found<Meaning> {
  end: number;
  meaning: Meaning;
}

/**
 * Folds each character by itself, so that a place in the folded text is that place in the text. Hyphens within words become
 * spaces. What would become longer (`ß`, `œ`) stays.
 */
export function foldInPlace(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return unhyphenated(text.toLowerCase());
  // Han, kana, and Hangul have no case and no accents.
  const folded = text.replace(/[A-Z]|[^\x20-\x7e\u3040-\u9fff\uac00-\ud7a3]/gu, (character) => {
    const one = folds.get(character) ?? fold(character);
    folds.set(character, one);
    return one.length === character.length ? one : character;
  });
  return unhyphenated(folded);
}

/** By character: folding one takes longer than looking it up. */
const folds = new Map<string, string>();

function unhyphenated(folded: string): string {
  return folded.replace(/-(?<=\p{L}-)(?=\p{L})/gu, ' ');
}

/**
 * Phrases with their meanings. A pattern of thousands of alternatives takes the engine longer to compile than a first poll
 * takes for all else; looking up what begins with two characters takes microseconds.
 */
export class Lexicon<Meaning> {
  /** By their first two characters, the longest first. */
  readonly #phrases = new Map<string, { phrase: string; meaning: Meaning }[]>();

  /** @param lists of phrases separated by `|`; of equal phrases, the first comes first. */
  constructor(lists: Iterable<readonly [list: string, meaning: Meaning]>) {
    for (const [list, meaning] of lists) {
      const folded = /[ßæœ]/.test(list) ? `${fold(list)}|${foldInPlace(list)}` : fold(list);
      for (const phrase of new Set(unhyphenated(folded).split('|'))) {
        if (phrase === '') continue;
        const start = phrase.slice(0, 2);
        const group = this.#phrases.get(start);
        if (group === undefined) this.#phrases.set(start, [{ phrase, meaning }]);
        else group.push({ phrase, meaning });
      }
    }
    for (const group of this.#phrases.values()) group.sort((a, b) => b.phrase.length - a.phrase.length);
  }

  /** The phrases that begin at a place of a folded text, the longest first; in a script with spaces, as whole words. */
  allAt(folded: string, from: number): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    // Within a word, no phrase begins.
    if (isSmallLetter(folded, from) && isSmallLetter(folded, from - 1)) return found;
    for (let length = 2; length > 0; length -= 1) {
      for (const { phrase, meaning } of this.#phrases.get(folded.slice(from, from + length)) ?? []) {
        const end = from + phrase.length;
        if (folded.startsWith(phrase, from) && isWhole(folded, from, end)) found.push({ end, meaning });
      }
    }
    return found;
  }

  /** The longest of them. */
  at(folded: string, from: number): Found<Meaning> | null {
    return this.allAt(folded, from)[0] ?? null;
  }

  /** Whether a text is a phrase. */
  is(text: string): boolean {
    return this.at(foldInPlace(text), 0)?.end === text.length;
  }

  /** Where a phrase begins, in a script without spaces, that a folded text ends with; -1 if there is none. */
  atEnd(folded: string): number {
    if (!UNSPACED.test(folded.slice(-1))) return -1;
    for (let from = Math.max(0, folded.length - LONGEST_PHRASE); from < folded.length; from += 1)
      if (this.at(folded, from)?.end === folded.length) return from;
    return -1;
  }
}

const LONGEST_PHRASE = 60;
const LETTER = /[\p{L}\p{M}]/u;

/** Of the Latin alphabet. */
function isSmallLetter(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  return code >= 97 && code <= 122;
}

function isWhole(folded: string, from: number, end: number): boolean {
  if (UNSPACED.test(folded.slice(from, end))) return true;
  const isElided = folded[end - 1] === "'";
  return !LETTER.test(folded.charAt(from - 1)) && (isElided || !LETTER.test(folded.charAt(end)));
}

type Lists = Exclude<keyof Language, 'dates'>;

/** The phrases of all languages under some keys. */
export function lexicon(...keys: readonly Lists[]): Lexicon<true> {
  return new Lexicon(
    LANGUAGES.flatMap((language) => keys.map((key): [string, true] => [language[key], true])),
  );
}
