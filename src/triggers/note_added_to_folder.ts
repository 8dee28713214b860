import { noteOutput } from '../answers/output.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollNotes } from '../polls/poll_notes.ts';
import { required } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

const { folderIds, ...otherFilters } = noteFilters;

export default pollingTrigger({
  key: 'note_added_to_folder',
  noun: 'Note',
  label: 'New Note in Folder',
  description:
    'Triggers when a completed note is added to a folder, whether the note is new or weeks old, once for each note.',
  inputs: {
    folderId: required(
      pickers.folder({
        label: 'Folder',
        helpText:
          'An added note arrives with the next check. In a folder of more than a hundred notes, an old one takes about a check per hundred, sometimes several.',
      }),
    ),
    ...otherFilters,
  },
  output: noteOutput,
  perform: (step, { folderId, ...filters }, purpose) =>
    pollNotes(
      step,
      noteFilter(
        step,
        { ...filters, folderIds: folderIds.read([folderId]) },
        { label: 'Folder', mostLists: 20 },
      ),
      {
        purpose,
        status: 'completed',
        // Neither its creation nor its last update shows when a note was added.
        late: { mayBe: () => true, pages: Number.POSITIVE_INFINITY },
      },
    ),
});
