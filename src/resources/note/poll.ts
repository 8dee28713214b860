import { type Note, notePages } from './note.ts';
import { newestFirst, PAGE_SIZE } from '../../lists/paging.ts';
import type { NoteFilter } from './filter.ts';
import { internalDomains } from '../internal_domains.ts';
import { notePresenter } from './presenter.ts';
import type { PollPurpose } from '../../zapier/operations.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { MOST_NEW_ITEMS, newestItems, pollDeadline, SAMPLES } from '../../lists/newest.ts';

/**
 * Up to three real notes for the editor, the newest of one page: more than one request would keep the user waiting. Of
 * several folders the first is asked for.
 */
export async function sampleNotes(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): Promise<Presented[]> {
  const matches = matcher(step, filter, status);
  let newest: Note[] = [];
  const read = notePages(step.client, { status, folderIds: filter.folderIds[0] }, async (note) => {
    // A page of long notes is heavy: no more than the samples stay in memory.
    // A read that is tried again brings the same notes again.
    const others = newest.filter(({ id }) => id !== note.id);
    if (await matches(note)) newest = newestFirst([...others, note]).slice(0, SAMPLES);
  });
  await read({ limit: PAGE_SIZE, offset: 0 });

  const notes = notePresenter(step, filter.internalDomains);
  return await notes.fitted(await Promise.all(newest.map((note) => notes.present(note))));
}

/** What a poll of the notes in one state gives, newest first. */
export async function newestNotes(
  step: Step,
  filter: NoteFilter,
  status: string,
  purpose: PollPurpose,
): Promise<Presented[]> {
  if (purpose === 'sample') return await sampleNotes(step, filter, status);

  const deadline = pollDeadline();
  const matches = matcher(step, filter, status);
  const notes = notePresenter(step, filter.internalDomains);
  const found = new Map<string, Presented>();
  let presented = 0;
  for (const folderId of filter.folderIds.length > 0 ? filter.folderIds : [undefined]) {
    const read = notePages(step.client, { status, folderIds: folderId }, async (note) => {
      if (found.has(note.id) || !(await matches(note))) return undefined;
      // To learn what is there already Zapier needs the ids, and of a long list more would not fit into its memory.
      if (purpose === 'known-items' && presented >= MOST_NEW_ITEMS) return { id: note.id };
      presented += 1;
      return await notes.present(note);
    });
    for (const item of await newestItems(step, read, purpose, deadline)) found.set(item.id, item);
  }
  return newestFirst(await notes.fitted([...found.values()]));
}

function matcher(
  step: Step,
  filter: NoteFilter,
  status: string | undefined,
): (note: Note) => Promise<boolean> {
  const domains = internalDomains(step, filter.internalDomains);
  return async (note) => {
    // The service has filtered by status; a note that shows another all the same must not fire too early.
    if (status !== undefined && note.status !== null && note.status !== status) return false;
    return filter.matches(note, filter.needsDomains ? await domains() : null);
  };
}
