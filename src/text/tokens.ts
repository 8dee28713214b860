import { fold } from './compare.ts';

/** A word of a text; each character of an East Asian script is one, and so is each sign for `and`. */
export interface Token {
  /** Folded; `&` for every sign for `and`. */
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
/** What can separate the words of a phrase. */
const JOINED = /^(?:\s*|[-‐‑.'’‘ʼ´`:*])$/u;

const [UNKNOWN, OTHER, MARK, NUMBER, LETTER, SIGN] = [0, 1, 2, 4, 5, 6];
const PATTERNS = [ATTACHED, EAST_ASIAN, /\p{N}/u, /\p{L}/u, AND];
/** What each character is, by its code, which is faster to look up than to match. */
const kinds = new Uint8Array(0x110000);

function kindOf(code: number): number {
  const known = kinds[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const first = PATTERNS.findIndex((pattern) => pattern.test(String.fromCodePoint(code)));
  return (kinds[code] = first === -1 ? OTHER : MARK + first);
}

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let [kind, start, last] = [OTHER, 0, 0];
  const finish = (end: number) => {
    if (kind === OTHER) return;
    const gap = text.slice(last, start);
    // `d. J.`
    const isAbbreviated = gap === '. ' && tokens.at(-1)?.word.length === 1;
    const isApart = gap !== '' && gap !== ' ' && !JOINED.test(gap) && !isAbbreviated;
    const word = kind === SIGN ? '&' : folded(text.slice(start, end));
    tokens.push({ word, start, end, isNumber: kind === NUMBER, isApart });
    last = end;
  };
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const next = kindOf(code);
    const isSame = next === kind && (kind === LETTER || kind === NUMBER);
    if (!isSame && (next !== MARK || kind === OTHER)) {
      finish(at);
      kind = next === MARK ? OTHER : next;
      start = at;
    }
    at += code > 0xffff ? 2 : 1;
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

/** A line is searched for many things; `words` are without numbers. */
const remembered = new Map<string, { all: readonly Token[]; words: readonly Token[] }>();
const MOST_REMEMBERED = 100_000;
let length = 0;

function read(text: string) {
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
