import { noteOutput } from '../answers/output.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollNotes } from '../polls/poll_notes.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'note_completed',
  noun: 'Note',
  label: 'New Completed Note',
  description:
    "Triggers when a note's summary and transcript are ready. A note without a summary waits for it, an hour at most.",
  inputs: noteFilters,
  output: noteOutput,
  perform: (step, input, purpose) =>
    pollNotes(step, noteFilter(step, input), { purpose, status: 'completed', awaitsSummary: true }),
});
