import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { timeOf } from '../text/dates.ts';
import type { Cache } from '../zapier/cache.ts';
import { type Bounds, findEnd, type Stretch } from './end_search.ts';
import { type List, type Listed, type Page, PAGE_SIZE } from './list.ts';
import { SeenOrder } from './order.ts';
import { type Position, RememberedPosition } from './positions.ts';
import { type Budget, type Ending, PageReader, Walk } from './reading.ts';

/** What a reading of the newest items must cover; both apply. */
export interface Coverage {
  /** At least this many items. */
  atLeast: number;
  /** Everything created since, in milliseconds since 1970. */
  since: number;
}

/** How many pages the further page is chosen from. */
const FURTHER_PAGES = 10;
/** At most this many items are held back while the order is unknown; then the end of the list decides. */
const MOST_HELD = 3 * PAGE_SIZE;

/**
 * Reads the newest items of a list whose order is not documented: from the front of a list that is newest-first, from
 * the end of one that is oldest-first, and all of one that has no order. Pages are read whole, so there may be more
 * items than asked for. Several lists can share a budget.
 *
 * The iteration throws a `UserError` if it did not reach the newest end of the list.
 */
export class NewestReading<Item extends Listed> implements AsyncIterable<Item> {
  /** Known after the loop: `enough` and `complete` mean that everything requested was read. */
  ending: Ending = 'enough';
  /** False if the list has no order and was not read to its end: there may be newer items than those read. */
  isNewestReached = true;
  /** Items read so far. */
  read = 0;
  readonly #reader: PageReader<Item>;
  readonly #budget: Budget;
  readonly #coverage: Coverage;
  readonly #position: RememberedPosition;
  #known: Position | undefined;
  #seen = new SeenOrder();
  /** The number of items created in the time to cover. */
  #recent = 0;
  /** Where the list continues after what was read. */
  #rest: { from: number } | { until: number } | undefined;

  constructor(
    list: List<Item>,
    { budget, coverage, cache }: { budget: Budget; coverage: Coverage; cache: Pick<Cache, 'get' | 'set'> },
  ) {
    this.#reader = new PageReader(list, budget);
    this.#budget = budget;
    this.#coverage = coverage;
    this.#position = new RememberedPosition(cache, list.key);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    if (this.#budget.isSpent()) {
      this.ending = 'out-of-time';
      return;
    }
    this.#known = await this.#position.recall();
    if (this.#known?.isOldestFirst === true && (yield* this.#fromRememberedEnd(this.#known))) return;
    yield* this.#fromFront();
  }

  /**
   * Yields the items of one page, chosen at random from the ten that follow what was read, to find changed items that are
   * older than everything read.
   */
  async *furtherPage(): AsyncGenerator<Item, void, undefined> {
    if (this.#rest === undefined) return;
    const { limit } = this.#reader;
    if ('until' in this.#rest) {
      // The list has grown, which took a second request. This happens in most runs only if a day's items fill more than a page.
      if (this.#reader.requests === 2 && this.#recent <= PAGE_SIZE) return;
      const pages = Math.min(FURTHER_PAGES, Math.ceil(this.#rest.until / limit));
      const until = this.#rest.until - Math.floor(Math.random() * pages) * limit;
      const from = Math.max(0, until - limit);
      yield* this.#reader.page(from, until - from);
      return;
    }
    const { from } = this.#rest;
    const beyond = this.#known?.beyond ?? Number.POSITIVE_INFINITY;
    const pages = Math.max(1, Math.min(FURTHER_PAGES, Math.ceil((beyond - from) / limit)));
    const offset = from + Math.floor(Math.random() * pages) * limit;
    yield* this.#reader.page(offset);
    const page = this.#reader.lastPage;
    // The next reading chooses from the pages that exist.
    if (page?.nextOffset === null) {
      await this.#position.remember({ isOldestFirst: false, held: 0, beyond: offset + page.received });
    }
  }

  async *#fromFront(): AsyncGenerator<Item, void, undefined> {
    const walk = new Walk();
    /** Items held back until the order is known. */
    const held: Item[] = [];
    while (walk.ending === undefined) {
      for await (const item of this.#page(walk.offset)) {
        held.push(item);
        if (this.#seen.order === 'newest-first' || this.#seen.order === 'none') yield* held.splice(0);
      }
      const page = this.#reader.lastPage;
      walk.follow(page);
      // Items without a time say nothing about the order.
      if (this.#seen.dated === 0) yield* held.splice(0);
      if (!walk.isOn || page === undefined) continue;

      if (this.#seen.order === 'newest-first' && this.#isEnough) {
        this.#rest = { from: walk.offset };
        walk.ending = 'enough';
      } else if (this.#mayBeOldestFirst(held)) {
        if (yield* this.#fromEndOf(page, walk.offset, held)) return;
        yield* held.splice(0);
      }
    }
    if (held.length > 0 && walk.ending === 'out-of-time') throw new NewestNotReached();
    if (this.#seen.order === 'oldest-first' && walk.ending === 'repeating') throw newestNotShown();
    yield* held;
    this.ending = walk.ending;
    this.isNewestReached = walk.ending === 'complete' || this.#seen.order === 'newest-first';
    if (this.#known !== undefined && walk.ending === 'complete') {
      await this.#position.remember({ isOldestFirst: false, held: 0, beyond: Math.max(1, this.read) });
    }
  }

  #mayBeOldestFirst(held: readonly Item[]): boolean {
    // Nothing is held back once the order is newest-first or none.
    return this.#seen.order === 'oldest-first' || held.length >= MOST_HELD;
  }

  /**
   * Reads back from the end of a list whose front seems to be oldest-first.
   *
   * @returns false, with nothing yielded, if the end of the list shows that it isn't.
   */
  async *#fromEndOf(
    { total, received }: Page<Item>,
    nextOffset: number,
    front: Item[],
  ): AsyncGenerator<Item, boolean, undefined> {
    const lastPage = Math.max(0, nextOffset - received);
    const bounds = total === null ? { held: lastPage, beyond: null } : { held: total - 1, beyond: total };
    const read = { offset: 0, items: front };
    const { tail, end } = await this.#findEnd({ bounds, read, pageSize: received });

    const frontOrder = this.#seen;
    const tailOrder = orderOf(tail.items);
    const isLater = tailOrder.latest > frontOrder.earliest && tailOrder.latest >= frontOrder.latest;
    this.#startOver();
    if (tailOrder.order === 'newest-first' || tailOrder.order === 'none' || !isLater) {
      // The front was in order by chance: only the whole list shows what is new.
      for (const item of this.#reader.fresh(front)) this.#note(item);
      this.#seen.order = 'none';
      return false;
    }
    yield* this.#fromTail(tail, end, front);
    return true;
  }

  /** @returns false, with nothing yielded, if the list no longer matches what was remembered. */
  async *#fromRememberedEnd({ held, beyond }: Position): AsyncGenerator<Item, boolean, undefined> {
    if (beyond === null || beyond - held > PAGE_SIZE) {
      const read = { offset: 0, items: [] };
      const found = await this.#findEnd({ bounds: { held, beyond }, read, pageSize: PAGE_SIZE });
      const { order } = orderOf(found.tail.items);
      if (found.tail.items.length === 0 || order === 'newest-first' || order === 'none') return false;
      yield* this.#fromTail(found.tail, found.end, []);
      return true;
    }
    const start = Math.max(0, beyond - PAGE_SIZE);
    const notYet: Item[] = [];
    for await (const item of this.#page(start)) {
      notYet.push(item);
      if (this.#seen.order === 'newest-first') break;
      if (this.#seen.order !== 'unknown') yield* notYet.splice(0);
    }
    const page = this.#reader.lastPage;
    if (this.#seen.order === 'newest-first' || page?.received === 0) {
      this.#startOver();
      return false;
    }
    if (page === undefined) throw new NewestNotReached();
    yield* notYet;
    const end = page.nextOffset === null ? start + page.received : yield* this.#toEnd(page.nextOffset);
    yield* this.#back({ end, start, looked: [] });
    return true;
  }

  async *#fromTail(
    tail: Stretch<Item>,
    beyond: number,
    front: Item[],
  ): AsyncGenerator<Item, void, undefined> {
    const tailEnd = tail.offset + tail.items.length;
    const end = tailEnd < beyond ? yield* this.#toEnd(tailEnd) : tailEnd;
    yield* this.#back({ end, start: tailEnd, looked: [tail, { offset: 0, items: front }] });
  }

  /** Reads forward to the end of the list, and returns its offset. */
  async *#toEnd(from: number): AsyncGenerator<Item, number, undefined> {
    for (let offset = from; ;) {
      const before = this.read;
      yield* this.#page(offset);
      const page = this.#reader.lastPage;
      if (page === undefined) {
        await this.#position.remember({ isOldestFirst: true, held: Math.max(0, offset - 1), beyond: null });
        throw new NewestNotReached();
      }
      // Past the end, a page is empty or repeats the last one.
      if (this.read === before) return offset;
      const next = page.nextOffset ?? offset;
      if (next <= offset) return offset + page.received;
      offset = next;
    }
  }

  /** Reads backward from `start`, after which everything was read. Does not request pages again that were looked at. */
  async *#back(known: {
    end: number;
    start: number;
    looked: readonly Stretch<Item>[];
  }): AsyncGenerator<Item, void, undefined> {
    const { end, looked } = known;
    let { start } = known;
    await this.#position.remember({ isOldestFirst: true, held: end - 1, beyond: end });
    while (start > 0) {
      if (this.#isEnough) {
        this.#rest = { until: start };
        return;
      }
      const size = Math.min(this.#reader.limit, this.#reader.pageSize);
      const stretch = looked.find(({ offset, items }) => offset < start && start <= offset + items.length);
      const from = Math.max(stretch?.offset ?? 0, start - size);
      if (stretch === undefined) yield* this.#between(from, start);
      else yield* this.#passOn(stretch.items.slice(from - stretch.offset));
      if (this.ending === 'out-of-time') return;
      start = from;
    }
    this.ending = 'complete';
  }

  async *#between(from: number, until: number): AsyncGenerator<Item, void, undefined> {
    for (let offset = from; offset < until;) {
      yield* this.#page(offset, until - offset);
      const page = this.#reader.lastPage;
      if (page === undefined) this.ending = 'out-of-time';
      if (page === undefined || page.received === 0) return;
      // A page can be smaller than requested.
      offset += page.received;
    }
  }

  /** Yields and counts the items of a page that were not yielded before. */
  async *#page(offset: number, limit?: number): AsyncGenerator<Item, void, undefined> {
    for await (const item of this.#reader.page(offset, limit)) {
      this.#note(item);
      yield item;
    }
  }

  *#passOn(items: readonly Item[]): Generator<Item, void, undefined> {
    for (const item of this.#reader.fresh(items)) {
      this.#note(item);
      yield item;
    }
  }

  async #findEnd(search: { bounds: Bounds; read: Stretch<Item>; pageSize: number }) {
    const found = await findEnd(this.#reader, search);
    if (found.ending === 'found') return { tail: found.tail, end: found.bounds.beyond };
    if (found.ending === 'repeating') throw newestNotShown();
    await this.#position.remember({ isOldestFirst: true, ...found.bounds });
    throw new NewestNotReached();
  }

  get #isEnough(): boolean {
    return this.read >= this.#coverage.atLeast && this.#seen.earliest < this.#coverage.since;
  }

  #note(item: Item): void {
    this.read += 1;
    this.#seen.add(item);
    if (timeOf(item.createdAt) >= this.#coverage.since) this.#recent += 1;
  }

  #startOver(): void {
    this.#reader.forget();
    this.#seen = new SeenOrder();
    this.#recent = 0;
    this.read = 0;
  }
}

function orderOf(items: readonly Listed[]): SeenOrder {
  const seen = new SeenOrder();
  for (const item of items) seen.add(item);
  return seen;
}

/** Time ran out before the newest items were reached. The next run continues from the remembered position, if there is one. */
export class NewestNotReached extends UserError {
  override name = 'NewestNotReached';

  constructor() {
    super('There was not enough time to reach the newest entries of this list. The next run tries again.');
  }
}

function newestNotShown(): UserError {
  return new UserError(
    `${product.name} shows only the oldest entries of this list, so new ones can't be found. Contact the support of ${product.name}.`,
  );
}
