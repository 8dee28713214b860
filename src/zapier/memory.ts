import type { ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { CACHE_MS } from '../api/budgets.ts';

/** Values remembered between runs, by Zapier, for all runs with the same connection. */
export interface Cache {
  /** The value, or undefined where there is none or the cache does not answer. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, seconds: number): Promise<void>;
  /**
   * Claims a key for this run.
   *
   * @returns false only where another run holds it for certain. A cache that fails or does not answer in time denies
   * nobody: twice is better than never.
   */
  claim(key: string, seconds: number): Promise<boolean>;
}

/** A text that Zapier keeps between the pages of one dropdown. */
export interface Cursor {
  /** What was remembered last; undefined where there is nothing, or Zapier does not answer. */
  recall(): Promise<string | undefined>;
  remember(position: string): Promise<void>;
}

/** What Zapier remembers for the app. None of it is ever worth failing a step for: a failure is logged. */
export function openMemory(z: ZObject): { cache: Cache; cursor: Cursor } {
  const log = (what: string) => (error: unknown) => {
    z.console.log(`Zapier's memory ${what}: ${error instanceof Error ? error.message : 'unknown reason'}`);
    return undefined;
  };
  const cache: Cache = {
    get: (key) => inTime(readAuthScope(z, key)).catch(log('could not be read')),
    set: async (key, value, seconds) => {
      await inTime(z.cache.set(key, value, seconds, ['auth'])).catch(log('could not be written'));
    },
    claim: async (key, seconds) => {
      const claimed = await inTime(z.cache.set(key, true, seconds, [], true)).catch(
        log('could not be asked, so the Zap fires'),
      );
      return claimed !== false;
    },
  };
  const cursor: Cursor = {
    recall: async () => cursorText.parse(await inTime(z.cursor.get()).catch(log('could not be read'))),
    remember: async (position) => {
      await inTime(z.cursor.set(position)).catch(log('could not be written'));
    },
  };
  return { cache, cursor };
}

const cursorText = zod.catch(zod.optional(zod.string()), undefined);

/** The platform's types know no scope for reading, but what was written with one is only found with it. */
async function readAuthScope(z: ZObject, key: string): Promise<unknown> {
  const value: unknown = await Reflect.apply(z.cache.get, z.cache, [key, ['auth']]);
  return value;
}

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within 2 s')), CACHE_MS);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
