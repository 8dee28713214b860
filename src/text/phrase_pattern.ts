import { fold } from './compare.ts';

const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
/** Korean words have endings, also behind words in other scripts. */
const WORD = `[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}\\p{sc=Hang}]]`;
const isHangul = /^\p{sc=Hang}/u;

let patterns: { unspaced: RegExp; word: RegExp } | undefined;

/** Made at first use: they take a millisecond of every start of the app. */
function startsWith(kind: 'unspaced' | 'word', text: string): boolean {
  patterns ??= { unspaced: new RegExp(`^[${UNSPACED}]`, 'v'), word: new RegExp(`^${WORD}`, 'v') };
  return patterns[kind].test(text);
}

/** A pattern of several thousand characters overflows the stack. */
const LONGEST_PHRASE = 1000;

/**
 * A pattern for a phrase in folded text. Its words may have any white space between them, and characters of a script without
 * spaces may have some.
 *
 * @param where whole words, words that begin with the phrase, or anywhere. In scripts without spaces, phrases are found anywhere.
 * @returns null if there is nothing to find, or if the phrase is longer than `LONGEST_PHRASE`.
 */
export function phrasePattern(
  phrase: string,
  where: 'whole-words' | 'word-starts' | 'anywhere',
): RegExp | null {
  if (phrase.length > LONGEST_PHRASE) return null;
  const words = fold(phrase)
    .split(/\s+/)
    .filter((word) => word !== '');
  const characters = words.flatMap((word) => Array.from(word));
  const [first, last] = [characters[0], characters.at(-1)];
  if (first === undefined || last === undefined) return null;
  const source = words.map(wordSource).join('\\s+');
  const before = where === 'anywhere' ? '' : borderBefore(first);
  const after = where === 'whole-words' ? borderAfter(last) : '';
  return new RegExp(before + source + after, 'gv');
}

function wordSource(word: string): string {
  let previous = '';
  return Array.from(word, (character) => {
    const gap = startsWith('unspaced', previous) && startsWith('unspaced', character) ? '\\s?' : '';
    previous = character;
    return gap + character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }).join('');
}

function borderBefore(first: string): string {
  if (isHangul.test(first)) return '(?<!\\p{sc=Hang})';
  return startsWith('word', first) ? `(?<!${WORD})` : '';
}

function borderAfter(last: string): string {
  // The mark of a character belongs to it, and `C` is neither `C++` nor `C#`.
  const inside = '(?!\\p{M})';
  return startsWith('word', last) ? `(?!${WORD}|\\+\\+|#(?![\\p{L}\\p{N}]))${inside}` : inside;
}

/** A test for texts with a word, or several, that begin with the phrase, in any case, with or without accents. */
export function mentionTest(phrase: string): (text: string) => boolean {
  const pattern = phrasePattern(phrase, 'word-starts');
  return (text) => pattern !== null && fold(text).search(pattern) !== -1;
}
