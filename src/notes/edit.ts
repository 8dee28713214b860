import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { changedIds } from '../service/directory.ts';
import { type CurrentNote, type Note, type NoteChanges, readForChange, updateNote } from '../service/note.ts';
import { LONGEST } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import { rememberOwnChange } from './changes.ts';

/** How a step changes a note. What has no value stays as it is; what is not replaced builds on what is there. */
interface NoteEdit {
  title: string | undefined;
  visibility: string | undefined;
  text: { mode: 'replace' | 'append' | 'prepend'; value: string | undefined };
  folders: { mode: 'replace' | 'add' | 'remove'; value: string[] | undefined };
}

/**
 * Changes a note, and reads it before only if the change builds on it. Then only what differs is sent, if anything does.
 *
 * @throws {UserError} if the change builds on what the service does not show, or makes the text too long.
 */
export async function editNote(step: Step, id: string, edit: NoteEdit): Promise<Note> {
  const { title, visibility, text, folders } = edit;
  const addsText = text.value !== undefined && text.mode !== 'replace';
  const addsFolders = folders.value !== undefined && folders.mode !== 'replace';
  const current = addsText || addsFolders ? await readForChange(step.client, id) : undefined;
  const userWrittenNote = newText(current, text);
  const tagIds = newFolders(current, folders);
  const changes: NoteChanges = {
    ...(isNew(title, current?.note.title) && { title }),
    ...(isNew(visibility, current?.note.visibility) && { visibility }),
    ...(isNew(userWrittenNote, current?.userWrittenNote) && { userWrittenNote }),
    ...(isNew(tagIds, current?.tagIds) && { tagIds }),
  };
  if (current !== undefined && Object.keys(changes).length === 0) return current.note;
  const after = await updateNote(step.client, id, changes);
  const before = {
    ...(current && addsText && { userWrittenNote: current.note.userWrittenNote }),
    ...(current && addsFolders && { tags: current.note.tags }),
  };
  await rememberOwnChange(step, { before, changes, after });
  return after;
}

/** Whether a value is given and is not the one that is known; the order of a list does not matter. */
function isNew<Value>(value: Value | undefined, known: unknown): value is Value {
  if (!Array.isArray(value) || !Array.isArray(known)) return value !== undefined && value !== known;
  return value.length !== known.length || !value.every((each) => known.includes(each));
}

function newText(current: CurrentNote | undefined, { mode, value }: NoteEdit['text']): string | undefined {
  if (value === undefined || mode === 'replace') return value;
  const known = current?.userWrittenNote;
  if (known === undefined) throw notShown('written notes', 'Replace the existing text');
  if (known === null || known === '') return value;
  const text = (mode === 'append' ? [known, value] : [value, known]).join('\n\n');
  if (Buffer.byteLength(text) > LONGEST.text)
    throw new UserError(
      `With what the note has, the written notes would be larger than ${LONGEST.text.toLocaleString('en')} bytes. Nothing was changed.`,
    );
  return text;
}

function newFolders(current: CurrentNote | undefined, { mode, value }: NoteEdit['folders']) {
  if (value === undefined || mode === 'replace') return value;
  if (current?.tagIds === undefined) throw notShown('folders', 'Replace all folders of the note');
  return changedIds(current.tagIds, mode, value);
}

/** What the service does not show must not be taken for empty: the note would lose it. */
function notShown(what: string, alternative: string): UserError {
  return new UserError(
    `${product.name} did not show the ${what} of this note, so a change could lose some of them. Nothing was changed. To replace them anyway, choose "${alternative}".`,
  );
}
