import * as zod from 'zod/mini';

import type { PageAnswer, Query } from '../api/client.ts';
import type { Deadline } from '../api/deadline.ts';
import type { ListEndpoint } from '../api/endpoint.ts';
import type { Step } from '../zapier/step.ts';
import { PageSize } from './page_size.ts';

/** After a page larger than this, the next ones are smaller. */
const HEAVY_PAGE_BYTES = 8_000_000;

/** What an item of a list must have. */
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
export interface PageEnd extends Pick<PageAnswer, 'received' | 'firstId' | 'bytes'> {
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
  /** Nothing is requested before the page is iterated. */
  page: (window: PageWindow) => AsyncGenerator<Item, PageEnd, undefined>;
}

/** What reading a list takes of a step. */
export type ListStep = Pick<Step, 'client' | 'cache'>;

export function openList<Item extends Listed>(
  step: ListStep,
  endpoint: ListEndpoint<Item>,
  query: Query = {},
): List<Item> {
  return {
    key: JSON.stringify([endpoint.path, query]),
    page: async function* ({ offset, deadline, ...window }) {
      const size = await PageSize.of(step, endpoint.path);
      for (;;) {
        const limit = Math.min(window.limit, size.most);
        // Page one is requested without an offset: the parameter is not documented for notes.
        const paged = { ...query, limit, offset: offset === 0 ? undefined : offset };
        try {
          const answer = yield* step.client.page(endpoint, { query: paged, deadline });
          await size.accept();
          return pageEnd(answer, { offset, limit });
        } catch (error) {
          if (!size.shrink(error, limit)) throw error;
        }
      }
    },
  };
}

/** Understands both documented forms, `{nextOffset, isLast}` and `{limit, offset, total}`, and neither. */
export function pageEnd(
  { pagination, ...answer }: PageAnswer,
  { offset, limit }: Pick<PageWindow, 'offset' | 'limit'>,
): PageEnd {
  const { total = null, nextOffset, isLast, offset: stated } = paginationSchema.parse(pagination);
  // A service may stop at an offset, and then state it.
  const start = typeof stated === 'number' && stated > 0 ? Math.min(stated, offset) : offset;
  // An empty page ends the list, unless the service says that the list continues.
  const end = start + (answer.received || limit);
  const said = () => {
    if (isLast === true) return null;
    if (typeof nextOffset === 'number') return nextOffset;
    if (total !== null) return end < total ? end : null;
    return isLast === false ? end : undefined;
  };
  // `nextOffset: null` means the last page. If the service says nothing, pages are read until one is empty.
  const assumed = nextOffset === null || answer.received === 0 ? null : end;
  const next = said();
  return {
    ...answer,
    total,
    nextOffset: next === undefined ? assumed : next,
    saysMore: typeof next === 'number',
  };
}

const paginationSchema = zod.lazy(() =>
  zod.catch(
    zod.object({
      nextOffset: zod.nullish(zod.number()),
      isLast: zod.nullish(zod.boolean()),
      total: zod.nullish(zod.number()),
      offset: zod.nullish(zod.number()),
    }),
    {},
  ),
);

/** How many items to request after a page: fewer if the page was large. */
export function nextLimit(limit: number, { bytes, received }: Pick<PageEnd, 'bytes' | 'received'>): number {
  if (bytes <= HEAVY_PAGE_BYTES || received === 0) return limit;
  return Math.max(1, Math.min(limit, Math.floor((HEAVY_PAGE_BYTES * received) / bytes)));
}
