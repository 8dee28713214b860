import { randomUUID } from 'node:crypto';

import type { ZObject } from 'zapier-platform-core';

import { AFTER_STEP_MS, CACHE_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';

/** Values that Zapier keeps between runs, shared by all runs with the same connection. */
export interface Cache {
  /** The value, or undefined if there is none or the cache does not answer. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, seconds: number): Promise<void>;
  /**
   * Claims a key for this run.
   *
   * @returns false only if the key is known to be taken, and not known to be this run's. If the cache fails or does not
   * respond in time, the claim counts as granted: firing twice is better than never.
   */
  claim(key: string, seconds: number): Promise<boolean>;
}

/**
 * Opens Zapier's cache for one run. Its failures are logged and never fail the step.
 *
 * @param deadline of the step.
 */
export function openCache(z: ZObject, deadline: Deadline): Cache {
  const run = randomUUID();
  // Once the cache has not responded in time, the run does not wait for it again.
  let isSilent = false;
  const log = (what: string) => (error: unknown) => {
    z.console.log(`Zapier's cache ${what}: ${String(error)}`);
    return undefined;
  };
  const inStepTime = async <Value>(answer: () => Promise<Value>): Promise<Value | undefined> => {
    if (isSilent) return undefined;
    return await inTime(answer(), Math.min(CACHE_MS, deadline.remainingMs), () => (isSilent = true));
  };
  return {
    get: (key) => inStepTime(() => read(z, key, ['auth'])).catch(log('could not be read')),
    set: async (key, value, seconds) => {
      await inStepTime(() => z.cache.set(key, value, seconds, ['auth'])).catch(log('could not be written'));
    },
    claim: async (key, seconds) => {
      const end = new Deadline(deadline.remainingMs + AFTER_STEP_MS);
      const isSet = await inTime(
        z.cache.set(key, run, seconds, [], true),
        Math.min(CACHE_MS, end.remainingMs),
      ).catch(log('could not be asked, so the Zap fires'));
      if (isSet !== false) return true;
      // If the response to a claim is lost, the platform retries and finds this run's own claim.
      const holder = await inTime(read(z, key, []), Math.min(CACHE_MS, end.remainingMs)).catch(
        log('did not say which run has fired the Zap'),
      );
      return holder === run;
    },
  };
}

/** The platform's types lack a scope for reading, but a value written with a scope is found only with it. */
async function read(z: ZObject, key: string, scope: readonly string[]): Promise<unknown> {
  const value: unknown = await Reflect.apply(z.cache.get, z.cache, [key, scope]);
  return value;
}

async function inTime<Value>(
  answer: Promise<Value>,
  milliseconds: number,
  onSilence: () => void = () => undefined,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onSilence();
      reject(new Error('no answer in time'));
    }, milliseconds);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
