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
/** What belongs to the character before it: marks, and the vowels and last consonants of Korean syllables. */
const ATTACHED = '[\\p{M}\\u1160-\\u11ff\\uff9e\\uff9f]';
const EAST = EAST_ASIAN.source;
const runOf = (letter: string) => `(?:[${letter}--[${EAST}${ATTACHED}]]${ATTACHED}*)+`;
/** Group 1 is a number, group 2 a sign for `and`. */
const TOKEN = new RegExp(
  `${runOf('\\p{L}')}|(${runOf('\\p{N}')})|([&+\\/,＆＋／，])${ATTACHED}*|[${EAST}--${ATTACHED}]${ATTACHED}*`,
  'gv',
);
const JOINED = /^(?:\s+|[-‐‑.'’‘ʼ´`:*])$/u;

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: found, 1: number, 2: sign, index: start } of text.matchAll(TOKEN)) {
    const gap = text.slice(last, start);
    const isApart =
      gap.length > 0 &&
      gap !== ' ' &&
      !JOINED.test(gap) &&
      // `d. J.`
      !(gap === '. ' && tokens.at(-1)?.word.length === 1);
    last = start + found.length;
    const word = sign === undefined ? folded(found) : '&';
    tokens.push({ word, start, end: last, isNumber: number !== undefined, isApart });
  }
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
