import { randomUUID } from 'node:crypto';

import type { ZObject } from 'zapier-platform-core';
import type * as zod from 'zod/mini';

import { AFTER_STEP_MS, CACHE_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';

/** Values that Zapier keeps between runs, shared by all runs with the same connection. */
export interface Cache {
  /** The value; null if there is none, undefined if the cache does not answer. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, seconds: number): Promise<void>;
  /**
   * Claims a key for this run.
   *
   * @returns false only if it is known to be another run's: if the cache fails, firing twice is better than never.
   */
  claim(key: string, seconds: number): Promise<boolean>;
}

interface CacheOfZapier {
  cache: Pick<ZObject['cache'], 'get' | 'set'>;
  console: Pick<Console, 'log'>;
}

/** Opens Zapier's cache for one step. Its failures are logged and never fail the step. */
export function openCache(z: CacheOfZapier, deadline: Deadline): Cache {
  const run = randomUUID();
  let isSilent = false;
  /** Undefined, with a line in the log, if the cache fails or does not answer in time. */
  const ask = async <Value>(
    call: () => Promise<Value>,
    failure: string,
    until = deadline,
  ): Promise<Value | undefined> => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const end = () => {
        isSilent = true;
        reject(new Error('no answer in time'));
      };
      timer = setTimeout(end, Math.min(CACHE_MS, until.remainingMs));
    });
    try {
      return await Promise.race([call(), silence]);
    } catch (error) {
      z.console.log(`Zapier's cache ${failure}: ${String(error)}`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // Once the cache has not responded in time, the run does not wait for a value again.
    get: async (key) => (isSilent ? undefined : await ask(() => read(z, key, ['auth']), 'could not be read')),
    set: async (key, value, seconds) => {
      if (!isSilent) await ask(() => z.cache.set(key, value, seconds, ['auth']), 'could not be written');
    },
    claim: async (key, seconds) => {
      const end = new Deadline(deadline.remainingMs + AFTER_STEP_MS);
      const claim = () => z.cache.set(key, run, seconds, [], true);
      const isSet = await ask(claim, 'could not be asked, so the Zap fires', end);
      if (isSet !== false) return true;
      // If the response to a claim is lost, the platform retries and finds this run's own claim.
      const holder = await ask(() => read(z, key, []), 'did not say which run has fired the Zap', end);
      return holder === run;
    },
  };
}

/** The platform's types lack a scope for reading, but a value written with a scope is found only with it. */
async function read(z: CacheOfZapier, key: string, scope: readonly string[]): Promise<unknown> {
  const value: unknown = await Reflect.apply(z.cache.get, z.cache, [key, scope]);
  return value ?? null;
}

export const REMEMBERED_SEC = 10 * 60;

/**
 * A value that many runs need: the returned function asks the service when first called, at most once in a run even if the
 * cache fails, and, thanks to Zapier's cache, at most once in ten minutes in all runs with the same connection.
 *
 * @param seconds for which it is remembered instead.
 * @param read returns undefined if the value is unknown only in this run.
 */
export function lookup<Value>(
  { cache }: { cache: Pick<Cache, 'get' | 'set'> },
  { key, value, seconds = REMEMBERED_SEC }: { key: string; value: zod.ZodMiniType<Value>; seconds?: number },
  read: () => Promise<Value | undefined>,
): () => Promise<Value | undefined> {
  let begun: Promise<Value | undefined> | undefined;
  return () => (begun ??= remembered());

  async function remembered(): Promise<Value | undefined> {
    const known = value.safeParse(await cache.get(key));
    if (known.success) return known.data;
    const now = await read();
    if (now !== undefined) await cache.set(key, now, seconds);
    return now;
  }
}
