import type { Found } from '../lists/search.ts';
import { jsonBytes } from '../text/json_size.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { Presented, Row } from '../zapier/output.ts';
import type { PageOf } from './pages.ts';

/** For a search that returns what it has as soon as the first match is certain. */
export const allFoundRow: Row<boolean> = [{ label: 'All Matches Found', type: 'boolean' }, true];

/** The results of such a search, each of which says whether they are all. */
export function sayingAllFound(
  results: readonly Presented[],
  { hasMore }: Pick<Found<unknown>, 'hasMore'>,
): Presented[] {
  return results.map((result) => ({ ...result, allMatchesFound: hasMore === false }));
}

/**
 * The rows of a list answer, as many as fit, each with where the next page begins. If they are too long together, their
 * texts are cut first.
 *
 * @param cut makes the row of a result, whose texts take at most so many bytes.
 * @param least what the texts of a row may take in any case: rather than shorter ones, there are fewer.
 */
export function fittedRows<Match, Shown extends object>(
  { matches, hasMore, nextPage, pageAfter }: PageOf<Match>,
  cut: (match: Match, room: number) => Shown,
  { least = 0, bytes = MOST_BYTES.rows }: { least?: number; bytes?: number } = {},
): (Shown & { hasMore: boolean | null; nextPage: string | null })[] {
  // Any row may be the last one that fits, and each tells where the next page begins.
  const pages = [nextPage ?? '', ...matches.map((_, index) => pageAfter(index))];
  const widest = ' '.repeat(Math.max(...pages.map(({ length }) => length)));
  const rowsWithin = (room: number) =>
    matches.map((match) => ({ ...cut(match, room), hasMore, nextPage: widest }));
  let rows = rowsWithin(Infinity);
  let count = rows.length;
  if (jsonBytes(rows) > bytes) {
    rows = rowsWithin(Math.max(least, (bytes - jsonBytes(rowsWithin(0))) / rows.length));
    // A comma follows each row but the last, and the list has two brackets.
    let left = bytes - 1;
    const end = rows.findIndex((row) => (left -= jsonBytes(row) + 1) < 0);
    // One row is there in any case, or no page would come further.
    if (end !== -1) count = Math.max(1, end);
  }
  const isCut = count < rows.length;
  const page = isCut ? { hasMore: true, nextPage: pageAfter(count - 1) } : { hasMore, nextPage };
  return rows.slice(0, count).map((row) => ({ ...row, ...page }));
}
