import { NewestNotReached, readNewest } from '../../lists/newest.ts';
import type { Budget, End } from '../../lists/reading.ts';
import { product } from '../../product.ts';
import { timeOf } from '../../text/dates.ts';
import type { Step } from '../../zapier/step.ts';
import { type NoteFilter, notesToFind } from './filter.ts';
import type { Note } from './note.ts';

/** Why not all notes of a period were read, as a clause; and whether the newest ones were. */
export interface Gap {
  reason: string;
  hasNewest: boolean;
}

/**
 * The completed notes of a period that pass the filter; a note in several folders comes several times.
 *
 * @param period in milliseconds since 1970, without the end.
 * @param onGap throws if the notes are of no use without those that were not read.
 */
export async function* notesOfPeriod(
  step: Step,
  filter: NoteFilter,
  { from, to, budget }: { from: number; to: number; budget: Budget },
  onGap: (gap: Gap) => void,
): AsyncGenerator<Note, void, undefined> {
  const { lists, passes } = notesToFind(step, filter, 'completed');
  for (const list of lists) {
    const coverage = { atLeast: 0, since: from };
    const reading = readNewest(list, { budget, coverage, cache: step.cache });
    try {
      for await (const note of reading) {
        const time = timeOf(note.createdAt);
        if (time >= from && time < to && (await passes(note))) yield note;
      }
    } catch (error) {
      if (!(error instanceof NewestNotReached)) throw error;
    }
    const reason = reasonOf(reading.result);
    if (reason !== null) onGap({ reason, hasNewest: reading.result?.isNewestReached === true });
  }
}

/** @param end undefined if the newest notes were not reached. */
function reasonOf(end: End | undefined): string | null {
  switch (end?.ending) {
    case undefined:
    case 'out-of-time':
      return 'there was not enough time to read all notes of the period';
    case 'repeating':
      return `${product.name} returned ${end.read} notes and then repeated them`;
    default:
      return null;
  }
}
