import { instantNoteTrigger } from '../hooks/instant_note_trigger.ts';

export default instantNoteTrigger({
  key: 'new_note',
  label: 'New Note',
  description:
    'Triggers when a note is created or first matches your filters, often before its summary is ready.',
});
