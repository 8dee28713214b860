import { noteHook } from '../hooks/note_hook.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { NOTE_STATUSES } from '../resources/note/note.ts';
import { noteOutput } from '../resources/note/output.ts';
import { choice, type InputValues, list, required } from '../zapier/inputs.ts';
import { hookTrigger } from '../zapier/operations.ts';

const inputs = {
  statuses: required(
    list(
      choice({
        label: 'Statuses',
        choices: NOTE_STATUSES,
        others: true,
        default: 'completed',
        helpText:
          'Once a note is completed, it has its summary and transcript. You can also type another status, such as `postprocessing`.',
      }),
    ),
  ),
  ...noteFilters,
};

export default hookTrigger({
  key: 'note_status_changed',
  noun: 'Note',
  label: 'New Note in Status',
  description:
    'Triggers when a note reaches one of the statuses you choose. For finished notes, use New Completed Note, which misses none.',
  inputs,
  output: noteOutput,
  ...noteHook((step, input: InputValues<typeof inputs>) => ({
    filter: noteFilter(step, input),
    statuses: input.statuses,
  })),
});
