import { startedNoteOutput } from '../answers/chosen_parts.ts';
import { noteFilter, noteFilters, type NoteFilterValues } from '../notes/filter.ts';
import { noteHook } from '../polls/note_hook.ts';
import { hookTrigger } from '../zapier/operations.ts';

export default hookTrigger({
  key: 'new_note',
  noun: 'Note',
  label: 'New Note',
  description:
    'Triggers when a note is created or first matches your filters, often before its summary is ready. For the summary, use New Completed Note.',
  inputs: noteFilters,
  output: startedNoteOutput,
  ...noteHook((step, input: NoteFilterValues) => ({ filter: noteFilter(step, input), statuses: null })),
});
