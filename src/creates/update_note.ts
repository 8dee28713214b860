import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { folderDirectory } from '../resources/folder.ts';
import { rememberOwnChange } from '../resources/note/changes.ts';
import { chosenParts } from '../resources/note/chosen_parts.ts';
import {
  type CurrentNote,
  type Note,
  NOTE_VISIBILITIES,
  type NoteChanges,
  readForChange,
  updateNote,
  VISIBILITY_ALIASES,
} from '../resources/note/note.ts';
import { noteOutput } from '../resources/note/output.ts';
import { presentNote } from '../resources/note/presenter.ts';
import {
  choice,
  exactString,
  inGroup,
  type InputValues,
  list,
  LONGEST,
  required,
  text,
} from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

const inputs = {
  noteId: required(pickers.note({ label: 'Note' })),
  title: exactString({ label: 'Title', helpText: 'If empty, the title stays as it is.' }),
  userWrittenNote: text({
    label: 'Written Notes',
    helpText: 'What people write in the note. Supports Markdown. The AI-enhanced note stays as it is.',
  }),
  contentMode: choice({
    label: 'How to Change Written Notes',
    choices: {
      replace: 'Replace the existing text',
      append: 'Add below the existing text',
      prepend: 'Add above the existing text',
    },
    default: 'replace',
    helpText: 'Warning: unless you choose "Add", everything people wrote is replaced.',
  }),
  tagIds: pickers.folders({
    label: 'Folders',
    helpText: 'The folders to put the note in or, if you choose to remove, to take it out of.',
  }),
  tagMode: choice({
    label: 'How to Change Folders',
    choices: {
      replace: 'Replace all folders of the note',
      add: 'Add to its folders',
      remove: 'Remove from its folders',
    },
    default: 'replace',
    helpText: 'Warning: unless you choose "Add" or "Remove", the note is taken out of all its other folders.',
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
        helpText: 'What to empty in the note. Leaving a field empty does not clear it.',
      }),
    ),
  }),
  ...chosenParts,
};

type Input = InputValues<typeof inputs>;

export default create({
  key: 'update_note',
  noun: 'Note',
  label: 'Update Note',
  description:
    "Updates a note's title, visibility, written notes, or folders. New text and folders replace the old ones unless you choose to add.",
  inputs,
  output: noteOutput,
  // Adding reads the note, then writes it: a concurrent run's change would be lost.
  lock: 'noteId',
  perform: async (step, filledIn) => {
    refuseContradictions(filledIn);
    const input = { ...filledIn, tagIds: await folderDirectory(step).ids('Folders', filledIn.tagIds) };
    const current = dependsOnCurrent(input) ? await readForChange(step.client, input.noteId) : undefined;
    const changes = changesTo(current, input);
    const isUnchanged = current !== undefined && Object.keys(changes).length === 0;
    if (isUnchanged) return await presentNote(step, current.note, input.parts);
    const note = await updateNote(step.client, input.noteId, changes);
    await rememberOwnChange(step, { before: builtOn(current?.note, input), changes, after: note });
    return await presentNote(step, note, input.parts);
  },
});

/** @throws {UserError} */
function refuseContradictions({ title, visibility, userWrittenNote, tagIds, clearFields }: Input): void {
  const empties = (field: (typeof clearFields)[number]) => clearFields.includes(field);
  if (empties('userWrittenNote') && userWrittenNote !== undefined) {
    throw new UserError(
      '"Written Notes" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
    );
  }
  if (empties('tags') && tagIds.length > 0) {
    throw new UserError(
      '"Folders" is filled in, but also chosen in "Fields to Clear". Use only one of the two.',
    );
  }
  const isNothing = title === undefined && visibility === undefined && userWrittenNote === undefined;
  if (isNothing && tagIds.length === 0 && clearFields.length === 0) {
    throw new UserError('There is nothing to change. Fill in at least one field besides "Note".');
  }
}

function dependsOnCurrent({ userWrittenNote, contentMode, tagIds, tagMode }: Input): boolean {
  return (
    (userWrittenNote !== undefined && contentMode !== 'replace') ||
    (tagIds.length > 0 && tagMode !== 'replace')
  );
}

/** What the change keeps of the note. */
function builtOn(note: Note | undefined, { contentMode, tagMode }: Input): Partial<Note> {
  return {
    ...(note && contentMode !== 'replace' && { userWrittenNote: note.userWrittenNote }),
    ...(note && tagMode !== 'replace' && { tags: note.tags }),
  };
}

/** Only what the user filled in and, if the note had to be read, only what differs from it. */
function changesTo(current: CurrentNote | undefined, input: Input): NoteChanges {
  const changes: NoteChanges = {
    ...(input.title !== undefined && { title: input.title }),
    ...(input.visibility !== undefined && { visibility: input.visibility }),
    ...(input.userWrittenNote !== undefined && {
      userWrittenNote: newText(current?.userWrittenNote, input.userWrittenNote, input),
    }),
    ...(input.tagIds.length > 0 && { tagIds: newTags(current?.tagIds, input) }),
    ...(input.clearFields.includes('userWrittenNote') && { userWrittenNote: '' }),
    ...(input.clearFields.includes('tags') && { tagIds: [] }),
  };
  return current === undefined ? changes : withoutUnchanged(changes, current);
}

function newText(current: string | null | undefined, added: string, { contentMode }: Input): string {
  if (contentMode === 'replace') return added;
  if (current === undefined) throw notShown('written notes', 'Replace the existing text');
  if (current === null || current === '') return added;
  const text = (contentMode === 'append' ? [current, added] : [added, current]).join('\n\n');
  if (Buffer.byteLength(text) > LONGEST.text)
    throw new UserError(
      `With what the note has, the written notes would be larger than ${LONGEST.text.toLocaleString('en')} bytes. Nothing was changed.`,
    );
  return text;
}

function newTags(current: string[] | undefined, { tagIds, tagMode }: Input): string[] {
  if (tagMode === 'replace') return tagIds;
  if (current === undefined) throw notShown('folders', 'Replace all folders of the note');
  return tagMode === 'remove'
    ? current.filter((id) => !tagIds.includes(id))
    : [...new Set([...current, ...tagIds])];
}

/** What the service does not show must not be taken for empty: the note would lose it. */
function notShown(what: string, alternative: string): UserError {
  return new UserError(
    `${product.name} did not show the ${what} of this note, so a change could lose some of them. Nothing was changed. To replace them anyway, choose "${alternative}".`,
  );
}

function withoutUnchanged({ tagIds, ...changes }: NoteChanges, current: CurrentNote): NoteChanges {
  const { note, userWrittenNote } = current;
  const values: Record<string, unknown> = { ...note, userWrittenNote };
  const changed = Object.entries(changes).filter(([field, value]) => values[field] !== value);
  const isOther = tagIds !== undefined && !isSameSet(tagIds, current.tagIds);
  return { ...Object.fromEntries(changed), ...(isOther && { tagIds }) };
}

function isSameSet(a: readonly string[], b: readonly string[] | undefined): boolean {
  return a.length === b?.length && a.every((each) => b.includes(each));
}
