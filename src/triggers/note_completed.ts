import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { noteOutput } from '../resources/note/output.ts';
import { newestNotes } from '../resources/note/poll.ts';
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
