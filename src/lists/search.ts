import { SEARCH_MS } from '../api/budgets.ts';
import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { dateIn, sortableTime, timeOf } from '../text/dates.ts';
import { isEmpty } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import { BestMatches, MOST_MATCHES, type Rank } from './best_matches.ts';
import type { List, Listed } from './list.ts';
import { type Period, type RangeEnd, readList } from './range.ts';
import { Budget } from './reading.ts';

export const searchBudget = (): Budget => new Budget(SEARCH_MS);

/** @throws {UserError} if none of the criteria is filled in: a search for nothing would find an arbitrary record. */
export function requireCriteria(criteria: readonly unknown[], fields: string): void {
  if (criteria.every((value) => value === false || isEmpty(value)))
    throw new UserError(`There is nothing to search for. Fill in at least one of ${fields}.`);
}

/** For a search, it is not an error if something does not exist. */
export async function orNothing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (isServiceError(error, 'not-found')) return undefined;
    throw error;
  }
}

/** What a search says when it is not certain of its answer. */
export interface Wording {
  /** At the beginning of a sentence: `The search`. */
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

type SearchStep = Pick<Step, 'timeZone'>;

/** Reads the items of a period from several lists, each once, and knows what it has not read. */
export class SearchReading<Item extends Listed> implements AsyncIterable<Item> {
  readonly #step: SearchStep;
  readonly #given: Given<Item>;
  readonly #ends: RangeEnd<Item>[] = [];
  readonly #known = new Set<string>();
  #earliest = Infinity;
  #latest = -Infinity;

  constructor(step: SearchStep, given: Given<Item>) {
    this.#step = step;
    this.#given = given;
  }

  /** No item of the period that was not read was created later; -Infinity if all were read. */
  get unreadUpTo(): number {
    if (this.#given.budget.tooLarge > 0 || this.#ends.length < this.#given.lists.length) return Infinity;
    return Math.max(...this.#ends.map(({ unreadUpTo }) => unreadUpTo));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const { lists, ...given } = this.#given;
    for (const list of lists) {
      const reading = readList(list, given);
      for await (const item of reading) {
        if (this.#known.has(item.id)) continue;
        this.#known.add(item.id);
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
    const read = `${this.#known.size} ${noun}${this.#datesRead()}; ${some} of them matched`;
    const end = `so the answer would be incomplete. To narrow it, ${narrower}.`;
    if (this.#given.budget.tooLarge > 0)
      return new UserError(
        `${what} read ${read}. At least one other is too large for a step to read, ${end}`,
      );
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

interface Finder<Item extends Listed, Match> {
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
  step: SearchStep,
  given: Omit<Given<Item>, 'isEnough'>,
  { most, isExact, isUnique = false, matchesIn }: Finder<Item, Match>,
): Promise<Found<Match>> {
  const best = new BestMatches<Match>(most);
  /** An item that was not read may be an exact match. */
  const isCertain = (place: Rank | undefined, unreadUpTo: number) =>
    place !== undefined &&
    (unreadUpTo === -Infinity ||
      ((isExact === undefined || place.isExact) && sortableTime(place.createdAt) >= unreadUpTo));
  const isOnly = () => isUnique && best.first !== undefined;
  const isEnough = (unreadUpTo: number) => isOnly() || isCertain(best.last, unreadUpTo);
  // If an exact match can come at any time, there is nothing to be gained by reading the newest first.
  const stop = isExact === undefined || isUnique ? { isEnough } : {};
  const reading = new SearchReading(step, { ...given, ...stop });
  for await (const item of reading) {
    const rank = { createdAt: item.createdAt ?? null, isExact: isExact?.(item) === true };
    if (!best.wants(rank) && best.hasMore) continue;
    for (const make of await matchesIn(item)) await best.add(rank, make);
  }
  const upTo = reading.unreadUpTo;
  const isWhole = upTo === -Infinity;
  const isFirst = isCertain(best.first, upTo);
  return {
    matches: best.results,
    hasMore: best.hasMore || (isWhole || isOnly() ? false : null),
    certain: isWhole || isEnough(upTo) ? 'all' : isFirst ? 'first' : 'none',
    uncertain: (wording) => reading.uncertain(best.results.length, wording),
  };
}

/** Finds the best of the records in one list that fit. */
export async function findRecords<Item extends Listed, Shown>(
  step: SearchStep,
  list: List<Item>,
  wanted: Pick<Finder<Item, Shown>, 'isExact' | 'isUnique'> & {
    fits: (item: Item) => boolean;
    present: (item: Item) => Shown;
  },
): Promise<Found<Shown>> {
  const { fits, present, ...ranking } = wanted;
  const matchesIn = (item: Item) => Promise.resolve(fits(item) ? [() => present(item)] : []);
  const given = { lists: [list], budget: searchBudget() };
  return await findBest(step, given, { most: MOST_MATCHES, ...ranking, matchesIn });
}

/** @throws {UserError} if the matches are not certain: an answer with something missing would look complete. */
export function requireCertain<Match>(found: Found<Match>, wording: Wording): Found<Match> {
  if (found.certain !== 'all') throw found.uncertain(wording);
  return found;
}
