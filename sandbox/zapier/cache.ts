import * as zod from 'zod';

/**
 * How the cache behaves. With `fails-every-other`, every other call fails, including the platform's retries of it. With
 * `loses-answers`, each call takes effect but its first response is lost, so the platform retries it.
 */
export type CacheMode = 'works' | 'fails' | 'hangs' | 'fails-every-other' | 'loses-answers';

interface CacheEntry {
  /** As the app set it. */
  readonly value: unknown;
  /** In milliseconds on the stand-in's clock; `null` for never. */
  readonly expiresAt: number | null;
}

const scope = zod.array(zod.string()).nullable();

/** The calls of the platform's `create-cache.js`. */
export const cacheCalls = [
  zod.object({ method: zod.literal('zcache_get'), params: zod.tuple([zod.string(), scope]) }),
  zod.object({ method: zod.literal('zcache_delete'), params: zod.tuple([zod.string(), scope]) }),
  zod.object({
    method: zod.literal('zcache_set'),
    /** Key, JSON text, time to live in seconds, scope, and whether to set only if absent. */
    params: zod.tuple([zod.string(), zod.string(), zod.number().nullable(), scope, zod.boolean().nullable()]),
  }),
] as const;
type CacheCall = zod.infer<(typeof cacheCalls)[number]>;

/** The account and connection that a scope refers to. */
export interface CacheOwner {
  readonly account: string;
  readonly connection: string;
}

/** Creates the server side of the app's `z.cache`. Values expire by the clock `now`, in milliseconds. */
export function createCache(now: () => number) {
  /** By key with the prefix of its scope: `auth:<connection>:`, `user:<account>:`, both, or none. */
  const entries = new Map<string, CacheEntry>();
  const fates = new Map<number, Exclude<CacheMode, 'fails-every-other'>>();
  let failsNext = false;
  const cache = { mode: 'works' as CacheMode, entries, answer };

  /** Returns the outcome of a call, which is the same for the platform's retries of it. */
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
   * @param id identifies the call and its retries
   * @returns the call's result, or that the call fails or gets no response.
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
