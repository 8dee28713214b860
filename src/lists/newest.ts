import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import type { Cache } from '../zapier/cache.ts';
import { findEnd } from './end_search.ts';
import type { List, Listed } from './list.ts';
import { SeenOrder } from './order.ts';
import { PAGE_SIZE } from './page_size.ts';
import { type Bounds, type Position, RememberedPosition } from './positions.ts';
import {
  type Budget,
  type End,
  type Ending,
  isPast,
  PageReader,
  Reading,
  type ReadPage,
  Walk,
} from './reading.ts';

/** What a reading of the newest items must cover; both apply. */
export interface Coverage {
  /** At least this many items. */
  atLeast: number;
  /** Everything created since, in milliseconds since 1970. */
  since: number;
}

/** `enough` and `complete` mean that everything requested was read. */
export interface NewestEnd<Item> extends End {
  /** No item that was not read was created later; infinite if there may be newer ones than those read. */
  unreadUpTo: number;
  /** Yields the items of one more page, chosen at random from so many that follow what was read: older items can change. */
  furtherPage: (pages: number) => AsyncGenerator<Item, unknown, undefined>;
}

interface Given {
  budget: Budget;
  coverage: Coverage;
  cache: Pick<Cache, 'get' | 'set'>;
}

/**
 * Reads the newest items of a list whose order is not documented: from the front of a list that is newest-first, from
 * the end of one that is oldest-first, and all of one that has no order. Pages are read whole, and the search for the end
 * of a list yields what it reads, so there are also older items. Several lists can share a budget.
 *
 * The iteration throws a `UserError` if the service does not show the newest end of the list.
 */
export function readNewest<Item extends Listed>(
  list: List<Item>,
  given: Given,
): Reading<Item, NewestEnd<Item>> {
  return new Reading(new NewestItems(list, given).read());
}

/** As long as the end of a list is unknown, the further page is one of this many, or of twice as many as are known. */
const PAGES_TO_TRY = 10;
/** If the times of this many items are all equal, only the end of the list shows its order. */
const MOST_EQUAL = 3 * PAGE_SIZE;
/** Fewer items can be in any order by chance. */
const FEW = 20;

/** What the front of a list has shown. */
interface Front {
  seen: SeenOrder;
  firstId: string | undefined;
  pageSize: number;
}

class NewestItems<Item extends Listed> {
  readonly #reader: PageReader<Item>;
  readonly #budget: Budget;
  readonly #coverage: Coverage;
  readonly #position: RememberedPosition;
  /** The pages read so far: the way back from the end of the list does not request them again. */
  readonly #pages: ReadPage[] = [];

  constructor(list: List<Item>, { budget, coverage, cache }: Given) {
    this.#reader = new PageReader(list, budget);
    this.#budget = budget;
    this.#coverage = coverage;
    this.#position = new RememberedPosition(cache, list.key);
  }

  async *read(): AsyncGenerator<Item, NewestEnd<Item>, undefined> {
    if (this.#budget.isSpent()) return this.#ended('out-of-time');
    const known = await this.#position.recall();
    const end = known?.isOldestFirst === true ? yield* this.#fromEnd(known) : undefined;
    return end ?? (yield* this.#fromFront(known));
  }

  async *#fromFront(known: Position | undefined): AsyncGenerator<Item, NewestEnd<Item>, undefined> {
    const walk = new Walk();
    const seen = new SeenOrder();
    // The end was read and has shown that the list is not oldest-first.
    const isEndRefuted = this.#reader.read > 0;
    let isUnordered = false;
    let count = 0;
    let firstId: string | undefined;
    for (;;) {
      const page = yield* this.#page(walk.offset);
      // A repeated page says nothing about the order.
      const items = page.fresh > 0 ? page.items : [];
      for (const { time } of items) seen.add(time);
      count += items.length;
      firstId ??= page.end?.firstId;
      const ending = walk.follow(page);
      const order = isUnordered ? 'none' : seen.trend;
      // Items without a time say nothing about the order.
      const isUndecided = order === 'unknown' && seen.dated > 0;
      if (page.end === undefined || ending !== undefined) {
        if (ending === 'out-of-time' && (order === 'oldest-first' || isUndecided))
          return this.#ended('not-reached');
        if (ending === 'repeating' && order === 'oldest-first') throw newestNotShown();
        if (ending === 'complete' && known !== undefined)
          await this.#position.remember({ isOldestFirst: false, held: 0, beyond: Math.max(1, count) });
        const isOnlyOlder = ending !== 'complete' && order === 'newest-first';
        return this.#ended(ending ?? 'out-of-time', isOnlyOlder ? { unreadUpTo: seen.earliest } : {});
      }
      if (order === 'newest-first' && this.#isEnough(seen, items, count)) {
        const furtherPage = (pages: number) => this.#pageAfter(walk.offset, known, pages);
        return this.#ended('enough', { unreadUpTo: seen.earliest, furtherPage });
      }
      if (order === 'oldest-first' || (isUndecided && seen.dated >= MOST_EQUAL)) {
        const { received, total } = page.end;
        const bounds =
          total === null
            ? { held: Math.max(0, walk.offset - received), beyond: null }
            : { held: total - 1, beyond: total };
        const front = { seen, firstId, pageSize: received };
        const end = isEndRefuted ? undefined : yield* this.#fromEnd(bounds, front);
        if (end !== undefined) return end;
        // The front was in order by chance: only the whole list shows what is new.
        isUnordered = true;
      }
    }
  }

  /**
   * Reads back from the end of a list that seems to be oldest-first. A remembered end is a search that is already over: if
   * the items there are oldest-first, the rest of the list is not looked at, even if it has since lost its order.
   *
   * @param front undefined if the bounds are remembered.
   * @returns undefined if the list does not end there, or is not oldest-first.
   */
  async *#fromEnd(
    given: Bounds,
    front?: Front,
  ): AsyncGenerator<Item, NewestEnd<Item> | undefined, undefined> {
    const { pageSize = PAGE_SIZE, firstId } = front ?? {};
    const search = yield* findEnd((offset, most) => this.#page(offset, most), given, { pageSize, firstId });
    if (search.ending === 'repeating') throw newestNotShown();
    if (search.ending !== 'found') {
      // The next run continues from here.
      await this.#position.remember({ isOldestFirst: true, ...search.bounds });
      return this.#ended('not-reached');
    }
    const { held, beyond } = search.bounds;
    const isRemembered = front === undefined && beyond === given.beyond;
    const tail = this.#pages.find((page) => page.offset <= held && held < page.offset + page.items.length);
    const from = tail === undefined ? Math.max(0, beyond - pageSize) : tail.offset + tail.items.length;
    const end = yield* this.#toEnd(from, {
      end: isRemembered || search.isCut ? null : beyond,
      pageSize,
      saidMore: tail?.end?.saysMore === true,
    });
    if (end === undefined) return this.#ended('not-reached');
    if (this.#pageBefore(end) === undefined) return undefined;
    await this.#position.remember({ isOldestFirst: true, held: end - 1, beyond: end });
    return yield* this.#back(end, front);
  }

  /** Reads forward to the end of the list, and returns its offset; undefined if time runs out. */
  async *#toEnd(
    from: number,
    given: { end: number | null; pageSize: number; saidMore: boolean },
  ): AsyncGenerator<Item, number | undefined, undefined> {
    const { end, pageSize } = given;
    let { saidMore } = given;
    let until = from;
    for (let offset = from; end === null || offset < end;) {
      const page = yield* this.#page(offset);
      if (page.end === undefined && !page.isRefused) {
        await this.#position.remember({ isOldestFirst: true, held: Math.max(0, offset - 1), beyond: null });
        return undefined;
      }
      if (page.end === undefined || isPast(page)) {
        // A full page is not the last one if the list continues: then the service stops here.
        const isFull = (page.end?.received ?? pageSize) >= pageSize;
        if (isFull && (page.end?.saysMore ?? saidMore)) throw newestNotShown();
        break;
      }
      saidMore = page.end.saysMore;
      until = offset + page.end.received;
      if (page.end.nextOffset === null) break;
      offset = page.end.nextOffset;
    }
    return until;
  }

  async *#back(end: number, front?: Front): AsyncGenerator<Item, NewestEnd<Item> | undefined, undefined> {
    // Filled backward: a list that is oldest-first looks newest-first.
    const seen = new SeenOrder();
    let isOldestFirst = false;
    const ids = new Set<string>();
    let recent = 0;
    for (let start = end; start > 0;) {
      if (this.#pageBefore(start) === undefined) {
        const from = Math.max(0, start - this.#reader.pageSize);
        if (!(yield* this.#between(from, start))) {
          if (!isOldestFirst) return this.#ended('not-reached');
          return this.#ended('out-of-time', { unreadUpTo: seen.earliest });
        }
      }
      // There is no such page if the list has shrunk, or repeats itself.
      const nothing = { offset: Math.max(0, start - this.#reader.pageSize), items: [] };
      const page = this.#pageBefore(start) ?? nothing;
      const items = page.items.slice(0, start - page.offset).filter(({ id }) => !ids.has(id));
      for (const { id, time } of items.toReversed()) {
        ids.add(id);
        seen.add(time);
        if (time >= this.#coverage.since) recent += 1;
      }
      const until = page.offset;
      start = until;

      const isLater =
        front === undefined || (seen.latest > front.seen.earliest && seen.latest >= front.seen.latest);
      // Equal times say nothing about the order, unless the front has other ones.
      isOldestFirst =
        isLater && (seen.trend === 'newest-first' || (seen.trend === 'unknown' && front !== undefined));
      const isEnough = this.#isEnough(seen, items, ids.size);
      if (isEnough && isOldestFirst && until > 0) {
        const furtherPage = (pages: number) => this.#pageBeforeThat(until, recent, pages);
        return this.#ended('enough', { unreadUpTo: seen.earliest, furtherPage });
      }
      const isRefuted = !isLater || seen.trend === 'oldest-first' || seen.trend === 'none';
      if (isRefuted && (isEnough || seen.dated >= FEW)) {
        await this.#position.remember({ isOldestFirst: false, held: 0, beyond: null });
        return undefined;
      }
    }
    return this.#ended('complete');
  }

  /** Reads some items. @returns false if time ran out. */
  async *#between(from: number, until: number): AsyncGenerator<Item, boolean, undefined> {
    for (let offset = from; offset < until;) {
      const { end } = yield* this.#page(offset, until - offset);
      if (end === undefined) return false;
      if (end.received === 0) break;
      // A page can be smaller than requested.
      offset += end.received;
    }
    return true;
  }

  /** One of the pages after what was read of a list that is newest-first. */
  async *#pageAfter(
    from: number,
    known: Position | undefined,
    mostPages: number,
  ): AsyncGenerator<Item, void, undefined> {
    const { held = 0, beyond = null } = known ?? {};
    const size = this.#reader.pageSize;
    let left = (beyond ?? Math.max(from + PAGES_TO_TRY * size, 2 * held)) - from;
    for (;;) {
      const pages = Math.max(1, Math.min(mostPages, Math.ceil(left / size)));
      const offset = from + Math.floor(Math.random() * pages) * size;
      const { end } = yield* this.#page(offset);
      if (end === undefined) return;
      // The next reading chooses from the pages that exist.
      const until = offset + end.received;
      const isGrown = beyond !== null && until >= beyond;
      await this.#position.remember(
        end.nextOffset === null
          ? { isOldestFirst: false, held: 0, beyond: until }
          : { isOldestFirst: false, held: Math.max(held, offset), beyond: isGrown ? null : beyond },
      );
      // The list ended before this page. It has others.
      if (end.received > 0 || end.nextOffset !== null || offset === from) return;
      left = offset - from;
    }
  }

  /** One of the pages before what was read of a list that is oldest-first. */
  async *#pageBeforeThat(
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
    yield* this.#page(from, end - from);
  }

  async *#page(offset: number, most?: number): AsyncGenerator<Item, ReadPage, undefined> {
    const page = yield* this.#reader.page(offset, most);
    if (page.fresh > 0) this.#pages.push(page);
    return page;
  }

  /** A page whose items were read and reach up to this offset. */
  #pageBefore(offset: number): ReadPage | undefined {
    return this.#pages.find((page) => page.offset < offset && offset <= page.offset + page.items.length);
  }

  /** In order, the last item shows how far back the reading goes; else, only a whole page does. */
  #isEnough(seen: SeenOrder, lastPage: ReadPage['items'], count: number): boolean {
    const { atLeast, since } = this.#coverage;
    if (seen.order !== 'none') return count >= atLeast && seen.earliest < since;
    return count - lastPage.length >= atLeast && !lastPage.some(({ time }) => time >= since);
  }

  #ended(ending: Ending, rest: Partial<NewestEnd<Item>> = {}): NewestEnd<Item> {
    const unreadUpTo = ending === 'complete' ? -Infinity : Infinity;
    return { ending, read: this.#reader.read, furtherPage: noPage, unreadUpTo, ...rest };
  }
}

async function* noPage(): AsyncGenerator<never, void, undefined> {
  // Everything was read.
}

/** The next run continues from the remembered position, if there is one. */
export function newestNotReached(): UserError {
  return new UserError(
    'There was not enough time to reach the newest entries of this list. The next run tries again.',
  );
}

function newestNotShown(): UserError {
  return new UserError(
    `${product.name} shows only the oldest entries of this list, so new ones can't be found. Contact the support of ${product.name}.`,
  );
}
