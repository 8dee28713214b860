import * as zod from 'zod/mini';

import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { changedIds } from '../service/directory.ts';
import { type CurrentNote, type Note, type NoteChanges, readForChange, updateNote } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { shortHash } from '../text/short_hash.ts';
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
  const current = addsText || addsFolders ? await readCurrent(step, id) : undefined;
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
  await rememberSent(step, { current, changes, after });
  return after;
}

/** A service may show the old note for some seconds after a change. */
const STALE_SEC = 60;
/** A longer text is not kept. */
const LONGEST_KEPT = 100_000;

/** What was last sent for a note, with a hash of what was there before; null if that was not read. */
const sentSchema = zod.lazy(() =>
  zod.object({
    updatedAt: zod.nullable(zod.string()),
    text: zod.optional(zod.object({ before: zod.nullable(zod.string()), value: zod.string() })),
    tagIds: zod.optional(zod.object({ before: zod.nullable(zod.string()), value: zod.array(zod.string()) })),
  }),
);

const hashOf = (value: unknown) => shortHash(value ?? null, 43);
const sentKey = (id: string) => `sent-${hashOf(id)}`;

async function rememberSent(
  { cache }: Step,
  { current, changes, after }: { current: CurrentNote | undefined; changes: NoteChanges; after: Note },
): Promise<void> {
  const { userWrittenNote: value, tagIds } = changes;
  const before = (known: unknown) => (current === undefined ? null : hashOf(known));
  const text = value === undefined || value.length > LONGEST_KEPT ? undefined : value;
  if (text === undefined && tagIds === undefined) return;
  const sent = {
    updatedAt: after.updatedAt,
    ...(text !== undefined && { text: { before: before(current?.userWrittenNote), value: text } }),
    ...(tagIds && { tagIds: { before: before(current?.tagIds), value: tagIds } }),
  };
  await cache.set(sentKey(after.id), sent, STALE_SEC);
}

/** Reads a note before a change. Where the answer is older than what was sent last, that counts: a second addition must not lose the first. */
async function readCurrent({ client, cache }: Step, id: string): Promise<CurrentNote> {
  const read = await readForChange(client, id);
  const { data: sent } = sentSchema.safeParse(await cache.get(sentKey(id)));
  if (sent === undefined) return read;
  const isOlder = timeOf(read.note.updatedAt) < timeOf(sent.updatedAt);
  const { text, tagIds } = sent;
  const isTextStale = text !== undefined && (isOlder || text.before === hashOf(read.userWrittenNote));
  const areTagsStale = tagIds !== undefined && (isOlder || tagIds.before === hashOf(read.tagIds));
  const tags = areTagsStale && tagIds.value.map((tagId) => ({ id: tagId, name: null, color: null }));
  return {
    note: { ...read.note, ...(isTextStale && { userWrittenNote: text.value }), ...(tags && { tags }) },
    userWrittenNote: isTextStale ? text.value : read.userWrittenNote,
    tagIds: areTagsStale ? tagIds.value : read.tagIds,
  };
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
  // A run that Zapier repeats has added the text already.
  if (mode === 'append' ? endsWith(known, value) : startsWith(known, value)) return known;
  const text = (mode === 'append' ? [known, value] : [value, known]).join('\n\n');
  if (Buffer.byteLength(text) > LONGEST.text)
    throw new UserError(
      `Together with the existing text, the written notes would exceed ${LONGEST.text.toLocaleString('en')} bytes. Shorten the text, or choose "Replace the existing text". Nothing was changed.`,
    );
  return text;
}

/** Whether a text ends with whole lines, whatever blanks and line breaks follow. */
function endsWith(text: string, lines: string): boolean {
  const [whole, end] = [text.trim(), lines.trim()];
  return whole === end || whole.endsWith(`\n${end}`);
}

function startsWith(text: string, lines: string): boolean {
  const [whole, start] = [text.trim(), lines.trim()];
  return whole === start || whole.startsWith(`${start}\n`);
}

function newFolders(current: CurrentNote | undefined, { mode, value }: NoteEdit['folders']) {
  if (value === undefined || mode === 'replace') return value;
  if (current?.tagIds === undefined) throw notShown('folders', 'Replace all folders of the note');
  // If the key may not read the folders, a name was not looked up, but the note's own tags have names.
  const named = current.note.tags.flatMap(({ id, name }) => (value.includes(name ?? '') ? (id ?? []) : []));
  return changedIds(current.tagIds, mode, mode === 'remove' ? [...value, ...named] : value);
}

/** What the service does not show must not be taken for empty: the note would lose it. */
function notShown(what: string, alternative: string): UserError {
  return new UserError(
    `${product.name} did not show the ${what} of this note, so a change could lose some of them. Nothing was changed. To replace them anyway, choose "${alternative}".`,
  );
}
