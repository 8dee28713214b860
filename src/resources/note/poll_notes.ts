import { PAGE_SIZE } from '../../lists/page_size.ts';
import { poll } from '../../lists/poll.ts';
import { timeOf } from '../../text/dates.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { type NoteFilter, notesToFind } from './filter.ts';
import type { Note } from './note.ts';
import { notePresenter } from './presenter.ts';

const LATE_MS = 48 * 60 * 60_000;

/** Which notes may be new to a Zap although they were created long ago, and from how many pages a poll chooses one more. */
export interface Late {
  mayBe: (note: Note) => boolean;
  pages: number;
}

/** Notes complete in any order. */
export function recentlyUpdated(): Late {
  const since = Date.now() - LATE_MS;
  return { mayBe: ({ updatedAt }) => !(timeOf(updatedAt) < since), pages: 10 };
}

/** The result of a trigger that fires for notes in a status or, if that is undefined, in any: newest first. */
export async function pollNotes(
  step: Step,
  filter: NoteFilter,
  {
    purpose,
    status,
    late = recentlyUpdated(),
  }: { purpose: PollPurpose; status: string | undefined; late?: Late },
): Promise<Presented[]> {
  const notes = notePresenter(step, filter.internalDomains);
  const { lists, passes } = notesToFind(step, filter, status);
  let count = 0;
  const found = await poll(
    step,
    { purpose, lists },
    {
      choose: async (note) => ((await passes(note)) ? note : undefined),
      make: async (note) => {
        count += 1;
        // To record existing notes, Zapier needs only their IDs. Whole notes of a long list would not fit into memory.
        if (purpose === 'known-items' && count > PAGE_SIZE) return { id: note.id };
        // Most notes of a poll are known to the Zap. They would leave no room for those that are not.
        return await notes.present(note, purpose !== 'sample' && !late.mayBe(note));
      },
      late,
    },
  );
  return await notes.fitted(found.map(({ made }) => made));
}
