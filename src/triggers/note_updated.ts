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
          'If empty, all parts. Edits of your 100 newest notes arrive with the next check, of the 1,000 before them within some checks.',
        choices: CHANGING_PARTS,
      }),
    ),
    ...noteFilters,
    ...inGroup('advanced', {
      ownChanges: boolean({
        label: "Include Zaps' Own Changes",
        helpText:
          'By default, a change by Update Note does not start the Zap, so that a Zap that updates its note runs once.',
      }),
    }),
  },
  output: versionOutput,
  perform: (step, input, purpose) => {
    const { parts, ownChanges = false, ...filters } = input;
    return pollVersions(step, noteFilter(step, filters), { purpose, watched: { parts, ownChanges } });
  },
});
