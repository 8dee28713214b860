import * as zod from 'zod/mini';

import type { Client, PageEnd, Query } from '../api/client.ts';
import type { Deadline } from '../api/deadline.ts';
import type { ListEndpoint } from '../api/endpoint.ts';

/** Items per request: the documented maximum for members; other lists document none. */
export const PAGE_SIZE = 100;
/** After a page larger than this, the next ones are smaller. */
const HEAVY_PAGE_BYTES = 8_000_000;

/** What an item of a list must have. */
export interface Listed {
  id: string;
  createdAt?: string | null;
}

export interface PageWindow {
  limit: number;
  offset: number;
  /** The time by which the page must be read, if before the step's own. */
  deadline?: Deadline | undefined;
}

/** One list of the service, with its filters. */
export interface List<Item extends Listed> {
  /** Identifies the list among those of the same connection. */
  key: string;
  /** Nothing is requested before the page is iterated. */
  page: (window: PageWindow) => Page<Item>;
}

export function listOf<Item extends Listed>(
  client: Client,
  endpoint: ListEndpoint<Item>,
  query: Query = {},
): List<Item> {
  return {
    key: JSON.stringify([endpoint.path, query]),
    page: (window) => {
      const { limit, offset, deadline } = window;
      // Page one is requested without an offset: the parameter is not documented for notes.
      const paged = { ...query, limit, offset: offset === 0 ? undefined : offset };
      return new Page(client.page(endpoint, { query: paged, deadline }), window);
    },
  };
}

/** One page of a list. Iterate it for its items; its other properties are known afterwards. */
export class Page<Item extends Listed> implements AsyncIterable<Item> {
  received = 0;
  /** Identifies the page: a page with the same first item is a repetition. */
  firstId: string | undefined;
  /** Where the next page begins; null on the last one. */
  nextOffset: number | null = null;
  /** The length of the whole list, if the service states it. */
  total: number | null = null;
  bytes = 0;
  readonly #source: AsyncGenerator<Item, PageEnd, undefined>;
  readonly #window: PageWindow;

  constructor(source: AsyncGenerator<Item, PageEnd, undefined>, window: PageWindow) {
    this.#source = source;
    this.#window = window;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    try {
      let next = await this.#source.next();
      for (; next.done !== true; next = await this.#source.next()) {
        this.received += 1;
        this.firstId ??= next.value.id;
        yield next.value;
      }
      this.bytes = next.value.bytes;
      const { total = null, ...pagination } = paginationSchema.parse(next.value.pagination);
      this.total = total;
      this.nextOffset = this.#following(pagination);
    } finally {
      // Leaving the loop early releases the connection.
      await this.#source.return({ pagination: null, bytes: 0 });
    }
  }

  /** Understands both documented forms, `{nextOffset, isLast}` and `{limit, offset, total}`, and neither. */
  #following({ nextOffset, isLast }: Pagination): number | null {
    const { offset, limit } = this.#window;
    // An empty page ends the list, unless the service says that the list continues.
    const end = offset + (this.received || limit);
    if (isLast === true) return null;
    if (typeof nextOffset === 'number') return nextOffset;
    if (this.total !== null) return end < this.total ? end : null;
    if (isLast === false) return end;
    // `nextOffset: null` means the last page. If the service says nothing, pages are read until one is empty.
    return nextOffset === null || this.received === 0 ? null : end;
  }
}

type Pagination = Omit<zod.infer<typeof paginationSchema>, 'total'>;
const paginationSchema = zod.catch(
  zod.object({
    nextOffset: zod.nullish(zod.number()),
    isLast: zod.nullish(zod.boolean()),
    total: zod.nullish(zod.number()),
  }),
  {},
);

/** How many items to request after a page: fewer if the page was large. */
export function nextLimit(limit: number, { bytes, received }: Page<Listed>): number {
  if (bytes <= HEAVY_PAGE_BYTES || received === 0) return limit;
  return Math.max(1, Math.min(limit, Math.floor((HEAVY_PAGE_BYTES * received) / bytes)));
}
