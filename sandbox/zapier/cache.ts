/**
 * How the cache behaves: every other call may fail, each with all of the platform's own retries; or the first answer to each
 * call is lost after it took effect, so that the platform makes the call again.
 */
export type CacheMode = 'works' | 'fails' | 'hangs' | 'fails-every-other' | 'loses-answers';

export interface CacheEntry {
  /** As the app set it. */
  readonly value: unknown;
  /** Milliseconds of the stand-in's clock; `null`: never. */
  readonly expiresAt: number | null;
}

export interface CacheCall {
  readonly method: 'zcache_get' | 'zcache_set' | 'zcache_delete';
  readonly key: string;
  readonly scope: readonly string[];
  /** In seconds; only of a set. */
  readonly ttl: number | null;
  /** "Only if not there"; only of a set. */
  readonly nx: boolean;
}

/** What `z.cache` of the app speaks to. */
export interface ZapierCache {
  mode: CacheMode;
  /** By key, the scope in front: `auth:<connection>:`, `user:<account>:`, both, or nothing. */
  readonly entries: Map<string, CacheEntry>;
  /** All calls so far, the failed ones too; the platform's retries of a call count once. */
  readonly calls: CacheCall[];
}

/** Whose values a scope means. */
export interface CacheOwner {
  readonly account: string;
  readonly connection: string;
}

/** The cache and what answers the platform's calls to it. */
export interface CacheService {
  readonly cache: ZapierCache;
  /**
   * @param id of the call, the same in its retries
   * @param value JSON text, of a set
   * @returns the call's result, or that the call fails or gets no answer.
   */
  answer(
    id: number,
    call: CacheCall,
    owner: CacheOwner,
    value: string,
  ): { result: unknown } | 'fails' | 'hangs';
}

/** `now` is the clock, in milliseconds, by which values expire. */
export function createCache(now: () => number): CacheService {
  const cache: ZapierCache = { mode: 'works', entries: new Map(), calls: [] };
  const fates = new Map<number, Exclude<CacheMode, 'fails-every-other'>>();

  function fate(id: number, call: CacheCall): Exclude<CacheMode, 'fails-every-other'> {
    const known = fates.get(id);
    if (known !== undefined) {
      return known;
    }
    const failsInTurn = cache.calls.length % 2 === 0 ? 'works' : 'fails';
    const decided = cache.mode === 'fails-every-other' ? failsInTurn : cache.mode;
    cache.calls.push(call);
    fates.set(id, decided);
    return decided;
  }

  function perform(call: CacheCall, owner: CacheOwner, value: string): unknown {
    const prefix = [
      ...(call.scope.includes('user') ? [`user:${owner.account}:`] : []),
      ...(call.scope.includes('auth') ? [`auth:${owner.connection}:`] : []),
    ].join('');
    const key = `${prefix}${call.key}`;
    const kept = cache.entries.get(key);
    const live = kept !== undefined && (kept.expiresAt === null || kept.expiresAt > now()) ? kept : undefined;
    switch (call.method) {
      case 'zcache_get':
        return live === undefined ? null : JSON.stringify(live.value);
      case 'zcache_delete':
        return cache.entries.delete(key) && live !== undefined;
      case 'zcache_set':
        if (call.nx && live !== undefined) {
          return false;
        }
        cache.entries.set(key, {
          value: JSON.parse(value),
          expiresAt: call.ttl === null ? null : now() + call.ttl * 1000,
        });
        return true;
    }
  }

  return {
    cache,
    answer(id, call, owner, value) {
      const isRetry = fates.has(id);
      const decided = fate(id, call);
      if (decided === 'fails' || decided === 'hangs') return decided;
      const result = perform(call, owner, value);
      return decided === 'loses-answers' && !isRetry ? 'fails' : { result };
    },
  };
}
