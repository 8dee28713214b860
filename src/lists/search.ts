import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { dateIn, sortableTime, timeOf } from '../text/dates.ts';
import type { Step } from '../zapier/step.ts';
import { BestMatches, type Rank } from './best_matches.ts';
import type { List, Listed } from './list.ts';
import { ALL_TIME, type Period, type RangeEnd, readPeriod } from './range.ts';
import type { Budget } from './reading.ts';

/** What a search says when it is not certain of its answer. */
export interface Wording {
  /** What is incomplete, at the beginning of a sentence: `The search`. */
  what: string;
  /** What was read: `notes`. */
  noun: string;
  /** How to shorten the reading of a list that is in order, and of any: `use a later date`, `choose a folder`. */
  dates?: string | undefined;
  others: string;
}

interface Given<Item extends Listed> {
  /** An item in several of them is read once. */
  lists: readonly List<Item>[];
  period?: Period;
  budget: Budget;
  isEnough?: (unreadUpTo: number) => boolean;
}

/** Reads the items of a period from several lists, each once, and knows what it has not read. */
export class SearchReading<Item extends Listed> implements AsyncIterable<Item> {
  read = 0;
  readonly #step: Pick<Step, 'cache' | 'timeZone'>;
  readonly #given: Given<Item>;
  readonly #ends: RangeEnd<unknown>[] = [];
  readonly #known = new Set<string>();
  #earliest = Infinity;
  #latest = -Infinity;

  constructor(step: Pick<Step, 'cache' | 'timeZone'>, given: Given<Item>) {
    this.#step = step;
    this.#given = given;
  }

  /** No item of the period that was not read was created later; -Infinity if all were read. */
  get unreadUpTo(): number {
    const { lists } = this.#given;
    const last = Math.max(...this.#ends.map(({ unreadUpTo }) => unreadUpTo));
    return this.#ends.length < lists.length ? Infinity : last;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const { lists, period = ALL_TIME, budget, isEnough } = this.#given;
    const { cache } = this.#step;
    for (const list of lists) {
      const reading = readPeriod(list, { period, budget, cache, isEnough });
      for await (const item of reading) {
        if (this.#known.has(item.id)) continue;
        this.#known.add(item.id);
        this.read += 1;
        const time = timeOf(item.createdAt);
        if (time < this.#earliest) this.#earliest = time;
        if (time > this.#latest) this.#latest = time;
        yield item;
      }
      if (reading.result !== undefined) this.#ends.push(reading.result);
    }
  }

  /** @throws {UserError} if items of the period were not read: what they would change is not known. */
  requireWhole(matched: number, wording: Wording): void {
    if (this.unreadUpTo > -Infinity) throw this.uncertain(matched, wording);
  }

  /** Says how far the reading came, and what would let it come further. */
  uncertain(matched: number, { what, noun, dates, others }: Wording): UserError {
    const isInOrder = this.#ends.some(({ unreadUpTo }) => Number.isFinite(unreadUpTo));
    const narrower = isInOrder && dates !== undefined ? `${dates}, or ${others}` : others;
    const some = matched === 0 ? 'none' : String(matched);
    const read = `${this.read} ${noun}${this.#datesRead()}; ${some} of them matched`;
    const end = `so the answer would be incomplete. To narrow it, ${narrower}.`;
    return new UserError(
      this.#ends.some(({ ending }) => ending === 'out-of-time')
        ? `${what} ran out of time after reading ${read}. There are more, ${end}`
        : `${what} read ${read}. ${product.name} did not show all of them, ${end}`,
    );
  }

  #datesRead(): string {
    const dateOf = (time: number) => dateIn(this.#step.timeZone, new Date(time).toISOString());
    if (Number.isFinite(this.unreadUpTo)) return `, back to ${dateOf(this.unreadUpTo)}`;
    if (this.#given.period === undefined || this.#earliest > this.#latest) return '';
    const [from, to] = [dateOf(this.#earliest), dateOf(this.#latest)];
    return from === to ? ` of ${from}` : ` from ${from} to ${to}`;
  }
}

/** What a search makes of an item. */
export interface Finder<Item extends Listed, Match> {
  /** How many matches are wanted. */
  most: number;
  /** Whether an item matches exactly, and ranks above all that do not. Without it, the newest come first. */
  isExact?: ((item: Item) => boolean) | undefined;
  /** Whether the first match is the only one. */
  isUnique?: boolean;
  /** The matches in an item, in their order; each is made only if it is among the best. */
  matchesIn: (item: Item) => Promise<readonly (() => Match | Promise<Match>)[]>;
}

export interface Found<Match> {
  matches: Match[];
  /** Whether there are matches beyond those; null if that is not known: nothing is read for it alone. */
  hasMore: boolean | null;
  /** Whether nothing that was not read could be among the matches, or the first of them. */
  certain: 'all' | 'first' | 'none';
  /** Says why it is not certain. */
  uncertain: (wording: Wording) => UserError;
}

/** Finds the best matches in some lists: the exact ones first, then the newest. Reads until they are certain. */
export async function findBest<Item extends Listed, Match>(
  step: Pick<Step, 'cache' | 'timeZone'>,
  given: Omit<Given<Item>, 'isEnough'>,
  { most, isExact, isUnique = false, matchesIn }: Finder<Item, Match>,
): Promise<Found<Match>> {
  const best = new BestMatches<Match>(most);
  /** An item that was not read may be an exact match. */
  const isCertain = (place: Rank | undefined, unreadUpTo: number) =>
    place !== undefined &&
    (unreadUpTo === -Infinity ||
      ((isExact === undefined || place.isExact) && sortableTime(place.createdAt) >= unreadUpTo));
  const isEnough = (unreadUpTo: number) =>
    (isUnique && best.first !== undefined) || (best.isFull && isCertain(best.last, unreadUpTo));
  // If an exact match can come at any time, there is nothing to be gained by reading the newest first.
  const reading = new SearchReading(step, {
    ...given,
    ...((isExact === undefined || isUnique) && { isEnough }),
  });
  for await (const item of reading) {
    const rank = { createdAt: item.createdAt ?? null, isExact: isExact?.(item) === true };
    if (!best.wants(rank) && best.hasMore) continue;
    for (const make of await matchesIn(item)) await best.add(rank, make);
  }
  const upTo = reading.unreadUpTo;
  const isWhole = upTo === -Infinity || isEnough(upTo);
  const isFirst = isCertain(best.first, upTo);
  const isAll = upTo === -Infinity || (isUnique && best.first !== undefined);
  return {
    matches: best.results,
    hasMore: best.hasMore || (isAll ? false : null),
    certain: isWhole ? 'all' : isFirst ? 'first' : 'none',
    uncertain: (wording) => reading.uncertain(best.results.length, wording),
  };
}

/** @throws {UserError} if the matches are not certain: an answer with something missing would look complete. */
export function requireCertain<Match>(found: Found<Match>, wording: Wording): Found<Match> {
  if (found.certain !== 'all') throw found.uncertain(wording);
  return found;
}
