import type { Bounds } from './positions.ts';
import type { ReadPage } from './reading.ts';

/** If `found`, the end is at most a page after `held`. */
type Search =
  | { bounds: Bounds & { beyond: number }; ending: 'found' }
  | { bounds: Bounds; ending: 'out-of-time' | 'repeating' };

/** This many pages from the front, and around the end, pages are read whole: in a short list, they are among the last. */
const NEAR_FRONT = 8;
const NEAR_END = 4;

/**
 * Searches for the end of a list: doubles the offset until a page is empty, then bisects. Far from the end, it requests
 * single items. Takes at most one request more than reading the whole list. Yields what it reads on the way.
 *
 * @param read reads at most so many items at an offset.
 * @param list.firstId a page that begins with the first item of the list ignores the offset.
 */
export async function* findEnd<Item>(
  read: (offset: number, most: number) => AsyncGenerator<Item, ReadPage, undefined>,
  { held, beyond }: Bounds,
  { pageSize, firstId }: { pageSize: number; firstId: string | undefined },
): AsyncGenerator<Item, Search, undefined> {
  while (beyond === null || beyond - held > pageSize) {
    const offset = nextOffset({ held, beyond }, pageSize);
    const isNear =
      offset <= NEAR_FRONT * pageSize || (beyond !== null && beyond - held <= NEAR_END * pageSize);
    const { end, fresh } = yield* read(offset, isNear ? pageSize : 1);
    if (end === undefined) return { ending: 'out-of-time', bounds: { held, beyond } };
    if (end.firstId !== undefined && end.firstId === firstId)
      return { ending: 'repeating', bounds: { held, beyond } };
    // Past the end, a page is empty or repeats the last one.
    if (fresh === 0) {
      beyond = offset;
      continue;
    }
    held = offset;
    if (end.nextOffset === null) beyond = offset + end.received;
  }
  return { ending: 'found', bounds: { held, beyond } };
}

function nextOffset({ held, beyond }: Bounds, pageSize: number): number {
  if (beyond === null) return Math.max(held + pageSize, 2 * held);
  return held + Math.max(1, Math.floor((beyond - held) / 2 / pageSize)) * pageSize;
}

/** This many single items show where a period begins in a list of a million. */
const MOST_PROBES = 15;

interface Boundary {
  bounds: Bounds;
  /** Of the item at `held`; NaN if the order can't be checked. */
  heldTime: number;
  pageSize: number;
  order: 'newest-first' | 'oldest-first';
  /** Whether an item is on the front's side of the boundary. */
  isHeld: (time: number) => boolean;
  /** The length that the list had when it was last read. */
  guess: number | null;
}

/**
 * Searches a list that is in order for the first item beyond a moment, by requesting single items: doubles the offset,
 * then bisects, until no more than a page is left, or after 15 requests. Yields what it reads.
 *
 * @returns an offset in front of the boundary; undefined if an item is out of order.
 */
export async function* findBoundary<Item>(
  read: (offset: number) => AsyncGenerator<Item, ReadPage, undefined>,
  { bounds: { held, beyond }, heldTime, pageSize, order, isHeld, guess }: Boundary,
): AsyncGenerator<Item, { held: number; isOutOfTime: boolean } | undefined, undefined> {
  const direction = order === 'oldest-first' ? 1 : -1;
  let beyondTime = NaN;
  let next = guess !== null && beyond === null && guess - 1 > held + pageSize ? guess - 1 : undefined;
  for (let probes = 0; probes < MOST_PROBES; probes += 1) {
    if (beyond !== null && beyond - held <= pageSize) break;
    const offset = next ?? nextOffset({ held, beyond }, pageSize);
    next = undefined;
    const { items, fresh, end, isRefused } = yield* read(offset);
    if (end === undefined && !isRefused) return { held, isOutOfTime: true };
    const time = items[0]?.time ?? NaN;
    // Past the end, a page is empty, repeats the last one, or is refused.
    if (end === undefined || fresh === 0) beyond = offset;
    else if (Number.isNaN(time) || (time - heldTime) * direction < 0 || (beyondTime - time) * direction < 0)
      return undefined;
    else if (isHeld(time)) {
      [held, heldTime] = [offset, time];
      if (end.nextOffset === null) beyond = offset + 1;
    } else [beyond, beyondTime] = [offset, time];
  }
  return { held, isOutOfTime: false };
}
