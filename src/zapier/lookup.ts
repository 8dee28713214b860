import type * as zod from 'zod/mini';

import type { Cache } from './cache.ts';

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
