import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { timeOf } from '../text/dates.ts';
import { findBoundary, Span } from './end_search.ts';
import { type List, type Listed, PAGE_SIZE, Reading } from './list.ts';
import { Reach } from './order.ts';
import type { KnownOrder, ListEnd, ListProfile } from './profile.ts';
import {
  type Budget,
  type Ending,
  isPast,
  PageReader,
  type ReadItem,
  type ReadPage,
  Walk,
} from './reading.ts';

/** When items were created, in milliseconds since 1970; `to` is exclusive. Infinite where there is no limit. */
export interface Period {
  from: number;
  to: number;
  /** If given, only items that were updated since count. */
  updatedFrom?: number | undefined;
}

export const ALL_TIME: Period = { from: -Infinity, to: Infinity };

/** Whether an item may have been created in a period: if its time is unknown, in any. */
export function mayBeOf({ from, to }: Period, { createdAt }: Listed): boolean {
  const time = timeOf(createdAt);
  return !(time < from || time >= to);
}

/** What a reading of the newest items must cover: so many items, and everything since, in milliseconds since 1970. */
export interface Coverage {
  atLeast: number;
  since: number;
}

/** Every ending but `complete` and `enough` leaves something unread. */
export interface RangeEnd<Item> {
  ending: Ending;
  /** Items read, each counted once. */
  read: number;
  /** No item of the period that was not read was created later; infinite if the list shows no order. */
  unreadUpTo: number;
  /** Yields the items of one more page, if there is one, chosen at random from so many that follow what was read. */
  furtherPage?: ((pages: number) => AsyncGenerator<Item, unknown, undefined>) | undefined;
}

interface Given {
  budget: Budget;
  period: Period;
  /**
   * Whether the caller needs no more, if nothing that was not read was created later. Without it, the whole period is read.
   */
  isEnough?: ((unreadUpTo: number, reach: Reach) => boolean) | undefined;
}

/**
 * Reads the newest items of a list whose order is not documented, and older ones on the way: from the front of a list that
 * is newest-first, from the end of one that is oldest-first, and all of one that has no order.
 *
 * The iteration throws a `UserError` if the service does not show the newest end of the list.
 */
export function readNewest<Item extends Listed>(
  list: List<Item>,
  { coverage: { atLeast, since }, ...given }: Pick<Given, 'budget'> & { coverage: Coverage },
): Reading<Item, RangeEnd<Item>> {
  const isEnough = (upTo: number, reach: Reach) => upTo < since && reach.countSince(upTo) >= atLeast;
  return new Reading(new Range(list, { ...given, period: ALL_TIME, isEnough }, since).read());
}

/**
 * Reads a list, or the items of a period and others on the way. In a list that is in order, single items show where the
 * period begins; the pages in between are not read. An order is trusted only as far as the items that were read confirm it:
 * otherwise, the whole list is read. Pages overlap, so that what leaves the list meanwhile is noticed.
 */
export function readList<Item extends Listed>(
  list: List<Item>,
  { period = ALL_TIME, ...given }: Omit<Given, 'period'> & { period?: Period | undefined },
): Reading<Item, RangeEnd<Item>> {
  return new Reading(new Range(list, { ...given, period }).read());
}

/** As long as the end of a list is unknown, the further page is one of this many, or of twice as many as are known. */
const PAGES_TO_TRY = 10;
/** If the times of this many items are all equal, only the end of the list shows its order. */
const MOST_EQUAL = 3 * PAGE_SIZE;
/** Fewer items can be in any order by chance. */
const FEW = 20;

class Range<Item extends Listed> {
  readonly #reader: PageReader<Item>;
  readonly #given: Given;
  /** Only in a reading of the newest items: the time from which on they are wanted. */
  readonly #newestSince: number | undefined;
  readonly #isNewest: boolean;
  readonly #profile: ListProfile;
  /** What the pages from the front show. */
  #front: Reach;

  constructor(list: List<Item>, given: Given, newestSince?: number) {
    this.#given = given;
    this.#newestSince = newestSince;
    this.#isNewest = newestSince !== undefined;
    this.#reader = new PageReader(list, given.budget, !this.#isNewest);
    this.#profile = list.profile;
    this.#front = new Reach({ isFirm: !this.#isNewest });
  }

  async *read(): AsyncGenerator<Item, RangeEnd<Item>, undefined> {
    const { from, to } = this.#given.period;
    if (this.#isNewest && this.#given.budget.isSpent()) return this.#ended('out-of-time');
    const known = this.#isNewest ? await this.#profile.known() : {};
    const end = known.order === 'oldest-first' ? yield* this.#fromEnd() : undefined;
    if (end !== undefined) return end;
    // If the remembered end was read, it has shown that the list is not oldest-first.
    let mayBeOldestFirst = this.#reader.read === 0;
    /** The front was in order by chance: only the whole list shows what is new. */
    let isUnordered = false;
    let mayLeaveOut = to < Infinity;
    /** The page after which the pages before the period were left out. */
    let lastBefore: ReadPage | undefined;
    let walk = new Walk();
    for (let page = yield* this.#reader.page(0); ;) {
      // What is shown again says nothing about the order.
      for (const item of page.items) if (item.isFresh) this.#front.add(item);
      const front = this.#front;
      const { created } = front;
      const ending = walk.endingAfter(page);
      const isRefuted = lastBefore !== undefined && created.order !== 'newest-first';
      if (isRefuted && ending !== 'out-of-time') {
        this.#front = new Reach({ isInOrder: false });
        walk = new Walk();
        page = yield* this.#reader.following(lastBefore ?? page);
        lastBefore = undefined;
        continue;
      }
      // Items without a time say nothing about the order.
      const isUndecided = this.#isNewest && created.trend === 'unknown' && created.dated > 0;
      if (ending !== undefined) {
        const isOldest = front.trend === 'oldest-first' || (isUndecided && ending === 'out-of-time');
        if (ending !== 'complete' && mayBeOldestFirst && isOldest) return this.#endedAtOldest(ending);
        if (ending === 'complete' && known.end !== undefined) {
          const order = front.trend === 'newest-first' ? front.trend : 'unordered';
          await this.#learn(order, { held: 0, beyond: page.offset + (page.end?.received ?? 0) });
        }
        return this.#ended(ending, isRefuted || isUnordered ? Infinity : this.#upTo(front));
      }
      const next = page.end?.nextOffset ?? 0;
      if (!isUnordered && this.#isEnough(front))
        return this.#ended('enough', this.#upTo(front), (pages) => this.#pageAfter(next, pages));
      if (front.trend === 'oldest-first' || (isUndecided && created.dated >= MOST_EQUAL)) {
        if (front.downTo >= to) return this.#ended('enough', -Infinity);
        if (mayBeOldestFirst && (from > -Infinity || this.#given.isEnough !== undefined)) {
          mayBeOldestFirst = false;
          const atEnd = yield* this.#fromEnd(page);
          if (atEnd !== undefined) return atEnd;
          isUnordered = true;
        }
      }
      if (mayLeaveOut && front.order === 'newest-first' && created.earliest >= to) {
        mayLeaveOut = false;
        const first = yield* this.#firstOfPeriod(page);
        if (first !== undefined) {
          [lastBefore, page] = [page, first];
          continue;
        }
      }
      page = yield* this.#reader.following(page);
    }
  }

  /** The page of a list that is newest-first on which the period begins; undefined if the list is not in order. */
  async *#firstOfPeriod(page: ReadPage): AsyncGenerator<Item, ReadPage | undefined, undefined> {
    const next = page.end?.nextOffset ?? 0;
    const { to } = this.#given.period;
    const { earliest, latest } = this.#front.created;
    const span = new Span(
      { offset: 0, time: latest },
      { offset: next - 1, time: earliest },
      page.end?.total ?? null,
    );
    const boundary = { order: 'newest-first', moment: to, isStrict: true } as const;
    const stopped = yield* findBoundary(this.#reader, span, boundary);
    if (stopped !== undefined || span.held.offset < next) return undefined;
    for (let { offset } = span.held; ; offset = Math.max(next, offset - this.#reader.pageSize)) {
      const first = yield* this.#reader.page(offset);
      // If items have left the list, the period begins on an earlier page.
      const beginsBefore = (first.items[0]?.time ?? NaN) >= to;
      if (first.end === undefined || beginsBefore) return { ...first, isAgain: true };
      // What was read in front has moved up as well.
      if (offset === next) return undefined;
    }
  }

  /**
   * Reads back from the end of a list that is oldest-first, or of the period in it. If a remembered end is oldest-first, the
   * rest of the list is not looked at, even if it has since lost its order.
   *
   * @param front the page that was read last; undefined if the end is remembered.
   * @returns undefined if the list does not end there, or is not oldest-first.
   */
  async *#fromEnd(front?: ReadPage): AsyncGenerator<Item, RangeEnd<Item> | undefined, undefined> {
    const { end: known } = await this.#profile.known();
    const { created } = this.#front;
    // In a list that is only mostly in order, items of the period can follow those after it.
    const isStrict = !this.#isNewest && created.order === 'oldest-first';
    const to = isStrict ? this.#given.period.to : Infinity;
    const { pageSize } = this.#reader;
    const { nextOffset = 0, total = null, firstId } = front?.end ?? {};
    const lastRead = this.#isNewest ? 0 : (nextOffset ?? 0) - 1;
    const newestHeld = total === null ? (front?.offset ?? known?.held ?? 0) : total - 1;
    const span = new Span(
      { offset: 0, time: created.earliest },
      { offset: this.#isNewest ? newestHeld : lastRead, time: created.latest },
      front === undefined ? (known?.beyond ?? null) : total,
    );
    const stopped = yield* findBoundary(this.#reader, span, {
      order: 'oldest-first',
      moment: to,
      isStrict,
      firstId,
      ...(this.#isNewest ? { isWhole: true } : { guess: known?.held }),
    });
    if (stopped === 'out-of-order') return undefined;
    const seen = { held: span.end.held, beyond: span.end.beyond ?? known?.beyond ?? null };
    // The next run continues from here.
    if (stopped === 'out-of-time') await this.#learn('oldest-first', seen);
    if (stopped !== undefined) return this.#endedAtOldest(stopped);

    const { held, beyond } = span;
    const isAtEnd = beyond !== null && Number.isNaN(beyond.time);
    // A list whose end was remembered may have grown.
    const isCertain = isAtEnd && !span.isCut && !(front === undefined && beyond.offset === known?.beyond);
    const end = isCertain ? beyond.offset : Infinity;
    // The first page shows the boundary and, before it, as much of the period as fits.
    const full = Math.max(lastRead, (beyond?.offset ?? Infinity) + (isAtEnd ? 0 : 1) - pageSize);
    let page =
      this.#reader.pageUpTo(held.offset + 1) ?? (yield* this.#reader.page(Math.min(held.offset, full)));
    const begin = page.offset;
    const tail: ReadItem[] = [];
    const walk = new Walk();
    let until = begin;
    let saidMore = false;
    let ending: Ending | undefined;
    for (; ; page = yield* this.#reader.following(page)) {
      tail.push(...page.items);
      ending = walk.endingAfter(page) ?? (this.#isNewest && isPast(page) ? 'repeating' : undefined);
      if (page.end !== undefined && !isPast(page)) {
        // Where the service shows another place than it was asked for, its own next offset says so.
        until = Math.min(page.offset + page.end.received, page.end.nextOffset ?? Infinity);
        saidMore = page.end.saysMore;
      }
      if (ending === undefined && until >= end) ending = 'complete';
      if (ending !== undefined || page.items.some(({ time }) => time >= to)) break;
    }
    // A full page is not the last one if the list continues: then the service stops here.
    const isStop = (page.end?.received ?? pageSize) >= pageSize && (page.end?.saysMore ?? saidMore);
    if (this.#isNewest && !isStop && (ending === 'repeating' || ending === 'refused')) ending = 'complete';
    if (ending === 'complete') {
      if (tail.length === 0) return undefined;
      await this.#learn('oldest-first', { held: until - 1, beyond: until });
    } else if (ending === undefined || ending === 'out-of-time')
      await this.#learn('oldest-first', { ...seen, held: Math.max(seen.held, page.offset - 1) });
    // What follows may be newer.
    if (ending !== undefined && ending !== 'complete') return this.#endedAtOldest(ending);
    return yield* this.#back(tail, begin, { isStrict, lastRead, lastId: front?.items.at(-1)?.id });
  }

  /** Reads what comes before the tail of the list, which begins at an offset. */
  async *#back(
    tail: readonly ReadItem[],
    begin: number,
    { isStrict, lastRead, lastId }: { isStrict: boolean; lastRead: number; lastId: string | undefined },
  ): AsyncGenerator<Item, RangeEnd<Item> | undefined, undefined> {
    const front = this.#front.created;
    // Filled backward: a list that is oldest-first looks newest-first.
    const back = new Reach({ isInOrder: isStrict || this.#isNewest, isFirm: !this.#isNewest });
    const added = new Set<string>();
    let lowest = lastRead;
    let items = tail;
    for (let start = begin; ;) {
      // The search has read single items of these pages.
      for (const item of items.toReversed()) {
        if (!added.has(item.id)) back.add(item);
        added.add(item.id);
      }
      const { order, trend, dated, latest } = back.created;
      const shown = isStrict ? order : dated < FEW ? 'unknown' : trend;
      const isLater = front.dated === 0 || (latest > front.earliest && latest >= front.latest);
      if (shown === 'oldest-first' || shown === 'none' || !isLater) {
        if (this.#isNewest) await this.#learn('unordered', undefined);
        return undefined;
      }
      // If items have left the list, what was read in front has moved up, and what follows it, too.
      if (start <= lowest && items[0]?.id !== lastId) lowest = 0;
      if (start <= lowest) return this.#ended('complete');
      if (this.#isEnough(back)) {
        const recent = back.countSince(this.#newestSince ?? Infinity);
        const until = start;
        return this.#ended('enough', this.#upTo(back), (pages) => this.#pageBefore(until, recent, pages));
      }
      const before = yield* this.#before(start, lowest);
      if (before.ending !== undefined) {
        const upTo = this.#upTo(back);
        return upTo === Infinity ? this.#endedAtOldest(before.ending) : this.#ended(before.ending, upTo);
      }
      ({ items, from: start } = before);
    }
  }

  /** Reads the page before an offset. If pages overlap, the offset holds a known item: else, items have come in between. */
  async *#before(
    start: number,
    lowest: number,
  ): AsyncGenerator<Item, { items: readonly ReadItem[]; from: number; ending?: Ending }, undefined> {
    const read = this.#reader.pageUpTo(start);
    if (read !== undefined) return { items: read.items.slice(0, start - read.offset), from: read.offset };
    const overlap = this.#isNewest ? 0 : 1;
    const from = Math.max(lowest, start - Math.max(1, this.#reader.pageSize - overlap));
    const until = start + overlap;
    const items: ReadItem[] = [];
    for (let offset = from; ;) {
      const page = yield* this.#reader.page(offset, offset < until ? until - offset : undefined);
      if (page.end === undefined) return { items, from, ending: page.isRefused ? 'refused' : 'out-of-time' };
      items.push(...page.items);
      // A page can be smaller than requested.
      offset += page.end.received;
      const isJoined = offset >= until && (overlap === 0 || page.items.at(-1)?.isFresh === false);
      if (isJoined || page.end.received === 0) return { items, from };
    }
  }

  /** One of the pages after what was read of a list that is newest-first. */
  async *#pageAfter(from: number, mostPages: number): AsyncGenerator<Item, void, undefined> {
    const { held = 0, beyond = null } = (await this.#profile.known()).end ?? {};
    const size = this.#reader.pageSize;
    let left = (beyond ?? Math.max(from + PAGES_TO_TRY * size, 2 * held)) - from;
    for (;;) {
      const pages = Math.max(1, Math.min(mostPages, Math.ceil(left / size)));
      const offset = from + Math.floor(Math.random() * pages) * size;
      const { end } = yield* this.#reader.page(offset);
      if (end === undefined) return;
      // The next reading chooses from the pages that exist.
      const until = offset + end.received;
      const isLast = end.nextOffset === null;
      const known = isLast ? { held: 0, beyond: until } : { held: Math.max(held, until), beyond };
      await this.#learn('newest-first', known);
      // The list ended before this page. It has others.
      if (end.received > 0 || !isLast || offset === from) return;
      left = offset - from;
    }
  }

  /** One of the pages before what was read of a list that is oldest-first. */
  async *#pageBefore(
    until: number,
    recent: number,
    mostPages: number,
  ): AsyncGenerator<Item, void, undefined> {
    // The list has grown, which took a second request. This happens in most runs only if a day's items fill more than a page.
    if (this.#reader.requests === 2 && recent <= PAGE_SIZE) return;
    const size = this.#reader.pageSize;
    const pages = Math.min(mostPages, Math.ceil(until / size));
    const end = until - Math.floor(Math.random() * pages) * size;
    const from = Math.max(0, end - size);
    yield* this.#reader.page(from, end - from);
  }

  async #learn(order: KnownOrder, end: ListEnd | undefined): Promise<void> {
    const isFound = end?.beyond !== undefined && end.beyond !== null && end.beyond > end.held;
    await this.#profile.learn({ order, end: end && { held: end.held, beyond: isFound ? end.beyond : null } });
  }

  /** No item of the period that follows was created later. */
  #upTo(reach: Reach): number {
    const { from, updatedFrom = -Infinity } = this.#given.period;
    return reach.upTo < from || reach.updatedUpTo < updatedFrom ? -Infinity : reach.upTo;
  }

  #isEnough(reach: Reach): boolean {
    const upTo = this.#upTo(reach);
    return upTo === -Infinity || this.#given.isEnough?.(upTo, reach) === true;
  }

  /** What was read are the oldest items. */
  #endedAtOldest(ending: Ending): RangeEnd<Item> {
    if (!this.#isNewest) return this.#ended(ending);
    if (ending === 'out-of-time') return this.#ended('not-reached');
    throw new UserError(
      `${product.name} shows only the oldest entries of this list, so new ones can't be found. Contact the support of ${product.name}.`,
    );
  }

  #ended(
    ending: Ending,
    upTo = ending === 'complete' ? -Infinity : Infinity,
    furtherPage?: RangeEnd<Item>['furtherPage'],
  ): RangeEnd<Item> {
    const isOver = ending === 'complete' || upTo === -Infinity;
    return {
      ending: isOver && ending !== 'complete' ? 'enough' : ending,
      read: this.#reader.read,
      unreadUpTo: isOver ? -Infinity : upTo,
      furtherPage,
    };
  }
}

/** The next run continues from the remembered position, if there is one. */
export function newestNotReached(): UserError {
  return new UserError(
    'There was not enough time to reach the newest entries of this list. The next run tries again.',
  );
}
