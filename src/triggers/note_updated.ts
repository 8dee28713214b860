import { versionOutput } from '../answers/output.ts';
import { CHANGING_PARTS } from '../notes/changes.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollVersions } from '../polls/poll_notes.ts';
import { boolean, choice, inGroup, list } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'note_updated',
  noun: 'Note',
  label: 'New or Updated Note',
  description: 'Triggers when a note is completed, and again whenever a part of it changes.',
  inputs: {
    parts: list(
      choice({
        label: 'Parts to Watch',
        helpText:
          'If empty, any change counts. Changes to the 100 newest notes arrive at the next check, changes to the 1,000 before them within a few checks.',
        choices: CHANGING_PARTS,
      }),
    ),
    ...noteFilters,
    ...inGroup('advanced', {
      ownChanges: boolean({
        label: 'Include Changes Made by Zaps',
        helpText:
          'Also triggers when Update Note changes a note. Keep this off if the Zap updates the note that triggered it; otherwise, it triggers itself again and again.',
      }),
    }),
  },
  output: versionOutput,
  perform: (step, input, purpose) => {
    const { parts, ownChanges = false, ...filters } = input;
    return pollVersions(step, noteFilter(step, filters), { purpose, watched: { parts, ownChanges } });
  },
});
