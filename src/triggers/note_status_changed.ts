import { NOTE_STATUSES } from '../resources/note/note.ts';
import { instantNoteTrigger } from '../hooks/instant_note_trigger.ts';
import { choice, list, required } from '../zapier/inputs.ts';

export default instantNoteTrigger({
  key: 'note_status_changed',
  label: 'New Note Status',
  description: 'Triggers when a note reaches one of the statuses you choose.',
  statuses: required(
    list(
      choice({
        label: 'Statuses',
        choices: NOTE_STATUSES,
        default: 'completed',
        helpText: 'The summary and the transcript are ready when a note is completed.',
      }),
    ),
  ),
});
