import type { Dialect } from './dialect.ts';
import { inOrder } from './order.ts';

const dayMs = 86_400_000;

export interface Tag {
  id: string;
  name: string;
  color: string | null;
}

export type Participant = Record<
  'name' | 'email' | 'profileImageUrl' | 'accountName' | 'accountDomain' | 'accountImageUrl',
  string | null
>;

export type TranscriptSegment = Record<'speaker' | 'text' | 'startTimestamp' | 'endTimestamp', string | null>;

export interface Group {
  id: string;
  name: string;
}

const noText = null as string | null;

const newNote = (id: string, createdAt: string) => ({
  id,
  title: 'Untitled meeting' as string | null,
  kind: 'online',
  status: 'completed',
  createdAt,
  updatedAt: createdAt,
  visibility: 'workspace',
  tags: [] as Tag[],
  participants: [] as Participant[],
  totalDurationSec: 1800 as number | null,
  userWrittenNote: noText,
  enhancedNote: noText,
  summary: noText,
  transcripts: [] as TranscriptSegment[],
  calendarEvent: null as unknown,
  inputLanguage: 'en' as string | null,
  translationLanguage: noText,
  meetingApp: null as unknown,
});
export type Note = ReturnType<typeof newNote>;

/** The fields of a note that processing fills in. */
export type MeetingContent = Pick<
  Note,
  'title' | 'transcripts' | 'summary' | 'enhancedNote' | 'inputLanguage'
>;

const newFolder = (id: string, createdAt: string) => ({
  id,
  name: 'New folder',
  icon: noText,
  parentFolderId: noText,
  createdAt,
  memberCount: 1,
  /** Color of the folder's tag. The API does not return this field or the next two. */
  color: '#6b7280' as string | null,
  ownerUserId: noText,
  isPrivate: false,
});
export type Folder = ReturnType<typeof newFolder>;

const newMember = (id: string, userId: string, createdAt: string) => ({
  id,
  userId,
  name: 'New Member' as string | null,
  email: noText,
  profileUrl: noText,
  role: 'member',
  createdAt,
  folders: [] as { id: string; name: string }[],
  groups: [] as Group[],
});
export type Member = ReturnType<typeof newMember>;

const newInvite = (id: string, createdAt: string) => ({
  id,
  email: noText,
  code: `join-${id.replace('invite_', '').slice(0, 6)}`,
  role: 'member',
  expiresAt: new Date(Date.parse(createdAt) + 7 * dayMs).toISOString(),
  createdAt,
  isUrlInvite: false,
  folders: [] as { id: string; name: string }[],
});
export type Invite = ReturnType<typeof newInvite>;

/** Characters with a meaning in paths or queries, and one that is not ASCII. */
const oddSuffix = '/b c%?#&+é';

export type Records = ReturnType<typeof createRecords>;

/**
 * Creates the workspace's records, empty at first, and functions that change them without the API. IDs count up, so the
 * same calls create the same records.
 */
export function createRecords(dialect: Dialect, now: () => Date) {
  const started = now().getTime();
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    if (dialect.ids === 'numeric') return String(482_000 + count);
    return `${prefix}_${count.toString(36).padStart(6, '0')}${dialect.ids === 'odd' ? oddSuffix : ''}`;
  };
  const timestamp = (): string => now().toISOString();
  // Clients page through many notes, so the sorted list is cached until a note changes.
  let sorted: { order: Dialect['listOrder']; list: Note[] } | null = null;
  const putNote = (note: Note): Note => {
    sorted = null;
    return put(notes, note);
  };
  const notes = new Map<string, Note>();
  const folders = new Map<string, Folder>();
  const members = new Map<string, Member>();
  const groups = new Map<string, Group>();
  const invites = new Map<string, Invite>();

  function addNote(partial: Partial<Note> = {}): Note {
    return putNote({ ...newNote(newId('note'), partial.createdAt ?? timestamp()), ...partial });
  }

  return {
    notes: notes as ReadonlyMap<string, Note>,
    folders,
    members,
    groups,
    invites,
    workspace: {
      id: newId('ws'),
      name: 'Lumen Harbor',
      createdAt: new Date(started - 400 * dayMs).toISOString(),
      updatedAt: new Date(started - 3 * dayMs).toISOString(),
      settings: {
        keyterms: ['Lumen Harbor', 'Beacon', 'Tidewater'],
        audio_location: 'vendor-server',
        meeting_default_permission: 'workspace',
      },
      allowedEmailDomains: ['lumenharbor.example', 'lumen-labs.example'],
      iconUrl: 'https://assets.lumenharbor.example/icon.png',
    },
    /** Fields, by note ID, that replace a note's own in responses. Any value is valid; `undefined` omits a field. */
    distortions: new Map<string, Record<string, unknown>>(),

    addNote,
    /** Adds `count` notes. `partial` returns the fields of a note by its index, from 0. */
    addNotes(count: number, partial: (index: number) => Partial<Note>): Note[] {
      return Array.from({ length: count }, (_, index) => addNote(partial(index)));
    },
    addFolder: adding(folders, () => newFolder(newId('folder'), timestamp())),
    addMember: adding(members, () => newMember(newId('member'), newId('user'), timestamp())),
    addGroup: adding(groups, (): Group => ({ id: newId('group'), name: 'New group' })),
    addInvite: adding(invites, () => newInvite(newId('invite'), timestamp())),
    /** Changes a note and its `updatedAt`. Throws if the note does not exist. */
    editNote(id: string, changes: Partial<Note>): Note {
      const note = notes.get(id);
      if (note === undefined) throw new Error(`There is no note ${id}.`);
      return putNote({ ...note, updatedAt: timestamp(), ...changes });
    },
    deleteNote(id: string): void {
      sorted = null;
      notes.delete(id);
    },
    /** All notes, sorted. */
    notesIn(order: Dialect['listOrder']): readonly Note[] {
      if (sorted?.order !== order) sorted = { order, list: inOrder(notes.values(), order) };
      return sorted.list;
    },
    /** Returns the tag of a folder. Throws if the folder does not exist. */
    tag(folderId: string): Tag {
      const folder = folders.get(folderId);
      if (folder === undefined) throw new Error(`There is no folder ${folderId}.`);
      return { id: folder.id, name: folder.name, color: folder.color };
    },
  };
}

function put<Item extends { id: string }>(map: Map<string, Item>, item: Item): Item {
  map.set(item.id, item);
  return item;
}

/** Returns a function that adds an item, with the fields it is given. */
function adding<Item extends { id: string }>(map: Map<string, Item>, create: () => Item) {
  return (partial: Partial<Item> = {}): Item => put(map, { ...create(), ...partial });
}
