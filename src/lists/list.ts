import * as zod from 'zod/mini';

import type { Client, PageAnswer, Query, Shortcuts } from '../api/client.ts';
import type { Deadline } from '../api/deadline.ts';
import type { ListEndpoint } from '../api/endpoint.ts';
import { isServiceError } from '../api/service_error.ts';
import * as read from '../api/tolerant.ts';
import type { ListProfile } from './profile.ts';

/** Items per request: the documented maximum for members; other lists document none. */
export const PAGE_SIZE = 100;
/** For a service that refuses larger pages. */
const SMALLER = [50, 20, 10];

export interface Listed {
  id: string;
  createdAt?: string | null;
  updatedAt?: string | null;
}

export interface PageWindow {
  limit: number;
  offset: number;
  /** The time by which the page must be read, if before the step's own. */
  deadline?: Deadline | undefined;
}

/** What a page says besides its items. */
export interface PageEnd extends Omit<PageAnswer, 'pagination'> {
  /** Where the next page begins; null on the last one. */
  nextOffset: number | null;
  /** Whether the service itself says that the list continues: then an empty or repeated page does not end it. */
  saysMore: boolean;
  /** The length of the whole list, if the service states it. */
  total: number | null;
}

/** One list of the service, with its filters. */
export interface List<Item extends Listed> {
  /** Identifies the list among those of the same connection. */
  key: string;
  profile: ListProfile;
  /** Yields items as they arrive, some together. Nothing is requested before the page is iterated. */
  page: (window: PageWindow) => AsyncGenerator<Item[], PageEnd, undefined>;
}

export function openList<Item extends Listed>(
  client: Client,
  endpoint: ListEndpoint<Item>,
  query: Query,
  { profile, shortcuts }: { profile: ListProfile; shortcuts?: Shortcuts<Item> | undefined },
): List<Item> {
  return {
    key: JSON.stringify([endpoint.path, query]),
    profile,
    page: async function* ({ offset, deadline, limit: most }) {
      const { pageSize: accepted = PAGE_SIZE } = await profile.known();
      for (let limit = Math.min(most, accepted); ;) {
        // Page one is requested without an offset: the parameter is not documented for notes.
        const paged = { ...query, limit, offset: offset === 0 ? undefined : offset };
        try {
          const answer = yield* client.page(endpoint, { query: paged, deadline, shortcuts });
          if (limit < Math.min(most, accepted)) await profile.learn({ pageSize: limit });
          return pageEnd(answer, { offset, limit });
        } catch (error) {
          const smaller = isRefusal(error) ? SMALLER.find((each) => each < limit) : undefined;
          // If none is accepted, it is the offset that the service refuses.
          if (smaller === undefined) throw error;
          limit = smaller;
        }
      }
    },
  };
}

/** Whether the service refuses a page: its size, or its offset. */
export function isRefusal(error: unknown): boolean {
  return isServiceError(error, 'rejected') && (error.status === 400 || error.status === 422);
}

/** Understands both documented forms, `{nextOffset, isLast}` and `{limit, offset, total}`, and neither. */
export function pageEnd(
  { pagination, ...answer }: PageAnswer,
  { offset, limit }: Pick<PageWindow, 'offset' | 'limit'>,
): PageEnd {
  const said = paginationSchema.parse(pagination);
  const { received } = answer;
  // A service may stop at an offset, and then state it.
  const stated = said.offset !== null && said.offset > 0 ? said.offset : offset;
  const start = Math.min(stated, offset);
  const place = {
    start,
    end: start + (received || limit),
    isFull: received >= limit,
    isEmpty: received === 0,
  };
  const total = totalIn(said, place);
  const next = nextOffsetIn({ ...said, total }, place);
  // `nextOffset: null` means the last page. If the service says nothing, pages are read until one is empty.
  const assumed = said.nextOffset === null || place.isEmpty ? null : place.end;
  // Items that are counted, but not shown, were not read.
  const isHidden = place.isEmpty && said.isLast !== true && total !== null && start < total;
  return {
    ...answer,
    total,
    nextOffset: next === undefined ? assumed : next,
    saysMore: typeof next === 'number' || isHidden,
  };
}

/** Where a page is in its list. An empty one ends the list, unless the service says that the list continues. */
interface PagePlace {
  start: number;
  end: number;
  isFull: boolean;
  isEmpty: boolean;
}

/** The length of the list. Some services count the page instead: the next page tells, where that is possible. */
function totalIn({ total }: Pagination, { start, end, isFull, isEmpty }: PagePlace): number | null {
  if (total === null || isEmpty) return total;
  return end > total || (end === total && start === 0 && isFull) ? null : total;
}

/** Where the service says that the next page begins: null if there is none, undefined if it does not say. */
function nextOffsetIn({ isLast, nextOffset, total }: Pagination, { end, isFull }: PagePlace) {
  // Of a full page that is the last and not the last, the next page tells.
  if (isLast === true) return typeof nextOffset === 'number' && isFull ? undefined : null;
  // A full page has no gap behind it.
  if (typeof nextOffset === 'number') return isFull ? Math.min(nextOffset, end) : nextOffset;
  if (total !== null && end < total) return end;
  // A count may be too low: a full page does not end a list.
  if (total !== null) return isFull ? undefined : null;
  return isLast === false ? end : undefined;
}

type Pagination = zod.infer<typeof paginationSchema>;

const paginationSchema = zod.lazy(() =>
  zod.catch(
    zod.object({
      // Of a cursor, nothing is known. Without an offset, the page is the last.
      nextOffset: read.transformed(zod.optional(zod.unknown()), (value) =>
        value === null || value === '' ? null : (read.number.parse(value) ?? undefined),
      ),
      isLast: read.boolean,
      total: read.number,
      offset: read.number,
    }),
    { nextOffset: undefined, isLast: null, total: null, offset: null },
  ),
);

/** What a generator yields, for a `for await` loop, and afterwards what it returned. */
export class Reading<Item, Result> implements AsyncIterable<Item[]> {
  /** Undefined until the generator has returned; a loop that is left early never gets a result. */
  result: Result | undefined;
  readonly #source: AsyncGenerator<Item[], Result, undefined>;

  constructor(source: AsyncGenerator<Item[], Result, undefined>) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item[], void, undefined> {
    this.result = yield* this.#source;
  }
}

/** How a page ends of which nothing is known. */
const NOTHING: PageEnd = {
  received: 0,
  firstId: undefined,
  bytes: 0,
  nextOffset: null,
  total: null,
  saysMore: false,
};

interface Watch<Item> {
  see: (item: Item) => void;
  /** What to say about a page after its items. */
  atEnd: (end: PageEnd) => Promise<PageEnd>;
  atError?: (error: unknown) => Promise<void>;
}

/** The same list, whose pages are looked at as they pass. */
export function watched<Item extends Listed>(
  list: List<Item>,
  { see, atEnd, atError }: Watch<Item>,
): List<Item> {
  return {
    key: list.key,
    profile: list.profile,
    page: async function* (window) {
      const page = new Reading(list.page(window));
      try {
        for await (const items of page) {
          items.forEach(see);
          yield items;
        }
      } catch (error) {
        await atError?.(error);
        throw error;
      }
      return await atEnd(page.result ?? NOTHING);
    },
  };
}
