import { randomUUID } from 'node:crypto';

import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { CacheMode } from '../../sandbox/zapier/index.ts';
import { type Lane, startStage } from './support/stage.ts';

/** Many Zaps listen to one workspace that notifies of many notes, often twice, in no order. */
const ZAPS = 50;
/** Each is notified to all Zaps: a thousand deliveries, with `LOAD=full` a thousand to each Zap, which takes a quarter of an hour. */
const NOTES = process.env.LOAD === 'full' ? 700 : 14;
const LONGEST_RUSH_MS = NOTES * 20_000;
const AT_ONCE = 10;
/** Zapier waits 30 s; people and the service less. */
const LONGEST_WITHOUT_CACHE_MS = 8000;

const stage = await startStage();
afterAll(() => stage.close());

interface ListeningZap {
  hookUrl: string;
  inputData: Record<string, unknown>;
  wants: (noteNumber: number) => boolean;
  /** The ids of the notes it fired for, in order. */
  fired: string[];
}

interface Notification {
  zap: ListeningZap;
  noteId: string;
}

/** Every third Zap wants all notes, the others those with an odd or even number. */
function listeningZaps(): ListeningZap[] {
  return Array.from({ length: ZAPS }, (_, i) => {
    const parity = i % 3 === 0 ? null : i % 2;
    return {
      hookUrl: `https://hooks.zapier.com/hooks/standard/1/${randomUUID()}/`,
      inputData: parity === null ? {} : { titleContains: parity === 0 ? 'even' : 'odd' },
      wants: (number) => parity === null || number % 2 === parity,
      fired: [],
    };
  });
}

function addNotes({ workspace }: Lane, count: number): string[] {
  return workspace
    .addNotes(count, (i) => ({ title: `Meeting ${i} (${i % 2 === 0 ? 'even' : 'odd'})` }))
    .map(({ id }) => id);
}

/** Each note for each Zap, almost every second one twice, shuffled by a fixed rule. */
function notificationsFor(zaps: readonly ListeningZap[], noteIds: readonly string[]): Notification[] {
  const once = noteIds.flatMap((noteId) => zaps.map((zap) => ({ zap, noteId })));
  const sent = once.flatMap((notification, i) => (i % 7 < 3 ? [notification, notification] : [notification]));
  return sent
    .map((notification, i) => ({ notification, place: (i * 7919) % 10_007 }))
    .sort((a, b) => a.place - b.place)
    .map(({ notification }) => notification);
}

const firedNotes = zod.array(zod.object({ id: zod.string() }));

/** Runs the trigger for each notification. @returns how long the longest run took, in ms. */
async function deliver(lane: Lane, notifications: readonly Notification[], atOnce: number): Promise<number> {
  const connection = stage.connection(lane);
  const queue = notifications.values();
  let longest = 0;
  const work = async () => {
    for (const { zap, noteId } of queue) {
      const start = performance.now();
      const items = await stage.invoke.short('triggers.new_note.operation.perform', connection, {
        inputData: zap.inputData,
        subscribeData: { hookUrl: zap.hookUrl, subscribedAt: new Date().toISOString() },
        cleanedRequest: { noteId },
      });
      zap.fired.push(...firedNotes.parse(items).map(({ id }) => id));
      longest = Math.max(longest, performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return longest;
}

/** Sends everything to fresh Zaps while the cache is in some mode. */
async function rush(mode: CacheMode, noteCount: number, zapCount = ZAPS) {
  return await stage.withLane({}, async (lane) => {
    stage.cache.mode = mode;
    const noteIds = addNotes(lane, noteCount);
    const zaps = listeningZaps().slice(0, zapCount);
    const notifications = notificationsFor(zaps, noteIds);
    const longestMs = await deliver(lane, notifications, mode === 'hangs' ? notifications.length : AT_ONCE);
    const wanted = (zap: ListeningZap) => noteIds.filter((_, number) => zap.wants(number));
    return { zaps, wanted, longestMs, sent: notifications.length };
  });
}

beforeEach(() => {
  stage.cache.mode = 'works';
});

describe(`${ZAPS} Zaps and a rush of notifications`, () => {
  it(
    'each Zap fires exactly once for each note it wants',
    async () => {
      const { zaps, wanted, sent } = await rush('works', NOTES);
      expect(sent).toBeGreaterThanOrEqual(1000);
      for (const zap of zaps) expect(zap.fired.toSorted()).toStrictEqual(wanted(zap).toSorted());
    },
    LONGEST_RUSH_MS,
  );

  it('each Zap fires at least once where the cache fails half the time', async () => {
    const { zaps, wanted } = await rush('fails-every-other', 2);
    for (const zap of zaps) {
      expect([...new Set(zap.fired)].toSorted()).toStrictEqual(wanted(zap).toSorted());
    }
  }, 120_000);

  it('each Zap fires in good time where the cache hangs', async () => {
    const { zaps, wanted, longestMs } = await rush('hangs', 2, 10);
    for (const zap of zaps) {
      expect([...new Set(zap.fired)].toSorted()).toStrictEqual(wanted(zap).toSorted());
    }
    expect(longestMs).toBeLessThan(LONGEST_WITHOUT_CACHE_MS);
  }, 60_000);
});
