import type { List } from '../../lists/list.ts';
import type { Step } from '../../zapier/step.ts';
import { type NoteFilter, noteTest } from './filter.ts';
import { type Note, noteList } from './note.ts';

/** The notes of a status, a list per folder: how to request several folders at once is not documented. */
export function noteLists(step: Step, { folderIds }: NoteFilter, status: string | undefined): List<Note>[] {
  const folders = folderIds.length === 0 ? [undefined] : folderIds;
  return folders.map((folderId) => noteList(step, { status, folderId }));
}

/** Whether a note of these lists passes the filter. */
export function listedTest(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): (note: Note) => Promise<boolean> {
  const passes = noteTest(step, filter);
  // The service filters by status. A note that has another one nevertheless must not fire too early.
  return async (note) =>
    (status === undefined || note.status === null || note.status === status) && (await passes(note));
}
