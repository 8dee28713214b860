import { fold } from './compare.ts';

/** A word of a text; each character of an East Asian script is one, and so is each sign for `and`. */
export interface Token {
  /** Folded; `&` for every sign of `AND`. */
  word: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** Whether a phrase can't go on here, because more than a space or a hyphen separates it from the token before. */
  isApart: boolean;
}

/** Scripts whose words stand without spaces between them, or have endings that do. */
export const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const AND = /[&+/,＆＋／，]/u;
/** What belongs to the character before it: marks, and the vowels and last consonants of Korean syllables. */
const ATTACHED = /[\p{M}\u1160-\u11ff\uff9e\uff9f]/u;
const JOINED = /^(?:\s+|[-‐‑.'’‘ʼ´`:*])$/u;

/** What a character is. Looking it up by its code is faster than a pattern. */
const [UNKNOWN, OTHER, LETTER, NUMBER, EAST, SIGN, MARK] = [0, 1, 2, 3, 4, 5, 6];
const kinds = new Uint8Array(0x10000);

function kindOf(character: string): number {
  if (ATTACHED.test(character)) return MARK;
  if (EAST_ASIAN.test(character)) return EAST;
  if (/\p{N}/u.test(character)) return NUMBER;
  if (/\p{L}/u.test(character)) return LETTER;
  return AND.test(character) ? SIGN : OTHER;
}

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let kind = OTHER;
  let start = 0;
  let last = 0;
  const finish = (end: number) => {
    if (kind === OTHER) return;
    const gap = text.slice(last, start);
    const isApart =
      gap.length > 0 &&
      gap !== ' ' &&
      !JOINED.test(gap) &&
      // `d. J.`
      !(gap === '. ' && (tokens.at(-1)?.word.length ?? 0) === 1);
    const word = kind === SIGN ? '&' : folded(text.slice(start, end));
    tokens.push({ word, start, end, isNumber: kind === NUMBER, isApart });
    last = end;
  };
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code <= 0xdbff;
    let next = isPair ? UNKNOWN : kinds[code];
    if (next === UNKNOWN || next === undefined) {
      next = kindOf(isPair ? text.slice(at, at + 2) : text.charAt(at));
      if (!isPair) kinds[code] = next;
    }
    const isContinued =
      next === MARK ? kind !== OTHER : next === kind && (kind === LETTER || kind === NUMBER);
    if (!isContinued) {
      finish(at);
      kind = next === MARK ? OTHER : next;
      start = at;
    }
    at += isPair ? 2 : 1;
  }
  finish(text.length);
  return tokens;
}

/** Folding a word takes longer than looking it up. */
const folds = new Map<string, string>();
const MOST_FOLDS = 5000;

function folded(word: string): string {
  const known = folds.get(word);
  if (known !== undefined) return known;
  if (folds.size >= MOST_FOLDS) folds.clear();
  const one = fold(word);
  folds.set(word, one);
  return one;
}

interface Tokens {
  all: readonly Token[];
  /** Without numbers. */
  words: readonly Token[];
}

/** A line is searched for many things. */
const remembered = new Map<string, Tokens>();
const MOST_REMEMBERED = 100_000;
let length = 0;

function read(text: string): Tokens {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const all = scan(text);
  const tokens = { all, words: all.filter(({ isNumber }) => !isNumber) };
  length += text.length + 1;
  if (length > MOST_REMEMBERED) {
    remembered.clear();
    length = text.length + 1;
  }
  remembered.set(text, tokens);
  return tokens;
}

export function tokensOf(text: string): readonly Token[] {
  return read(text).all;
}

/** The words of a text without emoji, numbers, and punctuation. */
export function wordsOf(text: string): readonly Token[] {
  return read(text).words;
}

/** The place in `tokensOf(text)` of the token that begins at a place of the text; -1 if none does. */
export function tokenAt(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return tokens[low]?.start === start ? low : -1;
}
