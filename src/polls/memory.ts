import * as zod from 'zod/mini';

import type { KnownNote as ListedNote } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { shortHash } from '../text/short_hash.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';

/** Of another form, what was kept is not understood, and everything is given whole. */
const FORM = 3;
const KEPT_SEC = 30 * 24 * 60 * 60;
const HOUR_MS = 60 * 60_000;
/** What does not change is written again before it expires. */
const RENEWED_MS = 24 * HOUR_MS;
/** The time of the last poll is needed only if it is more than a day ago, so it is written once an hour. */
export const PRECISION_MS = HOUR_MS;
/** So often, a note that does not change is given whole: the first answer may be lost on its way. */
const ENOUGH_TIMES = 2;
/** After that, it comes whole again, in case both were lost. */
const AGAIN_MS = 6 * HOUR_MS;

/** How a Zap that watches changes got a note. */
export interface KnownVersion {
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

/** What is remembered of a note. */
interface GivenNote {
  /** The mark of the note as it was listed. */
  state: string;
  /** In milliseconds since 1970; null if the service does not say. */
  createdAt: number | null;
  updatedAt: number | null;
  /** How often all that the Zap fires for in it was given. */
  times: number;
  /** How many of its items were given since then. */
  items: number;
  /** When all was last given, in seconds since 1970. */
  at: number;
  version: KnownVersion | null;
}

const time = zod.number();
const moment = zod.nullable(time);
const versionSchema = zod.tuple([
  zod.string(),
  // Empty if it is the same as what was seen.
  zod.string(),
  time,
  zod.nullable(zod.array(zod.int())),
  zod.nullable(zod.string()),
]);
const memorySchema = zod.lazy(() =>
  zod.object({
    form: zod.literal(FORM),
    /** In milliseconds since 1970, as the others. */
    savedAt: time,
    /** When the last poll began that read everything it had to: after an outage, the next reads back to it. */
    lastPoll: zod.nullable(time),
    /** Of what existed when the Zap was turned on, what there was no time to read. */
    unrecorded: zod.nullable(zod.object({ upTo: time, before: time })),
    /** A note that was created since then, and is not among these, is new to the Zap. */
    since: time,
    /** By the note's ID, as `GivenNote`; the one that changed last comes first. */
    notes: zod.array(
      zod.tuple([
        zod.string(),
        zod.string(),
        moment,
        moment,
        zod.int(),
        zod.int(),
        time,
        zod.nullable(versionSchema),
      ]),
    ),
  }),
);

export type ZapMemory = Awaited<ReturnType<typeof openMemory>>;

/**
 * What a Zap was given: the only memory of a Zap, in one place in Zapier's cache. If it is lost, everything is given whole
 * again, and Zapier recognizes what it knows by its ID.
 */
export async function openMemory({ cache, zap }: Pick<Step, 'cache' | 'zap'>, purpose: PollPurpose) {
  const key = `zap-${shortHash(zap, 43)}`;
  const now = Date.now();
  const nowSec = Math.floor(now / 1000);
  const kept = purpose === 'sample' ? null : await cache.get(key);
  const memory = memorySchema.safeParse(kept).data;
  let { lastPoll = null, unrecorded = null } = memory ?? {};
  const since = memory?.since ?? (purpose === 'new-items' ? now : 0);
  /** Those that changed last come last. */
  const notes = new Map<string, GivenNote>();
  for (const [id, state, createdAt, updatedAt, times, items, at, version] of memory?.notes.toReversed() ?? [])
    notes.set(id, { state, createdAt, updatedAt, times, items, at, version: version && versionIn(version) });
  /** The notes about which something new is known. */
  const news = new Set<string>();
  let hasNews = false;

  const known = (id: string, state: string): GivenNote | undefined => {
    const note = notes.get(id);
    return note?.state === state ? note : undefined;
  };
  const isDue = ({ at }: GivenNote) => Math.abs(now - at * 1000) >= AGAIN_MS;
  const isGiven = (note: GivenNote) => note.times >= ENOUGH_TIMES && !isDue(note);
  /** The notes that need not be read, by their states, and their states by ID. */
  const settled = new Map<string, string>();
  const states = new Map<string, string>();
  for (const [id, note] of notes) {
    if (!isGiven(note) && !isPassedOver(note)) continue;
    settled.set(note.state, id);
    states.set(id, note.state);
  }
  const learn = ({ id, createdAt, updatedAt }: ListedNote, change: Partial<GivenNote>) => {
    const before = notes.get(id) ?? { state: '', times: 0, items: 0, at: 0, version: null };
    const times = { createdAt: timeOf(createdAt) || null, updatedAt: timeOf(updatedAt) || null };
    notes.set(id, { ...before, ...times, ...change });
    news.add(id);
  };

  return {
    /** When the last poll that read everything it had to began, in milliseconds since 1970; infinite if that is not known. */
    lastPoll: lastPoll ?? Infinity,
    /** What existed when the Zap was turned on, was created before `upTo`, and was last updated before `before`, is not new. */
    unrecorded,
    /** A note that was created since then, and of which no version is known, is new to the Zap. */
    since,

    /** Notes that were passed over, or given often enough, and lately: they need not be read as long as they do not change. */
    settled: {
      markOf: (id: string): string | undefined => states.get(id),
      known: (mark: string): ListedNote | undefined => {
        const id = settled.get(mark);
        const note = id === undefined ? undefined : notes.get(id);
        if (id === undefined || note === undefined) return undefined;
        return { id, createdAt: timestamp(note.createdAt), updatedAt: timestamp(note.updatedAt) };
      },
    },
    /** Whether a note was given at all as it was listed, and lately or often enough. */
    wasGiven: (id: string, state: string): boolean => {
      const note = known(id, state);
      return note !== undefined && note.times > 0 && (note.times >= ENOUGH_TIMES || !isDue(note));
    },
    /** Whether Zapier may have had a note for which there was no room here, and which has not changed since. */
    mayBeForgotten: ({ id, createdAt, updatedAt }: ListedNote): boolean => {
      const upTo = Math.min(since, lastPoll ?? 0);
      return !notes.has(id) && timeOf(createdAt) < upTo && timeOf(updatedAt) < upTo;
    },
    /** How many of a note's items have been given since all of them were. */
    itemsGiven: (id: string, state: string): number => known(id, state)?.items ?? 0,
    /** Remembers that a note was given as it was listed. @param items how many of its items; undefined: all there are. */
    give: (note: ListedNote, state: string, items?: number): void => {
      const times = known(note.id, state)?.times ?? 0;
      if (items === undefined) learn(note, { state, times: times + 1, items: 0, at: nowSec });
      else learn(note, { state, times, items });
    },

    /** Remembers that a note is too old to be new, as it was listed, unless another list has shown it to be new. */
    passOver: (note: ListedNote, state: string): void => {
      if (!news.has(note.id)) learn(note, { state, times: 0, items: 0 });
    },

    versionOf: (id: string): KnownVersion | undefined => notes.get(id)?.version ?? undefined,
    setVersion: (note: ListedNote, version: KnownVersion): void => {
      learn(note, { version });
    },

    /** Remembers that a poll read everything it had to, and what there was no time to record when the Zap was turned on. */
    complete: (begun: number, left: typeof unrecorded): void => {
      const isRecent = lastPoll !== null && begun - lastPoll < PRECISION_MS && begun >= lastPoll;
      if (isRecent && purpose === 'new-items') return;
      [lastPoll, unrecorded, hasNews] = [begun, left, true];
    },

    save: async (): Promise<void> => {
      // If the cache failed, what it holds must not be replaced, except by what is recorded when the Zap is turned on.
      const isUnread = kept === undefined && purpose === 'new-items';
      const isCurrent = !hasNews && news.size === 0 && now - (memory?.savedAt ?? 0) < RENEWED_MS;
      if (purpose === 'sample' || isUnread || isCurrent) return;
      const createdAt = (id: string) => notes.get(id)?.createdAt ?? 0;
      for (const id of [...news].sort((a, b) => createdAt(a) - createdAt(b))) {
        const note = notes.get(id);
        notes.delete(id);
        if (note) notes.set(id, note);
      }
      let bytes = 0;
      // Notes that were passed over are the first to be forgotten.
      const isNeeded = ([, note]: [string, GivenNote]) => !isPassedOver(note) || note.version !== null;
      const needed = [...notes].filter(isNeeded);
      const others = [...notes].filter((each) => !isNeeded(each));
      const rows = [...others, ...needed].reverse().map(([id, note]) => {
        const { state, times, items, at, version } = note;
        return [id, state, note.createdAt, note.updatedAt, times, items, at, version && versionRow(version)];
      });
      const fitting = rows.filter((row) => (bytes += JSON.stringify(row).length + 1) <= MOST_BYTES.memory);
      // What was left out must not be taken for new.
      const from = fitting.length < needed.length ? now : since;
      const value = { form: FORM, savedAt: now, lastPoll, unrecorded, since: from, notes: fitting };
      await cache.set(key, value, KEPT_SEC);
    },
  };
}

/** Whether a note was too old to be new when it was read. */
function isPassedOver({ state, times, items }: GivenNote): boolean {
  return state !== '' && times === 0 && items === 0;
}

const timestamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function versionRow({ seen, version, at, changed, earlier }: KnownVersion) {
  return [seen, version === seen ? '' : version, at, changed, earlier];
}

function versionIn([seen, version, at, changed, earlier]: zod.infer<typeof versionSchema>): KnownVersion {
  return { seen, version: version || seen, at, changed, earlier };
}
