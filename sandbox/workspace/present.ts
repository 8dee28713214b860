import type { Dialect } from './dialect.ts';
import type { Folder, Invite, Member, Note, Records, TranscriptSegment } from './records.ts';

/** Records as the dialect gives them out: plain JSON values. */
type Json = Record<string, unknown>;

const omittedByShortPatch = [
  'enhancedNote',
  'calendarEvent',
  'inputLanguage',
  'translationLanguage',
  'meetingApp',
];

export function presentNote(note: Note, records: Records, dialect: Dialect): Json {
  const shown: Json = {
    ...note,
    transcripts: layOut(note.transcripts, dialect.timestampLayout),
    calendarEvent: calendarEvent(note, dialect.calendarEvent),
    meetingApp: meetingApp(note, dialect.meetingApp),
    ...records.distortions.get(note.id),
  };
  return finish(shown, dialect);
}

/** A note as PATCH answers it. */
export function presentPatchedNote(note: Note, records: Records, dialect: Dialect): Json {
  const shown = presentNote(note, records, dialect);
  if (!dialect.shortPatchAnswers) return shown;
  return Object.fromEntries(Object.entries(shown).filter(([field]) => !omittedByShortPatch.includes(field)));
}

/** The folder list. */
export function presentFolders(folders: readonly Folder[], dialect: Dialect): Json[] {
  const [first, second, third] = folders;
  return folders.map((folder) => {
    const { memberCount } = folder;
    const shown: Json = { ...folderFields(folder), ...(dialect.folderMemberCount && { memberCount }) };
    if (dialect.folderCycle) {
      if (folder === first) shown.parentFolderId = 'folder_gone';
      if (folder === second) shown.parentFolderId = (third ?? folder).id;
      if (folder === third) shown.parentFolderId = second?.id;
    }
    return finish(shown, dialect);
  });
}

/** A folder as creating it answers. */
export function presentCreatedFolder(folder: Folder, dialect: Dialect): Json {
  return finish(folderFields(folder), dialect);
}

function folderFields({ id, name, icon, parentFolderId, createdAt }: Folder): Json {
  return { id, name, icon, parentFolderId, createdAt };
}

export function presentListedMember(member: Member, dialect: Dialect): Json {
  const { groups, ...fields } = presentUpdatedMember(member, dialect);
  return dialect.memberGroups ? { ...fields, groups } : fields;
}

/** A member as setting the groups answers: `groups` is documented to be there. */
export function presentUpdatedMember({ userId, folders, ...fields }: Member, dialect: Dialect): Json {
  return finish(
    { ...fields, ...(dialect.memberUserId && { userId }), ...(dialect.memberFolders && { folders }) },
    dialect,
  );
}

export function presentInvite(invite: Invite, dialect: Dialect): Json {
  return finish({ ...invite }, dialect);
}

export function presentWorkspace(workspace: Records['workspace'], dialect: Dialect): Json {
  const allowedEmailDomains = dialect.workspaceDomains === 'none' ? [] : workspace.allowedEmailDomains;
  return finish({ ...workspace, allowedEmailDomains }, dialect);
}

function finish(shown: Json, dialect: Dialect): Json {
  const complete = dialect.extraFields
    ? { ...shown, schemaVersion: 7, reactions: [{ emoji: '👍', count: 2 }], links: { self: null } }
    : shown;
  return dialect.absentFields ? withoutNulls(complete) : complete;
}

/** A JSON value whose objects, at any depth, leave out what is null. */
function withoutNulls<Value>(value: Value): Value {
  const leaveOut = (_: string, inner: unknown): unknown =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).filter(([, each]) => each !== null));
  return JSON.parse(JSON.stringify(value, leaveOut)) as Value;
}

function calendarEvent(note: Note, shape: Dialect['calendarEvent']): unknown {
  switch (shape) {
    case 'stored':
      return note.calendarEvent;
    case 'null':
      return null;
    case 'string':
      return `calendar-event-of-${note.id}`;
    case 'array':
      return [{ id: 'event_1', title: note.title }];
    case 'nested':
      return {
        provider: { name: 'calendar', account: { id: 7, email: null } },
        event: {
          id: 'event_1',
          attendees: [{ email: 'guest@kestrel-logistics.example', response: 'accepted' }],
        },
      };
  }
}

function meetingApp(note: Note, shape: Dialect['meetingApp']): unknown {
  switch (shape) {
    case 'stored':
      return note.meetingApp;
    case 'null':
      return null;
    case 'string':
      return 'video-call';
    case 'number':
      return 3;
    case 'object':
      return { id: 3, name: 'Video call', joinUrl: 'https://meet.lumenharbor.example/abc' };
  }
}

function layOut(segments: TranscriptSegment[], layout: Dialect['timestampLayout']): TranscriptSegment[] {
  if (layout === 'stored') return segments;
  return segments.map((segment, index) => {
    const chosen = layout === 'mixed' ? mixedLayouts[index % mixedLayouts.length] : layout;
    const inLayout = (stamp: string | null): string | null =>
      stamp === null || chosen === undefined ? stamp : timestamp(secondsOf(stamp), chosen);
    return {
      ...segment,
      startTimestamp: inLayout(segment.startTimestamp),
      endTimestamp: inLayout(segment.endTimestamp),
    };
  });
}

const mixedLayouts = ['mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm'] as const;
type TimestampLayout = (typeof mixedLayouts)[number];

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** Seconds in a transcript's layout; minutes pass 59 where the layout has no hours. */
export function timestamp(totalSec: number, layout: TimestampLayout): string {
  const totalMs = Math.round(totalSec * 1000);
  const digits = (number: number, length = 2): string => String(Math.floor(number)).padStart(length, '0');
  const seconds = digits((totalMs / 1000) % 60);
  if (layout === 'mm:ss') return `${digits(totalMs / 60_000)}:${seconds}`;
  const whole = `${digits(totalMs / 3_600_000)}:${digits((totalMs / 60_000) % 60)}:${seconds}`;
  return layout === 'hh:mm:ss' ? whole : `${whole}.${digits(totalMs % 1000, 3)}`;
}
