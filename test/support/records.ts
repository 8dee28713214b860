import type { Folder } from '../../src/service/folder.ts';
import type { Member } from '../../src/service/member.ts';
import type { Note } from '../../src/service/note.ts';

/** A note as the service returns it, with all fields. */
export function aNote(differing: Partial<Note> = {}): Note {
  return {
    id: 'note-1',
    title: 'Weekly meeting',
    kind: 'online',
    status: 'completed',
    createdAt: '2026-03-12T13:30:00Z',
    updatedAt: '2026-03-12T14:21:07Z',
    visibility: 'workspace',
    tags: [],
    participants: [],
    totalDurationSec: 1800,
    userWrittenNote: null,
    enhancedNote: null,
    summary: 'They met.',
    transcripts: [segment(null, 'Hello.', '00:00', '00:05')],
    calendarEvent: null,
    inputLanguage: 'en-US',
    translationLanguage: null,
    meetingApp: null,
    ...differing,
  };
}

/** Notes `note-1` to `note-<count>`, each a minute newer than the previous one. */
export function notesInOrder(count: number): Note[] {
  return Array.from({ length: count }, (_, i) =>
    aNote({ id: `note-${i + 1}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString() }),
  );
}

export function aParticipant(
  differing: Partial<Note['participants'][number]> = {},
): Note['participants'][number] {
  return {
    name: 'Anna Berg',
    email: null,
    profileImageUrl: null,
    accountName: null,
    accountDomain: null,
    accountImageUrl: null,
    ...differing,
  };
}

export function segment(
  speaker: string | null,
  text: string | null,
  startTimestamp: string | null,
  endTimestamp: string | null,
) {
  return { speaker, text, startTimestamp, endTimestamp };
}

export function aTag(id: string): Note['tags'][number] {
  return { id, name: `Tag ${id}`, color: '#336699' };
}

export function aMember(differing: Partial<Member> = {}): Member {
  return {
    id: 'mem-1',
    userId: 'usr-1',
    name: 'Anna Berg',
    email: 'anna@acme.example',
    profileUrl: null,
    role: 'admin',
    createdAt: '2026-01-01T00:00:00Z',
    folders: [],
    groups: [],
    ...differing,
  };
}

export function aFolder(differing: Partial<Folder> = {}): Folder {
  return {
    id: 'fld-1',
    name: 'Clients',
    icon: null,
    parentFolderId: null,
    createdAt: '2026-01-01T00:00:00Z',
    memberCount: 3,
    ...differing,
  };
}

/** A page of a list as the service returns it; the last page, unless `nextOffset` is given. */
export function aPage(items: readonly unknown[], nextOffset: number | null = null) {
  return { items, pagination: { limit: 100, nextOffset, isLast: nextOffset === null } };
}

/** Returns the first page for every offset. */
export function frontOf(items: readonly unknown[]) {
  return (query: URLSearchParams) => aPage(items.slice(0, Number(query.get('limit') ?? 20)), items.length);
}

/** Returns `items` page by page, with at most `most` items per page. */
export function pagesOf(items: readonly unknown[], most = 100) {
  return (query: URLSearchParams) => {
    const offset = Number(query.get('offset') ?? 0);
    const end = offset + Math.min(Number(query.get('limit') ?? 20), most);
    return aPage(items.slice(offset, end), end < items.length ? end : null);
  };
}
