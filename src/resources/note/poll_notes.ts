import { PAGE_SIZE } from '../../lists/page_size.ts';
import { poll, sample } from '../../lists/poll.ts';
import { timeOf } from '../../text/dates.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import type { NoteFilter } from './filter.ts';
import { listedTest, noteLists } from './lists.ts';
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

/** The result of a trigger that fires for completed notes, newest first. */
export async function pollNotes(
  step: Step,
  filter: NoteFilter,
  { purpose, late = recentlyUpdated() }: { purpose: PollPurpose; late?: Late },
): Promise<Presented[]> {
  if (purpose === 'sample') return await sampleNotes(step, filter, 'completed');

  const notes = notePresenter(step, filter.internalDomains);
  const passes = listedTest(step, filter, 'completed');
  let count = 0;
  const found = await poll(
    step,
    { purpose, lists: noteLists(step, filter, 'completed') },
    {
      choose: async (note) => ((await passes(note)) ? note : undefined),
      make: async (note) => {
        count += 1;
        // To record existing notes, Zapier needs only their IDs. Whole notes of a long list would not fit into memory.
        if (purpose === 'known-items' && count > PAGE_SIZE) return { id: note.id };
        // Most notes of a poll are known to the Zap. They would leave no room for those that are not.
        return await notes.present(note, !late.mayBe(note));
      },
      late,
    },
  );
  return await notes.fitted(found.map(({ made }) => made));
}

/** Up to three real notes for the editor. If there are several folders, only the first is read. */
export async function sampleNotes(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): Promise<Presented[]> {
  const notes = notePresenter(step, filter.internalDomains);
  const passes = listedTest(step, filter, status);
  const found = await sample(noteLists(step, filter, status), {
    choose: async (note) => ((await passes(note)) ? note : undefined),
    make: (note) => notes.present(note),
  });
  return await notes.fitted(found.map(({ made }) => made));
}
