import { PAGE_SIZE } from '../lists/list.ts';
import { newestFirst } from '../lists/order.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { noteOutput } from '../resources/note/output.ts';
import { completedNotes, sampleNotes } from '../resources/note/poll.ts';
import { notePresenter } from '../resources/note/presenter.ts';
import { pollingTrigger } from '../zapier/operations.ts';
import type { Presented } from '../zapier/output.ts';

export default pollingTrigger({
  key: 'note_completed',
  noun: 'Note',
  label: 'New Completed Note',
  description: "Triggers when a note's summary and transcript are ready.",
  inputs: noteFilters,
  output: noteOutput,
  perform: async (step, input, purpose) => {
    const filter = noteFilter(input);
    if (purpose === 'sample') return await sampleNotes(step, filter, 'completed');

    const notes = notePresenter(step, filter.internalDomains);
    const found: Presented[] = [];
    for await (const note of completedNotes(step, filter, purpose)) {
      // To record existing notes, Zapier needs only their IDs. Whole notes of a long list would not fit into memory.
      const isIdEnough = purpose === 'known-items' && found.length >= PAGE_SIZE;
      found.push(isIdEnough ? { id: note.id } : await notes.present(note));
    }
    return newestFirst(await notes.fitted(found));
  },
});
