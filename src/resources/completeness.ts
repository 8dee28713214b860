import type { Found } from '../lists/search.ts';
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
