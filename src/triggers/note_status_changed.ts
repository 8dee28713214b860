import { NOTE_STATUSES } from '../resources/note/note.ts';
import { instantNoteTrigger } from '../hooks/instant_note_trigger.ts';
import { choice, list, required } from '../zapier/inputs.ts';

export default instantNoteTrigger({
  key: 'note_status_changed',
  label: 'New Note in Status',
  description: 'Triggers when a note reaches one of the statuses you choose.',
  statuses: required(
    list(
      choice({
        label: 'Statuses',
        choices: NOTE_STATUSES,
        default: 'completed',
        helpText: "A note's summary and transcript are ready once it is completed.",
      }),
    ),
  ),
});
