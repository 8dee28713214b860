import type { Cache } from '../zapier/cache.ts';
import { findBoundary } from './end_search.ts';
import type { List, Listed } from './list.ts';
import { Reach } from './order.ts';
import { RememberedPosition } from './positions.ts';
import { type Budget, type End, type Ending, PageReader, Reading, type ReadPage, Walk } from './reading.ts';

/** When items were created, in milliseconds since 1970; `to` is exclusive. Infinite where there is no limit. */
export interface Period {
  from: number;
  to: number;
  /** If given, only items that were updated since count. */
  updatedFrom?: number | undefined;
}

export const ALL_TIME: Period = { from: -Infinity, to: Infinity };

/** Every ending but `complete` and `enough` leaves items of the period unread. */
export interface PeriodEnd extends End {
  /** No item of the period that was not read was created later; infinite if the list shows no order. */
  unreadUpTo: number;
}

interface Given {
  period: Period;
  budget: Budget;
  cache: Pick<Cache, 'get' | 'set'>;
  /**
   * Whether the caller needs no more, if nothing that was not read was created later than this. Without it, the caller
   * needs the whole period.
   */
  isEnough?: ((unreadUpTo: number) => boolean) | undefined;
}

/**
 * Reads the items of a period, the newest first if the list is in order, and others on the way. In a list that is in order,
 * single items show where the period begins; the pages in between are not read. An order is trusted only as far as the
 * items that were read confirm it: otherwise, the whole list is read. Pages overlap, so that what leaves the list
 * meanwhile is noticed.
 */
export function readPeriod<Item extends Listed>(list: List<Item>, given: Given): Reading<Item, PeriodEnd> {
  return new Reading(new PeriodItems(list, given).read());
}

/** Fewer items can be in any order by chance. */
const FEW = 20;

class PeriodItems<Item extends Listed> {
  readonly #reader: PageReader<Item>;
  readonly #given: Given;
  readonly #position: RememberedPosition;
  #front = new Reach();

  constructor(list: List<Item>, given: Given) {
    this.#reader = new PageReader(list, given.budget);
    this.#given = given;
    this.#position = new RememberedPosition(given.cache, list.key);
  }

  async *read(): AsyncGenerator<Item, PeriodEnd, undefined> {
    const { from, to } = this.#given.period;
    let walk = new Walk();
    let page = yield* this.#reader.page(0);
    let wasAtEnd = false;
    /** The page after which the pages before the period were left out. */
    let lastBefore: ReadPage | undefined;
    let wasLeftOut = false;
    for (;;) {
      // What is shown again says nothing about the order.
      for (const item of page.items) if (item.isFresh) this.#front.add(item);
      const { created } = this.#front;
      const ending = walk.follow(page);
      const isRefuted = lastBefore !== undefined && created.order !== 'newest-first';
      if (isRefuted && ending !== 'out-of-time') {
        this.#front = new Reach(false);
        walk = new Walk();
        page = yield* this.#reader.following(lastBefore ?? page);
        lastBefore = undefined;
        continue;
      }
      if (ending !== undefined) return this.#ended(isRefuted ? Infinity : this.#upTo(this.#front), ending);
      if (this.#isEnough(this.#front)) return this.#ended(this.#upTo(this.#front), 'enough');

      const next = page.end?.nextOffset ?? 0;
      if (created.firmTrend === 'oldest-first') {
        if (this.#front.downTo >= to) return this.#ended(-Infinity, 'enough');
        if (!wasAtEnd && (from > -Infinity || this.#given.isEnough !== undefined)) {
          wasAtEnd = true;
          const end = yield* this.#fromEnd({
            held: next - 1,
            id: page.items.at(-1)?.id,
            total: page.end?.total ?? null,
          });
          if (end !== undefined) return end;
        }
      }
      if (!wasLeftOut && created.firmOrder === 'newest-first' && created.earliest >= to) {
        wasLeftOut = true;
        const first = yield* this.#firstOfPeriod(page);
        if (first !== undefined) {
          lastBefore = page;
          page = first;
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
    const found = yield* findBoundary((offset) => this.#reader.page(offset, 1), {
      first: { offset: 0, time: latest },
      held: { offset: next - 1, time: earliest },
      total: page.end?.total ?? null,
      pageSize: this.#reader.pageSize,
      order: 'newest-first',
      moment: to,
      isStrict: true,
    });
    if (found === undefined || found.held.offset < next) return undefined;
    for (let { offset } = found.held; ; offset = Math.max(next, offset - this.#reader.pageSize)) {
      const first = yield* this.#reader.page(offset);
      // If items have left the list, the period begins on an earlier page.
      const beginsBefore = (first.items[0]?.time ?? NaN) >= to;
      if (first.end === undefined || beginsBefore) return { ...first, isAgain: true };
      // What was read in front has moved up as well.
      if (offset === next) return undefined;
    }
  }

  /**
   * Reads back from the end of the period, or of the list, in one that is oldest-first.
   *
   * @param front the last item that was read, and the length of the list if the service states it.
   * @returns undefined if the list is not oldest-first.
   */
  async *#fromEnd(front: {
    held: number;
    id: string | undefined;
    total: number | null;
  }): AsyncGenerator<Item, PeriodEnd | undefined, undefined> {
    const { created } = this.#front;
    const isStrict = created.order === 'oldest-first';
    // In a list that is only mostly in order, items of the period can follow those after it.
    const to = isStrict ? this.#given.period.to : Infinity;
    const known = await this.#position.recall();
    const found = yield* findBoundary((offset) => this.#reader.page(offset, 1), {
      first: { offset: 0, time: created.earliest },
      held: { offset: front.held, time: created.latest },
      total: front.total,
      pageSize: this.#reader.pageSize,
      order: 'oldest-first',
      moment: to,
      isStrict,
      guess: known?.held,
    });
    if (found === undefined) return undefined;
    const seen = { ...found.end, beyond: found.end.beyond ?? known?.beyond ?? null };
    if (found.isOutOfTime) {
      await this.#position.remember({ isOldestFirst: true, ...seen });
      return this.#ended(Infinity, 'out-of-time');
    }
    const tail: ReadPage['items'][number][] = [];
    const walk = new Walk();
    // The first page shows the boundary and, before it, as much of the period as fits.
    const full = Math.max(front.held, (found.beyond?.offset ?? Infinity) + 1 - this.#reader.pageSize);
    const begin = Math.min(found.held.offset, full);
    let page = yield* this.#reader.page(begin);
    let ending: Ending | undefined;
    for (; ; page = yield* this.#reader.following(page)) {
      tail.push(...page.items);
      ending = walk.follow(page);
      if (ending !== undefined || page.items.some(({ time }) => time >= to)) break;
    }
    const beyond = page.offset + (page.end?.received ?? 0);
    await this.#position.remember({
      isOldestFirst: true,
      ...(ending === 'complete' ? { held: Math.max(0, beyond - 1), beyond } : seen),
    });
    // What follows may be newer.
    if (ending !== undefined && ending !== 'complete') return this.#ended(Infinity, ending);

    const back = new Reach(isStrict);
    const added = new Set<string>();
    let items: ReadPage['items'] = tail;
    let lowest = front.held;
    for (let start = begin; ;) {
      // The search has read single items of these pages.
      for (const item of items.toReversed()) if (!added.has(item.id)) back.add(item);
      for (const { id } of items) added.add(id);
      const { order, trend, dated, latest } = back.created;
      const shown = isStrict ? order : dated < FEW ? 'unknown' : trend;
      if (shown === 'oldest-first' || shown === 'none' || latest < created.latest) return undefined;
      // If items have left the list, what was read in front has moved up, and what follows it, too.
      if (start <= lowest && items[0]?.id !== front.id) lowest = 0;
      if (start <= lowest) return this.#ended(-Infinity, 'complete');
      if (this.#isEnough(back)) return this.#ended(this.#upTo(back), 'enough');
      const from = Math.max(lowest, start - Math.max(1, this.#reader.pageSize - 1));
      const before = yield* this.#between(from, start);
      if (before.end !== undefined) return this.#ended(this.#upTo(back), before.end);
      items = before.items;
      start = from;
    }
  }

  /** Reads from one offset up to another, which holds a known item: if it does not, items have come in between. */
  async *#between(
    from: number,
    until: number,
  ): AsyncGenerator<Item, { items: ReadPage['items']; end?: Ending }, undefined> {
    const items: ReadPage['items'][number][] = [];
    for (let offset = from; ;) {
      const page = yield* this.#reader.page(offset, offset > until ? undefined : until + 1 - offset);
      if (page.end === undefined) return { items, end: page.isRefused ? 'refused' : 'out-of-time' };
      items.push(...page.items);
      offset += page.end.received;
      const isJoined = offset > until && page.items.at(-1)?.isFresh === false;
      if (isJoined || page.end.received === 0) return { items };
    }
  }

  /** No item of the period that follows was created later. */
  #upTo(reach: Reach): number {
    const { from, updatedFrom = -Infinity } = this.#given.period;
    return reach.upTo < from || reach.updatedUpTo < updatedFrom ? -Infinity : reach.upTo;
  }

  #isEnough(reach: Reach): boolean {
    const upTo = this.#upTo(reach);
    return upTo === -Infinity || this.#given.isEnough?.(upTo) === true;
  }

  #ended(upTo: number, ending: Ending): PeriodEnd {
    const isOver = ending === 'complete' || upTo === -Infinity;
    return {
      ending: isOver && ending !== 'complete' ? 'enough' : ending,
      read: this.#reader.read,
      unreadUpTo: isOver ? -Infinity : upTo,
    };
  }
}
