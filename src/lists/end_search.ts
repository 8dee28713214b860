import type { Bounds } from './positions.ts';
import { isPast, type ReadPage } from './reading.ts';

/** An offset of a list and the time of its item, in milliseconds since 1970; NaN if there is none. */
interface Mark {
  offset: number;
  time: number;
}

/** What a search has seen of a list: an item before what it looks for, and one that is not, or the end of the list. */
class Span {
  held: Mark;
  /** An item before `held`. */
  before: Mark;
  beyond: Mark | null;
  /** Whether the service says that the list continues where it shows nothing more of it. */
  isCut = false;
  #heldId: string | undefined;
  #last: number;
  #end: number | null;

  constructor(first: Mark, held: Mark, end: number | null) {
    this.before = first;
    this.held = held;
    this.beyond = end === null ? null : { offset: end, time: NaN };
    this.#last = held.offset;
    this.#end = end;
  }

  get left(): number {
    return (this.beyond?.offset ?? Infinity) - this.held.offset;
  }

  /** Where the list ends, as far as that was seen. */
  get end(): Bounds {
    return { held: Math.max(this.#last, this.held.offset), beyond: this.#end };
  }

  /** @param isBefore whether what is looked for follows the first item of the page. */
  add(page: ReadPage, isBefore: boolean): void {
    const { offset, items, end } = page;
    const [first] = items;
    if (isPast(page)) {
      this.isCut ||= end?.saysMore !== false;
      // If `held` shows the same item, it is past the end itself.
      const isAgain = this.#heldId !== undefined && first?.id === this.#heldId;
      this.#endsAt(isAgain ? this.held.offset : offset);
      if (isAgain) this.held = this.before;
      this.#heldId = undefined;
      return;
    }
    const mark = { offset, time: first?.time ?? NaN };
    if (isBefore) {
      [this.before, this.held, this.#heldId] = [this.held, mark, first?.id];
      if (end?.nextOffset === null) this.#endsAt(offset + end.received);
    } else {
      this.beyond = mark;
      this.#last = Math.max(this.#last, offset);
    }
  }

  #endsAt(offset: number): void {
    this.beyond = { offset, time: NaN };
    this.#end = offset;
  }
}

/** Doubles the offset until something is beyond what is looked for, then bisects. */
function nextOffset({ held, left }: Span, pageSize: number): number {
  if (left === Infinity) return Math.max(held.offset + pageSize, 2 * held.offset);
  return held.offset + Math.max(1, Math.floor(left / 2 / pageSize)) * pageSize;
}

/** If `found`, the end is at most a page after `held`. If it is also cut, the list may continue there. */
type Search =
  | { bounds: Bounds & { beyond: number }; ending: 'found'; isCut: boolean }
  | { bounds: Bounds; ending: 'out-of-time' | 'repeating' };

/** This many pages from the front, and around the end, pages are read whole: in a short list, they are among the last. */
const NEAR_FRONT = 8;
const NEAR_END = 4;

/**
 * Searches for the end of a list. Far from it, requests single items. Takes at most one request more than reading the
 * whole list. Yields what it reads on the way.
 *
 * @param read reads at most so many items at an offset.
 * @param list.firstId a page that begins with the first item of the list ignores the offset.
 */
export async function* findEnd<Item>(
  read: (offset: number, most: number) => AsyncGenerator<Item, ReadPage, undefined>,
  given: Bounds,
  { pageSize, firstId }: { pageSize: number; firstId: string | undefined },
): AsyncGenerator<Item, Search, undefined> {
  const held = { offset: given.held, time: NaN };
  const span = new Span(held, held, given.beyond);
  for (;;) {
    const bounds = { held: span.held.offset, beyond: span.beyond?.offset ?? null };
    const { beyond } = bounds;
    if (beyond !== null && span.left <= pageSize)
      return { ending: 'found', bounds: { ...bounds, beyond }, isCut: span.isCut };
    const offset = nextOffset(span, pageSize);
    const isNear = offset <= NEAR_FRONT * pageSize || span.left <= NEAR_END * pageSize;
    const page = yield* read(offset, isNear ? pageSize : 1);
    if (page.end === undefined && !page.isRefused) return { ending: 'out-of-time', bounds };
    if (page.end?.firstId !== undefined && page.end.firstId === firstId)
      return { ending: 'repeating', bounds };
    span.add(page, true);
  }
}

/** This many single items show where a period begins in a list of a million. */
const MOST_PROBES = 15;
/** After so many estimates that did not halve what is left, something is known to. */
const MOST_MISSES = 3;
/** An estimate goes at most this many times as far as what it is based on. */
const MOST_GROWTH = 16;

interface Boundary {
  /** The first item of the list, and the last one that is known to be on its side of the boundary. */
  first: Mark;
  held: Mark;
  /** The length of the list, if the service states it. */
  total: number | null;
  pageSize: number;
  order: 'newest-first' | 'oldest-first';
  /** The moment to find; infinite for the end of the list. */
  moment: number;
  /** Whether an item that is out of place shows that the list is not in order. */
  isStrict: boolean;
  /** An offset that has held an item. */
  guess?: number | undefined;
}

/** A boundary: at most a page after `held`, unless too many items were needed. */
type FoundBoundary = Pick<Span, 'held' | 'beyond' | 'end'> & { isOutOfTime: boolean };

/**
 * Searches a list that is in order for the first item beyond a moment, by requesting single items: where the times of
 * others suggest it or, if that does not help, in the middle. Yields what it reads.
 *
 * @returns undefined if an item is out of order.
 */
export async function* findBoundary<Item>(
  read: (offset: number) => AsyncGenerator<Item, ReadPage, undefined>,
  { first, held, total, pageSize, order, moment, isStrict, guess = 0 }: Boundary,
): AsyncGenerator<Item, FoundBoundary | undefined, undefined> {
  const direction = order === 'oldest-first' ? 1 : -1;
  const span = new Span(first, held, total);
  const found = (isOutOfTime: boolean): FoundBoundary => {
    return { held: span.held, beyond: span.beyond, end: span.end, isOutOfTime };
  };
  let misses = 0;
  for (let probes = 0; probes < MOST_PROBES && span.left > pageSize; probes += 1) {
    const { left } = span;
    const isGuess = probes === 0 && guess > held.offset + pageSize && guess < held.offset + left;
    const estimate = isGuess ? guess : misses < MOST_MISSES ? estimated(span, moment, pageSize) : undefined;
    const page = yield* read(estimate ?? nextOffset(span, pageSize));
    if (page.end === undefined && !page.isRefused) return found(true);
    const time = page.items[0]?.time ?? NaN;
    const isAfterHeld = (time - span.held.time) * direction >= 0;
    const isAfterBeyond = (time - (span.beyond?.time ?? NaN)) * direction > 0;
    if (isStrict && !isPast(page) && (!isAfterHeld || isAfterBeyond)) return undefined;
    span.add(page, !((time - moment) * direction >= 0));
    const isMiss = span.left === Infinity || span.left > left / 2;
    misses = estimate !== undefined && isMiss ? misses + 1 : 0;
  }
  return found(false);
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
