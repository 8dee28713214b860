import * as zod from 'zod/mini';

import type { KnownNote } from '../service/note.ts';
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
  changed: number[] | null;
  /** Which states have made a version, in short; null if there may have been others. */
  earlier: string | null;
}

/** A note as it was listed, with its mark: the hash of its text. */
export interface ListedNote extends KnownNote {
  mark: string;
}

/** What is remembered of a note. */
interface NoteMemory {
  /** Of the note as it was listed; empty if that is not known. */
  mark: string;
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
    /** By the note's ID, as `NoteMemory`; the one that changed last comes first. */
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

type Memory = zod.infer<typeof memorySchema>;

/**
 * Opens what a Zap was given: the only memory of a Zap, in one place in Zapier's cache. If it is lost, everything is given
 * whole again, and Zapier recognizes what it knows by its ID.
 */
export async function openMemory(
  { cache, zap }: Pick<Step, 'cache' | 'zap'>,
  purpose: PollPurpose,
): Promise<ZapMemory> {
  const key = `zap-${shortHash(zap, 43)}`;
  const kept = purpose === 'sample' ? null : await cache.get(key);
  // If the cache failed, what it holds must not be replaced, except by what is recorded when the Zap is turned on.
  const isKept = purpose === 'sample' || (kept === undefined && purpose === 'new-items');
  const write = async (value: Memory) => {
    if (!isKept) await cache.set(key, value, KEPT_SEC);
  };
  return new ZapMemory(purpose, memorySchema.safeParse(kept).data, write);
}

export class ZapMemory {
  readonly #purpose: PollPurpose;
  readonly #write: (value: Memory) => Promise<void>;
  readonly #now = Date.now();
  readonly #before: Memory;
  /** By ID, as they were when the poll began. */
  readonly #kept = new Map<string, NoteMemory>();
  /** The IDs of the notes that need not be read, by their marks. */
  readonly #settled = new Map<string, string>();
  /** The notes about which something new is known. */
  readonly #news = new Map<string, NoteMemory>();
  #completed: Pick<Memory, 'lastPoll' | 'unrecorded'> | undefined;

  constructor(purpose: PollPurpose, kept: Memory | undefined, write: (value: Memory) => Promise<void>) {
    this.#purpose = purpose;
    this.#write = write;
    const since = purpose === 'new-items' ? this.#now : 0;
    this.#before = kept ?? { form: FORM, savedAt: 0, lastPoll: null, unrecorded: null, since, notes: [] };
    for (const row of this.#before.notes) {
      const [id] = row;
      const note = noteIn(row);
      this.#kept.set(id, note);
      if (isPassedOver(note) || (note.times >= ENOUGH_TIMES && !this.#isDue(note)))
        this.#settled.set(note.mark, id);
    }
  }

  /** When the last poll that read everything it had to began, in milliseconds since 1970; infinite if that is not known. */
  get lastPoll(): number {
    return this.#before.lastPoll ?? Infinity;
  }

  /** What existed when the Zap was turned on, was created before `upTo`, and was last updated before `before`, is not new. */
  get unrecorded(): Memory['unrecorded'] {
    return this.#before.unrecorded;
  }

  /** A note that was created since then, and of which no version is known, is new to the Zap. */
  get since(): number {
    return this.#before.since;
  }

  /** Notes that were passed over, or given often enough, and lately: they need not be read as long as they do not change. */
  readonly settled = {
    markOf: (id: string): string | undefined => {
      const mark = this.#kept.get(id)?.mark;
      return mark !== undefined && this.#settled.get(mark) === id ? mark : undefined;
    },
    known: (mark: string): KnownNote | undefined => {
      const id = this.#settled.get(mark);
      const note = id === undefined ? undefined : this.#of(id);
      if (id === undefined || note === undefined) return undefined;
      return { id, createdAt: timestamp(note.createdAt), updatedAt: timestamp(note.updatedAt) };
    },
  };

  /** Whether a note was given at all as it was listed, and lately or often enough. */
  wasGiven(listed: ListedNote): boolean {
    const note = this.#asListed(listed);
    return note !== undefined && note.times > 0 && (note.times >= ENOUGH_TIMES || !this.#isDue(note));
  }

  /** Whether Zapier may have had a note for which there was no room here, and which has not changed since. */
  mayBeForgotten({ id, createdAt, updatedAt }: KnownNote): boolean {
    const upTo = Math.min(this.since, this.#before.lastPoll ?? 0);
    return this.#of(id) === undefined && timeOf(createdAt) < upTo && timeOf(updatedAt) < upTo;
  }

  /** How many of a note's items have been given since all of them were. */
  itemsGiven(listed: ListedNote): number {
    return this.#asListed(listed)?.items ?? 0;
  }

  /** Remembers that a note was given as it was listed. @param items how many of its items; undefined: all there are. */
  give(listed: ListedNote, items?: number): void {
    const times = this.#asListed(listed)?.times ?? 0;
    const { mark } = listed;
    if (items === undefined)
      this.#learn(listed, { mark, times: times + 1, items: 0, at: Math.floor(this.#now / 1000) });
    else this.#learn(listed, { mark, times, items });
  }

  /** Remembers that a note is too old to be new, as it was listed, unless another list has shown it to be new. */
  passOver(listed: ListedNote): void {
    if (!this.#news.has(listed.id)) this.#learn(listed, { mark: listed.mark, times: 0, items: 0 });
  }

  versionOf(id: string): KnownVersion | undefined {
    return this.#of(id)?.version ?? undefined;
  }

  setVersion(note: KnownNote, version: KnownVersion): void {
    this.#learn(note, { version });
  }

  /** Remembers that a poll read everything it had to, and what there was no time to record when the Zap was turned on. */
  complete(begun: number, unrecorded: Memory['unrecorded']): void {
    const { lastPoll } = this.#before;
    const isRecent = lastPoll !== null && begun - lastPoll < PRECISION_MS && begun >= lastPoll;
    if (!isRecent || this.#purpose !== 'new-items') this.#completed = { lastPoll: begun, unrecorded };
  }

  /** Forgets that a poll read everything: after an outage, the next one looks back as far for what had no room. */
  leaveOpen(): void {
    this.#completed = undefined;
  }

  async save(): Promise<void> {
    const isRecent = this.#now - this.#before.savedAt < RENEWED_MS;
    if (this.#completed === undefined && this.#news.size === 0 && isRecent) return;
    const createdAt = ([, note]: [string, NoteMemory]) => note.createdAt ?? 0;
    const news = [...this.#news].reverse().sort((a, b) => createdAt(b) - createdAt(a));
    const all = [...news, ...[...this.#kept].filter(([id]) => !this.#news.has(id))];
    // Notes that were passed over are the first to be forgotten.
    const isNeeded = ([, note]: [string, NoteMemory]) => !isPassedOver(note) || note.version !== null;
    const needed = all.filter(isNeeded);
    let bytes = 0;
    const notes = [...needed, ...all.filter((each) => !isNeeded(each))]
      .map(([id, note]) => rowOf(id, note))
      .filter((row) => (bytes += JSON.stringify(row).length + 1) <= MOST_BYTES.memory);
    // What was left out must not be taken for new.
    const since = notes.length < needed.length ? this.#now : this.since;
    await this.#write({ ...this.#before, ...this.#completed, savedAt: this.#now, since, notes });
  }

  #of(id: string): NoteMemory | undefined {
    return this.#news.get(id) ?? this.#kept.get(id);
  }

  /** Undefined if the note has changed since, or is not known. */
  #asListed({ id, mark }: ListedNote): NoteMemory | undefined {
    const note = this.#of(id);
    return note?.mark === mark ? note : undefined;
  }

  #isDue({ at }: NoteMemory): boolean {
    return Math.abs(this.#now - at * 1000) >= AGAIN_MS;
  }

  #learn({ id, createdAt, updatedAt }: KnownNote, change: Partial<NoteMemory>): void {
    const before = this.#of(id) ?? { mark: '', times: 0, items: 0, at: 0, version: null };
    const times = { createdAt: timeOf(createdAt) || null, updatedAt: timeOf(updatedAt) || null };
    this.#news.set(id, { ...before, ...times, ...change });
  }
}

/** Whether a note was too old to be new when it was read. */
function isPassedOver({ mark, times, items }: NoteMemory): boolean {
  return mark !== '' && times === 0 && items === 0;
}

const timestamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function noteIn([, mark, createdAt, updatedAt, times, items, at, row]: Memory['notes'][number]): NoteMemory {
  if (row === null) return { mark, createdAt, updatedAt, times, items, at, version: null };
  const [seen, version, since, changed, earlier] = row;
  const known = { seen, version: version || seen, at: since, changed, earlier };
  return { mark, createdAt, updatedAt, times, items, at, version: known };
}

function rowOf(id: string, note: NoteMemory): Memory['notes'][number] {
  const { mark, createdAt, updatedAt, times, items, at, version } = note;
  if (version === null) return [id, mark, createdAt, updatedAt, times, items, at, null];
  const { seen, version: name, changed, earlier } = version;
  const other = name === seen ? '' : name;
  return [id, mark, createdAt, updatedAt, times, items, at, [seen, other, version.at, changed, earlier]];
}
