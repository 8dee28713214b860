import { sortableTime, timeOf } from '../text/dates.ts';

/** `unknown` as long as no two times differ, `none` once they go both up and down. */
export type Order = 'unknown' | 'newest-first' | 'oldest-first' | 'none';

/**
 * The order by creation time in which items came so far. The service documents none, so only times that differ show
 * one; items without a readable time say nothing.
 */
export class SeenOrder {
  order: Order = 'unknown';
  /** Items that had a time. */
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
  return [...items].sort((a, b) => {
    const [left, right] = [sortableTime(a.createdAt), sortableTime(b.createdAt)];
    return left === right ? 0 : right - left;
  });
}
