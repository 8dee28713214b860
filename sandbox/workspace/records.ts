import type { Dialect } from './dialect.ts';
import { inOrder } from './paging.ts';

export interface Tag {
  id: string;
  name: string;
  color: string | null;
}

export interface Participant {
  name: string | null;
  email: string | null;
  profileImageUrl: string | null;
  accountName: string | null;
  accountDomain: string | null;
  accountImageUrl: string | null;
}

export interface TranscriptSegment {
  speaker: string | null;
  text: string | null;
  startTimestamp: string | null;
  endTimestamp: string | null;
}

export interface Note {
  id: string;
  title: string | null;
  kind: string;
  status: string;
  createdAt: string;
  updatedAt: string;
  visibility: string;
  tags: Tag[];
  participants: Participant[];
  totalDurationSec: number | null;
  userWrittenNote: string | null;
  enhancedNote: string | null;
  summary: string | null;
  transcripts: TranscriptSegment[];
  calendarEvent: unknown;
  inputLanguage: string | null;
  translationLanguage: string | null;
  meetingApp: unknown;
}

export interface Folder {
  id: string;
  name: string;
  icon: string | null;
  /** Not part of a folder's answer; the color of its tags. */
  color: string | null;
  parentFolderId: string | null;
  /** Not part of a folder's answer. */
  ownerUserId: string | null;
  /** Not part of a folder's answer. */
  isPrivate: boolean;
  createdAt: string;
  memberCount: number;
}

interface Named {
  id: string;
  name: string;
}

export type Group = Named;

export interface Member {
  id: string;
  userId: string;
  name: string | null;
  email: string | null;
  profileUrl: string | null;
  role: string;
  createdAt: string;
  folders: Named[];
  groups: Group[];
}

export interface Invite {
  id: string;
  email: string | null;
  code: string;
  role: string;
  expiresAt: string;
  createdAt: string;
  isUrlInvite: boolean;
  folders: Named[];
}

/** What a note gets as its recording is worked through. */
export interface MeetingContent {
  title: string | null;
  transcripts: Note['transcripts'];
  summary: string | null;
  enhancedNote: string | null;
  inputLanguage: string | null;
}

const dayMs = 86_400_000;

/** Characters that mean something in a path or a query, and one that is not ASCII. */
const oddSuffix = '/b c%?#&+é';

export type Records = ReturnType<typeof createRecords>;

/**
 * What the workspace holds, and the ways to change it from outside the API. Empty at first; identifiers count up, so that
 * the same calls give the same records.
 */
export function createRecords(dialect: Dialect, now: () => Date) {
  const started = now().getTime();
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return `${prefix}_${count.toString(36).padStart(6, '0')}${dialect.oddIds ? oddSuffix : ''}`;
  };
  const timestamp = (): string => now().toISOString();
  // Volumes of notes are paged through: the sorted list is kept until a note changes.
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
    const createdAt = partial.createdAt ?? timestamp();
    return putNote({
      id: newId('note'),
      title: 'Untitled meeting',
      kind: 'online',
      status: 'completed',
      createdAt,
      updatedAt: createdAt,
      visibility: 'workspace',
      tags: [],
      participants: [],
      totalDurationSec: 1800,
      userWrittenNote: null,
      enhancedNote: null,
      summary: null,
      transcripts: [],
      calendarEvent: null,
      inputLanguage: 'en',
      translationLanguage: null,
      meetingApp: null,
      ...partial,
    });
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
    /** Raw fields laid over a note when it is given out: anything at all, `undefined` leaves the field out. */
    distortions: new Map<string, Record<string, unknown>>(),

    addNote,
    /** Adds `count` notes, the i-th (from 0) made of `partial(i)`. */
    addNotes(count: number, partial: (index: number) => Partial<Note>): Note[] {
      return Array.from({ length: count }, (_, index) => addNote(partial(index)));
    },
    addFolder(partial: Partial<Folder> = {}): Folder {
      return put(folders, {
        id: newId('folder'),
        name: 'New folder',
        icon: null,
        color: '#6b7280',
        parentFolderId: null,
        ownerUserId: null,
        isPrivate: false,
        createdAt: timestamp(),
        memberCount: 1,
        ...partial,
      });
    },
    addMember(partial: Partial<Member> = {}): Member {
      return put(members, {
        id: newId('member'),
        userId: newId('user'),
        name: 'New Member',
        email: null,
        profileUrl: null,
        role: 'member',
        createdAt: timestamp(),
        folders: [],
        groups: [],
        ...partial,
      });
    },
    addGroup(partial: Partial<Group> = {}): Group {
      return put(groups, { id: newId('group'), name: 'New group', ...partial });
    },
    addInvite(partial: Partial<Invite> = {}): Invite {
      const id = newId('invite');
      return put(invites, {
        id,
        email: null,
        code: `join-${id.slice('invite_'.length, 'invite_'.length + 6)}`,
        role: 'member',
        expiresAt: new Date(now().getTime() + 7 * dayMs).toISOString(),
        createdAt: timestamp(),
        isUrlInvite: false,
        folders: [],
        ...partial,
      });
    },
    /** Changes a note and its `updatedAt`. Throws when there is no such note. */
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
    /** The tag that stands for a folder. Throws when there is no such folder. */
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
