import { hash } from 'node:crypto';

import * as zod from 'zod/mini';

import { type Note, type NoteChanges, VISIBILITY_ALIASES } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import type { Cache } from '../zapier/cache.ts';
import { keysOf } from '../zapier/inputs.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';

/** The parts of a note whose changes can start a Zap. */
export const CHANGING_PARTS = {
  title: 'Title',
  folders: 'Folders',
  visibility: 'Note visibility',
  'written-notes': 'Written notes',
  summary: 'Summary',
  'enhanced-note': 'AI-enhanced note',
  participants: 'Participants',
} as const;

type ChangingPart = keyof typeof CHANGING_PARTS;

/** What counts of each part. Pictures, colors, and the names of folders can differ without anybody having edited the note. */
const VALUES: Readonly<Record<ChangingPart, (note: Partial<Note>) => unknown>> = {
  title: ({ title }) => title ?? '',
  folders: ({ tags = [] }) => asSet(tags.map((tag) => tag.id ?? tag.name ?? tag)),
  visibility: ({ visibility = null }) => VISIBILITY_ALIASES.get(visibility) ?? visibility,
  'written-notes': ({ userWrittenNote }) => userWrittenNote ?? '',
  summary: ({ summary }) => summary ?? '',
  'enhanced-note': ({ enhancedNote }) => enhancedNote ?? '',
  participants: ({ participants = [] }) =>
    asSet(
      participants.map(({ name, email, accountName, accountDomain }) => [
        name,
        email,
        accountName,
        accountDomain,
      ]),
    ),
};

function asSet(items: readonly unknown[]): unknown[] {
  return [...new Set(items.map((item) => JSON.stringify(item)))].sort();
}

/** The length of a state: 24 bits. */
const STATE_LENGTH = 4;

/** A short text that stands for what a part of a note holds. */
function stateOf(note: Partial<Note>, part: ChangingPart): string {
  return digest(VALUES[part](note), STATE_LENGTH);
}

export function digest(value: unknown, length: number): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, length);
}

/** Longer than a poll looks back for changes of older notes. */
const OWN_REMEMBERED_SEC = 3 * 24 * 60 * 60;
/** Of so many changes in a row, the first can still be recognized. */
const MOST_STATES = 100;
/** Stands for any state: what was there was replaced. */
const ANY_STATE = '*';

const ownSchema = zod.lazy(() =>
  zod.record(
    zod.string(),
    zod.object({
      /** When this app last changed the part, in milliseconds since 1970. */
      at: zod.number(),
      /** The states through which it went from one to the next. */
      states: zod.array(zod.string()),
    }),
  ),
);

/** What the steps of this app have changed in a note lately, by part. */
type OwnChanges = zod.infer<typeof ownSchema>;

const PARTS_SENT: Readonly<Record<keyof NoteChanges, ChangingPart>> = {
  title: 'title',
  visibility: 'visibility',
  userWrittenNote: 'written-notes',
  tagIds: 'folders',
};

/**
 * Leaves behind what a step has changed, so that a Zap that changes the note it was started by does not run in a circle.
 *
 * @param before the parts that the change added to or removed from. The others were replaced, whatever they were.
 */
export async function rememberOwnChange(
  { cache }: Pick<Step, 'cache'>,
  { before, changes, after }: { before: Partial<Note>; changes: NoteChanges; after: Note },
): Promise<void> {
  const { tagIds, ...fields } = changes;
  const tags = tagIds?.map((id) => ({ id, name: null, color: null }));
  // The service may keep a text in another form than it was sent.
  const sent = { ...after, ...fields, ...(tags && { tags }) };
  const own = await ownChanges(cache, after.id);
  for (const [field, part] of Object.entries(PARTS_SENT)) {
    if (!Object.hasOwn(changes, field)) continue;
    const isKnown = Object.hasOwn(before, part === 'folders' ? 'tags' : field);
    const from = isKnown ? stateOf(before, part) : ANY_STATE;
    const earlier = own[part]?.states ?? [];
    const states = earlier.at(-1) === from ? earlier : [from];
    const reached = [stateOf(sent, part), stateOf(after, part)];
    own[part] = { at: Date.now(), states: [...states, ...new Set(reached)].slice(-MOST_STATES) };
  }
  await cache.set(keyOf(after.id), own, OWN_REMEMBERED_SEC);
}

async function ownChanges(cache: Pick<Cache, 'get'>, noteId: string): Promise<OwnChanges> {
  return ownSchema.safeParse(await cache.get(keyOf(noteId))).data ?? {};
}

const keyOf = (noteId: string) => `own-${digest(noteId, 43)}`;

/** The states from which this app's own changes alone led to this one, oldest first. */
function statesBefore(
  own: OwnChanges,
  part: ChangingPart,
  { state, since }: { state: string; since: number },
): readonly string[] {
  const { at = 0, states = [] } = own[part] ?? {};
  return at > since ? states.slice(0, Math.max(0, states.lastIndexOf(state))) : [];
}

const REMEMBERED_SEC = 30 * 24 * 60 * 60;
/** What does not change is written again before it expires. */
const RENEWED_MS = 24 * 60 * 60_000;
/** About 1,400 notes: more than a poll reads of a list, unless a thousand are created in a day. */
const MOST_BYTES = 100_000;
/** So many earlier states of a note are remembered. */
const MOST_EARLIER = 12;

/** What is remembered of a note. */
interface Remembered {
  /** The states of the chosen parts. */
  seen: string;
  version: string;
  /** When it was first seen in this state, in seconds since 1970. */
  at: number;
  /** The positions of the parts whose change made this version; null for the first one. */
  changed: readonly number[] | null;
  /** Which states have made a version, in short; null if there may have been others. */
  earlier: string | null;
}

const memorySchema = zod.lazy(() =>
  zod.object({
    /** In milliseconds since 1970, as the next one. */
    savedAt: zod.number(),
    /** A note that was created since then, and is not among these, is new to the Zap. */
    since: zod.number(),
    /** By a digest of the note's ID, as `Remembered`; the one that changed last comes first. */
    notes: zod.array(
      zod.tuple([
        zod.string(),
        zod.string(),
        // Empty if it is the same as the states.
        zod.string(),
        zod.number(),
        zod.nullable(zod.array(zod.int())),
        zod.nullable(zod.string()),
      ]),
    ),
  }),
);

/** What a Zap watches. */
export interface Watched {
  /** Empty: all. */
  parts: readonly ChangingPart[];
  /** Whether changes by steps of this app count. */
  ownChanges: boolean;
}

/** How a Zap gets a note. */
export interface Version {
  version: string;
  /** The parts that changed, such as `title, folders`; null if the note is new or that is not known. */
  changedParts: string | null;
}

/**
 * Tells the versions of notes apart, for one poll of one Zap. The version of a note that is not remembered depends on
 * nothing but its chosen parts: if the memory is lost, what has not changed does not fire again. A note that returns to an
 * earlier state gets a version of its own.
 */
export async function openVersions(
  { cache, zap }: Pick<Step, 'cache' | 'zap'>,
  watched: Watched,
  purpose: PollPurpose,
) {
  const parts = keysOf(CHANGING_PARTS).filter(
    (part) => watched.parts.length === 0 || watched.parts.includes(part),
  );
  const key = `versions-${digest([zap, parts], 43)}`;
  const now = Date.now();
  const nowSec = Math.floor(now / 1000);
  const found = purpose === 'sample' ? null : await cache.get(key);
  const memory = memorySchema.safeParse(found).data;
  const since = memory?.since ?? (purpose === 'new-items' ? now : 0);
  /** Those that changed last come last. */
  const notes = new Map<string, Remembered>();
  for (const [id, seen, version, at, changed, earlier] of memory?.notes.toReversed() ?? [])
    notes.set(id, { seen, version: version || seen, at, changed, earlier });
  /** When the notes that are new or have changed were created. */
  const created = new Map<string, number>();

  const first = (note: Note, seen: string, own: OwnChanges): Remembered => {
    const isNew = since === 0 || timeOf(note.createdAt) >= since;
    // As the note was before this app changed it, which Zapier may know.
    const states = parts.map((part, i) => {
      const state = stateAt(seen, i);
      const [before = ANY_STATE] = statesBefore(own, part, { state, since: 0 });
      return before === ANY_STATE ? state : before;
    });
    const version = states.join('');
    return { seen, version, at: nowSec, changed: null, earlier: isNew ? brief(version) : null };
  };

  const next = (known: Remembered, { updatedAt }: Note, seen: string, own: OwnChanges): Remembered => {
    const changed = parts.flatMap((part, i) => {
      const [before, state] = [stateAt(known.seen, i), stateAt(seen, i)];
      const states = statesBefore(own, part, { state, since: known.at * 1000 });
      const isOwn = states.includes(ANY_STATE) || states.includes(before);
      return before === state || isOwn ? [] : i;
    });
    if (changed.length === 0) return { ...known, seen, at: nowSec };
    const isFirstTime = known.earlier !== null && !known.earlier.includes(brief(seen));
    const earlier = isFirstTime ? `${known.earlier} ${brief(seen)}` : known.earlier;
    // Of a state that may have fired before, the way to it makes the version.
    const version = isFirstTime ? seen : digest([known.version, seen, updatedAt], 12);
    const isTooLong = earlier !== null && earlier.length > MOST_EARLIER * (STATE_LENGTH + 1);
    return { seen, version, at: nowSec, changed, earlier: isTooLong ? null : earlier };
  };

  return {
    /** The version of a completed note, which is remembered from now on. @param mayBeNew whether it was updated lately. */
    of: async (note: Note, mayBeNew: boolean): Promise<Version> => {
      const id = digest(note.id, 8);
      const seen = parts.map((part) => stateOf(note, part)).join('');
      let known = notes.get(id);
      if (known?.seen !== seen) {
        const looks = purpose === 'new-items' && !watched.ownChanges && (known !== undefined || mayBeNew);
        const own = looks ? await ownChanges(cache, note.id) : {};
        known = known === undefined ? first(note, seen, own) : next(known, note, seen, own);
        notes.set(id, known);
        created.set(id, timeOf(note.createdAt) || 0);
      }
      const { version, changed } = known;
      return { version, changedParts: changed?.map((at) => parts[at]).join(', ') ?? null };
    },

    save: async (): Promise<void> => {
      // If the cache failed, what it holds must not be replaced, except by what is recorded when the Zap is turned on.
      const isUnread = found === undefined && purpose === 'new-items';
      const isCurrent = created.size === 0 && now - (memory?.savedAt ?? 0) < RENEWED_MS;
      if (purpose === 'sample' || isUnread || isCurrent) return;
      for (const [id] of [...created].sort(([, a], [, b]) => a - b)) {
        const known = notes.get(id);
        notes.delete(id);
        if (known) notes.set(id, known);
      }
      let bytes = 0;
      const rows = [...notes].reverse().map(([id, { seen, version, at, changed, earlier }]) => {
        return [id, seen, version === seen ? '' : version, at, changed, earlier];
      });
      const kept = rows.filter((row) => (bytes += JSON.stringify(row).length + 1) <= MOST_BYTES);
      // What was left out must not be taken for new.
      const from = kept.length < rows.length ? now : since;
      await cache.set(key, { savedAt: now, since: from, notes: kept }, REMEMBERED_SEC);
    },
  };
}

function stateAt(states: string, position: number): string {
  return states.slice(position * STATE_LENGTH, (position + 1) * STATE_LENGTH);
}

function brief(version: string): string {
  return digest(version, STATE_LENGTH);
}
