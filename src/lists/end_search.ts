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
