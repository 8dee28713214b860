import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import { Turns } from '../api/turns.ts';
import { timeOf } from '../text/dates.ts';
import { type List, type Listed, nextLimit, type PageEnd } from './list.ts';
import { isRefusal, PAGE_SIZE } from './page_size.ts';

/**
 * Why reading ended: the list ended, the reader had enough, time ran out, the service repeated or refused a page, or time
 * ran out before the newest items: then those that were read are the oldest.
 */
export type Ending = 'complete' | 'enough' | 'out-of-time' | 'repeating' | 'refused' | 'not-reached';

export interface End {
  ending: Ending;
  /** Items read, each counted once. */
  read: number;
}

/** What a generator yields, for a `for await` loop, and afterwards what it returned. */
export class Reading<Item, Result> implements AsyncIterable<Item> {
  /** Undefined until the generator has returned; a loop that is left early never gets a result. */
  result: Result | undefined;
  readonly #source: AsyncGenerator<Item, Result, undefined>;

  constructor(source: AsyncGenerator<Item, Result, undefined>) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    this.result = yield* this.#source;
  }
}

/** Reads a list in the service's order, until the caller leaves the loop, the list ends, or no more of it can be read. */
export function readList<Item extends Listed>(list: List<Item>, budget: Budget): Reading<Item, End> {
  return new Reading(readInOrder(list, budget));
}

async function* readInOrder<Item extends Listed>(
  list: List<Item>,
  budget: Budget,
): AsyncGenerator<Item, End, undefined> {
  const reader = new PageReader(list, budget);
  const walk = new Walk();
  for (let page = yield* reader.page(0); ; page = yield* reader.following(page)) {
    const ending = walk.follow(page);
    if (ending !== undefined) return { ending, read: reader.read };
  }
}

/** The time of a run for all the lists it reads. */
export class Budget extends Deadline {
  /** Pages requested so far. */
  requests = 0;

  /** Whether no further page may be requested. The first page is always read. */
  isSpent(): boolean {
    return this.requests > 0 && this.isOver;
  }
}

/** An item as far as it says where a reading is. Times are in milliseconds since 1970; NaN if there is none. */
export interface ReadItem {
  id: string;
  time: number;
  updated: number;
  /** Whether it was not on a page read before. */
  isFresh: boolean;
}

/** A page as far as it was read. */
export interface ReadPage {
  offset: number;
  items: readonly ReadItem[];
  /** How many of the items were not on a page read before. */
  fresh: number;
  /** Undefined if time ran out before the end of the page, or the service refused it. */
  end: PageEnd | undefined;
  isRefused: boolean;
  /** Whether it was read to find what has moved: it may show nothing new. */
  isAgain: boolean;
}

/** Whether there is nothing at the offset of a page: past the end, it is empty, repeats another one, or is refused. */
export function isPast({ offset, fresh, end }: ReadPage): boolean {
  return end === undefined || fresh === 0 || leadsBack(offset, end);
}

/** Whether the service shows another place than it was asked for, and continues from there. */
function leadsBack(offset: number, { nextOffset }: PageEnd): boolean {
  return nextOffset !== null && nextOffset <= offset;
}

/** Reads pages of one list within a budget. No item is yielded twice, and no page is requested after time runs out. */
export class PageReader<Item extends Listed> {
  /** Pages requested so far. */
  requests = 0;
  readonly #list: List<Item>;
  readonly #budget: Budget;
  readonly #overlaps: boolean;
  /** Pages that showed something new. */
  readonly #pages: ReadPage[] = [];
  readonly #known = new Set<string>();
  /** Smaller after a page of many megabytes. */
  #limit = PAGE_SIZE;
  /** The service may return fewer items than requested. */
  #mostReceived = PAGE_SIZE;
  /** Where the page with this first item began. */
  readonly #starts = new Map<string, number>();
  #honorsOffset: boolean | undefined;
  readonly #turns = new Turns();

  /**
   * @param given.overlaps whether a page shows the last item of the one before it again, so that nothing is lost if items
   * leave the list meanwhile. If not, no page needs to be requested twice.
   */
  constructor(list: List<Item>, budget: Budget, { overlaps = true } = {}) {
    this.#list = list;
    this.#budget = budget;
    this.#overlaps = overlaps;
  }

  /** Items read so far, each counted once. */
  get read(): number {
    return this.#known.size;
  }

  /** How many items the next page will hold, as far as that can be known. */
  get pageSize(): number {
    return Math.min(this.#limit, this.#mostReceived);
  }

  /**
   * Yields the items of the page after one, which shows the last item again. If it does not, items have left the list
   * meanwhile, and what follows has moved up: then pages further in front are read, until one begins with a known item.
   */
  async *following({ offset, items, end }: ReadPage): AsyncGenerator<Item, ReadPage, undefined> {
    const next = end?.nextOffset ?? 0;
    // A page with gaps, or of one item, has nothing to show again.
    const canOverlap =
      this.#overlaps && items.length > 0 && next === offset + items.length && this.pageSize > 1;
    for (let back = canOverlap ? 1 : 0; ; back = Math.max(2 * back, this.pageSize)) {
      const from = Math.max(0, next - back);
      const page = yield* this.page(from, PAGE_SIZE, Math.min(1, back));
      const isAgain = back > 1;
      const isJoined = back === 0 || from === 0 || page.items[0]?.isFresh === false;
      const hasGaps = page.items.length < (page.end?.received ?? 0);
      if (page.end === undefined || isJoined || hasGaps)
        return { ...(back === 1 ? withoutRepeatedEnd(page) : page), isAgain };
    }
  }

  /** A page that was read, need not be requested again, and reaches up to this offset. */
  pageUpTo(offset: number): ReadPage | undefined {
    return this.#pages.find((page) => page.offset < offset && offset <= page.offset + page.items.length);
  }

  /**
   * Yields the items of a page that were not yielded before.
   *
   * @param known how many of its items are known: smaller pages hold so many more.
   */
  async *page(offset: number, most?: number, known?: number): AsyncGenerator<Item, ReadPage, undefined> {
    const page = yield* this.#request(offset, most, known);
    if (!this.#overlaps && page.fresh > 0) this.#pages.push(page);
    return page;
  }

  async *#request(offset: number, most = PAGE_SIZE, known = 0): AsyncGenerator<Item, ReadPage, undefined> {
    const items: ReadItem[] = [];
    const readBefore = this.read;
    const pageUntil = (end?: PageEnd, isRefused = false): ReadPage => {
      return { offset, items, fresh: this.read - readBefore, end, isRefused, isAgain: false };
    };
    if (this.#budget.isSpent()) return pageUntil();
    this.requests += 1;
    this.#budget.requests += 1;
    // The first page may take as long as any request: without it, there would be nothing to return.
    const isFirst = this.#budget.requests === 1;
    const limit = Math.min(most, this.#limit + known);
    const page = new Reading(
      this.#list.page({ offset, limit, deadline: isFirst ? undefined : this.#budget }),
    );
    try {
      for await (const item of page) {
        const { id, createdAt, updatedAt } = item;
        const isFresh = !this.#known.has(id);
        items.push({ id, time: timeOf(createdAt), updated: timeOf(updatedAt), isFresh });
        if (!isFresh) continue;
        this.#known.add(id);
        yield item;
        await this.#turns.next();
      }
    } catch (error) {
      if (offset > 0 && isRefusal(error)) return pageUntil(undefined, true);
      const isUnavailable = isServiceError(error, 'unavailable', 'unreachable');
      if (isFirst || !isUnavailable || !this.#budget.isSpent()) throw error;
      return pageUntil();
    }
    const end = page.result;
    if (end === undefined) return pageUntil();
    if (end.firstId !== undefined && !this.#starts.has(end.firstId)) this.#starts.set(end.firstId, offset);
    this.#limit = nextLimit(this.#limit, end);
    const isFull = end.nextOffset !== null && limit >= this.#mostReceived;
    if (isFull && end.received > 0) this.#mostReceived = Math.min(this.#mostReceived, end.received);
    const isRepetition = limit > 1 && this.read === readBefore && !end.saysMore;
    const isLastAgain = isRepetition && (yield* this.#isLastAgain(offset, end));
    return pageUntil(isLastAgain ? { ...end, received: 0, firstId: undefined, nextOffset: null } : end);
  }

  /**
   * Whether a page shows the last one again, as some services do past the end. One that ignores the offset shows its first
   * page again: then, the second item can't be requested alone, unless the service ignores the limit, too.
   */
  async *#isLastAgain(
    offset: number,
    { firstId, received }: PageEnd,
  ): AsyncGenerator<Item, boolean, undefined> {
    const start = firstId === undefined ? undefined : this.#starts.get(firstId);
    if (start === undefined || start >= offset) return false;
    if (start > 0 || received === 1) return true;
    if (this.#honorsOffset === undefined) {
      const { items } = yield* this.page(1, 1);
      this.#honorsOffset = items.length > 1 || (items[0] !== undefined && items[0].id !== firstId);
    }
    return this.#honorsOffset;
  }
}

/** The last item alone ends a list, unless the service says that the list continues. */
function withoutRepeatedEnd(page: ReadPage): ReadPage {
  const { end, fresh } = page;
  if (end === undefined || fresh > 0 || end.saysMore || end.received > 1) return page;
  return { ...page, end: { ...end, nextOffset: null } };
}

/** A service may filter each page after cutting it, so pages can be empty. This many in a row end the list. */
const MAX_EMPTY_PAGES = 10;

/** The steps from page to page, from the front of a list to its end. */
export class Walk {
  offset = 0;
  readonly #pageStarts = new Set<string>();
  #emptyPages = 0;

  /** @returns why the walk ended; undefined if there is a next page. */
  follow(page: ReadPage): Ending | undefined {
    this.offset = page.end?.nextOffset ?? this.offset;
    return this.#endingAfter(page);
  }

  #endingAfter({ offset, fresh, end, isRefused, isAgain }: ReadPage): Ending | undefined {
    if (end === undefined) return isRefused ? 'refused' : 'out-of-time';
    if (end.firstId === undefined) {
      this.#emptyPages += 1;
    } else {
      // A service that ignores `offset`, or stops at one, would return the same page forever.
      if (fresh === 0 && !isAgain && this.#pageStarts.has(end.firstId)) return 'repeating';
      this.#pageStarts.add(end.firstId);
      this.#emptyPages = 0;
    }
    if (end.nextOffset === null) return 'complete';
    if (this.#emptyPages >= MAX_EMPTY_PAGES) return 'repeating';
    return leadsBack(offset, end) ? 'repeating' : undefined;
  }
}
