import { sortableTime, timeOf } from '../text/dates.ts';

/** `unknown` while all times are equal, `none` once they go both up and down. */
export type Order = 'unknown' | 'newest-first' | 'oldest-first' | 'none';

/**
 * The order by creation time of the items so far. The service documents no order, so only differing times show it; items
 * without a readable time are ignored.
 */
export class SeenOrder {
  order: Order = 'unknown';
  /** The number of items with a time. */
  dated = 0;
  /** The earliest and the latest time, in milliseconds since 1970. */
  earliest = Number.POSITIVE_INFINITY;
  latest = Number.NEGATIVE_INFINITY;
  #last: number | undefined;

  add({ createdAt }: { createdAt?: string | null | undefined }): void {
    const time = timeOf(createdAt);
    if (Number.isNaN(time)) return;
    if (this.#last !== undefined && time !== this.#last) {
      const step: Order = time < this.#last ? 'newest-first' : 'oldest-first';
      this.order = this.order === 'unknown' || this.order === step ? step : 'none';
    }
    this.#last = time;
    this.dated += 1;
    this.earliest = Math.min(this.earliest, time);
    this.latest = Math.max(this.latest, time);
  }
}

/** A sorted copy; items without a creation time come last. */
export function newestFirst<Item extends { createdAt?: unknown }>(items: readonly Item[]): Item[] {
  // If neither has a time, the difference is NaN, which `sort` takes for 0.
  return [...items].sort((a, b) => sortableTime(b.createdAt) - sortableTime(a.createdAt));
}
