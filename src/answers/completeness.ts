import type { Found } from '../lists/search.ts';
import { jsonBytes } from '../text/json_size.ts';
import type { Presented, Row } from '../zapier/output.ts';

/** For a search that returns what it has as soon as the first match is certain. */
export const allFoundRow: Row<boolean> = [{ label: 'All Matches Found', type: 'boolean' }, true];

/** The results of such a search, each of which says whether they are all. */
export function sayingAllFound(
  results: readonly Presented[],
  { hasMore }: Pick<Found<unknown>, 'hasMore'>,
): Presented[] {
  return results.map((result) => ({ ...result, allMatchesFound: hasMore === false }));
}

/** The row of a list answer that says whether there are further matches; null if that is not known. */
export const hasMoreRow: Row<boolean | null> = [{ label: 'Has More', type: 'boolean' }, false];

/** The rows of a list answer take at most this much together. */
const MOST_BYTES = 60_000;

/**
 * The rows of a list answer, as many as fit. If they are too long together, their texts are cut first.
 *
 * @param cut makes the row of a result, whose texts take at most so many bytes.
 * @param least what the texts of a row may take in any case: rather than shorter ones, there are fewer.
 */
export function fittedRows<Match, Shown extends object>(
  { matches, hasMore }: Pick<Found<Match>, 'matches' | 'hasMore'>,
  cut: (match: Match, room: number) => Shown,
  { least = 0, bytes = MOST_BYTES } = {},
): (Shown & { hasMore: boolean | null })[] {
  const rowsWithin = (room: number) => matches.map((match) => ({ ...cut(match, room), hasMore }));
  let rows = rowsWithin(Infinity);
  if (jsonBytes(rows) <= bytes) return rows;
  rows = rowsWithin(Math.max(least, (bytes - jsonBytes(rowsWithin(0))) / rows.length));
  // A comma follows each row but the last, and the list has two brackets.
  let left = bytes - 1;
  const end = rows.findIndex((row) => (left -= jsonBytes(row) + 1) < 0);
  return end === -1 ? rows : rows.slice(0, end).map((row) => ({ ...row, hasMore: true }));
}
