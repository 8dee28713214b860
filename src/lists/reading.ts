import { setImmediate } from 'node:timers/promises';

import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import { timeOf } from '../text/dates.ts';
import { type List, type Listed, nextLimit, type PageEnd } from './list.ts';
import { PAGE_SIZE } from './page_size.ts';

/** Why reading ended: the list ended, the reader had enough, time ran out, or a page was repeated. */
export type Ending = 'complete' | 'enough' | 'out-of-time' | 'repeating';

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

/** Reads a list in the service's order, until the caller leaves the loop, the list ends, or time runs out. */
export function readList<Item extends Listed>(list: List<Item>, budget: Budget): Reading<Item, End> {
  return new Reading(readInOrder(list, budget));
}

async function* readInOrder<Item extends Listed>(
  list: List<Item>,
  budget: Budget,
): AsyncGenerator<Item, End, undefined> {
  const reader = new PageReader(list, budget);
  const walk = new Walk();
  for (;;) {
    const ending = walk.follow(yield* reader.page(walk.offset));
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

const LONGEST_TURN_MS = 50;

/** A page as far as it was read. */
export interface ReadPage {
  offset: number;
  /** The time of each in milliseconds since 1970; NaN if it has none. */
  items: readonly { id: string; time: number }[];
  /** How many of the items were not on a page read before. */
  fresh: number;
  /** Undefined if time ran out before the end of the page. */
  end: PageEnd | undefined;
}

/** Reads pages of one list within a budget. No item is yielded twice, and no page is requested after time runs out. */
export class PageReader<Item extends Listed> {
  /** Pages requested so far. */
  requests = 0;
  readonly #list: List<Item>;
  readonly #budget: Budget;
  readonly #known = new Set<string>();
  /** Smaller after a page of many megabytes. */
  #limit = PAGE_SIZE;
  /** The service may return fewer items than requested. */
  #mostReceived = PAGE_SIZE;
  /** Where the page with this first item began. */
  readonly #starts = new Map<string, number>();
  #honorsOffset: boolean | undefined;
  #lastTurn = performance.now();

  constructor(list: List<Item>, budget: Budget) {
    this.#list = list;
    this.#budget = budget;
  }

  /** Items read so far, each counted once. */
  get read(): number {
    return this.#known.size;
  }

  /** How many items the next page will hold, as far as that can be known. */
  get pageSize(): number {
    return Math.min(this.#limit, this.#mostReceived);
  }

  /** Between items that take long, gives timers a turn: those that end a request. */
  async #turn(): Promise<void> {
    if (performance.now() - this.#lastTurn < LONGEST_TURN_MS) return;
    await setImmediate();
    this.#lastTurn = performance.now();
  }

  /** Yields the items of a page that were not yielded before. */
  async *page(offset: number, most = PAGE_SIZE): AsyncGenerator<Item, ReadPage, undefined> {
    const items: { id: string; time: number }[] = [];
    const readBefore = this.read;
    const pageUntil = (end?: PageEnd) => ({ offset, items, fresh: this.read - readBefore, end });
    if (this.#budget.isSpent()) return pageUntil();
    this.requests += 1;
    this.#budget.requests += 1;
    // The first page may take as long as any request: without it, there would be nothing to return.
    const isFirst = this.#budget.requests === 1;
    const limit = Math.min(most, this.#limit);
    const page = new Reading(
      this.#list.page({ offset, limit, deadline: isFirst ? undefined : this.#budget }),
    );
    try {
      for await (const item of page) {
        items.push({ id: item.id, time: timeOf(item.createdAt) });
        if (this.#known.has(item.id)) continue;
        this.#known.add(item.id);
        yield item;
        await this.#turn();
      }
    } catch (error) {
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
    const isLastAgain = limit > 1 && this.read === readBefore && (yield* this.#isLastAgain(offset, end));
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

/** A service may filter each page after cutting it, so pages can be empty. This many in a row end the list. */
const MAX_EMPTY_PAGES = 10;

/** The steps from page to page, from the front of a list to its end. */
export class Walk {
  offset = 0;
  readonly #pageStarts = new Set<string>();
  #emptyPages = 0;

  /** @returns why the walk ended; undefined if there is a next page. */
  follow({ end }: Pick<ReadPage, 'end'>): Ending | undefined {
    const ending = this.#endingAfter(end);
    this.offset = end?.nextOffset ?? this.offset;
    return ending;
  }

  #endingAfter(end: PageEnd | undefined): Ending | undefined {
    if (end === undefined) return 'out-of-time';
    if (end.firstId === undefined) {
      this.#emptyPages += 1;
    } else {
      // A service that ignores `offset` would return its first page forever.
      if (this.#pageStarts.has(end.firstId)) return 'repeating';
      this.#pageStarts.add(end.firstId);
      this.#emptyPages = 0;
    }
    if (end.nextOffset === null) return 'complete';
    if (this.#emptyPages >= MAX_EMPTY_PAGES) return 'repeating';
    return end.nextOffset <= this.offset ? 'repeating' : undefined;
  }
}
