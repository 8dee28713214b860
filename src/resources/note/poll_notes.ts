import { PAGE_SIZE } from '../../lists/list.ts';
import { newestFirst } from '../../lists/order.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { completedNotes, sampleNotes } from './completed_notes.ts';
import type { NoteFilter } from './filter.ts';
import { notePresenter } from './presenter.ts';

/** The result of a trigger that fires for completed notes, newest first. */
export async function pollNotes(step: Step, filter: NoteFilter, purpose: PollPurpose): Promise<Presented[]> {
  if (purpose === 'sample') return await sampleNotes(step, filter, 'completed');

  const notes = notePresenter(step, filter.internalDomains);
  const found: Presented[] = [];
  for await (const note of completedNotes(step, filter, purpose)) {
    // To record existing notes, Zapier needs only their IDs. Whole notes of a long list would not fit into memory.
    const isIdEnough = purpose === 'known-items' && found.length >= PAGE_SIZE;
    found.push(isIdEnough ? { id: note.id } : await notes.present(note));
  }
  return newestFirst(await notes.fitted(found));
}
