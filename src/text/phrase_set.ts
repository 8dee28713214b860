import { fold } from './compare.ts';

/** Scripts that put no spaces between words. */
const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}';
/** Korean words have endings, also behind words in other scripts. */
const WORD = `[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}\\p{sc=Hang}]]`;

const makePatterns = () => ({
  space: /^[\t\n\v\f\r \u1680\u2028\u2029]/,
  unspaced: new RegExp(`^[${UNSPACED}]`, 'v'),
  word: new RegExp(`^${WORD}`, 'v'),
  hangul: /^\p{sc=Hang}/v,
  // The mark of a character belongs to it, and `C` is neither `C++` nor `C#`.
  notBeforeWord: new RegExp(`(?!${WORD}|\\p{M}|\\+\\+|#(?![\\p{L}\\p{N}]))`, 'vy'),
  notBeforeMark: /(?!\p{M})/vy,
  anywhere: /(?:)/y,
  head: new RegExp(`^(?:[^\\s${UNSPACED}]{1,8}|.)`, 'sv'),
});
/** Made at first use: they take a millisecond of every start of the app. */
let patterns: ReturnType<typeof makePatterns> | undefined;

type Kind = 'space' | 'unspaced' | 'word' | 'hangul' | 'other';
const kinds = new Map<number, Kind>();

/** What a character is, as far as it decides where phrases begin. */
function kindOf(code: number): Kind {
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const is = (patterns ??= makePatterns());
  const character = String.fromCodePoint(code);
  const kind =
    (['space', 'unspaced', 'word', 'hangul'] as const).find((each) => is[each].test(character)) ?? 'other';
  kinds.set(code, kind);
  return kind;
}

/** Where a word begins. No character has this code. */
const BEGINNING = 0x110000;
const SPACE = 0x20;
const CODES = 2 ** 21;

/**
 * Passes on the characters of a folded text, with one space for any white space that matters, and with where words begin:
 * then a phrase is in a text wherever its characters are.
 *
 * @param next returns whether to go on.
 * @param seek where to go on, from a place of the text on.
 */
function read(
  folded: string,
  next: (code: number, start: number, end: number) => boolean,
  seek = (at: number) => at,
): void {
  let last: Kind | undefined;
  let isSpaced = false;
  for (let at = 0; at < folded.length;) {
    const start = seek(at);
    if (start > at) {
      const [before = '', nearer = before] = folded.slice(Math.max(0, start - 2), start);
      last = kindOf(nearer.codePointAt(0) ?? 0);
      isSpaced = false;
    }
    const code = folded.codePointAt(start);
    if (code === undefined) return;
    const kind = kindOf(code);
    at = start + (code > 0xffff ? 2 : 1);
    if (kind === 'space') {
      isSpaced = true;
      continue;
    }
    if (isSpaced && !(last === 'unspaced' && kind === 'unspaced') && !next(SPACE, start, at)) return;
    const begins = (kind === 'word' || kind === 'hangul') && (isSpaced || kind !== last);
    if (begins && !next(BEGINNING, start, at)) return;
    if (!next(code, start, at)) return;
    last = kind;
    isSpaced = false;
  }
}

interface Phrase {
  phrase: string;
  codes: readonly number[];
  /** Matches where it may end. */
  after: RegExp;
}

/**
 * Phrases that are looked for together, in one pass over a text (by Aho and Corasick): however many they are, and however
 * they repeat themselves and each other, the work is linear.
 *
 * The words of a phrase may have any white space between them; between characters of scripts without spaces, it doesn't
 * matter.
 */
export class PhraseSet {
  /** The beginnings of the phrases are numbered; 0 is empty. Here is what each becomes with one more character. */
  readonly #longer = new Map<number, number>();
  /** The longest other beginning that each ends with. */
  readonly #shorter: number[] = [0];
  /** The longest whole phrase that each ends with, or is; 0 if there is none. */
  readonly #ending: number[] = [0];
  readonly #phrases = new Map<number, Phrase>();
  /** The most characters of a phrase. */
  readonly #longest: number;
  /** What the only phrase begins with: finding that is fast. Empty if there are several. */
  readonly #head: string;

  /**
   * @param where whole words, what words begin with, or anywhere. In scripts without spaces, phrases are found anywhere. What
   * has nothing to look for is never found.
   */
  constructor(phrases: Iterable<string>, where: 'whole-words' | 'word-starts' | 'anywhere') {
    const is = (patterns ??= makePatterns());
    const all = Array.from(phrases, (phrase) => {
      const codes: number[] = [];
      const folded = fold(phrase).trim();
      read(folded, (code) => codes.push(code) > 0);
      if (where === 'anywhere' && codes[0] === BEGINNING) codes.shift();
      const isWord = kindOf(codes.at(-1) ?? 0) === 'word';
      const after = where !== 'whole-words' ? is.anywhere : isWord ? is.notBeforeWord : is.notBeforeMark;
      return { phrase, codes, after, node: 0, head: is.head.exec(folded)?.[0] ?? '' };
    }).filter(({ codes }) => codes.length > 0);
    this.#longest = Math.max(0, ...all.map(({ codes }) => codes.length));
    this.#head = all.length === 1 ? (all[0]?.head ?? '') : '';
    let open = all;
    // All beginnings of one length come before the longer ones, which build on them.
    for (let length = 0; open.length > 0; length += 1) {
      for (const each of open) each.node = this.#lengthened(each.node, each.codes[length] ?? 0);
      open = open.filter((each) => {
        if (each.codes.length > length + 1) return true;
        if (!this.#phrases.has(each.node)) this.#phrases.set(each.node, each);
        this.#ending[each.node] = each.node;
        return false;
      });
    }
  }

  #lengthened(node: number, code: number): number {
    const known = this.#longer.get(node * CODES + code);
    if (known !== undefined) return known;
    const shorter = node === 0 ? 0 : this.#follow(this.#shorter[node] ?? 0, code);
    this.#ending.push(this.#ending[shorter] ?? 0);
    const added = this.#shorter.push(shorter) - 1;
    this.#longer.set(node * CODES + code, added);
    return added;
  }

  /** The longest beginning that a text ends with, after one more code. */
  #follow(before: number, code: number): number {
    for (let node = before; ; node = this.#shorter[node] ?? 0) {
      const longer = this.#longer.get(node * CODES + code);
      if (longer !== undefined || node === 0) return longer ?? 0;
    }
  }

  /** Whether there is nothing to look for. */
  get isEmpty(): boolean {
    return this.#phrases.size === 0;
  }

  /** @param found gets the longest phrase that ends at each place, and returns whether to go on. */
  #search(folded: string, found: (ending: number, start: number, end: number) => boolean): void {
    if (this.isEmpty) return;
    const starts = new Uint32Array(this.#longest);
    let node = 0;
    let count = 0;
    const next = (code: number, start: number, end: number): boolean => {
      starts[count % this.#longest] = start;
      count += 1;
      node = this.#follow(node, code);
      const ending = this.#ending[node] ?? 0;
      const phrase = this.#phrases.get(ending);
      // Phrases that end here have the same last character.
      if (phrase === undefined || !isMatch(phrase.after, folded, end)) return true;
      return found(ending, starts[(count - phrase.codes.length) % this.#longest] ?? 0, end);
    };
    read(folded, next, (at) => {
      if (node !== 0 || this.#head === '') return at;
      const start = folded.indexOf(this.#head, at);
      return start === -1 ? folded.length : start;
    });
  }

  /** Passes on where phrases are in a folded text, from left to right, without those that overlap an earlier one. */
  eachIn(folded: string, see: (start: number, end: number) => void): void {
    let until = 0;
    this.#search(folded, (_, start, end) => {
      if (start >= until) see(start, (until = end));
      return true;
    });
  }

  isIn(folded: string): boolean {
    let isFound = false;
    this.#search(folded, () => {
      isFound = true;
      return false;
    });
    return isFound;
  }

  /** The phrases in a text, as they were given. */
  in(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    this.#search(fold(text), (longest) => {
      // With each, all shorter ones were found.
      for (let ending = longest; ending !== 0; ending = this.#ending[this.#shorter[ending] ?? 0] ?? 0) {
        const { phrase = '' } = this.#phrases.get(ending) ?? {};
        if (found.has(phrase)) break;
        found.add(phrase);
      }
      return true;
    });
    return found;
  }
}

function isMatch(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}
