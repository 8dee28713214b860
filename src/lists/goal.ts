import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { timeOf } from '../text/dates.ts';
import type { Listed } from './list.ts';
import { inOrder, ReadSoFar, type ResultOrder } from './order.ts';
import type { Budget, Ending } from './reading.ts';

/** When items were created, in milliseconds since 1970; `to` is exclusive. Infinite where there is no limit. */
export interface Period {
  from: number;
  to: number;
  /** If given, only items that were updated since count. */
  updatedFrom?: number | undefined;
}

export const ALL_TIME: Period = { from: -Infinity, to: Infinity };

function periodInOrder(order: ResultOrder, { from, to, updatedFrom }: Period): Period {
  if (order === 'newest-first') return { from, to, updatedFrom };
  return { from: inOrder(order, to) + 1, to: inOrder(order, from) + 1 };
}

/** Whether an item may have been created in a period: if its time is unknown, in any. */
export function mayBeOf({ from, to }: Period, { createdAt }: Listed): boolean {
  const time = timeOf(createdAt);
  return !(time < from || time >= to);
}

/** What a reading of the newest items must cover: so many items, and everything since, in milliseconds since 1970. */
export interface Coverage {
  atLeast: number;
  since: number;
}

/** Every ending but `complete` and `enough` leaves something unread. */
export interface RangeEnd<Item> {
  ending: Ending;
  /** Items read, each counted once. */
  read: number;
  /** No item of the period that was not read was created later; infinite if the list shows no order. */
  unreadUpTo: number;
  /** Yields the items of one more page, if there is one, chosen at random from so many that follow what was read. */
  furtherPage?: ((pages: number) => AsyncGenerator<Item[], unknown, undefined>) | undefined;
}

export interface Given {
  budget: Budget;
  period: Period;
  /** What is read first. In the other order, the times of the reading run backward. */
  order?: ResultOrder | undefined;
  /**
   * Whether the caller needs no more, if nothing that was not read was created later. Without it, the whole period is read.
   */
  isEnough?: ((unreadUpTo: number, read: ReadSoFar) => boolean) | undefined;
  /** Whether the newest items are wanted: then, a few items can show the order of the list. */
  isNewest?: boolean;
}

/** What a reading is for, and so when it is over. */
export class Goal {
  readonly period: Period;
  readonly isNewest: boolean;
  readonly #isEnough: Given['isEnough'];

  constructor({ period, order = 'newest-first', isEnough, isNewest = false }: Given) {
    this.period = periodInOrder(order, period);
    this.#isEnough = isEnough;
    this.isNewest = isNewest;
  }

  /** Whether the whole list is wanted, from whichever end. */
  get isAll(): boolean {
    return this.period.from === -Infinity && this.#isEnough === undefined;
  }

  /** Collects what is read from one end of the list. */
  readSoFar(isInOrder = true): ReadSoFar {
    return new ReadSoFar({ isInOrder, isFirm: !this.isNewest });
  }

  /** Whether the order does not show where all items of the period are: one without a time may be of it, wherever it is. */
  mayBeAnywhere({ hasUndated }: ReadSoFar): boolean {
    const { from, to } = this.period;
    return hasUndated && (from > -Infinity || to < Infinity);
  }

  /** No item of the period that was not read was created later. */
  unreadUpTo(read: ReadSoFar): number {
    const { from, updatedFrom = -Infinity } = this.period;
    if (this.mayBeAnywhere(read)) return read.upTo;
    return read.upTo < from || read.updatedUpTo < updatedFrom ? -Infinity : read.upTo;
  }

  isReached(read: ReadSoFar): boolean {
    const upTo = this.unreadUpTo(read);
    return upTo === -Infinity || this.#isEnough?.(upTo, read) === true;
  }
}

export function ended<Item>(
  ending: Ending,
  read: number,
  upTo = ending === 'complete' ? -Infinity : Infinity,
  furtherPage?: RangeEnd<Item>['furtherPage'],
): RangeEnd<Item> {
  const isOver = ending === 'complete' || upTo === -Infinity;
  return {
    ending: isOver && ending !== 'complete' ? 'enough' : ending,
    read,
    unreadUpTo: isOver ? -Infinity : upTo,
    furtherPage,
  };
}

/** @throws {UserError} if the newest items are wanted, and there would be time to read them: the service does not show them. */
export function endedAtOldest<Item>(goal: Goal, ending: Ending, read: number): RangeEnd<Item> {
  if (!goal.isNewest) return ended(ending, read);
  if (ending === 'out-of-time') return ended('not-reached', read);
  throw new UserError(
    `${product.name} shows only the oldest entries of this list, so new ones can't be found. Contact ${product.name} support.`,
  );
}
