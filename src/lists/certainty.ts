import { SEARCH_MS } from '../api/budgets.ts';
import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { isEmpty } from '../zapier/inputs.ts';
import { Budget, type End, type Ending } from './reading.ts';

export const searchBudget = (): Budget => new Budget(SEARCH_MS);

/** @throws {UserError} if none of the criteria is filled in: a search for nothing would find an arbitrary record. */
export function requireCriteria(criteria: readonly unknown[], fields: string): void {
  if (criteria.every((value) => value === false || isEmpty(value)))
    throw new UserError(`There is nothing to search for. Fill in at least one of ${fields}.`);
}

/**
 * Makes sure that "not found" is true.
 *
 * @param narrower tells the user how to shorten the list.
 * @throws {UserError} if nothing was found and a list was not read to its end.
 */
export function requireCertainty(
  found: readonly unknown[],
  readings: readonly { result: End | undefined }[],
  { noun, narrower }: { noun: string; narrower: string },
): void {
  if (found.length > 0) return;
  const read = readings.reduce((sum, { result }) => sum + (result?.read ?? 0), 0);
  const hasEnded = (ending: Ending) => readings.some(({ result }) => result?.ending === ending);
  if (hasEnded('out-of-time')) {
    throw new UserError(
      `The search ran out of time after ${read} ${noun} without a match, and there are more. To narrow it, ${narrower}.`,
    );
  }
  if (hasEnded('repeating')) {
    throw new UserError(
      `The search read ${read} ${noun} without a match, but ${product.name} did not show all of them. To narrow it, ${narrower}.`,
    );
  }
}

/** For a search, it is not an error if something does not exist. */
export async function orNothing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (isServiceError(error, 'not-found')) return undefined;
    throw error;
  }
}
