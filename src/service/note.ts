import * as zod from 'zod/mini';

import type { Client, Recognition, Shortcuts } from '../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_NOTES } from '../api/endpoint.ts';
import { parseJson } from '../api/json_stream.ts';
import { isNoRecord, isServiceError } from '../api/service_error.ts';
import * as read from '../api/tolerant.ts';
import type { List } from '../lists/list.ts';
import { writtenPerson } from '../text/domains.ts';
import { quoted } from '../text/shorten.ts';
import { keysOf } from '../zapier/inputs.ts';
import { oncePerStep } from '../zapier/step.ts';
import { type ListStep, serviceList } from './profile.ts';

const tagSchema = read.record({ id: read.optionalId, name: read.shortText, color: read.shortText });
/** Stands for tags that were not shown: the note has none, or the list leaves them out. */
const NOT_SHOWN: zod.infer<typeof tagSchema>[] = [];
/** The tags of a note. One that is a plain value is an ID; one of another kind stays, without an ID. */
const tagsSchema = zod.lazy(() => {
  const tag = zod.union([tagSchema, read.transformed(read.optionalId, (id) => tagSchema.parse({ id }))]);
  const isTag = (value: unknown) =>
    value !== undefined && value !== null && (typeof value !== 'object' || Object.keys(value).length > 0);
  return read.transformed(zod.optional(zod.unknown()), (tags) =>
    tags === undefined || tags === null
      ? NOT_SHOWN
      : [tags]
          .flat()
          .filter(isTag)
          .map((each) => tag.parse(each)),
  );
});
const personSchema = read.record({
  name: read.shortText,
  email: read.address,
  profileImageUrl: read.address,
  accountName: read.shortText,
  accountDomain: read.address,
  accountImageUrl: read.address,
});
const participantSchema = zod.lazy(() =>
  zod.union([
    read.transformed(personSchema, (person) =>
      person.email === null && person.name !== null ? { ...person, ...writtenPerson(person.name) } : person,
    ),
    read.transformed(zod.string(), (text) => personSchema.parse(writtenPerson(text))),
  ]),
);
const segmentSchema = read.record({
  speaker: read.shortText,
  text: read.text,
  startTimestamp: read.shortText,
  endTimestamp: read.shortText,
});

const SPEAKER = /"speaker"\s*:\s*("(?:[^"\\]|\\.)*"|null)?/g;

/** The speakers in the JSON of a transcript, found without parsing all of it; null if one of them is no text. */
export function speakersIn(transcript: string): (string | null)[] | null {
  const values = new Set(Array.from(transcript.matchAll(SPEAKER), ([, value]) => value));
  if (values.has(undefined)) return null;
  return Array.from(values, (value = '') => read.shortText.parse(parseJson(value)));
}

/** No meeting has more. */
const MOST_PARTICIPANTS = 10_000;

export const noteSchema = read.record({
  id: read.id,
  title: read.shortText,
  kind: zod.lazy(() => read.word(NOTE_KINDS)),
  // Any text: `postprocessing` is documented outside the list of statuses, and there may be others.
  status: zod.lazy(() => read.word(NOTE_STATUSES)),
  createdAt: read.time,
  updatedAt: read.time,
  visibility: zod.lazy(() => read.word(NOTE_VISIBILITIES)),
  tags: tagsSchema,
  participants: zod.lazy(() =>
    read.transformed(
      read.listOf(participantSchema),
      read.withinMost(MOST_PARTICIPANTS, (name) => participantSchema.parse({ name })),
    ),
  ),
  totalDurationSec: read.duration,
  userWrittenNote: read.text,
  enhancedNote: read.text,
  summary: read.text,
  transcripts: read.listOf(segmentSchema),
  calendarEvent: read.anything,
  inputLanguage: read.shortText,
  translationLanguage: read.shortText,
  meetingApp: read.anything,
});

export type Note = zod.infer<typeof noteSchema>;
export type Participant = zod.infer<typeof participantSchema>;

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

export const NOTE_VISIBILITIES = {
  'only-me': 'Only me',
  workspace: 'Everyone in the workspace',
  public: 'Anyone with the link',
} as const;

/** Other names of visibilities, which a note may have and people may use. */
export const VISIBILITY_ALIASES: ReadonlyMap<string | null, keyof typeof NOTE_VISIBILITIES> = new Map([
  ['private', 'only-me'],
  ['shared', 'public'],
]);

const GET_NOTE = {
  method: 'GET',
  path: '/v1/notes/{id}',
  recordKey: 'note',
  answer: noteSchema,
  needs: NEEDS_NOTES,
  subject: 'note',
} satisfies Endpoint;

/** @throws {ServiceError} of kind `not-found` if there is no such note. */
export async function getNote(client: Client, id: string): Promise<Note> {
  return await client.call(GET_NOTE, { ids: { id } });
}

/** Undefined for a note that was deleted, and for an ID that the service does not know. */
export async function existingNote(client: Client, id: string): Promise<Note | undefined> {
  try {
    return await getNote(client, id);
  } catch (error) {
    if (isNoRecord(error)) return undefined;
    throw error;
  }
}

const identifiedTag = zod.lazy(() =>
  read.transformed(zod.union([read.id, zod.object({ id: read.id })]), (tag) =>
    typeof tag === 'string' ? tag : tag.id,
  ),
);
const textInObject = zod.lazy(() =>
  read.transformed(zod.record(zod.string(), zod.unknown()), (value) => read.text.parse(value) ?? undefined),
);
/** Undefined stands for what is absent or can't be read: a change that builds on it must not take it for empty. */
const currentSchema = zod.lazy(() =>
  zod.object({
    userWrittenNote: zod.catch(
      zod.optional(zod.nullable(zod.union([zod.string(), textInObject]))),
      undefined,
    ),
    tags: zod.catch(zod.optional(zod.nullable(zod.array(identifiedTag))), undefined),
  }),
);
export type CurrentNote = Awaited<ReturnType<typeof readForChange>>;

/** Reads a note and, as far as the service shows them, the fields that a change can build on. */
export async function readForChange(client: Client, id: string) {
  const endpoint = { ...GET_NOTE, answer: read.record({ id: read.id }) };
  const given = await client.call(endpoint, { ids: { id } });
  const { userWrittenNote, tags } = currentSchema.parse(given);
  return { note: noteSchema.parse(given), userWrittenNote, tagIds: tags === null ? [] : tags };
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

/** What is remembered of a note: enough to know where it stands in its list. */
export type KnownNote = Pick<Note, 'id' | 'createdAt' | 'updatedAt'>;

/**
 * Spares a step parsing what it does not need: notes that a poll knows, recognized by their bytes in a list, and the
 * transcripts of notes that a search does not look for.
 */
class ListedNotes {
  /** Set by a poll: what it remembers of the note with a mark, and the mark of a note. */
  recall: Pick<Recognition<KnownNote>, 'known' | 'markOf'> | undefined;
  /** Set by a search: whether it needs the transcript of a note, of which it sees the first segment and, if need be, the JSON of the others. */
  needsTranscript: ((note: Note, restAsText: () => string) => boolean) | undefined;
  readonly #marks = new WeakMap<Note, string>();
  readonly #known = new WeakSet<Note>();

  get shortcuts(): Shortcuts<Note> {
    const { needsTranscript: isWanted } = this;
    return { recognition: this.#recognition(), skimming: isWanted && { key: 'transcripts', isWanted } };
  }

  #recognition(): Recognition<Note> | undefined {
    const { recall } = this;
    if (recall === undefined) return undefined;
    const nothing = noteSchema.parse({ id: 'known' });
    return {
      markOf: recall.markOf,
      known: (mark) => {
        const recalled = recall.known(mark);
        if (recalled === undefined) return undefined;
        const note = { ...nothing, ...recalled };
        this.#known.add(note);
        return note;
      },
      parsed: (note, mark) => {
        this.#marks.set(note, mark);
      },
    };
  }

  /** Whether the service did not show the tags of a note: it has none, or the list leaves them out. */
  lacksTags(note: Note): boolean {
    return note.tags === NOT_SHOWN && !this.isKnown(note);
  }

  /** Whether a note was recognized: then, only what was remembered of it is known. */
  isKnown(note: Note): boolean {
    return this.#known.has(note);
  }

  /** The mark of a note as it was listed; undefined if the poll did not list it. */
  markOf(note: Note): string | undefined {
    return this.#marks.get(note);
  }
}

export const listedNotes = oncePerStep(() => new ListedNotes());

export function noteList(step: ListStep, { status, folderId }: NoteQuery = {}): List<Note> {
  // A status that is not documented may be refused, or mean nothing to the service.
  const isKnown = status !== undefined && Object.hasOwn(NOTE_STATUSES, status);
  const query = { status: isKnown ? status : undefined, folderIds: folderId };
  return serviceList(step, LIST_NOTES, query, listedNotes(step).shortcuts);
}

/** What a PATCH sends: only the fields that are there. */
export interface NoteChanges {
  title?: string;
  visibility?: string;
  userWrittenNote?: string;
  tagIds?: string[];
}

const CHANGED: Readonly<Record<keyof NoteChanges, string>> = {
  title: 'title',
  visibility: 'visibility',
  userWrittenNote: 'written notes',
  tagIds: 'folders',
};

const UPDATE_NOTE = {
  method: 'PATCH',
  path: '/v1/notes/{id}',
  recordKey: 'note',
  // One documented response leaves fields out.
  answer: read.changed,
  needs: NEEDS_NOTES,
  subject: 'note',
  effect: 'the note was updated',
} satisfies Endpoint;

/**
 * Changes a note and returns all of it. If the response leaves fields out, the note is read again. That may be stale, so what
 * the response shows and what was sent come first; what can't be read is null. A step that failed after its write would be
 * repeated, and write again.
 *
 * @throws {ServiceError} of kind `unconfirmed` if something else than the service answered, and the note lacks the change.
 */
export async function updateNote(client: Client, id: string, changes: NoteChanges): Promise<Note> {
  const changed = keysOf(CHANGED).flatMap((key) => (key in changes ? CHANGED[key] : []));
  const endpoint = {
    ...UPDATE_NOTE,
    uncertainty: `Look at the ${changed.join(', ')} of the note ${quoted(id)} before you replay the run.`,
  };
  const confirm = async () => {
    const note = await getNote(client, id);
    return hasChanges(note, changes) ? note : undefined;
  };
  const response = await client.call(endpoint, { ids: { id }, body: changes, confirm });
  const { tagIds, ...fields } = changes;
  const tags = tagIds?.map((tagId) => ({ id: tagId }));
  const told = { ...(tags && { tags }), ...fields, ...response };
  const known = noteSchema.parse({ ...told, id });
  if (Object.keys(known).every((field) => field in response || field === 'id')) return known;
  const read = await getNote(client, id).catch((error: unknown) => {
    if (isServiceError(error)) return known;
    throw error;
  });
  const isTold = ([field]: [string, unknown]) => Object.hasOwn(told, field);
  const named = known.tags.map(
    (tag) => read.tags.find((each) => tag.name === null && each.id === tag.id) ?? tag,
  );
  return noteSchema.parse({
    ...read,
    ...Object.fromEntries(Object.entries({ ...known, tags: named }).filter(isTold)),
  });
}

/** Whether a note is as a change was to make it. */
function hasChanges(note: Note, { tagIds, visibility, ...fields }: NoteChanges): boolean {
  const { title = note.title, userWrittenNote = note.userWrittenNote } = fields;
  const usual = (word: string | null | undefined) => VISIBILITY_ALIASES.get(word ?? null) ?? word;
  return (
    title === note.title &&
    userWrittenNote === note.userWrittenNote &&
    (visibility === undefined || usual(visibility) === usual(note.visibility)) &&
    (tagIds === undefined ||
      (tagIds.length === note.tags.length && note.tags.every(({ id }) => id !== null && tagIds.includes(id))))
  );
}
