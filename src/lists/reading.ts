import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import { timeOf } from '../text/dates.ts';
import {
  isRefusal,
  type List,
  type Listed,
  PAGE_SIZE,
  type PageEnd,
  type PageWindow,
  Reading,
} from './list.ts';
import { inOrder, type ResultOrder } from './order.ts';

/** After a page larger than this, the next ones are smaller. */
const HEAVY_PAGE_BYTES = 8_000_000;

/**
 * Why reading ended: the list ended, the reader had enough, time ran out, the service repeated or refused a page, or time
 * ran out before the newest items: then those that were read are the oldest.
 */
export type Ending = 'complete' | 'enough' | 'out-of-time' | 'repeating' | 'refused' | 'not-reached';

/** The time of a run for all the lists it reads. */
export class Budget extends Deadline {
  /** Pages requested so far. */
  requests = 0;
  /** Items left out so far because a step can't process them. */
  tooLarge = 0;

  /** Whether no further page may be requested. The first page is always read. */
  isSpent(): boolean {
    return this.requests > 0 && this.isOver;
  }
}

/** An item that was read. */
export interface ReadItem {
  id: string;
  /** When it was created and updated, in milliseconds since 1970, or in the time of the order; NaN if there is no time. */
  time: number;
  updated: number;
  /** Whether it was not on a page read before. */
  isFresh: boolean;
}

/** A page as far as it was read. */
export interface ReadPage {
  offset: number;
  items: ReadItem[];
  /** How many of the items were not on a page read before. */
  fresh: number;
  /** Undefined if time ran out before the end of the page, or the service refused it. */
  end: PageEnd | undefined;
  isRefused: boolean;
  /** Whether it was read to find what has moved: it may show nothing new. */
  isAgain: boolean;
  /** Whether it repeats the end of the list, as some services do past the end. */
  repeatsEnd: boolean;
}

/** Whether there is nothing at the offset of a page: past the end, it is empty, repeats another one, or is refused. */
export function isPast({ offset, fresh, end }: ReadPage): boolean {
  return end === undefined || fresh === 0 || leadsBack(offset, end);
}

/** Whether the service shows another place than it was asked for, and continues from there. */
export function leadsBack(offset: number, { nextOffset }: PageEnd): boolean {
  return nextOffset !== null && nextOffset <= offset;
}

const UNREAD = { fresh: 0, end: undefined, isRefused: false, isAgain: false, repeatsEnd: false };

/** Reads pages of one list within a budget. No item is yielded twice, and no page is requested after time runs out. */
export class PageReader<Item extends Listed> {
  /** Pages requested so far. */
  requests = 0;
  readonly list: List<Item>;
  /** Whether a page shows the last item of the one before it again. */
  readonly overlaps: boolean;
  readonly #budget: Budget;
  readonly #order: ResultOrder;
  readonly #pages: ReadPage[] = [];
  /** Where the items were found that were read so far. */
  readonly #offsets = new Map<string, number>();
  /** Smaller after a page of many megabytes. */
  #limit = PAGE_SIZE;
  /** The service may return fewer items than requested. */
  #mostReceived = PAGE_SIZE;
  /** A page that was short, although the list is said to continue behind it. */
  #short = { until: Infinity, received: PAGE_SIZE };
  #honorsOffset: boolean | undefined;

  /**
   * @param overlaps whether a page shows the last item of the one before it again, so that nothing is lost if items leave the
   * list meanwhile. If not, no page needs to be requested twice.
   */
  constructor(list: List<Item>, budget: Budget, overlaps: boolean, order: ResultOrder = 'newest-first') {
    this.list = list;
    this.#budget = budget;
    this.#order = order;
    this.overlaps = overlaps;
  }

  /** Items read so far, each counted once. */
  get read(): number {
    return this.#offsets.size;
  }

  /** How many items the next page will hold, as far as that can be known. */
  get pageSize(): number {
    return Math.min(this.#limit, this.#mostReceived);
  }

  /** A page that was read, need not be requested again, and reaches up to this offset. */
  pageUpTo(until: number): ReadPage | undefined {
    return this.#pages.find(
      ({ offset, items, fresh }) => fresh > 0 && offset < until && until <= offset + items.length,
    );
  }

  /** Yields the new items of a page. @param known how many are known: smaller pages hold so many more. */
  async *page(offset: number, most = PAGE_SIZE, known = 0): AsyncGenerator<Item[], ReadPage, undefined> {
    const page: ReadPage = { ...UNREAD, offset, items: [] };
    if (this.#budget.isSpent()) return page;
    this.requests += 1;
    this.#budget.requests += 1;
    if (!this.overlaps) this.#pages.push(page);
    // The first page may take as long as any request: without it, there would be nothing to return.
    const isFirst = this.#budget.requests === 1;
    const limit = Math.min(most, this.#limit + known);
    const source = new Reading(
      this.list.page({ offset, limit, deadline: isFirst ? undefined : this.#budget }),
    );
    try {
      for await (const items of source) yield items.filter((item) => this.#add(item, page));
    } catch (error) {
      page.isRefused = offset > 0 && isRefusal(error);
      if (!page.isRefused && !this.#isOutOfTime(error, isFirst)) throw error;
      return page;
    }
    const end = source.result;
    if (end === undefined) return page;
    page.end = end;
    this.#budget.tooLarge += end.tooLarge ?? 0;
    this.#adjust({ limit, offset }, end, page);
    const isRepetition = limit > 1 && page.fresh === 0 && !end.saysMore;
    page.repeatsEnd = isRepetition && (yield* this.#isLastAgain(offset, end));
    return page;
  }

  /** @returns whether the item was not on a page read before. */
  #add({ id, createdAt, updatedAt }: Item, page: ReadPage): boolean {
    const isFresh = !this.#offsets.has(id);
    if (isFresh) {
      this.#offsets.set(id, page.offset + page.items.length);
      page.fresh += 1;
    }
    const updated = this.#order === 'newest-first' ? timeOf(updatedAt) : NaN;
    page.items.push({ id, time: inOrder(this.#order, timeOf(createdAt)), updated, isFresh });
    return isFresh;
  }

  /** Learns from a page how many items the next one can hold. */
  #adjust({ limit, offset }: PageWindow, end: PageEnd, { fresh, items }: ReadPage): void {
    this.#limit = nextLimit(this.#limit, end);
    const { received } = end;
    // What a service counts behind a short page, it may not show.
    if (fresh > 0 && offset + items.length > this.#short.until)
      this.#mostReceived = Math.min(this.#mostReceived, this.#short.received);
    if (end.nextOffset === null || limit < this.#mostReceived || received === 0) return;
    if (offset === 0) this.#mostReceived = Math.min(this.#mostReceived, received);
    else if (end.saysMore) this.#short = { until: offset + received, received };
  }

  /**
   * Whether a page was not read because time ran out, be it only that of the page, which our own work took. If it is the
   * service that took the time of the first page, that is an error.
   */
  #isOutOfTime(error: unknown, isFirst: boolean): boolean {
    if (!isServiceError(error, 'unavailable', 'unreachable')) return false;
    return error.isOurWork || (!isFirst && this.#budget.isSpent());
  }

  /**
   * Whether a page shows the end of the list again: the last item, or the last page, as some services do past the end. One
   * that ignores the offset shows its first page again: then, the second item can't be requested alone, unless the service
   * ignores the limit, too.
   */
  async *#isLastAgain(
    offset: number,
    { firstId = '', received }: PageEnd,
  ): AsyncGenerator<Item[], boolean, undefined> {
    const start = this.#offsets.get(firstId) ?? Infinity;
    if (start > offset || (start === offset && received > 1)) return false;
    if (start > 0 || received === 1) return true;
    if (this.#honorsOffset === undefined) {
      const { items } = yield* this.page(1, 1);
      this.#honorsOffset = items.length > 1 || (items[0] !== undefined && items[0].id !== firstId);
    }
    return this.#honorsOffset;
  }
}

/** How many items to request after a page: fewer if the page was large. */
export function nextLimit(limit: number, { bytes, received }: Pick<PageEnd, 'bytes' | 'received'>): number {
  if (bytes <= HEAVY_PAGE_BYTES || received === 0) return limit;
  return Math.max(1, Math.min(limit, Math.floor((HEAVY_PAGE_BYTES * received) / bytes)));
}
