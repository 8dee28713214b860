import MarkdownIt from 'markdown-it';

import type { Dialect } from './dialect.ts';
import type { Folder, Member, Note, Records, TranscriptSegment } from './records.ts';

/** A record as the API returns it. */
type Json = Record<string, unknown>;

const omittedByShortPatch = [
  'enhancedNote',
  'calendarEvent',
  'inputLanguage',
  'translationLanguage',
  'meetingApp',
];

const calendarEvents: Record<Dialect['calendarEvent'], (note: Note) => unknown> = {
  stored: (note) => note.calendarEvent,
  null: () => null,
  string: ({ id }) => `calendar-event-of-${id}`,
  array: ({ title }) => [{ id: 'event_1', title }],
  nested: () => ({
    provider: { name: 'calendar', account: { id: 7, email: null } },
    event: {
      id: 'event_1',
      attendees: [{ email: 'guest@kestrel-logistics.example', response: 'accepted' }],
    },
  }),
};

const meetingApps: Record<Dialect['meetingApp'], (note: Note) => unknown> = {
  stored: (note) => note.meetingApp,
  null: () => null,
  string: () => 'video-call',
  number: () => 3,
  object: () => ({ id: 3, name: 'Video call', joinUrl: 'https://meet.lumenharbor.example/abc' }),
};

const generatedTexts = ['summary', 'enhancedNote', 'transcripts'];

const tagsIn: Record<Dialect['tags'], (tags: Note['tags']) => unknown[]> = {
  documented: (tags) => tags,
  ids: (tags) => tags.map(({ id }) => id),
  unidentified: (tags) => tags.map(({ name, color }) => ({ label: name, color })),
};

const markdownIt = new MarkdownIt();
const textsIn: Record<Dialect['texts'], (markdown: string) => unknown> = {
  markdown: (markdown) => markdown,
  objects: (markdown) => ({ format: 'markdown', content: markdown }),
  html: (markdown) => markdownIt.render(markdown),
};
const wordsIn: Record<Dialect['words'], (word: string) => string> = {
  documented: (word) => word,
  'upper-case': (word) => word.toUpperCase().replaceAll('-', '_'),
};

/** The fields that have a text, in another form. */
function inForm(note: Note, keys: readonly (keyof Note)[], form: (text: string) => unknown): Json {
  return Object.fromEntries(
    keys.map((key) => {
      const value = note[key];
      return [key, typeof value === 'string' && value !== '' ? form(value) : value];
    }),
  );
}

export function presentNote(note: Note, records: Records, dialect: Dialect): Json {
  const shown: Json = {
    ...note,
    ...inForm(note, ['summary', 'enhancedNote', 'userWrittenNote'], textsIn[dialect.texts]),
    ...inForm(note, ['status', 'kind', 'visibility'], wordsIn[dialect.words]),
    tags: tagsIn[dialect.tags](note.tags),
    transcripts: layOut(note.transcripts, dialect.timestampLayout),
    calendarEvent: calendarEvents[dialect.calendarEvent](note),
    meetingApp: meetingApps[dialect.meetingApp](note),
    ...records.distortions.get(note.id),
  };
  return present(shown, dialect);
}

export function presentListedNote(note: Note, records: Records, dialect: Dialect): Json {
  if (dialect.listedNotes === 'without-transcripts')
    return presentNote({ ...note, transcripts: [] }, records, dialect);
  const shown = presentNote(note, records, dialect);
  return dialect.listedNotes === 'whole' ? shown : without(generatedTexts, shown);
}

/** A note in the response to PATCH. */
export function presentPatchedNote(note: Note, records: Records, dialect: Dialect): Json {
  const shown = presentNote(note, records, dialect);
  return dialect.changeAnswer === 'whole' ? shown : without(omittedByShortPatch, shown);
}

function without(omitted: readonly string[], record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !omitted.includes(field)));
}

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
    return present(shown, dialect);
  });
}

/** A folder in the response to its creation. */
export function presentCreatedFolder(folder: Folder, dialect: Dialect): Json {
  const { id, ...fields } = folderFields(folder);
  return present(dialect.changeAnswer === 'whole' ? { id, ...fields } : { id }, dialect);
}

function folderFields({ id, name, icon, parentFolderId, createdAt }: Folder): Json {
  return { id, name, icon, parentFolderId, createdAt };
}

export function presentListedMember(member: Member, dialect: Dialect): Json {
  const { groups, ...fields } = wholeMember(member, dialect);
  return dialect.memberGroups ? { ...fields, groups } : fields;
}

/** A member in the response to setting its groups, which always has `groups` according to the document. */
export function presentUpdatedMember(member: Member, dialect: Dialect): Json {
  const shown = wholeMember(member, dialect);
  return dialect.changeAnswer === 'whole' ? shown : { groups: shown.groups };
}

function wholeMember({ userId, folders, ...fields }: Member, dialect: Dialect): Json {
  return present(
    { ...fields, ...(dialect.memberUserId && { userId }), ...(dialect.memberFolders && { folders }) },
    dialect,
  );
}

/** Applies the switches that affect all types of records. */
export function present(shown: Json, dialect: Dialect): Json {
  const complete = dialect.extraFields
    ? { ...shown, schemaVersion: 7, reactions: [{ emoji: '👍', count: 2 }], links: { self: null } }
    : shown;
  const listed = dialect.emptyLists === 'null' ? nullsForEmptyLists(complete) : complete;
  const timed = timesIn(dialect.times, listed);
  if (dialect.missingValues === 'empty-text') return emptyTextsForNulls(timed);
  return dialect.missingValues === 'absent' ? withoutNulls(timed) : timed;
}

const layouts: Record<Dialect['times'], (time: string) => unknown> = {
  iso: (time) => time,
  basic: (time) => time.replace(/[-:]|\.\d+/g, ''),
  spaced: (time) => `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`,
  'named-zone': (time) => `${time}[UTC]`,
  seconds: (time) => Math.floor(Date.parse(time) / 1000),
};

function timesIn(layout: Dialect['times'], record: Json): Json {
  const isTime = (key: string, value: unknown): value is string =>
    key.endsWith('At') && typeof value === 'string';
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, isTime(key, value) ? layouts[layout](value) : value]),
  );
}

function nullsForEmptyLists<Value>(value: Value): Value {
  const empty = (_: string, inner: unknown): unknown =>
    Array.isArray(inner) && inner.length === 0 ? null : inner;
  return JSON.parse(JSON.stringify(value, empty)) as Value;
}

const notTexts = ['calendarEvent', 'meetingApp', 'totalDurationSec'];

function emptyTextsForNulls<Value>(value: Value): Value {
  const empty = (key: string, inner: unknown): unknown =>
    inner === null && !notTexts.includes(key) ? '' : inner;
  return JSON.parse(JSON.stringify(value, empty)) as Value;
}

/** Removes null fields from all objects in a JSON value. */
export function withoutNulls<Value>(value: Value): Value {
  const leaveOut = (_: string, inner: unknown): unknown =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? inner
      : Object.fromEntries(Object.entries(inner).filter(([, each]) => each !== null));
  return JSON.parse(JSON.stringify(value, leaveOut)) as Value;
}

function layOut(segments: TranscriptSegment[], layout: Dialect['timestampLayout']): TranscriptSegment[] {
  if (layout === 'stored') return segments;
  return segments.map((segment, index) => {
    const chosen = layout === 'mixed' ? (mixedLayouts[index % mixedLayouts.length] ?? 'mm:ss') : layout;
    const inLayout = (stamp: string | null) => (stamp === null ? null : timestamp(secondsOf(stamp), chosen));
    return {
      ...segment,
      startTimestamp: inLayout(segment.startTimestamp),
      endTimestamp: inLayout(segment.endTimestamp),
    };
  });
}

const mixedLayouts = ['mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm'] as const;

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Formats seconds as a transcript timestamp. Without hours in the layout, minutes can exceed 59. */
export function timestamp(totalSec: number, layout: (typeof mixedLayouts)[number]): string {
  const totalMs = Math.round(totalSec * 1000);
  const minutes = Math.floor(totalMs / 60_000);
  const seconds = twoDigits(Math.floor(totalMs / 1000) % 60);
  if (layout === 'mm:ss') return `${twoDigits(minutes)}:${seconds}`;
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${seconds}`;
  return layout === 'hh:mm:ss' ? time : `${time}.${String(totalMs % 1000).padStart(3, '0')}`;
}
