import { noteOutput } from '../answers/output.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollNotes } from '../polls/poll_notes.ts';
import { folderDirectory } from '../service/folder.ts';
import { required, wholeTexts } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

const { folderIds, ...otherFilters } = noteFilters;
/** The list of each is read. */
export const MOST_FOLDERS = 50;
/** With subfolders, so many lists are read; of more folders, one list, in which the tags decide. */
const MOST_LISTS = 20;

export default pollingTrigger({
  key: 'note_added_to_folder',
  noun: 'Note',
  label: 'New Note in Folder',
  description:
    'Triggers when a completed note is added to one of the folders you choose, even if the note is weeks old. Each note triggers once.',
  inputs: {
    folderId: required(
      wholeTexts(
        pickers.folders(
          {
            label: folderIds.field.label,
            helpText:
              'Up to 50 folders. New notes arrive at the next check, or within several if there are many large folders. In a folder with more than 100 notes, an older note can take several checks, too.',
          },
          MOST_FOLDERS,
        ),
      ),
    ),
    ...otherFilters,
  },
  output: noteOutput,
  perform: async (step, { folderId, ...filters }, purpose) => {
    const chosen = await folderDirectory(step).listed(folderId);
    const filter = noteFilter(step, { ...filters, folderIds: chosen }, Math.max(MOST_LISTS, chosen.length));
    return await pollNotes(step, filter, {
      purpose,
      status: 'completed',
      // Neither its creation nor its last update shows when a note was added.
      late: { mayBe: () => true, pages: Number.POSITIVE_INFINITY },
    });
  },
});
