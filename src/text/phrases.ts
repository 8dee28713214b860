import { fold } from './compare.ts';
import { addTo } from './groups.ts';
import { EAST_ASIAN, type Token, tokenAt, tokensOf, wordsOf } from './tokens.ts';
import { linesOf } from './vocabulary.ts';

/** Longer texts are neither labels nor names: this keeps the work for each bounded. */
export const LONGEST_COVERED = 160;

/** A phrase that was found: where it ends, and what it means. */
export interface Found<Meaning> {
  end: number;
  meaning: Meaning;
}

interface Phrase<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

/** `to*` is found by this many letters; none is shorter. */
const STEM = 2;
/** Texts repeat their words. */
const MOST_REMEMBERED = 5000;
const NONE: readonly never[] = [];
const longestFirst = (a: Phrase<unknown>, b: Phrase<unknown>) => b.words.length - a.words.length;
/** No phrase without spaces has more characters. */
const MOST_WORDS = 20;

/**
 * Phrases with their meanings, found word by word. In `wer * was` any word can stand for `*`; `aufgabe*` and `*aufgaben` are
 * words that begin and end so. Case, accents, and hyphens don't matter.
 */
export class Phrases<Meaning = true> {
  /** Until a word is looked up. */
  #given: Iterable<readonly [phrase: string, meaning: Meaning]>;
  /** By their initials, until a word begins so: an app that starts has thousands, and a note needs few of them. */
  readonly #unread = new Map<string, (readonly [phrase: string, meaning: Meaning])[]>();
  /** By their first words, or by how those begin or end. */
  readonly #byWord = new Map<string, Phrase<Meaning>[]>();
  readonly #byStart = new Map<string, Phrase<Meaning>[]>();
  readonly #byEnd = new Map<string, Phrase<Meaning>[]>();
  readonly #remembered = new Map<string, readonly Phrase<Meaning>[]>();
  readonly #between: readonly Phrases[];

  /**
   * @param phrases of equal ones, the first counts.
   * @param between what may stand between the words of a phrase, in a text that they cover.
   */
  constructor(
    phrases: Iterable<readonly [phrase: string, meaning: Meaning]>,
    ...between: readonly Phrases[]
  ) {
    this.#given = phrases;
    this.#between = between;
  }

  #read(initial: string): void {
    const unread = this.#unread.get(initial);
    if (unread === undefined) return;
    for (const [phrase, meaning] of unread) {
      const words = wordsOfPhrase(phrase);
      const [first = ''] = words;
      if (first.endsWith('*')) addTo(this.#byStart, first.slice(0, STEM), { words, meaning });
      else if (first.startsWith('*')) addTo(this.#byEnd, first.slice(-STEM), { words, meaning });
      else addTo(this.#byWord, first, { words, meaning });
    }
    this.#unread.delete(initial);
  }

  /** The longest phrases come first. */
  #beginningWith(word: string): readonly Phrase<Meaning>[] {
    const remembered = this.#remembered.get(word);
    if (remembered !== undefined) return remembered;
    if (this.#given !== NONE) {
      for (const entry of this.#given) addTo(this.#unread, initialOf(entry[0]), entry);
      this.#given = NONE;
      this.#read('*');
    }
    this.#read(word.charAt(0));
    const plain = this.#byWord.get(word) ?? NONE;
    if (plain.length < 2 && this.#byStart.size + this.#byEnd.size === 0) return plain;
    const similar = [
      ...(this.#byStart.get(word.slice(0, STEM)) ?? NONE),
      ...(this.#byEnd.get(word.slice(-STEM)) ?? NONE),
    ].filter(({ words: [first = ''] }) => isWord(first, word));
    const found = [...plain, ...similar].sort(longestFirst);
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(word, found);
    return found;
  }

  /** How many words the longest phrase has that begins at a place of a text; 0 if none does. */
  lengthAt(text: readonly Token[], start: number): number {
    let longest = 0;
    for (const { words } of this.#beginningWith(text[start]?.word ?? ''))
      longest = Math.max(longest, this.#endOf(words, text, start) - start);
    return longest;
  }

  /** Where a phrase ends whose first word is at a place of a text; the place if it does not stand there. */
  #endOf(phrase: readonly string[], text: readonly Token[], start: number): number {
    let at = start + 1;
    for (const part of phrase.slice(1)) {
      while (!isWord(part, text[at]?.word ?? '')) {
        const between = this.#betweenAt(text, at);
        if (between === 0) return start;
        at += between;
      }
      at += 1;
    }
    return at;
  }

  #betweenAt(text: readonly Token[], at: number): number {
    return this.#between.reduce((longest, phrases) => Math.max(longest, phrases.lengthAt(text, at)), 0);
  }

  /** Whether a text is made of such phrases and what may stand between their words. */
  covers(text: string): boolean {
    if (text.length > LONGEST_COVERED) return false;
    const all = wordsOf(text);
    let isFound = false;
    for (let at = 0; at < all.length;) {
      const [length, between] = [this.lengthAt(all, at), this.#betweenAt(all, at)];
      if (length + between === 0) return false;
      isFound ||= length >= between;
      at += Math.max(length, between);
    }
    return isFound;
  }

  /** The phrases whose words follow each other from a place of a text on, the longest first. */
  allAt(text: string, from: number): Found<Meaning>[] {
    const tokens = tokensOf(text);
    const at = tokenAt(tokens, from);
    return at === -1 ? [] : this.#followingAt(tokens, at);
  }

  #followingAt(tokens: readonly Token[], at: number): Found<Meaning>[] {
    const isAt = (word: string, token: Token | undefined, index: number) =>
      token !== undefined && (index === 0 || !token.isApart) && isWord(word, token.word);
    const found: Found<Meaning>[] = [];
    for (const { words, meaning } of this.#beginningWith(tokens[at]?.word ?? '')) {
      const last = tokens[at + words.length - 1];
      if (last !== undefined && words.every((word, index) => isAt(word, tokens[at + index], index)))
        found.push({ end: last.end, meaning });
    }
    return found;
  }

  /** The longest of them. */
  at(text: string, from: number): Found<Meaning> | null {
    return this.allAt(text, from)[0] ?? null;
  }

  /** Whether a text is a phrase. */
  is(text: string): boolean {
    return text !== '' && this.at(text, 0)?.end === text.length;
  }

  /** Where a phrase begins, in an East Asian script, that a text ends with; -1 if there is none. */
  atEnd(text: string): number {
    if (!EAST_ASIAN.test(text.slice(-1))) return -1;
    const tokens = tokensOf(text);
    const first = Math.max(0, tokens.length - MOST_WORDS);
    const at = tokens.findIndex(
      (_token, at) => at >= first && this.#followingAt(tokens, at)[0]?.end === text.length,
    );
    return tokens[at]?.start ?? -1;
  }
}

/** The phrases of some lists in all languages. */
export function phrasesOf(lists: readonly string[], ...between: readonly Phrases[]): Phrases {
  const entries = function* () {
    for (const phrase of new Set(lists.flatMap(linesOf))) yield [phrase, true] as const;
  };
  return new Phrases(entries(), ...between);
}

const initials = new Map<string, string>();

/** What the first word of a phrase begins with. */
function initialOf(phrase: string): string {
  const first = phrase.charAt(0);
  const known = initials.get(first);
  if (known !== undefined) return known;
  if (!/[\p{L}*]/u.test(first)) return wordsOfPhrase(phrase)[0]?.charAt(0) ?? '';
  const initial = fold(first).charAt(0);
  initials.set(first, initial);
  return initial;
}

/** Folding and reading leave most phrases as they are. */
const PLAIN = /^[a-z* ]+$/;

function wordsOfPhrase(phrase: string): string[] {
  if (PLAIN.test(phrase)) return phrase.split(' ');
  return phrase
    .split(' ')
    .flatMap((part) =>
      part.includes('*') ? part.replace(/[^*]+/, fold) : tokensOf(part).map(({ word }) => word),
    );
}

function isWord(part: string, word: string): boolean {
  if (part.endsWith('*')) return word !== '' && word.startsWith(part.slice(0, -1));
  return part.startsWith('*') ? word.endsWith(part.slice(1)) : word === part;
}
