import {
  ANY_STATE,
  CHANGING_PARTS,
  type ChangingPart,
  isChangedSince,
  type OwnChanges,
  ownChanges,
  STATE_LENGTH,
  stateOf,
  statesBefore,
  type Version,
} from '../notes/changes.ts';
import type { Note } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import { shortHash } from '../text/short_hash.ts';
import { keysOf } from '../zapier/inputs.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import type { KnownVersion, ZapMemory } from './memory.ts';

/** So many earlier states of a note are remembered. */
const MOST_EARLIER = 12;

/** What a Zap watches. */
export interface Watched {
  /** Empty: all. */
  parts: readonly ChangingPart[];
  /** Whether changes by steps of this app count. */
  ownChanges: boolean;
}

/**
 * Tells the versions of notes apart, for one poll of one Zap. The version of a note that is not remembered depends on
 * nothing but its chosen parts: if the memory is lost, what has not changed does not fire again. A note that returns to an
 * earlier state gets a version of its own.
 */
export class NoteVersions {
  readonly #cache: Step['cache'];
  readonly #memory: Pick<ZapMemory, 'since' | 'versionOf' | 'setVersion'>;
  readonly #parts: readonly ChangingPart[];
  /** Whether changes by steps of this app must not fire. */
  readonly #ignoresOwn: boolean;
  readonly #nowSec = Math.floor(Date.now() / 1000);

  constructor(
    { cache }: Pick<Step, 'cache'>,
    memory: Pick<ZapMemory, 'since' | 'versionOf' | 'setVersion'>,
    { watched: { parts, ownChanges: firesForOwn }, purpose }: { watched: Watched; purpose: PollPurpose },
  ) {
    this.#cache = cache;
    this.#memory = memory;
    this.#parts = keysOf(CHANGING_PARTS).filter((part) => parts.length === 0 || parts.includes(part));
    this.#ignoresOwn = purpose === 'new-items' && !firesForOwn;
  }

  /** The version of a completed note, which is remembered from now on. @param mayBeNew whether it was updated lately. */
  async of(note: Note, mayBeNew: boolean): Promise<Version> {
    const seen = this.#parts.map((part) => stateOf(note, part)).join('');
    let known = this.#memory.versionOf(note.id);
    if (known?.seen !== seen || timeOf(note.updatedAt) > known.at * 1000) {
      const looks = this.#ignoresOwn && (known !== undefined || mayBeNew);
      const own = looks ? await ownChanges(this.#cache, note.id) : {};
      known = known === undefined ? this.#first(note, seen, own) : this.#next(known, note, seen, own);
      this.#memory.setVersion(note, known);
    }
    const { version, changed } = known;
    return { version, changedParts: changed?.map((at) => this.#parts[at]).join(', ') ?? null };
  }

  #first({ createdAt }: Note, seen: string, own: OwnChanges): KnownVersion {
    const isNew = this.#memory.since === 0 || timeOf(createdAt) >= this.#memory.since;
    // As the note was before this app changed it, which Zapier may know.
    const states = this.#parts.map((part, i) => {
      const state = stateAt(seen, i);
      const [before = ANY_STATE] = statesBefore(own, part, { state, since: 0 });
      return before === ANY_STATE ? state : before;
    });
    const version = states.join('');
    return { seen, version, at: this.#nowSec, changed: null, earlier: isNew ? brief(version) : null };
  }

  #next(known: KnownVersion, { updatedAt }: Note, seen: string, own: OwnChanges): KnownVersion {
    const changed = this.#parts.flatMap((part, i) => {
      const [before, state] = [stateAt(known.seen, i), stateAt(seen, i)];
      const since = known.at * 1000;
      // Since the last poll, this app may have changed it, and somebody may have changed it back.
      if (before === state)
        return isChangedSince(own, part, { state, since, updatedAt: timeOf(updatedAt) }) ? i : [];
      const states = statesBefore(own, part, { state, since });
      return states.includes(ANY_STATE) || states.includes(before) ? [] : i;
    });
    if (changed.length === 0) return { ...known, seen, at: this.#nowSec };
    const isFirstTime = known.earlier !== null && !known.earlier.includes(brief(seen));
    const earlier = isFirstTime ? `${known.earlier} ${brief(seen)}` : known.earlier;
    // Of a state that may have fired before, the way to it makes the version.
    const version = isFirstTime ? seen : shortHash([known.version, seen, updatedAt], 12);
    const isTooLong = earlier !== null && earlier.length > MOST_EARLIER * (STATE_LENGTH + 1);
    return { seen, version, at: this.#nowSec, changed, earlier: isTooLong ? null : earlier };
  }
}

function stateAt(states: string, position: number): string {
  return states.slice(position * STATE_LENGTH, (position + 1) * STATE_LENGTH);
}

function brief(version: string): string {
  return shortHash(version, STATE_LENGTH);
}
