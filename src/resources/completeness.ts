import type { Found } from '../lists/search.ts';
import { jsonBytes } from '../text/json_size.ts';
import { type Output, type Presented, type Row, withFlag } from '../zapier/output.ts';

/** For a search that returns what it has as soon as the first match is certain. */
export const withAllMatchesFound = (output: Output): Output =>
  withFlag(output, ['allMatchesFound', 'All Matches Found'], true);

/** The results of such a search, each of which says whether they are all. */
export function sayingAllFound(
  results: readonly Presented[],
  { hasMore }: Pick<Found<unknown>, 'hasMore'>,
): Presented[] {
  return results.map((result) => ({ ...result, allMatchesFound: hasMore === false }));
}

/** The row of a list answer that says whether there are further matches; null if that is not known. */
export const hasMoreRow: Row<boolean | null> = [{ label: 'Has More', type: 'boolean' }, false];

/** As many rows of a list answer as fit into so many bytes of JSON. If there are more, each says so. */
export function fittingRows<Fitting extends { hasMore: boolean | null }>(
  bytes: number,
  rows: readonly Fitting[],
): Fitting[] {
  // A comma follows each row but the last, and the list has two brackets.
  let left = bytes - 1;
  const end = rows.findIndex((row) => (left -= jsonBytes(row) + 1) < 0);
  return end === -1 ? [...rows] : rows.slice(0, end).map((row) => ({ ...row, hasMore: true }));
}
