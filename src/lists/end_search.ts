import type { Listed } from './list.ts';
import { isPast, type PageReader, type ReadPage } from './reading.ts';

/** An offset and the time of its item, in milliseconds since 1970; NaN if there is none. */
export interface Mark {
  offset: number;
  time: number;
}

/** Between these items is what a search looks for: the first one that is beyond a moment, or the end of the list. */
export class Span {
  held: Mark;
  /** An item before `held`. */
  before: Mark;
  beyond: Mark | null;
  /** The first offset at which the service was seen to show nothing, and does not say that the list continues. */
  emptyFrom = Infinity;
  #heldId: string | undefined;
  #last: number;

  /** @param length of the list, as far as it is known: it may be another. */
  constructor(first: Mark, held: Mark, length: number | null) {
    this.before = first;
    this.held = held;
    this.beyond = length === null ? null : { offset: length, time: NaN };
    this.#last = held.offset;
  }

  get left(): number {
    return (this.beyond?.offset ?? Infinity) - this.held.offset;
  }

  /** The last offset at which something was seen. */
  get last(): number {
    return Math.max(this.#last, this.held.offset);
  }

  /** Whether an item between them has a time that is not. @param direction 1 if the list is oldest-first, else -1. */
  isOutOfPlace(time: number, direction: number): boolean {
    const isAfterHeld = (time - this.held.time) * direction >= 0;
    const isAfterBeyond = (time - (this.beyond?.time ?? NaN)) * direction > 0;
    return !isAfterHeld || isAfterBeyond;
  }

  /** @param isBefore whether what is looked for follows the first item of the page. */
  add(page: ReadPage, isBefore: boolean): void {
    const { offset, items, end } = page;
    const [first] = items;
    if (isPast(page)) {
      // If `held` shows the same item, it is past the end itself.
      const isAgain = this.#heldId !== undefined && first?.id === this.#heldId;
      const from = isAgain ? this.held.offset : offset;
      this.beyond = { offset: from, time: NaN };
      if (end?.saysMore === false) this.emptyFrom = from;
      if (isAgain) this.held = this.before;
      this.#heldId = undefined;
      return;
    }
    const mark = { offset, time: first?.time ?? NaN };
    if (isBefore) {
      [this.before, this.held, this.#heldId] = [this.held, mark, first?.id];
      if (end?.nextOffset !== null) return;
      this.emptyFrom = offset + end.received;
      this.beyond = { offset: this.emptyFrom, time: NaN };
    } else {
      this.beyond = mark;
      this.#last = Math.max(this.#last, offset);
    }
  }
}

/** Doubles the offset until something is beyond what is looked for, then bisects. */
function nextOffset({ held, left }: Span, pageSize: number): number {
  if (left === Infinity) return Math.max(held.offset + pageSize, 2 * held.offset);
  return held.offset + Math.max(1, Math.floor(left / 2 / pageSize)) * pageSize;
}

/** So many pages from the front, and around the end, are read whole if their items are wanted. */
const NEAR_FRONT = 8;
const NEAR_END = 4;
/** This many single items show where a period begins in a list of a million. */
const MOST_PROBES = 15;
/** After so many estimates that did not halve what is left, something is known to. */
const MOST_MISSES = 3;
/** An estimate goes at most this many times as far as what it is based on. */
const MOST_GROWTH = 16;

interface Boundary {
  order: 'newest-first' | 'oldest-first';
  /** The moment to find; infinite for the end of the list. */
  moment: number;
  /** Whether an item that is out of place shows that the list is not in order. */
  isStrict: boolean;
  /** A page that begins with this item, the first of the list, ignores the offset. */
  firstId?: string | undefined;
  /** An offset that has held an item. */
  guess?: number | undefined;
  /** Whether the items near the front and the end are wanted: then, it takes at most a request more than the whole list. */
  isWhole?: boolean;
}

/**
 * Searches a list that is in order for the first item beyond a moment, by requesting single items: where the times of
 * others suggest it or, if that does not help, in the middle. Yields what it reads.
 *
 * @param span as far as it is known; afterwards at most a page long, unless too many items were needed.
 * @returns why the search ended before that.
 */
export async function* findBoundary<Item extends Listed>(
  reader: PageReader<Item>,
  span: Span,
  boundary: Boundary,
): AsyncGenerator<Item[], Problem | undefined, undefined> {
  const { moment, isWhole = false } = boundary;
  const { pageSize } = reader;
  const most = isWhole ? Infinity : MOST_PROBES;
  let misses = 0;
  for (let probes = 0; probes < most && span.left > pageSize; probes += 1) {
    const { left } = span;
    const guess = probes === 0 ? guessed(span, boundary, pageSize) : undefined;
    const estimate =
      guess ?? (isWhole || misses >= MOST_MISSES ? undefined : estimated(span, moment, pageSize));
    const offset = estimate ?? nextOffset(span, pageSize);
    const page = yield* reader.page(offset, isWhole && isNear(offset, left, pageSize) ? pageSize : 1);
    const problem = problemWith(page, span, boundary);
    if (problem !== undefined) return problem;
    span.add(page, !(timeOfFirst(page) * directionOf(boundary) >= moment * directionOf(boundary)));
    // From nowhere to somewhere is no half, either.
    const isMiss = !(span.left <= left / 2 && span.left < Infinity);
    misses = estimate !== undefined && isMiss ? misses + 1 : 0;
  }
  return undefined;
}

type Problem = 'out-of-time' | 'repeating' | 'out-of-order';

function problemWith(page: ReadPage, span: Span, boundary: Boundary): Problem | undefined {
  if (page.end === undefined && !page.isRefused) return 'out-of-time';
  if (boundary.firstId !== undefined && page.end?.firstId === boundary.firstId) return 'repeating';
  const isChecked = boundary.isStrict && !isPast(page);
  return isChecked && span.isOutOfPlace(timeOfFirst(page), directionOf(boundary))
    ? 'out-of-order'
    : undefined;
}

const timeOfFirst = ({ items }: ReadPage): number => items[0]?.time ?? NaN;
/** Multiplied by this, times grow towards the end of the list. */
const directionOf = ({ order }: Boundary): number => (order === 'oldest-first' ? 1 : -1);

/** Whether an offset is so close to the front, or to the end, that its whole page is worth reading. */
function isNear(offset: number, left: number, pageSize: number): boolean {
  return offset <= NEAR_FRONT * pageSize || left <= NEAR_END * pageSize;
}

/** Where to look first: at what is said to be the last page, or where there was an item once. */
function guessed(
  { held, left }: Span,
  { guess = 0, isWhole }: Boundary,
  pageSize: number,
): number | undefined {
  if (isWhole === true) return left < Infinity ? held.offset + left - pageSize : undefined;
  return guess - held.offset > pageSize && guess - held.offset < left ? guess : undefined;
}

/** Where the boundary seems to be, less half a page; if `held` is near, half a page more: then two items enclose it. */
function estimated(
  { before, held, beyond, left }: Span,
  moment: number,
  pageSize: number,
): number | undefined {
  const other = beyond === null || Number.isNaN(beyond.time) ? before : beyond;
  // No item was created later than now.
  const ms = Math.min(moment, Date.now()) - held.time;
  const after = (ms * (held.offset - other.offset)) / (held.time - other.time);
  const wanted = Math.round(after + (after <= pageSize ? pageSize : -pageSize) / 2);
  if (left === Infinity && Number.isFinite(after))
    return held.offset + Math.min(Math.max(wanted, pageSize), MOST_GROWTH * (held.offset + 1));
  return wanted > 0 && wanted < left ? held.offset + wanted : undefined;
}
