import { mayBeOf, type Period } from '../../lists/range.ts';
import type { Budget } from '../../lists/reading.ts';
import { SearchReading, type Wording } from '../../lists/search.ts';
import type { Step } from '../../zapier/step.ts';
import { findNotes, type NoteFilter, type Sought } from './filter.ts';
import type { Note } from './note.ts';

interface Given extends Sought {
  period: Period;
  budget: Budget;
  wording: Wording;
}

/**
 * Reads the notes that may be of a period and pass the filter, each once, in a status or, if that is undefined, in any.
 *
 * @throws {UserError} in the end if some were not read.
 */
export async function readNotesOfPeriod(
  step: Step,
  filter: NoteFilter,
  { status, needed, period, budget, wording }: Given,
  use: (note: Note) => void | Promise<void>,
): Promise<void> {
  await findNotes(step, filter, { status, needed }, async ({ lists, passes }) => {
    const reading = new SearchReading(step, { lists, period, budget });
    let matched = 0;
    for await (const note of reading) {
      if (!mayBeOf(period, note) || !(await passes(note))) continue;
      matched += 1;
      await use(note);
    }
    reading.requireWhole(matched, wording);
  });
}
