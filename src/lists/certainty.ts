import { SEARCH_MS } from '../api/budgets.ts';
import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { isEmpty } from '../zapier/inputs.ts';
import { Budget } from './reading.ts';

export const searchBudget = (): Budget => new Budget(SEARCH_MS);

/** @throws {UserError} if none of the criteria is filled in: a search for nothing would find an arbitrary record. */
export function requireCriteria(criteria: readonly unknown[], fields: string): void {
  if (criteria.every((value) => value === false || isEmpty(value)))
    throw new UserError(`There is nothing to search for. Fill in at least one of ${fields}.`);
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
