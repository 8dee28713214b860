import { chosenParts } from '../answers/chosen_parts.ts';
import { noteOutput } from '../answers/output.ts';
import { presentNote } from '../answers/presenter.ts';
import { UserError } from '../api/user_error.ts';
import { editNote } from '../notes/edit.ts';
import { folderDirectory } from '../service/folder.ts';
import { NOTE_VISIBILITIES, VISIBILITY_ALIASES } from '../service/note.ts';
import { choice, exactString, inGroup, list, required, text } from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default create({
  key: 'update_note',
  noun: 'Note',
  label: 'Update Note',
  description:
    "Updates a note's title, visibility, written notes, or folders. New text and folders replace the old ones unless you choose otherwise.",
  inputs: {
    noteId: required(
      pickers.note({ label: 'Note', helpText: 'Map a Note ID from another step, or choose a note.' }),
    ),
    title: exactString({ label: 'Title', helpText: 'If empty, the title stays as it is.' }),
    userWrittenNote: text({
      label: 'Written Notes',
      helpText: 'The text people write in the note, as Markdown. The AI-enhanced note does not change.',
    }),
    contentMode: choice({
      label: 'How to Change Written Notes',
      choices: {
        replace: 'Replace the existing text',
        append: 'Add below the existing text',
        prepend: 'Add above the existing text',
      },
      default: 'replace',
      helpText: 'Warning: "Replace the existing text" deletes everything people wrote in the note.',
    }),
    tagIds: pickers.folders({
      label: 'Folders',
      helpText:
        'IDs, names, or paths of folders to put the note in, or to take it out of if you choose "Remove from its folders" below.',
    }),
    tagMode: choice({
      label: 'How to Change Folders',
      choices: {
        replace: 'Replace all folders of the note',
        add: 'Add to its folders',
        remove: 'Remove from its folders',
      },
      default: 'replace',
      helpText: 'Warning: "Replace all folders of the note" takes the note out of its other folders.',
    }),
    ...inGroup('advanced', {
      visibility: choice({
        label: 'Note Visibility',
        choices: NOTE_VISIBILITIES,
        aliases: VISIBILITY_ALIASES,
        helpText: 'Who can open the note.',
      }),
      clearFields: list(
        choice({
          label: 'Fields to Clear',
          choices: { userWrittenNote: 'Written notes', tags: 'Folders' },
          helpText: 'Parts of the note to empty. A field that you leave empty keeps its content.',
        }),
      ),
    }),
    ...chosenParts,
  },
  output: noteOutput,
  // Adding reads the note, then writes it: a concurrent run's change would be lost.
  lock: 'noteId',
  perform: async (
    step,
    { noteId, title, visibility, userWrittenNote, tagIds, clearFields, parts, format, ...modes },
  ) => {
    const clearsText = clearFields.includes('userWrittenNote');
    const clearsFolders = clearFields.includes('tags');
    if (clearsText && userWrittenNote !== undefined)
      throw new UserError(
        '"Written Notes" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
      );
    if (clearsFolders && tagIds.length > 0)
      throw new UserError(
        '"Folders" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
      );
    const isNothing = title === undefined && visibility === undefined && userWrittenNote === undefined;
    if (isNothing && tagIds.length === 0 && clearFields.length === 0)
      throw new UserError('There is nothing to change. Fill in at least one field besides "Note".');

    const folders = tagIds.length === 0 ? undefined : await folderDirectory(step).ids('Folders', tagIds);
    const note = await editNote(step, noteId, {
      title,
      visibility,
      text: clearsText ? { mode: 'replace', value: '' } : { mode: modes.contentMode, value: userWrittenNote },
      folders: clearsFolders ? { mode: 'replace', value: [] } : { mode: modes.tagMode, value: folders },
    });
    return await presentNote(step, note, { parts, format });
  },
});
