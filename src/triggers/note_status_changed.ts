import { noteOutput } from '../answers/output.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { noteHook } from '../polls/note_hook.ts';
import { NOTE_STATUSES } from '../service/note.ts';
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
          'A completed note has its summary and transcript. You can also enter another status, such as `postprocessing`.',
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
    'Triggers when the service reports that a note has reached one of the statuses you choose. If it reports nothing, use New Completed Note, which checks every few minutes.',
  inputs,
  output: noteOutput,
  ...noteHook((step, input: InputValues<typeof inputs>) => ({
    filter: noteFilter(step, input),
    statuses: input.statuses,
  })),
});
