import type { Listed } from './list.ts';
import type { PageReader } from './reading.ts';

/** Consecutive items of the list. */
export interface Stretch<Item> {
  offset: number;
  items: Item[];
}

/** The offsets between which the end of a list is. */
export interface Bounds {
  /** An offset with an item. */
  held: number;
  /** An offset without one; null as long as none is known. */
  beyond: number | null;
}

interface Found<Item> {
  ending: 'found';
  /** The last page of the list. */
  tail: Stretch<Item>;
  bounds: { held: number; beyond: number };
}
interface NotFound {
  ending: 'out-of-time' | 'repeating';
  bounds: Bounds;
}

/** This many pages from the front, and around the end, pages are read whole: in a short list, they are among the last. */
const NEAR_FRONT = 8;
const NEAR_END = 4;

/**
 * Finds the last page of a list: doubles the offset until a page is empty, then bisects. Far from the end, it requests
 * single items. Takes at most one request more than reading the whole list.
 *
 * @param from.read what was read of the front of the list.
 * @param from.pageSize how many items a page of this list holds.
 */
export async function findEnd<Item extends Listed>(
  reader: PageReader<Item>,
  { bounds: { held, beyond }, read, pageSize }: { bounds: Bounds; read: Stretch<Item>; pageSize: number },
): Promise<Found<Item> | NotFound> {
  const seen = new Set(read.items.map(({ id }) => id));
  const firstId = read.items[0]?.id;
  let tail = read;
  while (beyond === null || beyond - held > pageSize) {
    const offset = nextOffset({ held, beyond }, pageSize);
    const isNear =
      offset <= NEAR_FRONT * pageSize || (beyond !== null && beyond - held <= NEAR_END * pageSize);
    const items = await Array.fromAsync(reader.look(offset, isNear ? Math.min(pageSize, reader.limit) : 1));
    if (reader.lastPage === undefined) return { ending: 'out-of-time', bounds: { held, beyond } };
    const [first] = items;
    if (first !== undefined && first.id === firstId) return { ending: 'repeating', bounds: { held, beyond } };
    // Past the end, a page is empty or repeats the last one.
    if (first === undefined || seen.has(first.id)) {
      beyond = offset;
      continue;
    }
    for (const { id } of items) seen.add(id);
    held = offset;
    if (isNear) tail = joined(tail, { offset, items });
    if (reader.lastPage.nextOffset === null) beyond = offset + items.length;
  }
  const bounds = { held, beyond };
  if (tail.offset <= held && held < tail.offset + tail.items.length) return { ending: 'found', tail, bounds };
  const offset = Math.max(0, beyond - pageSize);
  const items = await Array.fromAsync(reader.look(offset, pageSize));
  if (reader.lastPage === undefined) return { ending: 'out-of-time', bounds };
  return { ending: 'found', tail: { offset, items }, bounds };
}

function nextOffset({ held, beyond }: Bounds, pageSize: number): number {
  if (beyond === null) return Math.max(held + pageSize, 2 * held);
  return held + Math.max(1, Math.floor((beyond - held) / 2 / pageSize)) * pageSize;
}

function joined<Item>(before: Stretch<Item>, next: Stretch<Item>): Stretch<Item> {
  const follows = next.offset === before.offset + before.items.length;
  return follows ? { offset: before.offset, items: [...before.items, ...next.items] } : next;
}
