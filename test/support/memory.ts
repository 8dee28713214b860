import type { Cache } from '../../src/zapier/cache.ts';

/** Behaves like Zapier's cache: setting a key with `nx` returns whether the key was free. */
export class ZapierCache {
  readonly values = new Map<string, unknown>();
  readonly ttls = new Map<string, number | undefined>();

  readonly get = (key: string): Promise<unknown> => Promise.resolve(this.values.get(key));

  readonly set = (
    key: string,
    value: unknown,
    ttl?: number,
    _scope?: string[],
    nx = false,
  ): Promise<boolean> => {
    if (nx && this.values.has(key)) return Promise.resolve(false);
    this.values.set(key, value);
    this.ttls.set(key, ttl);
    return Promise.resolve(true);
  };
}

/** An in-memory implementation of the app's `Cache` interface, for unit tests without the platform. */
export function memoryCache(): Cache & { claims: { key: string; seconds: number }[] } {
  const values = new Map<string, unknown>();
  const claims: { key: string; seconds: number }[] = [];
  return {
    claims,
    get: (key) => Promise.resolve(values.get(key)),
    set: (key, value) => {
      values.set(key, value);
      return Promise.resolve();
    },
    claim: (key, seconds) => {
      claims.push({ key, seconds });
      const isFree = !values.has(key);
      values.set(key, true);
      return Promise.resolve(isFree);
    },
  };
}
