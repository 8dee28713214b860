import { fold } from './compare.ts';

const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
/** Korean words have endings, also behind words in other scripts. */
const WORD = `[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}\\p{sc=Hang}]]`;

const makePatterns = () => ({
  unspaced: new RegExp(`^[${UNSPACED}]`, 'v'),
  word: new RegExp(`^${WORD}`, 'v'),
  hangul: /^\p{sc=Hang}/v,
  notAfterWord: new RegExp(`(?<!${WORD})`, 'vy'),
  notAfterHangul: /(?<!\p{sc=Hang})/vy,
  // The mark of a character belongs to it, and `C` is neither `C++` nor `C#`.
  notBeforeWord: new RegExp(`(?!${WORD}|\\p{M}|\\+\\+|#(?![\\p{L}\\p{N}]))`, 'vy'),
  notBeforeMark: /(?!\p{M})/vy,
  anywhere: /(?:)/y,
});
/** Made at first use: they take a millisecond of every start of the app. */
let patterns: ReturnType<typeof makePatterns> | undefined;

/** The white space that folding leaves. */
const WHITE_SPACE = new Set(Array.from('\t\n\v\f\r \u1680\u2028\u2029', (space) => space.charCodeAt(0)));

interface Character {
  code: number;
  /** Whether there is white space before it; undefined if that doesn't matter. */
  isSpaced: boolean | undefined;
}

/** Where a phrase is in a folded text. */
interface Hit {
  start: number;
  end: number;
}

const LONGEST_HEAD = 8;

/** A phrase to look for in folded text, in linear time, however it repeats itself (by Knuth, Morris, and Pratt). */
export class PhrasePattern {
  /** What it begins with: finding that is fast. */
  readonly #head: string;
  readonly #characters: readonly Character[];
  /** For each character, how many of those up to it are the same as the first ones. */
  readonly #repeated: number[] = [0];
  readonly #before: RegExp;
  readonly #after: RegExp;

  /** @param borders match where the phrase may begin and end. */
  constructor(characters: readonly Character[], borders: { before: RegExp; after: RegExp }) {
    const joined = characters.findIndex(({ isSpaced }, at) => at > 0 && isSpaced !== false);
    const head = characters.slice(0, joined === -1 ? LONGEST_HEAD : Math.min(joined, LONGEST_HEAD));
    this.#head = String.fromCodePoint(...head.map(({ code }) => code));
    this.#characters = characters;
    this.#before = borders.before;
    this.#after = borders.after;
    for (const { code, isSpaced = false } of characters.slice(1))
      this.#repeated.push(this.#matched(this.#repeated.at(-1) ?? 0, code, isSpaced));
  }

  /** How many characters match, at the end of a text in which so many did before one more was read. */
  #matched(before: number, code: number, isSpaced: boolean): number {
    for (let count = before; ; count = this.#repeated[count - 1] ?? 0) {
      const next = this.#characters[count];
      if (next?.code === code && (next.isSpaced ?? isSpaced) === isSpaced) return count + 1;
      if (count === 0) return 0;
    }
  }

  /** Where the phrase is; hits don't overlap. */
  *hitsIn(folded: string): Generator<Hit, void, undefined> {
    for (let hit = this.#next(folded, 0); hit !== null; hit = this.#next(folded, hit.end)) yield hit;
  }

  #next(folded: string, from: number): Hit | null {
    const { length } = this.#characters;
    let at = folded.indexOf(this.#head, from);
    const starts = new Uint32Array(at === -1 ? 0 : length);
    let matched = 0;
    let isSpaced = false;
    let read = 0;
    while (at !== -1 && at < folded.length) {
      const code = folded.codePointAt(at) ?? 0;
      if (WHITE_SPACE.has(code)) {
        isSpaced = true;
        at += 1;
        continue;
      }
      starts[read % length] = at;
      read += 1;
      at += code > 0xffff ? 2 : 1;
      matched = this.#matched(matched, code, isSpaced);
      isSpaced = false;
      if (matched === length) {
        const start = starts[read % length] ?? 0;
        if (isMatch(this.#before, folded, start) && isMatch(this.#after, folded, at))
          return { start, end: at };
        matched = this.#repeated[length - 1] ?? 0;
      }
      if (matched === 0) at = folded.indexOf(this.#head, at);
    }
    return null;
  }

  isIn(folded: string): boolean {
    return this.#next(folded, 0) !== null;
  }
}

export function isMatch(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

/**
 * The words of a phrase may have any white space between them; between characters of scripts without spaces, it doesn't matter.
 *
 * @param where whole words, or anywhere. In scripts without spaces, phrases are found anywhere.
 * @returns null if there is nothing to find.
 */
export function phrasePattern(phrase: string, where: 'whole-words' | 'anywhere'): PhrasePattern | null {
  const is = (patterns ??= makePatterns());
  const characters: Character[] = [];
  let [first, last] = ['', ''];
  for (const [, space, character = ''] of fold(phrase)
    .trim()
    .matchAll(/(\s*)(\S)/gu)) {
    const isFree = last === '' || (is.unspaced.test(last) && is.unspaced.test(character));
    characters.push({ code: character.codePointAt(0) ?? 0, isSpaced: isFree ? undefined : space !== '' });
    first ||= character;
    last = character;
  }
  if (first === '') return null;
  const inWord = is.word.test(first) ? is.notAfterWord : is.anywhere;
  const before = is.hangul.test(first) ? is.notAfterHangul : inWord;
  return new PhrasePattern(characters, {
    before: where === 'anywhere' ? is.anywhere : before,
    after: where === 'whole-words' ? endOfWord(last) : is.anywhere,
  });
}

export type Kind = 'space' | 'unspaced' | 'word' | 'hangul' | 'other';
const kinds = new Map<number, Kind>();

/** What a character is, as far as it decides where phrases begin. */
export function kindOf(code: number): Kind {
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const is = (patterns ??= makePatterns());
  const character = String.fromCodePoint(code);
  const others = (['unspaced', 'word', 'hangul'] as const).find((kind) => is[kind].test(character));
  const kind = WHITE_SPACE.has(code) ? 'space' : (others ?? 'other');
  kinds.set(code, kind);
  return kind;
}

/** Matches where a phrase may end as whole words, if this is its last character. */
export function endOfWord(last: string): RegExp {
  const is = (patterns ??= makePatterns());
  return is.word.test(last) ? is.notBeforeWord : is.notBeforeMark;
}
