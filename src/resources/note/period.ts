import type { Period } from '../../lists/period.ts';
import type { Budget } from '../../lists/reading.ts';
import { SearchReading, type Wording } from '../../lists/search.ts';
import { timeOf } from '../../text/dates.ts';
import type { Step } from '../../zapier/step.ts';
import { type NoteFilter, notesToFind } from './filter.ts';
import type { Note } from './note.ts';

/**
 * The notes of a period that pass the filter, each once, in a status or, if that is undefined, in any.
 *
 * @throws {UserError} in the end if some were not read.
 */
export async function* notesOfPeriod(
  step: Step,
  filter: NoteFilter,
  {
    status,
    period,
    budget,
    wording,
  }: { status: string | undefined; period: Period; budget: Budget; wording: Wording },
): AsyncGenerator<Note, void, undefined> {
  const { lists, passes } = notesToFind(step, filter, status);
  const reading = new SearchReading(step, { lists, period, budget });
  let matched = 0;
  for await (const note of reading) {
    const time = timeOf(note.createdAt);
    if (!(time >= period.from && time < period.to && (await passes(note)))) continue;
    matched += 1;
    yield note;
  }
  reading.requireWhole(matched, wording);
}
