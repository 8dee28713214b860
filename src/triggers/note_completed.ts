import { noteOutput } from '../answers/output.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollNotes } from '../polls/poll_notes.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'note_completed',
  noun: 'Note',
  label: 'New Completed Note',
  description:
    "Triggers when a note's summary and transcript are ready. If the summary is missing, the trigger waits up to an hour.",
  inputs: noteFilters,
  output: noteOutput,
  perform: (step, input, purpose) =>
    pollNotes(step, noteFilter(step, input), { purpose, status: 'completed', awaitsSummary: true }),
});
