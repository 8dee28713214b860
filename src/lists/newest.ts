import { POLL_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import { type Ending, newestFirst, PAGE_SIZE, type PageReader, readNewest } from './paging.ts';
import type { PollPurpose } from '../zapier/operations.ts';
import type { Step } from '../zapier/step.ts';

/** Zapier takes no more new items from one poll. */
export const MOST_NEW_ITEMS = 100;
export const SAMPLES = 3;

export const pollDeadline = (): Deadline => new Deadline(POLL_MS);

/** What a poll of one list gives, newest first. */
export async function newestItems<Kept>(
  step: Step,
  read: PageReader<Kept>,
  purpose: PollPurpose,
  deadline = pollDeadline(),
): Promise<Kept[]> {
  if (purpose === 'sample') {
    const { entries } = await read({ limit: PAGE_SIZE, offset: 0 });
    return newestFirst(entries)
      .flatMap(({ kept }) => kept ?? [])
      .slice(0, SAMPLES);
  }
  const { entries, ending } = await readNewest(
    read,
    deadline,
    (newest) => purpose === 'new-items' && newest.length >= MOST_NEW_ITEMS,
  );
  logUnfinished(step, ending, entries.length);
  return entries
    .slice(0, purpose === 'new-items' ? MOST_NEW_ITEMS : undefined)
    .flatMap(({ kept }) => kept ?? []);
}

function logUnfinished({ log }: Step, ending: Ending, read: number): void {
  if (ending === 'out-of-time') log(`The time of the poll ended after ${read} items; the list goes on.`);
  if (ending === 'repeating')
    log(`The list repeated itself after ${read} items; whether it goes on is not known.`);
}
