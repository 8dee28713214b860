import { findBoundary, Span } from './end_search.ts';
import { ended, endedAtOldest, type Goal, type RangeEnd } from './goal.ts';
import type { List, Listed } from './list.ts';
import { PAGE_SIZE } from './list.ts';
import type { ReadSoFar } from './order.ts';
import { PageSequence } from './page_sequence.ts';
import { endAfter, type ListFacts } from './profile.ts';
import type { Ending, PageReader, ReadPage } from './reading.ts';

/** As long as the end of a list is unknown, the further page is one of this many, or of twice as many as are known. */
const PAGES_TO_TRY = 10;
/** If the times of this many items are all equal, only the end of the list shows its order. */
const MOST_EQUAL = 3 * PAGE_SIZE;

/** The list is not newest-first. */
export interface NotNewestFirst<Item extends Listed> {
  order: 'oldest-first' | 'none';
  /** The last page up to which all of the list was read. */
  page: ReadPage;
  /** What follows it. */
  rest: PageSequence<Item>;
}

/**
 * Reads a list from its front, as long as what was read does not contradict that the newest items come first. It is also
 * how the order of a list is found out, and how one without an order is read: nothing in it says that enough was read.
 */
export class FrontReader<Item extends Listed> {
  /** What the pages from the front show. */
  readonly read: ReadSoFar;
  readonly #list: List<Item>;
  readonly #reader: PageReader<Item>;
  readonly #goal: Goal;
  readonly #mayBeOldestFirst: boolean;
  #mayLeaveOut: boolean;
  /** The page after which those before the period were left out. */
  #lastBefore: ReadPage | undefined;
  readonly #sequence: PageSequence<Item>;

  constructor(list: List<Item>, reader: PageReader<Item>, goal: Goal, mayBeOldestFirst: boolean) {
    this.#list = list;
    this.#reader = reader;
    this.#sequence = new PageSequence(reader);
    this.#goal = goal;
    this.#mayBeOldestFirst = mayBeOldestFirst;
    this.#mayLeaveOut = goal.period.to < Infinity;
    this.read = goal.readSoFar();
  }

  async *pages(known: ListFacts): AsyncGenerator<Item[], RangeEnd<Item> | NotNewestFirst<Item>, undefined> {
    for (let page = yield* this.#sequence.next(); ; page = yield* this.#next(page)) {
      // An item that an overlapping page shows again is not evidence of an order.
      for (const item of page.items) if (item.isFresh) this.read.add(item);
      const { ending } = this.#sequence;
      const mayBeAnywhere = this.#goal.mayBeAnywhere(this.read);
      const isInOrder = !mayBeAnywhere && this.read.created.order === 'newest-first';
      const before = isInOrder ? undefined : this.#lastBefore;
      // The pages that were left out may have items of the period after all.
      if (before !== undefined) return this.#allAfter(before, ending);
      if (ending !== undefined) return await this.#ended(ending, page, known);
      if (this.#goal.isReached(this.read)) return await this.#enough(page);
      if (mayBeAnywhere || !this.#isOldestFirst(known)) continue;
      if (this.read.downTo >= this.#goal.period.to) return ended('enough', this.#reader.read, -Infinity);
      if (!this.#goal.isAll) return { order: 'oldest-first', page, rest: this.#sequence };
    }
  }

  #allAfter(page: ReadPage, ending: Ending | undefined): RangeEnd<Item> | NotNewestFirst<Item> {
    if (ending === 'out-of-time') return ended(ending, this.#reader.read);
    return { order: 'none', page, rest: new PageSequence(this.#reader, page) };
  }

  /** Whether items have times that are all equal so far. Items without a time say nothing about the order. */
  get #isUndecided(): boolean {
    const { trend, dated } = this.read.created;
    return this.#goal.isNewest && trend === 'unknown' && dated > 0;
  }

  #isOldestFirst({ order }: ListFacts): boolean {
    const isKnown = order === 'newest-first' || order === 'updated-first';
    const areTooMany = this.#isUndecided && this.read.created.dated >= MOST_EQUAL;
    return this.read.trend === 'oldest-first' || (areTooMany && !isKnown);
  }

  async #ended(ending: Ending, page: ReadPage, known: ListFacts): Promise<RangeEnd<Item>> {
    const isOldest = this.read.trend === 'oldest-first' || (this.#isUndecided && ending === 'out-of-time');
    if (ending !== 'complete' && this.#mayBeOldestFirst && isOldest)
      return endedAtOldest(this.#goal, ending, this.#reader.read);
    if (ending === 'complete' && this.#goal.isNewest && this.#mayBeOldestFirst && known.end !== undefined) {
      const beyond = page.offset + (page.end?.received ?? 0);
      await this.#list.profile.learn({ order: this.read.knownOrder, end: endAfter(0, beyond) });
    }
    return ended(ending, this.#reader.read, this.#goal.unreadUpTo(this.read));
  }

  async #enough(page: ReadPage): Promise<RangeEnd<Item>> {
    const order = this.read.knownOrder;
    if (order !== undefined) await this.#list.profile.learn({ order });
    const next = page.end?.nextOffset ?? 0;
    return ended('enough', this.#reader.read, this.#goal.unreadUpTo(this.read), (pages) =>
      this.#pageAfter(next, pages),
    );
  }

  async *#next(page: ReadPage): AsyncGenerator<Item[], ReadPage, undefined> {
    const { order, created } = this.read;
    const mayLeaveOut = this.#mayLeaveOut && !this.#goal.mayBeAnywhere(this.read);
    if (mayLeaveOut && order === 'newest-first' && created.earliest >= this.#goal.period.to) {
      this.#mayLeaveOut = false;
      const first = yield* this.#firstOfPeriod(page);
      if (first !== undefined) {
        this.#lastBefore = page;
        return yield* this.#sequence.continueFrom(first);
      }
    }
    return yield* this.#sequence.next();
  }

  /** The page on which the period begins; undefined if it begins on the next page, or the list is not in order. */
  async *#firstOfPeriod({ end }: ReadPage): AsyncGenerator<Item[], ReadPage | undefined, undefined> {
    const next = end?.nextOffset ?? 0;
    const { earliest, latest } = this.read.created;
    const span = new Span({ offset: 0, time: latest }, { offset: next - 1, time: earliest }, null);
    const { to } = this.#goal.period;
    const stopped = yield* findBoundary(this.#reader, span, {
      order: 'newest-first',
      moment: to,
      isStrict: true,
    });
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

  /** One of the pages after what was read. */
  async *#pageAfter(from: number, mostPages: number): AsyncGenerator<Item[], void, undefined> {
    const { held = 0, beyond = null } = (await this.#list.profile.known()).end ?? {};
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
      await this.#list.profile.learn({
        end: isLast ? endAfter(0, until) : endAfter(Math.max(held, until), beyond),
      });
      // The list ended before this page. It has others.
      if (end.received > 0 || !isLast || offset === from) return;
      left = offset - from;
    }
  }
}
