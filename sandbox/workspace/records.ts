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

export interface Named {
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

export interface WorkspaceRecord {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
  settings: { keyterms: string[]; audio_location: string; meeting_default_permission: string };
  allowedEmailDomains: string[];
  iconUrl: string | null;
}

/** What a note gets as its recording is worked through. */
export interface MeetingContent {
  title: string | null;
  transcripts: Note['transcripts'];
  summary: string | null;
  enhancedNote: string | null;
  inputLanguage: string | null;
}

/** What the workspace holds, and the ways to change it from outside the API. */
export interface Records {
  readonly notes: ReadonlyMap<string, Note>;
  readonly folders: Map<string, Folder>;
  readonly members: Map<string, Member>;
  readonly groups: Map<string, Group>;
  readonly invites: Map<string, Invite>;
  readonly workspace: WorkspaceRecord;
  /** Raw fields laid over a note when it is given out: anything at all, `undefined` leaves the field out. */
  readonly distortions: Map<string, Record<string, unknown>>;
  addNote(partial?: Partial<Note>): Note;
  /** Adds `count` notes, the i-th (from 0) made of `partial(i)`. */
  addNotes(count: number, partial: (index: number) => Partial<Note>): Note[];
  addFolder(partial?: Partial<Folder>): Folder;
  addMember(partial?: Partial<Member>): Member;
  addGroup(partial?: Partial<Group>): Group;
  addInvite(partial?: Partial<Invite>): Invite;
  /** Changes a note and its `updatedAt`. Throws when there is no such note. */
  editNote(id: string, changes: Partial<Note>): Note;
  deleteNote(id: string): void;
  /** All notes, sorted. */
  notesIn(order: Dialect['listOrder']): readonly Note[];
  /** The tag that stands for a folder. Throws when there is no such folder. */
  tag(folderId: string): Tag;
}

const dayMs = 86_400_000;

/** Characters that mean something in a path or a query, and one that is not ASCII. */
const oddSuffix = '/b c%?#&+é';

/** An empty workspace. Identifiers count up, so that the same calls give the same records. */
export function createRecords(dialect: Dialect, now: () => Date): Records {
  const started = now();
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return `${prefix}_${count.toString(36).padStart(6, '0')}${dialect.oddIds ? oddSuffix : ''}`;
  };
  const timestamp = (): string => now().toISOString();
  const notes = new Map<string, Note>();
  // Volumes of notes are paged through: the sorted list is kept until a note changes.
  let sorted: { order: Dialect['listOrder']; list: Note[] } | null = null;
  const putNote = (note: Note): Note => {
    sorted = null;
    notes.set(note.id, note);
    return note;
  };

  const records: Records = {
    notes,
    folders: new Map(),
    members: new Map(),
    groups: new Map(),
    invites: new Map(),
    distortions: new Map(),
    workspace: {
      id: newId('ws'),
      name: 'Lumen Harbor',
      createdAt: new Date(started.getTime() - 400 * dayMs).toISOString(),
      updatedAt: new Date(started.getTime() - 3 * dayMs).toISOString(),
      settings: {
        keyterms: ['Lumen Harbor', 'Beacon', 'Tidewater'],
        audio_location: 'vendor-server',
        meeting_default_permission: 'workspace',
      },
      allowedEmailDomains: ['lumenharbor.example', 'lumen-labs.example'],
      iconUrl: 'https://assets.lumenharbor.example/icon.png',
    },

    addNote(partial = {}) {
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
    },
    addNotes(number, partial) {
      return Array.from({ length: number }, (_, index) => records.addNote(partial(index)));
    },
    addFolder(partial = {}) {
      const folder: Folder = {
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
      };
      records.folders.set(folder.id, folder);
      return folder;
    },
    addMember(partial = {}) {
      const member: Member = {
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
      };
      records.members.set(member.id, member);
      return member;
    },
    addGroup(partial = {}) {
      const group: Group = { id: newId('group'), name: 'New group', ...partial };
      records.groups.set(group.id, group);
      return group;
    },
    addInvite(partial = {}) {
      const id = newId('invite');
      const invite: Invite = {
        id,
        email: null,
        code: `join-${id.slice('invite_'.length, 'invite_'.length + 6)}`,
        role: 'member',
        expiresAt: new Date(now().getTime() + 7 * dayMs).toISOString(),
        createdAt: timestamp(),
        isUrlInvite: false,
        folders: [],
        ...partial,
      };
      records.invites.set(invite.id, invite);
      return invite;
    },
    editNote(id, changes) {
      const note = records.notes.get(id);
      if (note === undefined) throw new Error(`There is no note ${id}.`);
      return putNote({ ...note, updatedAt: timestamp(), ...changes });
    },
    deleteNote(id) {
      sorted = null;
      notes.delete(id);
    },
    notesIn(order) {
      if (sorted?.order !== order) sorted = { order, list: inOrder(notes.values(), order) };
      return sorted.list;
    },
    tag(folderId) {
      const folder = records.folders.get(folderId);
      if (folder === undefined) throw new Error(`There is no folder ${folderId}.`);
      return { id: folder.id, name: folder.name, color: folder.color };
    },
  };
  return records;
}
