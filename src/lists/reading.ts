import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import { type List, type Listed, nextLimit, type Page, PAGE_SIZE } from './list.ts';

/** Why reading ended: the list ended, the reader had enough, time ran out, or a page was repeated. */
export type Ending = 'complete' | 'enough' | 'out-of-time' | 'repeating';

/** The time of a run for all the lists it reads. */
export class Budget extends Deadline {
  /** Pages requested so far. */
  requests = 0;

  /** Whether no further page may be requested. The first page is always read. */
  isSpent(): boolean {
    return this.requests > 0 && this.isOver;
  }
}

/** Reads pages of one list within a budget. No item is yielded twice, and no page is requested after time runs out. */
export class PageReader<Item extends Listed> {
  /** The last page that was read; undefined if time ran out before its end. */
  lastPage: Page<Item> | undefined;
  /** Items to request for the next page. */
  limit = PAGE_SIZE;
  /** How many items a page holds: the service may return fewer than requested. */
  pageSize = PAGE_SIZE;
  /** Pages requested so far. */
  requests = 0;
  readonly #list: List<Item>;
  readonly #budget: Budget;
  readonly #known = new Set<string>();

  constructor(list: List<Item>, budget: Budget) {
    this.#list = list;
    this.#budget = budget;
  }

  /** Yields the items of a page that were not yielded before. */
  async *page(offset: number, limit = this.limit): AsyncGenerator<Item, void, undefined> {
    for await (const item of this.look(offset, limit)) {
      if (this.#known.has(item.id)) continue;
      this.#known.add(item.id);
      yield item;
    }
  }

  /** Yields all items of a page. */
  async *look(offset: number, limit: number): AsyncGenerator<Item, void, undefined> {
    this.lastPage = undefined;
    if (this.#budget.isSpent()) return;
    this.requests += 1;
    this.#budget.requests += 1;
    // The first page may take as long as any request: without it, there would be nothing to return.
    const isFirst = this.#budget.requests === 1;
    const page = this.#list.page({ offset, limit, deadline: isFirst ? undefined : this.#budget });
    try {
      yield* page;
    } catch (error) {
      const isUnavailable = isServiceError(error, 'unavailable', 'unreachable');
      if (isFirst || !isUnavailable || !this.#budget.isSpent()) throw error;
      return;
    }
    this.limit = nextLimit(this.limit, page);
    const isFull = page.nextOffset !== null && limit >= this.pageSize;
    if (isFull && page.received > 0) this.pageSize = Math.min(this.pageSize, page.received);
    this.lastPage = page;
  }

  /** Those of the given items that were not yielded before. */
  fresh(items: readonly Item[]): Item[] {
    const fresh = items.filter(({ id }) => !this.#known.has(id));
    for (const { id } of fresh) this.#known.add(id);
    return fresh;
  }

  /** Starts over: every item counts as new again. */
  forget(): void {
    this.#known.clear();
  }
}

/** Reads a list in the service's order, until the caller leaves the loop, the list ends, or time runs out. */
export class Reading<Item extends Listed> implements AsyncIterable<Item> {
  /** Known once the loop has ended. */
  ending: Ending = 'enough';
  /** Items read so far. */
  read = 0;
  readonly #reader: PageReader<Item>;

  constructor(list: List<Item>, budget: Budget) {
    this.#reader = new PageReader(list, budget);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const walk = new Walk();
    while (walk.ending === undefined) {
      for await (const item of this.#reader.page(walk.offset)) {
        this.read += 1;
        yield item;
      }
      walk.follow(this.#reader.lastPage);
    }
    this.ending = walk.ending;
  }
}

/** A service may filter each page after cutting it, so pages can be empty. This many in a row end the list. */
const MAX_EMPTY_PAGES = 10;

/** The steps from page to page, from the front of a list to its end. */
export class Walk {
  offset = 0;
  /** Undefined as long as there is a next page. */
  ending: Ending | undefined;
  readonly #pageStarts = new Set<string>();
  #emptyPages = 0;

  get isOn(): boolean {
    return this.ending === undefined;
  }

  /** @param page the page just read; undefined if time ran out. */
  follow(page: Page<Listed> | undefined): void {
    this.ending = this.#endingAfter(page);
    this.offset = page?.nextOffset ?? this.offset;
  }

  #endingAfter(page: Page<Listed> | undefined): Ending | undefined {
    if (page === undefined) return 'out-of-time';
    if (page.firstId === undefined) {
      this.#emptyPages += 1;
    } else {
      // A service that ignores `offset` would return its first page forever.
      if (this.#pageStarts.has(page.firstId)) return 'repeating';
      this.#pageStarts.add(page.firstId);
      this.#emptyPages = 0;
    }
    if (page.nextOffset === null) return 'complete';
    if (this.#emptyPages >= MAX_EMPTY_PAGES) return 'repeating';
    return page.nextOffset <= this.offset ? 'repeating' : undefined;
  }
}
