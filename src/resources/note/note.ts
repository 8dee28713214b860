import * as zod from 'zod/mini';

import type { Client } from '../../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_NOTES } from '../../api/endpoint.ts';
import { anything, listOf, nullableNumber, nullableString, record } from '../../api/tolerant.ts';
import { type List, listOf as openList } from '../../lists/list.ts';

export const tagSchema = record({ id: zod.string(), name: nullableString, color: nullableString });
export const participantSchema = record({
  name: nullableString,
  email: nullableString,
  profileImageUrl: nullableString,
  accountName: nullableString,
  accountDomain: nullableString,
  accountImageUrl: nullableString,
});
export const segmentSchema = record({
  speaker: nullableString,
  text: nullableString,
  startTimestamp: nullableString,
  endTimestamp: nullableString,
});

export const noteSchema = record({
  id: zod.string(),
  title: nullableString,
  kind: nullableString,
  // Any text: `postprocessing` is documented outside the list of statuses, and there may be others.
  status: nullableString,
  createdAt: nullableString,
  updatedAt: nullableString,
  visibility: nullableString,
  tags: listOf(tagSchema),
  participants: listOf(participantSchema),
  totalDurationSec: nullableNumber,
  userWrittenNote: nullableString,
  enhancedNote: nullableString,
  summary: nullableString,
  transcripts: listOf(segmentSchema),
  calendarEvent: anything,
  inputLanguage: nullableString,
  translationLanguage: nullableString,
  meetingApp: anything,
});

export type Note = zod.infer<typeof noteSchema>;
export type Tag = zod.infer<typeof tagSchema>;
export type Participant = zod.infer<typeof participantSchema>;
export type Segment = zod.infer<typeof segmentSchema>;

/** The statuses that the list can be filtered by; a note may have others. */
export const NOTE_STATUSES = {
  idle: 'Idle',
  recording: 'Recording',
  'transcript-processing': 'Transcript in progress',
  'recorded-not-summarized': 'Recorded, not summarized',
  summarizing: 'Summary in progress',
  completed: 'Completed',
} as const;

export const NOTE_KINDS = {
  online: 'Online meeting',
  'in-person': 'In-person meeting',
  podcast: 'Podcast',
} as const;

/** `private` and `shared` are aliases the service accepts in an update and may show in a note. */
export const NOTE_VISIBILITIES = {
  'only-me': 'Only me',
  workspace: 'Everyone in the workspace',
  public: 'Anyone with the link',
} as const;

const GET_NOTE = {
  method: 'GET',
  path: '/v1/notes/{id}',
  answer: zod.object({ note: noteSchema }),
  needs: NEEDS_NOTES,
  subject: 'note',
} satisfies Endpoint;

/** @throws {ServiceError} of kind `not-found` if there is no such note. */
export async function getNote(client: Client, id: string): Promise<Note> {
  return (await client.call(GET_NOTE, { ids: { id } })).note;
}

const LIST_NOTES = {
  method: 'GET',
  path: '/v1/notes',
  itemsKey: 'items',
  item: noteSchema,
  needs: NEEDS_NOTES,
} satisfies ListEndpoint<Note>;

/** The documented filters of the list. */
export interface NoteQuery {
  status?: string | undefined;
  /** A single folder: how to send more than one is not documented. */
  folderId?: string | undefined;
}

export function noteList(client: Client, { status, folderId }: NoteQuery = {}): List<Note> {
  return openList(client, LIST_NOTES, { status, folderIds: folderId });
}

/** What a PATCH sends: only the fields that are there. */
export interface NoteChanges {
  title?: string;
  visibility?: string;
  userWrittenNote?: string;
  tagIds?: string[];
}

const UPDATE_NOTE = {
  method: 'PATCH',
  path: '/v1/notes/{id}',
  // Whatever a response says about the note, it was updated; one documented response leaves fields out.
  answer: zod.object({ note: zod.catch(zod.record(zod.string(), zod.unknown()), {}) }),
  needs: NEEDS_NOTES,
  subject: 'note',
  effect: 'the note was updated',
} satisfies Endpoint;

/**
 * Changes a note and returns all of it. If the response leaves fields out, the note is read again; if that fails, the
 * fields are null. A step that failed after its write would be repeated, and write again.
 */
export async function updateNote(client: Client, id: string, changes: NoteChanges): Promise<Note> {
  const { note } = await client.call(UPDATE_NOTE, { ids: { id }, body: changes });
  const isWhole = Object.keys(noteSchema.shape).every((field) => field in note);
  const whole = isWhole ? noteSchema.safeParse(note) : undefined;
  if (whole?.success) return whole.data;
  return await getNote(client, id).catch(() => knownOf(id, changes, note));
}

function knownOf(id: string, { tagIds, ...changes }: NoteChanges, response: Record<string, unknown>): Note {
  const tags = tagIds?.map((tagId) => ({ id: tagId }));
  const known: Record<string, unknown> = { ...(tags && { tags }), ...changes, ...response, id };
  for (const [field, schema] of Object.entries(noteSchema.shape)) {
    if (!schema.safeParse(known[field]).success) known[field] = undefined;
  }
  return noteSchema.parse(known);
}
