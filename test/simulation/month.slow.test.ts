import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Bundle } from 'zapier-platform-core';

import { writeFigures } from '../../scripts/markdown.ts';
import type { Client, Query, Shortcuts } from '../../src/api/client.ts';
import { ServiceError } from '../../src/api/service_error.ts';
import { noteFilter, noteFilters } from '../../src/notes/filter.ts';
import { noteHook } from '../../src/polls/note_hook.ts';
import { pollNotes } from '../../src/polls/poll_notes.ts';
import type { Note } from '../../src/service/note.ts';
import { readInputs } from '../../src/zapier/inputs.ts';
import type { PollPurpose, Step } from '../../src/zapier/step.ts';
import {
  type Cause,
  CompletedList,
  DAY,
  HOUR,
  IS_MONTH,
  MINUTE,
  randomNumbers,
  SEED,
  stories,
  TransientValues,
} from './world.ts';

const FROM = Date.UTC(2026, 9, 1);
const realRandom = Math.random.bind(Math);
const BETWEEN_POLLS = 15 * MINUTE;

beforeEach(() => {
  jest.useFakeTimers({ now: FROM, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  Math.random = realRandom;
  jest.useRealTimers();
});

/** An hour each week, the first one after half a day. */
const isOutage = (now: number) => {
  const since = (now - FROM) % (7 * DAY);
  return since > DAY / 2 && since < DAY / 2 + HOUR;
};
const outage = () => new ServiceError('unavailable', 'It is down.');

/** A workspace with a Zap: the app's own code between a list in memory and a cache that fails now and then. */
function simulated(given: { days: number; perDay: number; order?: 'newest-first' | 'oldest-first' }) {
  const random = randomNumbers(SEED);
  // A mock function would keep a record of each of its many calls.
  Math.random = random;
  const all = stories(random, { from: FROM, ...given });
  const list = new CompletedList(all, random);
  const byId = new Map(all.map((story) => [story.note.id, story]));
  const now = () => Date.now();
  let requests = 0;
  let failedClaims = 0;

  async function* page(
    _: unknown,
    { query, shortcuts: { recognition } = {} }: { query: Query; shortcuts?: Shortcuts<Note> },
  ) {
    await Promise.resolve();
    requests += 1;
    if (isOutage(now())) throw outage();
    const [limit, offset] = [Number(query.limit), Number(query.offset ?? 0)];
    const { length } = list.notes;
    const end = offset + limit;
    const notes =
      given.order === 'oldest-first'
        ? list.notes.slice(Math.max(0, length - end), Math.max(0, length - offset)).reverse()
        : list.notes.slice(offset, end);
    // The client recognizes notes by their bytes.
    yield notes.map((note) => {
      const mark = `${note.id} ${note.updatedAt}`;
      const known = recognition?.known(mark);
      if (known === undefined) recognition?.parsed(note, mark);
      return known ?? note;
    });
    const pagination = { nextOffset: end < length ? end : null };
    return { received: notes.length, firstId: notes[0]?.id, pagination, bytes: 1000 };
  }
  const call = (_: unknown, { ids }: { ids: { id: string } }) => {
    if (isOutage(now())) return Promise.reject(outage());
    const story = byId.get(ids.id);
    const isThere = story !== undefined && story.completedAt <= now() && story.deletedAt > now();
    return isThere ? Promise.resolve(story.note) : Promise.reject(new ServiceError('not-found', 'Gone.'));
  };

  const cached = new TransientValues();
  const isCacheDown = () => random() < 0.02;
  const step = {
    client: { page, call, deadline: { isOver: false, remainingMs: 60_000 } } as unknown as Client,
    cache: {
      get: (key: string) => Promise.resolve(isCacheDown() ? undefined : cached.get(key)),
      set: (key: string, value: unknown, seconds: number) => {
        if (!isCacheDown()) cached.set(key, value, seconds);
        return Promise.resolve();
      },
      claim: (key: string, seconds: number) => {
        if (isCacheDown()) {
          failedClaims += 1;
          return Promise.resolve(true);
        }
        const isFree = cached.get(key) === undefined;
        if (isFree) cached.set(key, true, seconds);
        return Promise.resolve(isFree);
      },
    },
    timeZone: 'UTC',
    log: () => undefined,
    zap: 'zap',
    pointTo: () => 'pointer',
  } as unknown as Step;
  return { all, list, byId, step, random, requests: () => requests, failedClaims: () => failedClaims };
}

interface Outcome {
  completed: number;
  missed: number;
  /** More than an hour after it completed. */
  late: number;
}

interface Tally {
  byCause: Map<Cause, Outcome>;
  duplicated: number;
  invented: number;
}

/** Compares what fired, and when, with what completed and was still there an hour later. */
function tally(
  { all }: ReturnType<typeof simulated>,
  fired: ReadonlyMap<string, number[]>,
  { until, known }: { until: number; known: ReadonlySet<string> },
): Tally {
  const byCause = new Map<Cause, Outcome>();
  for (const { note, cause, completedAt, deletedAt } of all) {
    // What completes at the very end has no time to arrive late.
    if (completedAt <= FROM || completedAt > until - 2 * DAY || deletedAt < completedAt + 3 * HOUR) continue;
    const outcome = byCause.get(cause) ?? { completed: 0, missed: 0, late: 0 };
    byCause.set(cause, outcome);
    outcome.completed += 1;
    const at = fired.get(note.id)?.[0];
    if (at === undefined) outcome.missed += 1;
    else if (at > completedAt + HOUR) outcome.late += 1;
  }
  return {
    byCause,
    duplicated: [...fired.values()].filter((times) => times.length > 1).length,
    invented: [...fired.keys()].filter((id) => known.has(id)).length,
  };
}

const CAUSES = [
  'within a day',
  '30 to 70 hours later',
  'scheduled up to a week ahead',
] as const satisfies Cause[];
const rows: (string | number)[][] = [];

function report(trigger: string, { byCause, duplicated }: Tally, requests: string): void {
  const outcomes = CAUSES.map((cause) => byCause.get(cause) ?? { completed: 0, missed: 0, late: 0 });
  const late = outcomes.reduce((sum, outcome) => sum + outcome.late, 0);
  const missed = outcomes.map((outcome) => `${outcome.missed} of ${outcome.completed}`);
  rows.push([trigger, ...missed, late, duplicated, requests]);
}

afterAll(async () => {
  if (process.env.FIGURES !== 'write' || !IS_MONTH) return;
  const missed = ['Missed if complete within a day', 'after 30 to 70 hours', 'after up to a week'];
  await writeFigures(
    'docs/testing.md',
    'simulation',
    ['Notes', ...missed, 'Later than an hour', 'Twice', 'Requests a poll'],
    rows,
  );
});

const filterIn = (step: Step) => noteFilter(step, readInputs(noteFilters, {}));

async function idsPolled(step: Step, purpose: PollPurpose): Promise<string[]> {
  // Each run is a step of its own.
  const own = { ...step };
  const found = await pollNotes(own, filterIn(own), { purpose, status: 'completed' });
  return found.map(({ id }) => id);
}

describe(`a simulated workspace (SIMULATION_SEED=${SEED})`, () => {
  // A thousand notes a day take minutes, so that only a whole month has them.
  const large = [
    { perDay: 1000, days: 7, order: 'newest-first' },
    { perDay: 1000, days: 7, order: 'oldest-first' },
  ] as const;
  it.each<{ perDay: number; days: number; order: 'newest-first' | 'oldest-first' }>([
    ...(IS_MONTH ? large : []),
    { perDay: 100, days: IS_MONTH ? 30 : 8, order: 'newest-first' },
    { perDay: 100, days: IS_MONTH ? 30 : 8, order: 'oldest-first' },
  ])(
    'of $perDay notes a day: New Completed Note, polled every 15 minutes for $days days, $order, misses no note that completes within a day',
    async ({ perDay, days, order }) => {
      const world = simulated({ days, perDay, order });
      world.list.moveTo(FROM);
      const known = new Set(await idsPolled(world.step, 'known-items'));
      const seen = new Set(known);
      const fired = new Map<string, number[]>();
      const until = FROM + days * DAY;
      let polls = 0;
      const requestsBefore = world.requests();
      for (let now = FROM + BETWEEN_POLLS; now <= until; now += BETWEEN_POLLS) {
        jest.setSystemTime(now);
        world.list.moveTo(now);
        if (isOutage(now)) {
          await expect(idsPolled(world.step, 'new-items')).rejects.toThrow('It is down.');
          continue;
        }
        polls += 1;
        const ids = await idsPolled(world.step, 'new-items');
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids.filter((one) => !seen.has(one))) fired.set(id, [now]);
        for (const id of ids) seen.add(id);
      }
      const result = tally(world, fired, { until, known });
      const perPoll = ((world.requests() - requestsBefore) / polls).toFixed(1);
      report(`${perDay} a day, ${order}, polled every 15 min for ${days} days`, result, perPoll);
      expect(result.byCause.get('within a day')).toMatchObject({ missed: 0 });
      expect([result.duplicated, result.invented]).toStrictEqual([0, 0]);
      // Eleven hundred notes are more than what 100 a day leave behind while a note is late.
      const missed = [...result.byCause.values()].reduce((sum, outcome) => sum + outcome.missed, 0);
      if (perDay === 100) expect(missed).toBe(0);
    },
    1_800_000,
  );

  it('New Note in Status fires for every note whose notification arrives, however late it completes', async () => {
    const days = IS_MONTH ? 30 : 8;
    const world = simulated({ days, perDay: 100 });
    const { random } = world;
    world.list.moveTo(FROM);
    const hook = noteHook((step) => ({ filter: filterIn(step), statuses: ['completed'] }));
    const subscribeData = {
      hookUrl: 'https://hooks.zapier.example/1/',
      subscribedAt: new Date(FROM).toISOString(),
    };
    const fired = new Map<string, number[]>();
    const lost = new Set<string>();
    const failed: { payload: unknown; at: number }[] = [];
    const deliver = async (payload: unknown, now: number) => {
      try {
        const bundle = { cleanedRequest: payload, subscribeData } as unknown as Bundle;
        for (const { id } of await hook.perform(world.step, {}, bundle))
          fired.set(id, [...(fired.get(id) ?? []), now]);
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceError);
        // Zapier replays a failed run.
        failed.push({ payload, at: now + HOUR });
      }
    };
    const until = FROM + days * DAY;
    for (let now = FROM + MINUTE; now <= until; now += MINUTE) {
      jest.setSystemTime(now);
      for (const { payload } of failed.splice(0, failed.findLastIndex(({ at }) => at <= now) + 1))
        await deliver(payload, now);
      for (const { note } of world.list.moveTo(now)) {
        const kind = random();
        if (kind < 0.02) lost.add(note.id);
        else if (kind < 0.05) await deliver({ id: `evt-${note.id}`, type: 'note.completed' }, now);
        else await deliver({ type: 'note.completed', data: { noteId: note.id } }, now);
        if (kind > 0.9) await deliver({ note: { id: note.id } }, now);
      }
    }
    // Older than the Zap by more than a day: not new to it. Lost for good: no notification, and none for a day after it.
    const isOurs = ({ note }: { note: { id: string; createdAt: string | null } }) =>
      !lost.has(note.id) && Date.parse(note.createdAt ?? '') > FROM - DAY;
    const result = tally({ ...world, all: world.all.filter(isOurs) }, fired, { until, known: new Set() });
    report(`100 a day, instant trigger, ${days} days`, result, '–');
    expect(result.byCause.get('within a day')).toMatchObject({ missed: 0 });
    expect(result.byCause.get('30 to 70 hours later')).toMatchObject({ missed: 0 });
    // Twice only if the cache failed.
    expect(result.duplicated).toBeLessThanOrEqual(world.failedClaims());
  }, 1_800_000);
});
