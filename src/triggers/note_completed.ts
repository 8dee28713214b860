import { noteFilter, noteFilters } from '../notes/filter.ts';
import { noteOutput } from '../notes/output.ts';
import { newestNotes } from '../polling/notes.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'note_completed',
  noun: 'Note',
  label: 'New Completed Note',
  description: "Triggers when a note's summary and transcript are ready.",
  inputs: noteFilters,
  output: noteOutput,
  perform: (step, input, purpose) => newestNotes(step, noteFilter(input), 'completed', purpose),
});
