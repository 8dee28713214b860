const UNDECOMPOSED = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/**
 * A text in the form used for comparison: without case, without the accents of Latin, Greek, and Cyrillic letters and the
 * vowel points of Arabic and Hebrew, decomposed. Every character is folded by itself, whatever stands beside it.
 */
export function fold(text: string): string {
  return text
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\0\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[ßæœøłđıς]/g, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}

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
export const LONGEST_PHRASE = 1000;

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
  // The mark or the vowel of a character belongs to it.
  const inside = '(?![\\p{M}\\u1160-\\u11ff])';
  return startsWith('word', last) ? `(?!${WORD})${inside}` : inside;
}

/** A test for texts with a word, or several, that begin with the phrase, in any case, with or without accents. */
export function mentionTest(phrase: string): (text: string) => boolean {
  const pattern = phrasePattern(phrase, 'word-starts');
  return (text) => pattern !== null && fold(text).search(pattern) !== -1;
}
