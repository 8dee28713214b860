import { SEARCH_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import { isServiceError } from '../api/service_error.ts';
import type { Ending } from './paging.ts';
import { UserError } from '../api/user_error.ts';

export const searchDeadline = (): Deadline => new Deadline(SEARCH_MS);

/** @throws {UserError} where none of the criteria is filled in: a search for nothing would find an arbitrary record. */
export function requireCriteria(criteria: readonly unknown[], fields: string): void {
  const isFilledIn = (value: unknown) =>
    value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  if (!criteria.some(isFilledIn))
    throw new UserError(`There is nothing to search for. Fill in at least one of ${fields}.`);
}

/**
 * "Not found" is only said when it is true.
 *
 * @param narrower the fields that would make the list shorter, said to the user.
 * @throws {UserError} where nothing was found and not all of the list was seen.
 */
export function requireCertainty(
  found: readonly unknown[],
  endings: readonly Ending[],
  { read, noun, narrower }: { read: number; noun: string; narrower: string },
): void {
  if (found.length > 0) return;
  if (endings.includes('out-of-time')) {
    throw new UserError(
      `The search read ${read} ${noun} in the time it has and found none that fits, but there are more. Narrow it: ${narrower}.`,
    );
  }
  if (endings.includes('repeating')) {
    throw new UserError(
      `The search read ${read} ${noun} and found none that fits, but the service did not show all of them. Narrow it: ${narrower}.`,
    );
  }
}

/** For a search, a thing that does not exist is no error. */
export async function orNothing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (isServiceError(error, 'not-found')) return undefined;
    throw error;
  }
}
