import { sortableTime } from '../text/dates.ts';
import type { KnownOrder } from './profile.ts';

/** The order in which a search returns what matches. */
export type ResultOrder = 'newest-first' | 'oldest-first';

/** Where the time runs backward, this moment minus the real time: so all times stay in the past, as in any list. */
const TURN = Date.UTC(2027, 0);

/** A time in the order in which later comes first, and back again. */
export function inOrder(order: ResultOrder, time: number): number {
  return order === 'newest-first' ? time : TURN - time;
}

/** `unknown` while nearly all times are equal, `none` once they go both up and down. */
export type Order = 'unknown' | 'newest-first' | 'oldest-first' | 'none';

/** In a list that is mostly in order, no item is further out of place. */
const MOST_OUT_OF_PLACE = 50;
/** Fewer items, or fewer runs of equal times, can be in order by chance. */
const FIRM = { items: 100, runs: 20 } as const;
/** Each item is compared with this many before it. */
const COMPARED = 100;
/** A list in which at least this share of the pairs is in order has an order, with some items out of place. */
const MOSTLY = 0.85;
/** Among so many items, fewer runs of equal times can be in order by chance: an imported batch and one other item. */
const MANY = 20;
const FEWEST_RUNS = 4;

/**
 * The order by creation time of the items so far. The service documents no order, so only differing times show it; items
 * without a readable time are ignored.
 */
export class SeenOrder {
  /** The number of items with a time. */
  dated = 0;
  /** The earliest and the latest time, in milliseconds since 1970. */
  earliest = Infinity;
  latest = -Infinity;
  readonly #last: number[] = [];
  #runs = 0;
  #up = 0;
  #down = 0;

  /** @param time in milliseconds since 1970; NaN if there is none. */
  add(time: number): void {
    if (Number.isNaN(time)) return;
    this.dated += 1;
    // Equal times say nothing about the order, however many there are.
    if (time === this.#last.at(-1)) return;
    this.#runs += 1;
    for (const before of this.#last) {
      if (before < time) this.#up += 1;
      if (before > time) this.#down += 1;
    }
    this.#last.push(time);
    if (this.#last.length > COMPARED) this.#last.shift();
    this.earliest = Math.min(this.earliest, time);
    this.latest = Math.max(this.latest, time);
  }

  /** The order without exception. */
  get order(): Order {
    return this.#orderBy(1);
  }

  /** The order of most items: a list sorted by start or by last update is nearly sorted by creation. */
  get trend(): Order {
    return this.#orderBy(MOSTLY);
  }

  /** Whether enough items show the order. */
  get isFirm(): boolean {
    return this.dated >= FIRM.items && this.#runs >= FIRM.runs;
  }

  #orderBy(share: number): Order {
    const all = this.#up + this.#down;
    if (all === 0 || (this.#runs < FEWEST_RUNS && this.dated >= MANY)) return 'unknown';
    if (this.#down >= all * share) return 'newest-first';
    return this.#up >= all * share ? 'oldest-first' : 'none';
  }
}

/** What was read of a list so far, beginning at one of its ends, and what that tells about the rest. */
export class ReadSoFar {
  readonly created = new SeenOrder();
  readonly #updated = new SeenOrder();
  readonly #isInOrder: boolean;
  readonly #isFirm: boolean;
  readonly #times: number[] = [];
  #undated = 0;

  /**
   * @param given.isInOrder false if it is known that some items are out of place.
   * @param given.isFirm false if a few items can show the order of creation.
   */
  constructor({ isInOrder = true, isFirm = true } = {}) {
    this.#isInOrder = isInOrder;
    this.#isFirm = isFirm;
  }

  /** Times in milliseconds since 1970; NaN if there is none. */
  add({ time, updated }: { time: number; updated: number }): void {
    this.created.add(time);
    // Otherwise, the last update says nothing about the creation.
    if (!(updated < time)) this.#updated.add(updated);
    if (Number.isNaN(time)) this.#undated += 1;
    else this.#times.push(time);
  }

  get hasUndated(): boolean {
    return this.#undated > 0;
  }

  /** How many items were created then or later, or have no time. */
  countSince(since: number): number {
    return this.#undated + this.#times.filter((time) => time >= since).length;
  }

  /**
   * How many of the newest items were read. If all that was read is in order of creation, these are all of them, even if it
   * is in order of updates as well.
   */
  get newest(): number {
    return this.countSince(this.order === 'newest-first' ? this.created.earliest : this.upTo);
  }

  /** The order to remember; undefined if too few items show it. */
  get knownOrder(): KnownOrder | undefined {
    if (!this.created.isFirm) return undefined;
    if (this.trend === 'newest-first' || this.trend === 'oldest-first') return this.trend;
    return this.updatedUpTo < Infinity ? 'updated-first' : 'unordered';
  }

  get #last(): number[] {
    return this.#times.slice(-MOST_OUT_OF_PLACE);
  }

  get #isShown(): boolean {
    return !this.#isFirm || this.created.isFirm;
  }

  /** The order of all items, and that of most. */
  get order(): Order {
    return this.#isShown && this.#isInOrder ? this.created.order : 'unknown';
  }

  get trend(): Order {
    return this.#isShown ? this.created.trend : 'unknown';
  }

  /** No item that follows was updated later, as far as the items so far confirm an order; infinite if they show none. */
  get updatedUpTo(): number {
    const { isFirm, order, earliest } = this.#updated;
    return isFirm && order === 'newest-first' ? earliest : Infinity;
  }

  /** No item that follows was created later; infinite if the items show no order. */
  get upTo(): number {
    const { created, updatedUpTo } = this;
    // In a list in order of updates, nothing that follows can have been created after the last update.
    const isByUpdate = updatedUpTo < Infinity;
    if (this.order === 'newest-first')
      return isByUpdate ? Math.max(created.earliest, updatedUpTo) : created.earliest;
    if (isByUpdate) return updatedUpTo;
    return this.trend === 'newest-first' ? Math.max(...this.#last) : Infinity;
  }

  /** No item that follows was created earlier; negatively infinite if the items show no order. */
  get downTo(): number {
    if (this.order === 'oldest-first') return this.created.latest;
    return this.trend === 'oldest-first' ? Math.min(...this.#last) : -Infinity;
  }
}

/** A sorted copy; items without a creation time come last. */
export function newestFirst<Item extends { createdAt?: unknown }>(items: readonly Item[]): Item[] {
  // If neither has a time, the difference is NaN, which `sort` takes for 0.
  return [...items].sort((a, b) => sortableTime(b.createdAt) - sortableTime(a.createdAt));
}
