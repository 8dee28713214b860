import * as zod from 'zod/mini';

import { timeOf } from '../../text/dates.ts';
import { keysOf } from '../../zapier/inputs.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import {
  CHANGING_PARTS,
  type ChangingPart,
  digest,
  firstState,
  includesState,
  type OwnChanges,
  ownChanges,
  STATE_LENGTH,
  stateOf,
  statesBefore,
} from './changes.ts';
import type { Note } from './note.ts';

const REMEMBERED_SEC = 30 * 24 * 60 * 60;
/** What does not change is written again before it expires. */
const RENEWED_MS = 24 * 60 * 60_000;
/** About 1,400 notes: more than a poll reads of a list, unless a thousand are created in a day. */
const MOST_BYTES = 100_000;
/** So many earlier states of a note are remembered. */
const MOST_EARLIER = 12;
const ALL_PARTS = keysOf(CHANGING_PARTS);

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
    /** The one that changed last comes first. */
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
export class NoteVersions {
  readonly #step: Pick<Step, 'cache' | 'zap'>;
  readonly #purpose: PollPurpose;
  readonly #watched: Watched;
  readonly #parts: readonly ChangingPart[];
  readonly #key: string;
  readonly #now = Date.now();
  /** By a digest of the note's ID; those that changed last come last. */
  readonly #notes = new Map<string, Remembered>();
  /** When the notes that are new or have changed were created. */
  readonly #changed = new Map<string, number>();
  #since = 0;
  #savedAt = 0;
  /** The cache failed: what it holds must not be replaced. */
  #isUnread = false;

  private constructor(step: Pick<Step, 'cache' | 'zap'>, watched: Watched, purpose: PollPurpose) {
    this.#step = step;
    this.#purpose = purpose;
    this.#watched = watched;
    this.#parts =
      watched.parts.length === 0 ? ALL_PARTS : ALL_PARTS.filter((part) => watched.parts.includes(part));
    this.#key = `versions-${digest([step.zap, this.#parts], 43)}`;
  }

  static async open(
    step: Pick<Step, 'cache' | 'zap'>,
    watched: Watched,
    purpose: PollPurpose,
  ): Promise<NoteVersions> {
    const versions = new NoteVersions(step, watched, purpose);
    if (purpose !== 'sample') await versions.#recall();
    return versions;
  }

  async #recall(): Promise<void> {
    const found = await this.#step.cache.get(this.#key);
    const memory = memorySchema.safeParse(found).data;
    // What was recorded when the Zap was turned on is forgotten.
    const { since, savedAt, notes } = memory ?? { since: this.#now, savedAt: 0, notes: [] };
    const isTurnedOn = this.#purpose === 'known-items';
    this.#since = memory === undefined && isTurnedOn ? 0 : since;
    this.#savedAt = savedAt;
    this.#isUnread = found === undefined && !isTurnedOn;
    for (const [key, seen, version, at, changed, earlier] of notes.toReversed())
      this.#notes.set(key, { seen, version: version || seen, at, changed, earlier });
  }

  /** The version of a completed note, which is remembered from now on. @param mayBeNew whether it was updated lately. */
  async of(note: Note, mayBeNew: boolean): Promise<Version> {
    const key = digest(note.id, 8);
    const seen = this.#parts.map((part) => stateOf(note, part)).join('');
    let known = this.#notes.get(key);
    if (known?.seen !== seen) {
      const looks =
        this.#purpose === 'new-items' && !this.#watched.ownChanges && (known !== undefined || mayBeNew);
      const own = looks ? await ownChanges(this.#step, note.id) : {};
      known = known === undefined ? this.#first(note, seen, own) : this.#next(known, note, { seen, own });
      this.#notes.set(key, known);
      this.#changed.set(key, timeOf(note.createdAt) || 0);
    }
    const { version, changed } = known;
    return { version, changedParts: changed?.map((at) => this.#parts[at]).join(', ') ?? null };
  }

  #first(note: Note, seen: string, own: OwnChanges): Remembered {
    const isNew = this.#since === 0 || timeOf(note.createdAt) >= this.#since;
    // As the note was before this app changed it, which Zapier may know.
    const version = this.#parts
      .map(
        (part, i) =>
          firstState(statesBefore(own, part, { state: stateAt(seen, i), since: 0 })) ?? stateAt(seen, i),
      )
      .join('');
    return { seen, version, at: this.#nowSec(), changed: null, earlier: isNew ? brief(version) : null };
  }

  #next(
    known: Remembered,
    { updatedAt }: Note,
    { seen, own }: { seen: string; own: OwnChanges },
  ): Remembered {
    const changed = this.#parts.flatMap((part, i) => {
      const [before, state] = [stateAt(known.seen, i), stateAt(seen, i)];
      const states = statesBefore(own, part, { state, since: known.at * 1000 });
      return before === state || includesState(states, before) ? [] : i;
    });
    const at = this.#nowSec();
    if (changed.length === 0) return { ...known, seen, at };
    const isFirstTime = known.earlier !== null && !known.earlier.includes(brief(seen));
    const earlier = isFirstTime ? `${known.earlier} ${brief(seen)}` : known.earlier;
    return {
      seen,
      // Of a state that may have fired before, the way to it makes the version.
      version: isFirstTime ? seen : digest([known.version, seen, updatedAt], 12),
      at,
      changed,
      earlier: earlier !== null && earlier.length > MOST_EARLIER * (STATE_LENGTH + 1) ? null : earlier,
    };
  }

  #nowSec(): number {
    return Math.floor(this.#now / 1000);
  }

  async save(): Promise<void> {
    const isCurrent = this.#changed.size === 0 && this.#now - this.#savedAt < RENEWED_MS;
    if (this.#purpose === 'sample' || this.#isUnread || isCurrent) return;
    for (const [key] of [...this.#changed].sort(([, a], [, b]) => a - b)) {
      const known = this.#notes.get(key);
      this.#notes.delete(key);
      if (known) this.#notes.set(key, known);
    }
    let bytes = 0;
    const rows = [...this.#notes].reverse().map(([key, { seen, version, at, changed, earlier }]) => {
      return [key, seen, version === seen ? '' : version, at, changed, earlier];
    });
    const notes = rows.filter((row) => (bytes += JSON.stringify(row).length + 1) <= MOST_BYTES);
    const since = notes.length < rows.length ? this.#now : this.#since;
    await this.#step.cache.set(this.#key, { savedAt: this.#now, since, notes }, REMEMBERED_SEC);
  }
}

function stateAt(states: string, position: number): string {
  return states.slice(position * STATE_LENGTH, (position + 1) * STATE_LENGTH);
}

function brief(version: string): string {
  return digest(version, STATE_LENGTH);
}
