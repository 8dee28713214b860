import { POLL_MS, POPULATE_MS } from '../api/budgets.ts';
import type { Presented } from '../zapier/output.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import { type List, type Listed, PAGE_SIZE } from './list.ts';
import { type Coverage, NewestReading } from './newest_reading.ts';
import { newestFirst } from './order.ts';
import { Budget, type Ending } from './reading.ts';

export const SAMPLES = 3;
const DAY_MS = 24 * 60 * 60_000;

/** The time of a poll, for all the lists it reads. */
export function pollBudget(purpose: PollPurpose): Budget {
  return new Budget(purpose === 'known-items' ? POPULATE_MS : POLL_MS);
}

/** What every poll must cover of a list: items can appear below others that were created later. */
export function pollCoverage(): Coverage {
  return { atLeast: PAGE_SIZE, since: Date.now() - DAY_MS };
}

export const WHOLE_LIST: Coverage = {
  atLeast: Number.POSITIVE_INFINITY,
  since: Number.NEGATIVE_INFINITY,
};

/** What a poll of one list returns, newest first. */
export async function pollList<Item extends Listed>(
  step: Step,
  list: List<Item>,
  { purpose, present }: { purpose: PollPurpose; present: (item: Item) => Presented },
): Promise<Presented[]> {
  const found: Presented[] = [];
  if (purpose === 'sample') {
    for await (const item of list.page({ limit: PAGE_SIZE, offset: 0 })) found.push(present(item));
    return newestFirst(found).slice(0, SAMPLES);
  }
  const coverage = purpose === 'known-items' ? WHOLE_LIST : pollCoverage();
  const reading = new NewestReading(list, { budget: pollBudget(purpose), coverage, cache: step.cache });
  for await (const item of reading) found.push(present(item));
  logUnfinished(step, reading);
  return newestFirst(found);
}

export function logUnfinished({ log }: Step, { ending, read }: { ending: Ending; read: number }): void {
  if (ending === 'out-of-time') log(`The poll ran out of time after ${read} items; the list continues.`);
  if (ending === 'repeating') log(`The list repeated itself after ${read} items; there may be more.`);
}
