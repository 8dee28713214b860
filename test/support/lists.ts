import type { PageAnswer } from '../../src/api/client.ts';
import { type List, type PageEnd, pageEnd, type PageWindow } from '../../src/lists/list.ts';
import { Budget } from '../../src/lists/reading.ts';

export interface Item {
  id: string;
  createdAt: string | null;
}

const MINUTE = 60_000;
const FIRST = Date.UTC(2026, 0, 1);

/** The creation time of item `number` of `itemsInOrder`, in ms. */
export const timeOfItem = (number: number): number => FIRST + number * MINUTE;

/** Items `i1` to `i<count>`, each a minute newer than the previous one. */
export function itemsInOrder(count: number): Item[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `i${i + 1}`,
    createdAt: new Date(timeOfItem(i + 1)).toISOString(),
  }));
}

/** The pagination of an in-memory list. */
export interface Paging {
  /** The largest page size. */
  most?: number;
  /** Returns the total instead of the next offset. */
  tellsTotal?: boolean;
  /** Returns the last page again past the end. */
  repeatsEnd?: boolean;
  ignoresOffset?: boolean;
  bytesPerItem?: number;
}

/** An in-memory list; `all` may change between pages. */
export function aList(all: readonly Item[], paging: Paging = {}): List<Item> & { asked: PageWindow[] } {
  const { most = 100, tellsTotal, repeatsEnd, ignoresOffset, bytesPerItem = 1000 } = paging;
  const asked: PageWindow[] = [];
  async function* answer({ limit, offset }: PageWindow): AsyncGenerator<Item, PageAnswer, undefined> {
    await Promise.resolve();
    asked.push({ limit, offset });
    const size = Math.min(limit, most);
    const lastStart = Math.max(0, Math.ceil(all.length / size) - 1) * size;
    const start = ignoresOffset ? 0 : repeatsEnd ? Math.min(offset, lastStart) : offset;
    const items = all.slice(start, start + size);
    yield* items;
    const hasMore = offset + size < all.length || (repeatsEnd === true && all.length > 0);
    const nextOffset = ignoresOffset === true || hasMore ? offset + size : null;
    const pagination = tellsTotal
      ? { limit: size, offset, total: all.length }
      : { limit: size, nextOffset, isLast: nextOffset === null };
    return {
      received: items.length,
      firstId: items[0]?.id,
      pagination,
      bytes: items.length * bytesPerItem,
    };
  }
  return { key: 'list', asked, page: (window) => paged(answer(window), window) };
}

/** A page of a list from the response it is read from. */
export async function* paged<Each>(
  answer: AsyncGenerator<Each, PageAnswer, undefined>,
  window: PageWindow,
): AsyncGenerator<Each, PageEnd, undefined> {
  return pageEnd(yield* answer, window);
}

/** A budget that is over after a number of pages. */
export class BudgetOf extends Budget {
  readonly #pages: number;

  constructor(pages = Number.POSITIVE_INFINITY) {
    super(60_000);
    this.#pages = pages;
  }

  override get isOver(): boolean {
    return this.requests >= this.#pages;
  }
}
