import type { Dialect } from './dialect.ts';
import { ApiError } from './errors.ts';
import { withoutNulls } from './present.ts';

/** Returns one page of a list as `show` presents its items, with its pagination object, according to the dialect. */
export function pageOf<Item>(
  list: readonly Item[],
  query: { limit?: number | undefined; offset?: number | undefined },
  dialect: Dialect,
  show: (item: Item) => object,
) {
  const limit = Math.min(query.limit ?? dialect.defaultPageSize, dialect.maxPageSize);
  if (dialect.largePages === 'refused' && limit < (query.limit ?? 0))
    throw new ApiError(422, `limit: must be at most ${dialect.maxPageSize}`, 'limit');
  const offset = offsetIn(query.offset ?? 0, dialect);
  const lastOffset = Math.max(0, Math.ceil(list.length / limit) - 1) * limit;
  const start = dialect.repeatsPages ? Math.min(offset, lastOffset) : offset;
  const page = list.slice(start, start + limit).map(show);
  const shown = dialect.missingValues === 'absent-in-lists' ? withoutNulls(page) : page;
  const items = shown.length === 0 && dialect.emptyLists === 'null' ? null : shown;
  if (dialect.paginationForm === 'total') {
    return { items, pagination: { limit, offset, total: list.length } };
  }
  const isLast = !dialect.repeatsPages && offset + limit >= list.length;
  return { items, pagination: { limit, nextOffset: isLast ? null : offset + limit, isLast } };
}

/** The offset of the page to return. */
function offsetIn(offset: number, { ignoresOffset, beyondMaxOffset, maxOffset }: Dialect): number {
  if (ignoresOffset) return 0;
  if (beyondMaxOffset === 'served' || offset <= maxOffset) return offset;
  if (beyondMaxOffset === 'repeated') return maxOffset;
  throw new ApiError(422, `offset: must be at most ${maxOffset}`, 'offset');
}
