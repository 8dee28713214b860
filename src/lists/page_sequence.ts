import { type Listed, PAGE_SIZE, type PageEnd } from './list.ts';
import { endAfter } from './profile.ts';
import { type Ending, isPast, leadsBack, type PageReader, type ReadPage } from './reading.ts';

/** A service may filter each page after cutting it, so pages can be empty. After this many, nothing follows. */
const MOST_EMPTY = 10;
/** If nothing new came of looking for what has moved, as many times in a row, nothing has: the service stops there. */
const MOST_READ_AGAIN = 3;

/** Reads one page of a list after the other, up to the end of the list, or to where the service shows no more of it. */
export class PageSequence<Item extends Listed> {
  /** Why there is no next page; undefined if there is one. */
  ending: Ending | undefined;
  /** Where the last page ends that showed something new. */
  until = 0;
  /** Whether that page does not say that it is the last. */
  mayContinue = false;
  readonly #reader: PageReader<Item>;
  #last: ReadPage | undefined;
  #nextOffset: number;
  readonly #pageStarts = new Set<string>();
  #emptyPages = 0;
  #readAgain = 0;
  /** An offset that was found to hold something, behind empty pages. */
  #shownAt = 0;

  /** @param last the page after which the sequence begins: by default, at the front of the list. */
  constructor(reader: PageReader<Item>, last?: ReadPage) {
    this.#reader = reader;
    this.#last = last;
    this.#nextOffset = last?.end?.nextOffset ?? 0;
  }

  /** Yields the new items of the next page. */
  async *next(): AsyncGenerator<Item[], ReadPage, undefined> {
    const last = this.#last;
    const page = last === undefined ? this.#reader.page(0) : this.#following(last);
    return yield* this.continueFrom(yield* page);
  }

  /** Goes on after another page that was read, which may be the last. @returns the page, or what came of asking again. */
  async *continueFrom(page: ReadPage): AsyncGenerator<Item[], ReadPage, undefined> {
    this.ending = yield* this.#goOnAfter(page);
    return this.#last ?? page;
  }

  /**
   * Yields the items of the page after one. If pages overlap and it does not show the last item again, items have left the
   * list meanwhile, and what follows has moved up: then pages further in front are read, until one begins with a known item.
   */
  async *#following({
    offset,
    items,
    fresh,
    isAgain,
  }: ReadPage): AsyncGenerator<Item[], ReadPage, undefined> {
    const { overlaps, pageSize } = this.#reader;
    const next = this.#nextOffset;
    // A page with gaps, or of one item, has nothing to show again, and one that did show it may be followed by an empty one.
    const mayShowAgain = (fresh > 0 || isAgain) && next === offset + items.length;
    const canOverlap = overlaps && mayShowAgain && pageSize > 1;
    for (let back = canOverlap ? 1 : 0; ; back = Math.max(2 * back, this.#reader.pageSize)) {
      const page = yield* this.#reader.page(Math.max(0, next - back), PAGE_SIZE, Math.min(1, back));
      const isJoined = back === 0 || page.offset === 0 || page.items[0]?.isFresh === false;
      const { received = 0, saysMore = false } = page.end ?? {};
      // A page with gaps, or an empty one before the end, does not show that anything has moved.
      const isSilent = page.items.length < received || (received === 0 && saysMore);
      if (page.end === undefined || isJoined || isSilent) return { ...page, isAgain: back > 1 };
    }
  }

  async *#goOnAfter(page: ReadPage): AsyncGenerator<Item[], Ending | undefined, undefined> {
    this.#last = page;
    this.#nextOffset = page.end?.nextOffset ?? 0;
    const { offset, fresh, end, isAgain } = page;
    if (end === undefined) return endingUnread(page);
    const { firstId, nextOffset, received } = end;
    // Where the service shows another place than it was asked for, its own next offset says so.
    if (!isPast(page))
      [this.until, this.mayContinue] = [
        Math.min(offset + received, nextOffset ?? Infinity),
        nextOffset !== null,
      ];
    if (page.repeatsEnd) return (end.total ?? 0) > this.until ? 'repeating' : 'complete';
    if (firstId === undefined) return yield* this.#endingAfterEmpty(offset, end);
    this.#emptyPages = 0;
    // A service that ignores `offset`, or stops at one, would return the same page forever.
    if (fresh === 0 && !isAgain && this.#pageStarts.has(firstId)) return 'repeating';
    this.#pageStarts.add(firstId);
    this.#readAgain = fresh > 0 ? 0 : this.#readAgain + Number(isAgain);
    if (nextOffset === null) return 'complete';
    return this.#readAgain >= MOST_READ_AGAIN || leadsBack(offset, end) ? 'repeating' : undefined;
  }

  /** An empty page ends a list, unless the service says that the list continues. */
  async *#endingAfterEmpty(
    offset: number,
    { nextOffset, total }: PageEnd,
  ): AsyncGenerator<Item[], Ending | undefined, undefined> {
    if (total !== null && total > offset) return yield* this.#endingBefore(offset, total);
    this.#emptyPages += 1;
    if (nextOffset === null) return 'complete';
    return this.#emptyPages >= MOST_EMPTY ? 'repeating' : undefined;
  }

  /**
   * A service may count items that the key may not see. If it shows nothing at an offset when it is asked again, nor further on
   * as far as it counts, the list ends there. An end that was found so is believed as long as it is remembered.
   */
  async *#endingBefore(offset: number, total: number): AsyncGenerator<Item[], Ending | undefined, undefined> {
    const { list, pageSize } = this.#reader;
    const { end } = await list.profile.known();
    if (end?.beyond === offset) return 'complete';
    const again = yield* this.#reader.page(offset);
    if (again.end === undefined || !isPast(again)) return yield* this.#goOnAfter(again);
    this.#nextOffset = offset + pageSize;
    const apart = Math.max(pageSize, Math.ceil((total - offset) / MOST_EMPTY));
    const last = Math.ceil((total - offset) / apart) - 1;
    for (let index = last; index > 0 && offset >= this.#shownAt; index -= 1) {
      const page = yield* this.#reader.page(offset + index * apart);
      if (page.end === undefined) return endingUnread(page);
      if (!isPast(page)) this.#shownAt = page.offset;
    }
    if (offset < this.#shownAt) return undefined;
    await list.profile.learn({ end: endAfter(Math.max(0, offset - 1), offset) });
    list.profile.log(`The service counts ${total} entries in this list, and shows ${offset}.`);
    return 'complete';
  }
}

function endingUnread({ isRefused }: ReadPage): Ending {
  return isRefused ? 'refused' : 'out-of-time';
}
