import { findBoundary, type Mark, Span } from './end_search.ts';
import { ended, endedAtOldest, type Goal, type RangeEnd } from './goal.ts';
import type { List, Listed } from './list.ts';
import type { ReadSoFar } from './order.ts';
import { PageSequence } from './page_sequence.ts';
import { endAfter, type ListEnd } from './profile.ts';
import { type Ending, isPast, type PageReader, type ReadItem, type ReadPage } from './reading.ts';

/** Fewer items can be in any order by chance. */
const FEW = 20;

/** The first pages of the list: the last one of them, and what they show. */
interface Front {
  page: ReadPage;
  read: ReadSoFar;
}

/** The items of a list from an offset on. */
interface Tail {
  begin: number;
  items: readonly ReadItem[];
  /** Undefined if the list continues behind what is wanted of it. */
  ending: Ending | undefined;
}

/**
 * Reads a list that is oldest-first from its end, or from the end of a period in it: the same as reading one that is
 * newest-first from its front, once the end is found.
 */
export class EndReader<Item extends Listed> {
  readonly #list: List<Item>;
  readonly #reader: PageReader<Item>;
  readonly #goal: Goal;
  readonly #front: Front | undefined;
  /** Whether no item is out of place. Else, items of the period can follow those after it. */
  readonly #isStrict: boolean;
  /** When what is sought was created at the latest. */
  readonly #to: number;
  /** The last offset that was read from the front. */
  readonly #lastRead: number;
  /** How many items a full page holds. */
  readonly #fullPage: number;

  /** @param front undefined if the end is known from an earlier run: then, the front of the list is not looked at. */
  constructor(list: List<Item>, reader: PageReader<Item>, goal: Goal, front?: Front) {
    this.#list = list;
    this.#reader = reader;
    this.#goal = goal;
    this.#front = front;
    this.#isStrict = !goal.isNewest && front?.read.created.order === 'oldest-first';
    this.#to = this.#isStrict ? goal.period.to : Infinity;
    this.#fullPage = reader.pageSize;
    this.#lastRead = goal.isNewest ? 0 : (front?.page.end?.nextOffset ?? 0) - 1;
  }

  /** @returns undefined if the list does not end there, or is not oldest-first. */
  async *pages(): AsyncGenerator<Item[], RangeEnd<Item> | undefined, undefined> {
    const { end: known } = await this.#list.profile.known();
    const span = this.#spanFrom(known);
    const stopped = yield* findBoundary(this.#reader, span, {
      order: 'oldest-first',
      moment: this.#to,
      isStrict: this.#isStrict,
      firstId: this.#front?.page.end?.firstId,
      ...(this.#goal.isNewest ? { isWhole: true } : { guess: known?.held }),
    });
    if (stopped === 'out-of-order') return undefined;
    const beyond = span.emptyFrom < Infinity ? span.emptyFrom : (known?.beyond ?? null);
    const seen = { held: span.last, beyond };
    // The next run continues from here.
    if (stopped === 'out-of-time') await this.#learn(seen);
    if (stopped !== undefined) return endedAtOldest(this.#goal, stopped, this.#reader.read);
    const { tail, last } = yield* this.#tailAfter(span, known);
    if (tail.ending === 'complete' && tail.items.length === 0) return undefined;
    if (tail.ending === undefined || tail.ending === 'out-of-time')
      await this.#learn({ ...seen, held: Math.max(seen.held, last.offset - 1) });
    // What follows may be newer.
    if (tail.ending !== undefined && tail.ending !== 'complete')
      return endedAtOldest(this.#goal, tail.ending, this.#reader.read);
    return yield* this.#back(tail);
  }

  async #learn({ held, beyond }: ListEnd): Promise<void> {
    await this.#list.profile.learn({ order: 'oldest-first', end: endAfter(held, beyond) });
  }

  /** Between which items the end is, or that of the period. */
  #spanFrom(known: ListEnd | undefined): Span {
    const { page, read } = this.#front ?? {};
    const total = page?.end?.total ?? null;
    const first = { offset: 0, time: read?.created.earliest ?? Infinity };
    const held: Mark = {
      offset: this.#goal.isNewest ? (page?.offset ?? known?.held ?? 0) : this.#lastRead,
      time: read?.created.latest ?? -Infinity,
    };
    return new Span(first, held, page === undefined ? (known?.beyond ?? null) : total);
  }

  /** Reads from the last item that was found up to the end of the list or of the period. */
  async *#tailAfter(
    span: Span,
    known: ListEnd | undefined,
  ): AsyncGenerator<Item[], { tail: Tail; last: ReadPage }, undefined> {
    const items: ReadItem[] = [];
    const sequence = new PageSequence(this.#reader);
    let page = yield* sequence.continueFrom(yield* this.#firstOfTail(span));
    const begin = page.offset;
    let ending: Ending | undefined;
    for (; ; page = yield* sequence.next()) {
      items.push(...page.items);
      ending = sequence.ending ?? this.#endingAt(sequence.until, page, span, known);
      if (ending !== undefined || page.items.some(({ time }) => time >= this.#to)) break;
    }
    const isBroken = ending === 'repeating' || ending === 'refused';
    if (isBroken && !this.#isStop(page, sequence.mayContinue)) ending = 'complete';
    const isEnd = ending !== undefined && ending !== 'out-of-time';
    const { until } = sequence;
    // If nothing new was shown, the list ends further in front.
    if (isEnd && items.length > 0)
      await this.#learn({ held: Math.max(0, until - 1), beyond: until || begin });
    return { tail: { begin, items, ending }, last: page };
  }

  /** Where a list ends, there is no need to look for more. One whose end was known earlier may have grown. */
  #endingAt(until: number, page: ReadPage, span: Span, known: ListEnd | undefined): Ending | undefined {
    const isCounted = until === known?.beyond && until === page.end?.total;
    if (until >= span.emptyFrom || isCounted) return 'complete';
    return this.#goal.isNewest && page.items.length > 0 && isPast(page) ? 'repeating' : undefined;
  }

  /** The page that shows the end and, before it, as many items as fit. */
  async *#firstOfTail({ held, beyond }: Span): AsyncGenerator<Item[], ReadPage, undefined> {
    const read = this.#reader.pageUpTo(held.offset + 1);
    if (read !== undefined) return read;
    const isAtEnd = beyond !== null && Number.isNaN(beyond.time);
    const until = (beyond?.offset ?? Infinity) + (isAtEnd ? 0 : 1);
    const full = Math.max(this.#lastRead, until - this.#reader.pageSize);
    return yield* this.#reader.page(Math.min(held.offset, full));
  }

  /**
   * Whether a page past the end shows that the list continues, though the service shows no more of it. One that repeats a part
   * of a page does not, nor one that is refused after what is said to be the last.
   */
  #isStop({ end }: ReadPage, mayContinue: boolean): boolean {
    if (!this.#goal.isNewest) return true;
    if (end === undefined) return mayContinue;
    return end.saysMore && (end.received === 0 || end.received >= this.#fullPage);
  }

  /** Reads what comes before the tail, page by page, as long as it confirms the order. */
  async *#back(tail: Tail): AsyncGenerator<Item[], RangeEnd<Item> | undefined, undefined> {
    // From its end, a list that is oldest-first looks newest-first.
    const read = this.#goal.readSoFar(this.#isStrict || this.#goal.isNewest);
    const added = new Set<string>();
    let lowest = this.#lastRead;
    let { items, begin } = tail;
    for (;;) {
      // The search has read single items of these pages.
      for (const item of items.toReversed()) {
        if (!added.has(item.id)) read.add(item);
        added.add(item.id);
      }
      if (this.#isContradicted(read)) {
        if (this.#goal.isNewest) await this.#list.profile.learn({ order: 'unordered', end: undefined });
        return undefined;
      }
      // If items have left the list, what was read in front has moved up, and what follows it, too.
      if (begin <= lowest && items[0]?.id !== this.#front?.page.items.at(-1)?.id) lowest = 0;
      if (begin <= lowest) return ended('complete', this.#reader.read);
      const upTo = this.#goal.unreadUpTo(read);
      if (this.#goal.isReached(read)) {
        const until = begin;
        return ended('enough', this.#reader.read, upTo, (pages) => this.#pageBefore(until, pages));
      }
      const before = yield* this.#before(begin, lowest);
      if (before.ending !== undefined)
        return upTo === Infinity
          ? endedAtOldest(this.#goal, before.ending, this.#reader.read)
          : ended(before.ending, this.#reader.read, upTo);
      ({ items, begin } = before);
    }
  }

  /** Whether the items from the end are in another order or older than those in front, or some may be anywhere. */
  #isContradicted(read: ReadSoFar): boolean {
    const { created } = read;
    // What follows the period was not read.
    if (this.#to < Infinity && this.#goal.mayBeAnywhere(read)) return true;
    const shown = this.#isStrict ? created.order : created.dated < FEW ? 'unknown' : created.trend;
    if (shown === 'oldest-first' || shown === 'none') return true;
    const front = this.#front?.read.created;
    if (front === undefined || front.dated === 0) return false;
    return created.latest <= front.earliest || created.latest < front.latest;
  }

  /** Reads the page before an offset. If pages overlap, the offset holds a known item: else, items have come in between. */
  async *#before(start: number, lowest: number): AsyncGenerator<Item[], Tail, undefined> {
    const read = this.#reader.pageUpTo(start);
    if (read !== undefined)
      return { items: read.items.slice(0, start - read.offset), begin: read.offset, ending: undefined };
    const overlap = this.#goal.isNewest ? 0 : 1;
    const begin = Math.max(lowest, start - Math.max(1, this.#reader.pageSize - overlap));
    const until = start + overlap;
    const items: ReadItem[] = [];
    for (let offset = begin; ;) {
      const page = yield* this.#reader.page(offset, offset < until ? until - offset : undefined);
      if (page.end === undefined) return { items, begin, ending: page.isRefused ? 'refused' : 'out-of-time' };
      items.push(...page.items);
      // A page can be smaller than requested.
      offset += page.end.received;
      const isJoined = offset >= until && (overlap === 0 || page.items.at(-1)?.isFresh === false);
      if (isJoined || page.end.received === 0) return { items, begin, ending: undefined };
    }
  }

  /** One of the pages before what was read. */
  async *#pageBefore(until: number, mostPages: number): AsyncGenerator<Item[], void, undefined> {
    const size = this.#reader.pageSize;
    const pages = Math.min(mostPages, Math.ceil(until / size));
    const end = until - Math.floor(Math.random() * pages) * size;
    const from = Math.max(0, end - size);
    yield* this.#reader.page(from, end - from);
  }
}
