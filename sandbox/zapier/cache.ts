import * as zod from 'zod';

/**
 * How the cache behaves: every other call may fail, each with all of the platform's own retries; or the first answer to each
 * call is lost after it took effect, so that the platform makes the call again.
 */
export type CacheMode = 'works' | 'fails' | 'hangs' | 'fails-every-other' | 'loses-answers';

interface CacheEntry {
  /** As the app set it. */
  readonly value: unknown;
  /** Milliseconds of the stand-in's clock; `null`: never. */
  readonly expiresAt: number | null;
}

const scope = zod.array(zod.string()).nullable();

/** The calls of the platform's `create-cache.js`. */
export const cacheCalls = [
  zod.object({ method: zod.literal('zcache_get'), params: zod.tuple([zod.string(), scope]) }),
  zod.object({ method: zod.literal('zcache_delete'), params: zod.tuple([zod.string(), scope]) }),
  zod.object({
    method: zod.literal('zcache_set'),
    /** Key, JSON text, seconds to live, scope, and "only if not there". */
    params: zod.tuple([zod.string(), zod.string(), zod.number().nullable(), scope, zod.boolean().nullable()]),
  }),
] as const;
type CacheCall = zod.infer<(typeof cacheCalls)[number]>;

/** Whose values a scope means. */
export interface CacheOwner {
  readonly account: string;
  readonly connection: string;
}

/** What `z.cache` of the app speaks to. `now` is the clock, in milliseconds, by which values expire. */
export function createCache(now: () => number) {
  /** By key, the scope in front: `auth:<connection>:`, `user:<account>:`, both, or nothing. */
  const entries = new Map<string, CacheEntry>();
  const fates = new Map<number, Exclude<CacheMode, 'fails-every-other'>>();
  let failsNext = false;
  const cache = { mode: 'works' as CacheMode, entries, answer };

  /** What becomes of a call, the same in the platform's retries of it. */
  function fateOf(id: number): Exclude<CacheMode, 'fails-every-other'> {
    const known = fates.get(id);
    if (known !== undefined) return known;
    const inTurn = failsNext ? 'fails' : 'works';
    const fate = cache.mode === 'fails-every-other' ? inTurn : cache.mode;
    failsNext = cache.mode === 'fails-every-other' && !failsNext;
    fates.set(id, fate);
    return fate;
  }

  function perform(call: CacheCall, owner: CacheOwner): unknown {
    const keyIn = (key: string, scopes: readonly string[] | null) =>
      [
        ...(scopes?.includes('user') ? [`user:${owner.account}:`] : []),
        ...(scopes?.includes('auth') ? [`auth:${owner.connection}:`] : []),
        key,
      ].join('');
    const live = (key: string) => {
      const entry = entries.get(key);
      return entry !== undefined && (entry.expiresAt ?? Infinity) > now() ? entry : undefined;
    };
    switch (call.method) {
      case 'zcache_get': {
        const entry = live(keyIn(...call.params));
        return entry === undefined ? null : JSON.stringify(entry.value);
      }
      case 'zcache_delete': {
        const key = keyIn(...call.params);
        const wasLive = live(key) !== undefined;
        entries.delete(key);
        return wasLive;
      }
      case 'zcache_set': {
        const [name, value, ttl, scopes, nx] = call.params;
        const key = keyIn(name, scopes);
        if (nx === true && live(key) !== undefined) return false;
        entries.set(key, {
          value: JSON.parse(value),
          expiresAt: ttl === null ? null : now() + ttl * 1000,
        });
        return true;
      }
    }
  }

  /**
   * @param id of the call, the same in its retries
   * @returns the call's result, or that the call fails or gets no answer.
   */
  function answer(id: number, call: CacheCall, owner: CacheOwner): { result: unknown } | 'fails' | 'hangs' {
    const isRetry = fates.has(id);
    const fate = fateOf(id);
    if (fate === 'fails' || fate === 'hangs') return fate;
    const result = perform(call, owner);
    return fate === 'loses-answers' && !isRetry ? 'fails' : { result };
  }

  return cache;
}
