import type { Note } from '../../src/service/note.ts';
import { aNote } from '../support/records.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const SEED = Number(process.env.SIMULATION_SEED ?? 20261122);
/** `SIMULATION=month` runs the whole of it. */
export const IS_MONTH = process.env.SIMULATION === 'month';

/** Values that are kept for some seconds, as in Zapier's cache. */
export class TransientValues {
  readonly #values = new Map<string, { value: unknown; until: number }>();

  /** Undefined if there is none. */
  get(key: string): unknown {
    const { value, until } = this.#values.get(key) ?? { value: undefined, until: 0 };
    return until > Date.now() ? value : undefined;
  }

  set(key: string, value: unknown, seconds: number): void {
    this.#values.set(key, { value, until: Date.now() + seconds * 1000 });
  }
}

/** Why a note completes when it does. */
export type Cause = 'within a day' | '30 to 70 hours later' | 'scheduled up to a week ahead';

export interface Story {
  note: Note;
  cause: Cause;
  completedAt: number;
  /** Infinity if it is never deleted. */
  deletedAt: number;
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The notes of a workspace, some of them older than `from`: 85 of 100 complete within hours, 12 within a day. */
export function stories(
  random: () => number,
  given: { from: number; days: number; perDay: number },
): Story[] {
  const { from, days, perDay } = given;
  const begin = from - 5 * DAY;
  return Array.from({ length: (days + 5) * perDay }, (_, i) => {
    const createdAt = begin + ((i + random()) * DAY) / perDay;
    const [cause, delay] = delayOf(random);
    const completedAt = createdAt + delay;
    const note = aNote({
      id: `n${i}`,
      status: 'completed',
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(completedAt).toISOString(),
    });
    return {
      note,
      cause,
      completedAt,
      deletedAt: random() < 0.01 ? completedAt + random() * 5 * DAY : Number.POSITIVE_INFINITY,
    };
  });
}

function delayOf(random: () => number): [Cause, number] {
  const kind = random();
  if (kind < 0.84) return ['within a day', 2 * MINUTE + random() * 4 * HOUR];
  if (kind < 0.96) return ['within a day', random() * DAY];
  if (kind < 0.99) return ['30 to 70 hours later', (30 + random() * 40) * HOUR];
  return ['scheduled up to a week ahead', DAY + random() * 6 * DAY];
}

/** The list of completed notes at an instant that only moves forward, newest first. */
export class CompletedList {
  readonly notes: Note[] = [];
  readonly #coming: Story[];
  readonly #leaving: Story[] = [];
  readonly #random: () => number;

  constructor(all: readonly Story[], random: () => number) {
    this.#coming = [...all].sort((a, b) => b.completedAt - a.completedAt);
    this.#random = random;
  }

  /** @returns what completed since the last call. */
  moveTo(now: number): Story[] {
    const arrived: Story[] = [];
    for (
      let next = this.#coming.at(-1);
      next !== undefined && next.completedAt <= now;
      next = this.#coming.at(-1)
    ) {
      this.#coming.pop();
      this.notes.splice(this.#placeOf(next.note), 0, next.note);
      arrived.push(next);
      if (next.deletedAt < Number.POSITIVE_INFINITY) this.#leaving.push(next);
    }
    for (const story of this.#leaving.filter(({ deletedAt }) => deletedAt <= now)) {
      this.#leaving.splice(this.#leaving.indexOf(story), 1);
      this.notes.splice(this.notes.indexOf(story.note), 1);
    }
    // Someone edits a note of any age now and then.
    const edited = this.notes[Math.floor(this.#random() * this.notes.length * 5)];
    if (edited !== undefined) edited.updatedAt = new Date(now).toISOString();
    return arrived;
  }

  #placeOf({ createdAt }: Note): number {
    let [low, high] = [0, this.notes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.notes[middle]?.createdAt ?? '') > (createdAt ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
