import { fold } from './compare.ts';
import { endOfWord, isMatch, type Kind, kindOf } from './phrase_pattern.ts';

/** Where a word begins. Folding leaves none in a text. */
const BEGINNING = 0;
const SPACE = 0x20;

/**
 * Passes on the characters of a folded text, with where each ends, with one space for any white space that matters, and
 * with where words begin: then a phrase is in a text wherever its characters are.
 */
function read(folded: string, next: (code: number, end: number) => void): void {
  let last: Kind | undefined;
  let isSpaced = false;
  for (let at = 0; at < folded.length;) {
    const code = folded.codePointAt(at) ?? 0;
    const kind = kindOf(code);
    at += code > 0xffff ? 2 : 1;
    if (kind === 'space') {
      isSpaced = true;
      continue;
    }
    if (isSpaced && !(last === 'unspaced' && kind === 'unspaced')) next(SPACE, at);
    if ((kind === 'word' || kind === 'hangul') && (isSpaced || kind !== last)) next(BEGINNING, at);
    next(code, at);
    last = kind;
    isSpaced = false;
  }
}

const CODES = 2 ** 21;

/**
 * Phrases that are looked for together, in one pass over a text (by Aho and Corasick): however many they are, and however
 * they repeat themselves and each other, the work is linear. They are found where a `PhrasePattern` of each would be.
 */
export class PhraseSet {
  /** The beginnings of the phrases are numbered; 0 is empty. Here is what each becomes with one more character. */
  readonly #longer = new Map<number, number>();
  /** The longest other beginning that each ends with. */
  readonly #shorter: number[] = [0];
  /** The longest whole phrase that each ends with, or is; 0 if there is none. */
  readonly #ending: number[] = [0];
  readonly #phrases = new Map<number, { phrase: string; after: RegExp }>();

  /** @param where whole words, or words that begin with a phrase. What has nothing to look for is never found. */
  constructor(phrases: Iterable<string>, where: 'whole-words' | 'word-starts') {
    let open = Array.from(phrases, (phrase) => {
      const codes: number[] = [];
      read(fold(phrase).trim(), (code) => codes.push(code));
      return { phrase, codes, node: 0 };
    }).filter(({ codes }) => codes.length > 0);
    // All beginnings of one length come before the longer ones, which build on them.
    for (let length = 0; open.length > 0; length += 1) {
      for (const each of open) each.node = this.#lengthened(each.node, each.codes[length] ?? 0);
      open = open.filter(({ phrase, codes, node }) => {
        if (codes.length > length + 1) return true;
        const last = String.fromCodePoint(codes.at(-1) ?? 0);
        const after = where === 'whole-words' ? endOfWord(last) : /(?:)/y;
        if (!this.#phrases.has(node)) this.#phrases.set(node, { phrase, after });
        this.#ending[node] = node;
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

  /** The phrases in a text, as they were given. */
  in(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    const folded = fold(text);
    let node = 0;
    read(folded, (code, at) => {
      node = this.#follow(node, code);
      let end = this.#ending[node] ?? 0;
      let ended = this.#phrases.get(end);
      // Phrases that end here have the same last character. With each, all shorter ones were found.
      if (ended === undefined || !isMatch(ended.after, folded, at)) return;
      while (ended !== undefined && !found.has(ended.phrase)) {
        found.add(ended.phrase);
        end = this.#ending[this.#shorter[end] ?? 0] ?? 0;
        ended = this.#phrases.get(end);
      }
    });
    return found;
  }
}
