import * as zod from 'zod/mini';

import { sortableTime } from '../text/dates.ts';
import type { Client, Query } from '../api/client.ts';
import type { Deadline } from '../api/deadline.ts';
import type { ListEndpoint } from '../api/endpoint.ts';

/** Items asked for at once; the most the service documents (for members; other lists name no limit). */
export const PAGE_SIZE = 100;
/** Above this weight the next page is asked for smaller. */
const HEAVY_PAGE_BYTES = 8_000_000;

/** An item of a list as paging sees it: who it is, when it was made, and what the caller wants to keep of it. */
export interface Entry<Kept> {
  id: string;
  createdAt: string | null;
  /** Undefined for an item the caller has no use for. */
  kept: Kept | undefined;
}

export interface Page<Kept> {
  entries: Entry<Kept>[];
  /** Where the next page begins; null on the last one. */
  nextOffset: number | null;
  /** Length of the whole list, where the service tells it. */
  total: number | null;
  bytes: number;
}

export interface PageWindow {
  limit: number;
  offset: number;
}

export type PageReader<Kept> = (window: PageWindow) => Promise<Page<Kept>>;

/** Why reading ended: at the list's end, with the answer certain, out of time, or since pages came twice. */
export type Ending = 'complete' | 'enough' | 'out-of-time' | 'repeating';

/** What an item must have to be paged through. */
export interface Listed {
  id: string;
  createdAt?: string | null;
}

/**
 * A reader for the pages of one list. Of each item only what `keep` returns stays in memory.
 */
export function pageReader<Item extends Listed, Kept>(
  client: Client,
  endpoint: ListEndpoint<Item>,
  query: Query,
  keep: (item: Item) => Promise<Kept | undefined> | Kept | undefined,
): PageReader<Kept> {
  return async ({ limit, offset }) => {
    // Page one is asked for without an offset: whether notes know the parameter is not documented.
    const items = client.page(endpoint, {
      query: { ...query, limit, offset: offset === 0 ? undefined : offset },
    });
    const entries: Entry<Kept>[] = [];
    for (;;) {
      const { done, value } = await items.next();
      if (done) {
        return { entries, bytes: value.bytes, ...whereNext(value.pagination, offset, entries.length) };
      }
      entries.push({ id: value.id, createdAt: value.createdAt ?? null, kept: await keep(value) });
    }
  };
}

const paginationSchema = zod.catch(
  zod.object({
    nextOffset: zod.nullish(zod.number()),
    isLast: zod.nullish(zod.boolean()),
    total: zod.nullish(zod.number()),
  }),
  {},
);

/** Understands both documented forms, `{nextOffset, isLast}` and `{limit, offset, total}`, and neither. */
function whereNext(
  pagination: unknown,
  offset: number,
  received: number,
): Pick<Page<unknown>, 'nextOffset' | 'total'> {
  const { nextOffset, isLast, total = null } = paginationSchema.parse(pagination);
  const following = offset + received;
  if (received === 0 || isLast === true) return { nextOffset: null, total };
  if (typeof nextOffset === 'number') return { nextOffset, total };
  if (total !== null) return { nextOffset: following < total ? following : null, total };
  // `nextOffset: null` alone means the last page; nothing at all means: look until a page is empty.
  return { nextOffset: nextOffset === null && isLast !== false ? null : following, total };
}

function lighter(limit: number, page: Page<unknown>): number {
  if (page.bytes <= HEAVY_PAGE_BYTES || page.entries.length === 0) return limit;
  const bytesPerItem = page.bytes / page.entries.length;
  return Math.max(1, Math.min(limit, Math.floor(HEAVY_PAGE_BYTES / bytesPerItem)));
}

/**
 * Reads a list page by page in the service's order until `onPage` says that it is enough, the list or the time ends, or
 * the service shows a page a second time (one that ignores `offset` would go on for ever). `onPage` gets each item once.
 */
export async function readPages<Kept>(
  read: PageReader<Kept>,
  deadline: Deadline,
  onPage: (entries: Entry<Kept>[]) => boolean,
): Promise<Ending> {
  return await continuePages(read, deadline, onPage, await read({ limit: PAGE_SIZE, offset: 0 }));
}

async function continuePages<Kept>(
  read: PageReader<Kept>,
  deadline: Deadline,
  onPage: (entries: Entry<Kept>[]) => boolean,
  firstPage: Page<Kept>,
): Promise<Ending> {
  const known = new Set<string>();
  const pageStarts = new Set<string>();
  let page = firstPage;
  let window: PageWindow = { limit: PAGE_SIZE, offset: 0 };
  for (;;) {
    const start = page.entries[0]?.id;
    if (start !== undefined && pageStarts.has(start)) return 'repeating';
    if (start !== undefined) pageStarts.add(start);

    const fresh = page.entries.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    if (onPage(fresh)) return 'enough';

    if (page.nextOffset === null) return 'complete';
    if (page.nextOffset <= window.offset) return 'repeating';
    if (deadline.isOver) return 'out-of-time';
    window = { limit: lighter(window.limit, page), offset: page.nextOffset };
    page = await read(window);
  }
}

export interface Newest<Kept> {
  /** Newest first by creation time, each item once. */
  entries: Entry<Kept>[];
  ending: Ending;
}

/**
 * Reads the newest items of a list whose order is not documented, until `isEnough` of them are there: from the front of a
 * list that is newest-first, from the end of one that is oldest-first, all of one in no order.
 *
 * @param firstPage the list's first page, where the caller has it already.
 */
export async function readNewest<Kept>(
  read: PageReader<Kept>,
  deadline: Deadline,
  isEnough: (newest: Entry<Kept>[]) => boolean,
  firstPage?: Page<Kept>,
): Promise<Newest<Kept>> {
  const first = firstPage ?? (await read({ limit: PAGE_SIZE, offset: 0 }));
  if (first.nextOffset !== null && orderOf(first.entries) === 'oldest-first') {
    return await readBackwards(read, deadline, isEnough, first);
  }
  const entries: Entry<Kept>[] = [];
  const ending = await continuePages(
    read,
    deadline,
    (fresh) => {
      entries.push(...fresh);
      return orderOf(entries) === 'newest-first' && isEnough(entries);
    },
    first,
  );
  return { entries: newestFirst(entries), ending };
}

async function readBackwards<Kept>(
  read: PageReader<Kept>,
  deadline: Deadline,
  isEnough: (newest: Entry<Kept>[]) => boolean,
  first: Page<Kept>,
): Promise<Newest<Kept>> {
  const lastPage = await findLastPage(read, deadline, first);
  if (typeof lastPage === 'string') return { entries: newestFirst(first.entries), ending: lastPage };

  const byId = new Map<string, Entry<Kept>>();
  let window = lastPage;
  for (;;) {
    const page = await read(window);
    for (const entry of page.entries) byId.set(entry.id, entry);
    const entries = newestFirst([...byId.values()]);
    if (isEnough(entries)) return { entries, ending: 'enough' };
    if (window.offset <= first.entries.length) break;
    if (deadline.isOver) return { entries, ending: 'out-of-time' };
    const offset = Math.max(first.entries.length, window.offset - lighter(first.entries.length, page));
    window = { offset, limit: window.offset - offset };
  }
  for (const entry of first.entries) byId.set(entry.id, entry);
  return { entries: newestFirst([...byId.values()]), ending: 'complete' };
}

/**
 * Where the last page of a list begins: told by the service, or found by doubling the offset and then halving. Beyond the end
 * there is nothing, or once more what comes last.
 */
async function findLastPage(
  read: PageReader<unknown>,
  deadline: Deadline,
  first: Page<unknown>,
): Promise<PageWindow | 'out-of-time' | 'repeating'> {
  const size = first.entries.length;
  if (first.total !== null) return { offset: Math.max(size, first.total - size), limit: size };

  const start = first.entries[0]?.id;
  // The last offset known to hold an item of its own, the one known before it, and the first known to hold none.
  let held = { offset: size - 1, id: first.entries.at(-1)?.id };
  let before = held;
  let end = Number.POSITIVE_INFINITY;
  while (end - held.offset - 1 > size) {
    if (deadline.isOver) return 'out-of-time';
    const isEndKnown = end !== Number.POSITIVE_INFINITY;
    const offset = isEndKnown ? Math.floor((held.offset + end) / 2) : (held.offset + 1) * 2;
    const [found] = (await read({ offset, limit: 1 })).entries;
    if (found === undefined) {
      end = offset;
    } else if (found.id === start) {
      return 'repeating';
    } else if (found.id === held.id) {
      end = held.offset + 1;
      held = before;
    } else {
      before = held;
      held = { offset, id: found.id };
    }
  }
  return { offset: Math.max(size, end - size), limit: size };
}

type Order = 'newest-first' | 'oldest-first' | 'none';

/** The order by creation time in which items came; `none` where any of them tells no time. */
export function orderOf(entries: readonly Pick<Entry<unknown>, 'createdAt'>[]): Order {
  const times = entries.map(({ createdAt }) => sortableTime(createdAt));
  if (times.length < 2 || times.includes(Number.NEGATIVE_INFINITY)) return 'none';
  if (times.every((time, i) => i === 0 || time <= (times[i - 1] ?? time))) return 'newest-first';
  if (times.every((time, i) => i === 0 || time >= (times[i - 1] ?? time))) return 'oldest-first';
  return 'none';
}

/** A sorted copy; items without a creation time come last. */
export function newestFirst<Item extends { createdAt?: unknown }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => {
    const [left, right] = [sortableTime(a.createdAt), sortableTime(b.createdAt)];
    return left === right ? 0 : right - left;
  });
}
