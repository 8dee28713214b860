import { fold } from './compare.ts';
import type { PhraseSet } from './phrase_set.ts';
import type { Turn } from './transcript.ts';

/** A stretch of text in which a phrase can be found: a turn of a transcript, or a paragraph of a note. */
export interface Passage {
  text: string;
  /** Null in a note's text, and for unknown speakers. */
  speaker: string | null;
  /** The segments of a turn: where each begins in the text, and when it was said. */
  starts: readonly { at: number; startSec: number | null }[];
}

/** A sentence with a mention, as written; of a long one, the part around the mention. */
export interface Quote {
  text: string;
  speaker: string | null;
  startSec: number | null;
}

/** Passages prepared for searches. */
export interface Searchable {
  passages: readonly Passage[];
  /** All passages in the form used for comparison, each after a `BORDER`. */
  folded: string;
  /** Where a character of a folded passage begins in the passage itself, worked out once for all phrases. */
  offsetsIn: (passage: number) => Offsets;
}

/** Between passages. No phrase contains it. */
const BORDER = '\0';
/** How much of a long sentence a quote shows before and after a mention. */
const AROUND = 150;

export function spokenPassages(turns: readonly Turn[]): Passage[] {
  return turns.map(({ speaker, parts }) => {
    let at = 0;
    const starts = parts.map(({ text, startSec }) => {
      const start = { at, startSec };
      at += text.length + 1;
      return start;
    });
    return { text: parts.map(({ text }) => text).join(' '), speaker, starts };
  });
}

/** The paragraphs of a plain text. */
export function writtenPassages(text: string | null): Passage[] {
  return (text ?? '').split(/\n\n+/).map((paragraph) => ({ text: paragraph, speaker: null, starts: [] }));
}

export function searchable(passages: readonly Passage[]): Searchable {
  const folded = passages.map(({ text }) => BORDER + fold(text)).join('');
  const offsets: Offsets[] = [];
  return {
    passages,
    folded,
    offsetsIn: (index) => (offsets[index] ??= originalOffsets(passages[index]?.text ?? '')),
  };
}

/** More quotes than any meeting has. */
const MOST_QUOTES = 10_000;

/** How often a phrase is found, and the first quotes, all of them by default; each sentence is quoted once. */
export function mentions(
  { passages, folded, offsetsIn }: Searchable,
  phrase: PhraseSet,
  mostQuotes = MOST_QUOTES,
): { count: number; quotes: Quote[] } {
  const quotes: Quote[] = [];
  let count = 0;
  let index = -1;
  let passageStart = -1;
  let next = 0;
  let quotedUntil = 0;
  let segment = 0;
  phrase.eachIn(folded, (from, to) => {
    count += 1;
    if (quotes.length === mostQuotes) return;
    while (next !== -1 && next <= from) {
      index += 1;
      passageStart = next + BORDER.length;
      next = folded.indexOf(BORDER, passageStart);
      quotedUntil = 0;
      segment = 0;
    }
    const passage = passages[index];
    if (passage === undefined) return;
    const offsets = offsetsIn(index);
    const start = offsets(from - passageStart);
    if (start < quotedUntil) return;
    const end = offsets(to - passageStart);
    const sentence = sentenceAround(passage.text, start, end);
    quotedUntil = sentence.end;
    // Sentences follow each other, so that each segment is passed once.
    while ((passage.starts[segment + 1]?.at ?? Infinity) <= sentence.start) segment += 1;
    const { startSec = null } = passage.starts[segment] ?? {};
    quotes.push({ text: sentence.text, speaker: passage.speaker, startSec });
  });
  return { count, quotes };
}

type Offsets = (folded: number) => number;

/** Where a character of a folded text begins in the text itself. */
function originalOffsets(text: string): Offsets {
  // In plain ASCII, folding moves nothing.
  if (/^[\t\n\r -~]*$/.test(text)) return (folded) => folded;
  const offsets: number[] = [];
  let at = 0;
  // What is composed when it is folded stays together.
  for (const [cluster] of text.matchAll(/.[\p{M}\u1160-\u11ff\uff9e\uff9f]*/gsu)) {
    for (let count = fold(cluster).length; count > 0; count -= 1) offsets.push(at);
    at += cluster.length;
  }
  return (folded) => offsets[folded] ?? text.length;
}

/** A period before a small letter abbreviates. */
const SENTENCE_END = /[.!?…]+[\p{Pe}\p{Pf}"']*\s+(?![\p{Ll}\s])|[。！？｡]+[\p{Pe}\p{Pf}]*\s*|\s*\n\s*/gu;

/** Half a word, or half a character, where a text is cut. */
const PART_AT_START = /^\S*\s+|^[\uDC00-\uDFFF]/;
const PART_AT_END = /\s+\S*$|[\uD800-\uDBFF]$/;

function sentenceAround(text: string, start: number, end: number) {
  const [earliest, latest] = [Math.max(0, start - AROUND), end + AROUND];
  // One character of the mention decides whether a sentence ends beside it.
  const lastEnd = [...text.slice(earliest, start + 1).matchAll(SENTENCE_END)]
    .map(({ 0: mark, index }) => earliest + index + mark.length)
    .findLast((after) => after <= start);
  const [nextEnd] = [...text.slice(end - 1, latest).matchAll(SENTENCE_END)].map(
    ({ 0: mark, index }) => end - 1 + index + mark.length,
  );
  const isCutBefore = lastEnd === undefined && earliest > 0;
  const isCutAfter = nextEnd === undefined && latest < text.length;
  const before = text.slice(lastEnd ?? earliest, start);
  const after = text.slice(end, Math.max(end, nextEnd ?? latest));
  const ahead = isCutBefore ? before.replace(PART_AT_START, '') : before;
  const behind = isCutAfter ? after.replace(PART_AT_END, '') : after;
  const [from, to] = [start - ahead.length, end + behind.length];
  return {
    start: from,
    end: to,
    text: `${isCutBefore ? '…' : ''}${text.slice(from, to).trim()}${isCutAfter ? '…' : ''}`,
  };
}
