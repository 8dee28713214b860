import { UserError } from '../api/user_error.ts';
import { ALL_TIME, type Coverage, ended, type Given, Goal, type Period, type RangeEnd } from './goal.ts';
import { type List, type Listed, Reading } from './list.ts';
import { FrontReader } from './newest_first.ts';
import { EndReader } from './oldest_first.ts';
import type { ReadSoFar } from './order.ts';
import type { ListProfile } from './profile.ts';
import { PageReader } from './reading.ts';

export { ALL_TIME, type Coverage, mayBeOf, type Period, type RangeEnd } from './goal.ts';

/**
 * Reads the newest items of a list whose order is not documented, and older ones on the way: from the front of a list that
 * is newest-first, from the end of one that is oldest-first, and all of one that has no order.
 *
 * The iteration throws a `UserError` if the service does not show the newest end of the list.
 */
export function readNewest<Item extends Listed>(
  list: List<Item>,
  { coverage: { atLeast, since }, budget }: Pick<Given, 'budget'> & { coverage: Coverage },
): Reading<Item, RangeEnd<Item>> {
  const isEnough = (upTo: number, read: ReadSoFar) => upTo < since && read.newest >= atLeast;
  return new Reading(readRange(list, { budget, period: ALL_TIME, isEnough, isNewest: true }));
}

const UNKNOWN: ListProfile = {
  known: () => Promise.resolve({}),
  learn: () => Promise.resolve(),
  log: () => undefined,
};

/**
 * Reads a list, or the items of a period and others on the way. In a list that is in order, single items show where the
 * period begins; the pages in between are not read. An order is trusted only as far as the items that were read confirm it:
 * otherwise, the whole list is read. Pages overlap, so that what leaves the list meanwhile is noticed.
 */
export function readList<Item extends Listed>(
  list: List<Item>,
  { period = ALL_TIME, ...given }: Omit<Given, 'period' | 'isNewest'> & { period?: Period | undefined },
): Reading<Item, RangeEnd<Item>> {
  // What is known of a list does not hold if time runs backward.
  const turned = given.order === 'oldest-first' ? { ...list, profile: UNKNOWN } : list;
  return new Reading(readRange(turned, { ...given, period }));
}

/** Reads a list from its newest end if there is one, as the profile says or the front shows; else, all of it. */
async function* readRange<Item extends Listed>(
  list: List<Item>,
  given: Given,
): AsyncGenerator<Item[], RangeEnd<Item>, undefined> {
  const goal = new Goal(given);
  const reader = new PageReader(list, given.budget, !goal.isNewest, given.order);
  if (goal.isNewest && given.budget.isSpent()) return ended('out-of-time', 0);
  const known = await list.profile.known();
  if (goal.isNewest && known.order === 'oldest-first' && known.end !== undefined) {
    const end = yield* new EndReader(list, reader, goal).pages();
    if (end !== undefined) return end;
  }
  // If the end that was known was read, it has shown that the list is not oldest-first.
  const mayBeOldestFirst = reader.read === 0;
  const front = new FrontReader(list, reader, goal, mayBeOldestFirst);
  const found = yield* front.pages(known);
  if ('ending' in found) return found;
  if (found.order === 'oldest-first' && mayBeOldestFirst) {
    const end = yield* new EndReader(list, reader, goal, { page: found.page, read: front.read }).pages();
    if (end !== undefined) return end;
  }
  // The rest of a list, of whose order nothing is assumed.
  const { rest } = found;
  while (rest.ending === undefined) yield* rest.next();
  return ended(rest.ending, reader.read);
}

/** The next run continues from the end that is known by then, if there is one. */
export function newestNotReached(): UserError {
  return new UserError(
    'There was not enough time to reach the newest entries of this list. The next run tries again.',
  );
}
