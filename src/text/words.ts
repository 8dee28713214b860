import { fold } from './compare.ts';
import { LANGUAGES } from './languages/index.ts';
import type { Language } from './languages/language.ts';

type Lists = Exclude<keyof Language, 'dates'>;

/** Longer texts are neither labels nor names: this keeps the work for each bounded. */
export const LONGEST_COVERED = 160;

/** The words of all languages under some keys, folded. */
function words(...keys: readonly Lists[]): ReadonlySet<string> {
  const all = LANGUAGES.flatMap((language) => keys.flatMap((key) => fold(language[key]).split('|')));
  return new Set(all.filter((word) => word !== ''));
}

/** Scripts in which words are written without spaces; Korean ones have endings. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What stands for `and`. */
const AND = '&+/,';
const WORD = new RegExp(`[${AND}]|${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}*])+`, 'gu');

/** The words of a folded text without emoji, numbers, and punctuation; each character of a script without spaces is one. */
export function wordsOf(folded: string): string[] {
  const all = folded.match(WORD) ?? [];
  return all.filter((word) => /[^\p{N}*]/u.test(word)).map((word) => (AND.includes(word) ? '&' : word));
}

/**
 * The phrases of all languages under some keys, found word by word. In `wer * was` any word can stand for `*`; `aufgabe*`
 * and `*aufgaben` are words that begin and end so.
 */
export class Phrases {
  /** By their first words, without `*`. */
  readonly #byWord: Index = new Map();
  readonly #byStart: Index = new Map();
  readonly #byEnd: Index = new Map();
  /** Texts repeat their words. */
  readonly #remembered = new Map<string, readonly (readonly string[])[]>();
  readonly #between: readonly Phrases[];

  /** @param between what may stand between the words of a phrase. */
  constructor(keys: readonly Lists[], ...between: readonly Phrases[]) {
    this.#between = between;
    for (const phrase of words(...keys)) {
      const parts = phrase.match(WORD) ?? [];
      const [first = ''] = parts;
      const index = first.endsWith('*') ? this.#byStart : first.startsWith('*') ? this.#byEnd : this.#byWord;
      const key = first.replace('*', '');
      index.set(key, [...(index.get(key) ?? []), parts]);
    }
  }

  /** How many words the longest phrase has that begins at a place of a text; 0 if none does. */
  lengthAt(text: readonly string[], start: number): number {
    let longest = 0;
    for (const phrase of this.#beginningWith(text[start] ?? ''))
      longest = Math.max(longest, this.#endOf(phrase, text, start) - start);
    return longest;
  }

  #beginningWith(word: string): readonly (readonly string[])[] {
    const remembered = this.#remembered.get(word);
    if (remembered !== undefined) return remembered;
    const found = [...(this.#byWord.get(word) ?? [])];
    for (let length = 1; length <= word.length; length += 1) {
      found.push(...(this.#byStart.get(word.slice(0, length)) ?? []));
      found.push(...(this.#byEnd.get(word.slice(-length)) ?? []));
    }
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(word, found);
    return found;
  }

  /** Whether a text is made of such phrases and what may stand between their words. */
  covers(text: string): boolean {
    if (text.length > LONGEST_COVERED) return false;
    const all = wordsOf(fold(text));
    let isFound = false;
    for (let at = 0; at < all.length;) {
      const length = this.lengthAt(all, at);
      const between = this.#betweenAt(all, at);
      if (length + between === 0) return false;
      isFound ||= length >= between;
      at += Math.max(length, between);
    }
    return isFound;
  }

  #betweenAt(text: readonly string[], at: number): number {
    let longest = 0;
    for (const phrases of this.#between) longest = Math.max(longest, phrases.lengthAt(text, at));
    return longest;
  }

  /** Where a phrase ends whose first word is at a place of a text; the place if it does not stand there. */
  #endOf(phrase: readonly string[], text: readonly string[], start: number): number {
    let at = start + 1;
    for (const part of phrase.slice(1)) {
      while (!isWord(part, text[at] ?? '')) {
        const between = this.#betweenAt(text, at);
        if (between === 0) return start;
        at += between;
      }
      at += 1;
    }
    return at;
  }
}

const MOST_REMEMBERED = 1000;

/** Phrases by their first words. */
type Index = Map<string, (readonly string[])[]>;

function isWord(part: string, word: string): boolean {
  if (part.endsWith('*')) return word !== '' && word.startsWith(part.slice(0, -1));
  return part.startsWith('*') ? word.endsWith(part.slice(1)) : word === part;
}
