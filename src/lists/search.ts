import { SEARCH_MS } from '../api/budgets.ts';
import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { dateIn, timeOf } from '../text/dates.ts';
import { isEmpty } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import { BestMatches, MOST_MATCHES } from './best_matches.ts';
import type { List, Listed } from './list.ts';
import { inOrder, type ResultOrder } from './order.ts';
import { isReturned, type Place, placeAt, placeOf, type Rank, rankOf, tieOf } from './place.ts';
import { ALL_TIME, type Period, type RangeEnd, readList } from './range.ts';
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
  others?: string | undefined;
}

interface Given<Item extends Listed> {
  /** An item in several of them is read once. */
  lists: readonly List<Item>[];
  /** In real time, whatever the order. */
  period?: Period | undefined;
  budget: Budget;
  /** What is read first: by default, the newest. */
  order?: ResultOrder | undefined;
  isEnough?: (unreadUpTo: number) => boolean;
  /** Whether an item may be looked for. The others count as read. */
  isWanted?: ((item: Item) => boolean) | undefined;
}

type SearchStep = Pick<Step, 'timeZone'>;

/** Reads the items of a period from several lists, each once, and knows what it has not read. */
export class SearchReading<Item extends Listed> implements AsyncIterable<Item[]> {
  readonly #step: SearchStep;
  readonly #given: Given<Item>;
  readonly #order: ResultOrder;
  readonly #ends: RangeEnd<Item>[] = [];
  readonly #budgets: Budget[] = [];
  readonly #known = new Set<string>();
  #earliest = Infinity;
  #latest = -Infinity;

  constructor(step: SearchStep, given: Given<Item>) {
    this.#step = step;
    this.#given = given;
    this.#order = given.order ?? 'newest-first';
  }

  /** No item of the period that was not read comes earlier in the order than this time of it; -Infinity if all were read. */
  get unreadUpTo(): number {
    if (this.#hasTooLarge || this.#ends.length < this.#given.lists.length) return Infinity;
    return Math.max(...this.#ends.map(({ unreadUpTo }) => unreadUpTo));
  }

  /** Whether only the time kept it from reading everything. */
  get isOutOfTime(): boolean {
    const others = this.#ends.filter(({ ending }) => ending !== 'complete' && ending !== 'enough');
    return !this.#hasTooLarge && others.every(({ ending }) => ending === 'out-of-time');
  }

  get #hasTooLarge(): boolean {
    return this.#budgets.some(({ tooLarge }) => tooLarge > 0);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item[], void, undefined> {
    const { lists, budget, isEnough, period, isWanted = () => true } = this.#given;
    for (const [index, list] of lists.entries()) {
      // Each list gets its share of the time: of one that is not read at all, nothing is certain.
      const isLast = index === lists.length - 1;
      const share = isLast ? budget : new Budget(budget.remainingMs / (lists.length - index));
      this.#budgets.push(share);
      const reading = readList(list, { period, order: this.#order, budget: share, isEnough });
      for await (const items of reading) yield items.filter((item) => this.#add(item) && isWanted(item));
      if (reading.result !== undefined) this.#ends.push(reading.result);
    }
  }

  /** @returns whether the item was in no list before. */
  #add({ id, createdAt }: Item): boolean {
    if (this.#known.has(id)) return false;
    this.#known.add(id);
    const time = timeOf(createdAt);
    if (time < this.#earliest) this.#earliest = time;
    if (time > this.#latest) this.#latest = time;
    return true;
  }

  /** @throws {UserError} if items of the period were not read: what they would change is not known. */
  requireWhole(matched: number, wording: Wording): void {
    if (this.unreadUpTo > -Infinity) throw this.uncertain(matched, wording);
  }

  /** Says how far the reading came, and what would let it come further. */
  uncertain(matched: number, { what, noun, dates, others }: Wording, mayBeMore = false): UserError {
    const isInOrder = this.#ends.some(({ unreadUpTo }) => Number.isFinite(unreadUpTo));
    const ways = [isInOrder ? dates : undefined, others].filter((way) => way !== undefined);
    const some = matched === 0 ? 'none' : `${mayBeMore ? 'at least ' : ''}${matched}`;
    const read = `${this.#known.size} ${noun}${this.#datesRead()}; ${some} of them matched`;
    const end =
      ways.length === 0
        ? 'so the answer would be incomplete.'
        : `so the answer would be incomplete. To narrow it, ${ways.join(', or ')}.`;
    if (this.#hasTooLarge)
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
    const isNewestFirst = this.#order === 'newest-first';
    if (Number.isFinite(this.unreadUpTo))
      return `, ${isNewestFirst ? 'back' : 'up'} to ${dateOf(inOrder(this.#order, this.unreadUpTo))}`;
    if (this.#given.period === undefined || this.#earliest > this.#latest) return '';
    const [from, to] = [dateOf(this.#earliest), dateOf(this.#latest)];
    return from === to ? ` of ${from}` : ` from ${from} to ${to}`;
  }
}

/** A match in an item: its ID, and what makes it. */
export interface MatchIn<Match> {
  id: string;
  make: () => Match | Promise<Match>;
}

interface Finder<Item extends Listed, Match> {
  /** How many matches are wanted. */
  most: number;
  /** Where the page before ended: only what follows counts. */
  after?: Place | undefined;
  /** Whether an item matches exactly, and ranks above all that do not. Without it, the newest come first. */
  isExact?: ((item: Item) => boolean) | undefined;
  /** Whether the first match is the only one. */
  isUnique?: boolean;
  /** The matches in an item, in their order; each is made only if it is among the best. */
  matchesIn: (item: Item) => Promise<readonly MatchIn<Match>[]>;
}

export interface Found<Match> {
  matches: Match[];
  /** Where each match stands. */
  places: Place[];
  /** Whether there are matches beyond those; null if that is not known: nothing is read for it alone. */
  hasMore: boolean | null;
  /** Where the next page begins; null if nothing follows. */
  next: Place | null;
  /** Whether nothing that was not read could be among the matches, or the first of them. */
  certain: 'all' | 'first' | 'none';
  /** If only the time ended the reading: the place behind which there may be matches that were not read. */
  unread: Place | null;
  /** Says why it is not certain. */
  uncertain: (wording: Wording) => UserError;
}

/** The matches of a page, as far as they are found, and what is certain of them while a part of the lists is unread. */
class Matches<Item extends Listed, Match> {
  readonly best: BestMatches<{ match: Match; place: Place }>;
  readonly #finder: Finder<Item, Match>;
  readonly #order: ResultOrder;
  #hasUndated: boolean;
  /** How many items have matches, as far as it was looked for any. */
  count = 0;

  constructor(finder: Finder<Item, Match>, order: ResultOrder) {
    this.best = new BestMatches(finder.most);
    this.#finder = finder;
    this.#order = order;
    this.#hasUndated = finder.after?.hasUndated === true;
  }

  /** Adds the matches in an item that no page before has returned. */
  async addFrom(item: Item): Promise<void> {
    const { after, isExact, matchesIn } = this.#finder;
    const rank = rankOf(item, this.#order, isExact?.(item));
    this.#hasUndated ||= rank.time === -Infinity;
    if (after !== undefined && isReturned(rank, after)) return;
    if (!this.best.wants(rank) && this.best.hasMore) return;
    const matches = await matchesIn(item);
    if (matches.length > 0) this.count += 1;
    const first = positionBehind(after, rank, matches);
    for (const [index, { id, make }] of matches.entries()) {
      if (index < first) continue;
      const within = id === item.id ? null : { index, tie: tieOf(id) };
      await this.best.add(rank, async () => ({ match: await make(), place: { ...placeOf(rank), within } }));
    }
  }

  /** Whether the only match was found. */
  get isOnly(): boolean {
    return this.#finder.isUnique === true && this.best.first !== undefined;
  }

  isEnough(unreadUpTo: number): boolean {
    return (
      this.isOnly ||
      (this.#isCertain(this.best.last, unreadUpTo) &&
        (unreadUpTo === -Infinity || new Set(this.#returnedAt(unreadUpTo)).size <= MOST_RETURNED))
    );
  }

  certainty(unreadUpTo: number): Found<Match>['certain'] {
    if (unreadUpTo === -Infinity || this.isEnough(unreadUpTo)) return 'all';
    return this.#isCertain(this.best.first, unreadUpTo) ? 'first' : 'none';
  }

  /** Whether nothing that was not read comes before a match. An exact match can be anywhere. */
  #isCertain(rank: Rank | undefined, unreadUpTo: number): boolean {
    if (rank === undefined || unreadUpTo === -Infinity) return rank !== undefined;
    return (this.#finder.isExact === undefined || rank.isExact) && rank.time >= unreadUpTo;
  }

  /** What was returned of the time up to which nothing was left unread, with the pages before: others of it may follow. */
  #returnedAt(time: number): number[] {
    const { after } = this.#finder;
    const found = this.best.results.flatMap(({ place }) => (place.time === time ? place.tie : []));
    return [...(after?.time === time ? after.returned : []), ...found];
  }

  /** Where each match stands. */
  places(unreadUpTo: number): Place[] {
    const { after } = this.#finder;
    const places = this.best.results.map(({ place }) => ({ ...place, hasUndated: this.#hasUndated }));
    return places.map((place, index) => {
      // Others of this time may come first in the order, but on the next page.
      const isOpen = place.time === unreadUpTo || (place.time === after?.time && after.returned.length > 0);
      if (!isOpen) return place;
      const later = places.slice(index + 1).map(({ tie }) => tie);
      const returned = this.#returnedAt(place.time).filter(
        (tie) => tie === place.tie || !later.includes(tie),
      );
      return { ...place, returned: [...new Set(returned)] };
    });
  }

  /** The place behind which there may be others. */
  placeOfUnread(unreadUpTo: number): Place {
    return { ...placeAt(unreadUpTo), hasUndated: this.#hasUndated };
  }
}

/** Finds the best matches in some lists: the exact ones first, then the newest or the oldest. Reads until they are certain. */
export async function findBest<Item extends Listed, Match>(
  step: SearchStep,
  { period, order = 'newest-first', ...given }: Omit<Given<Item>, 'isEnough'>,
  finder: Finder<Item, Match>,
): Promise<Found<Match>> {
  const { isExact, isUnique } = finder;
  const found = new Matches(finder, order);
  // What has no date may be anywhere in a list.
  const after = finder.after?.hasUndated === true ? undefined : finder.after;
  // If an exact match can come at any time, there is nothing to be gained by reading the newest first.
  const canStop = isExact === undefined || isUnique === true;
  const reading = new SearchReading(step, {
    ...given,
    ...(canStop && { isEnough: (unreadUpTo: number) => found.isEnough(unreadUpTo) }),
    order,
    period: behind(after, period, order),
  });
  for await (const items of reading) for (const item of items) await found.addFrom(item);
  const { unreadUpTo, isOutOfTime } = reading;
  const places = found.places(unreadUpTo);
  const hasMore = found.best.hasMore || (unreadUpTo === -Infinity || found.isOnly ? false : null);
  return {
    matches: found.best.results.map(({ match }) => match),
    places,
    hasMore,
    next: hasMore === false ? null : (places.at(-1) ?? null),
    certain: found.certainty(unreadUpTo),
    // An exact match may be anywhere in what was not read.
    unread: isOutOfTime && isExact === undefined ? found.placeOfUnread(unreadUpTo) : null,
    uncertain: (wording) => reading.uncertain(found.count, wording, found.best.hasMore),
  };
}

/** Of more records of one time, those that come first are read, rather than named in the text for the next page. */
const MOST_RETURNED = 4;

/** What is certain of the matches that were found when time was up; what follows is on the next page. */
export function certainPart<Match>(found: Found<Match>): Found<Match> {
  const { certain, unread, matches, places } = found;
  if (certain === 'all' || unread === null) return found;
  // A list in no order shows what it has in any place: nothing can go on behind it.
  if (unread.time === Infinity) return { ...found, hasMore: true, next: null };
  const count = places.filter(({ time }) => time > unread.time).length;
  return {
    ...found,
    matches: matches.slice(0, count),
    places: places.slice(0, count),
    hasMore: true,
    next: unread,
  };
}

/** The period without what comes before a place. */
function behind(place: Place | undefined, given: Period | undefined, order: ResultOrder): Period | undefined {
  if (place === undefined || !Number.isFinite(place.time)) return given;
  const period = given ?? ALL_TIME;
  const time = inOrder(order, place.time);
  if (order === 'newest-first') return { ...period, to: Math.min(period.to, time + 1) };
  return { ...period, from: Math.max(period.from, time) };
}

/** How many of the matches in an item were returned before. If the last of them has gone, the next one has its position. */
function positionBehind(place: Place | undefined, { time, tie }: Rank, matches: readonly MatchIn<unknown>[]) {
  if (place?.tie !== tie || place.time !== time) return 0;
  const { within } = place;
  if (within === null) return matches.length;
  const last = matches.findIndex(({ id }) => tieOf(id) === within.tie);
  return last === -1 ? within.index : last + 1;
}

/** Finds the best of the records in one list that fit. */
export async function findRecords<Item extends Listed, Shown>(
  step: SearchStep,
  list: List<Item>,
  wanted: Pick<Finder<Item, Shown>, 'isExact' | 'isUnique' | 'after'> & {
    fits: (item: Item) => boolean;
    present: (item: Item) => Shown;
  },
): Promise<Found<Shown>> {
  const { fits, present, ...ranking } = wanted;
  const matchesIn = (item: Item) =>
    Promise.resolve(fits(item) ? [{ id: item.id, make: () => present(item) }] : []);
  const given = { lists: [list], budget: searchBudget() };
  return await findBest(step, given, { most: MOST_MATCHES, ...ranking, matchesIn });
}
