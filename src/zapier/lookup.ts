import type * as zod from 'zod/mini';

import type { Step } from './step.ts';

const REMEMBERED_SEC = 10 * 60;

const begun = new WeakMap<Step, Map<string, Promise<unknown>>>();

/**
 * A value that many runs need: read at most once in a run, even if the cache fails, and, thanks to Zapier's cache, at most
 * once in ten minutes by all runs with the same connection.
 *
 * @param read returns undefined if the value is unknown only in this run.
 */
export async function lookUp<Value>(
  step: Step,
  { key, value }: { key: string; value: zod.ZodMiniType<Value> },
  read: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const ofRun = begun.get(step) ?? new Map<string, Promise<unknown>>();
  begun.set(step, ofRun);
  const lookup = ofRun.get(key) ?? remembered();
  ofRun.set(key, lookup);
  return value.safeParse(await lookup).data;

  async function remembered(): Promise<Value | undefined> {
    const known = value.safeParse(await step.cache.get(key));
    if (known.success) return known.data;
    const now = await read();
    if (now !== undefined) await step.cache.set(key, now, REMEMBERED_SEC);
    return now;
  }
}
