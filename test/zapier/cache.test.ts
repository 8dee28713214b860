import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as zod from 'zod';

import { Deadline } from '../../src/api/deadline.ts';
import { openCache } from '../../src/zapier/cache.ts';

/** Zapier's response to `cache.get(key, scope)` or `cache.set(key, value, seconds, scope, nx)`. */
type Answer = (...given: unknown[]) => Promise<unknown>;

const never: Answer = () => new Promise(() => undefined);
const failing: Answer = () => Promise.reject(new Error('no RPC'));
const isSet = zod.nullable(zod.boolean());

/** Zapier's cache, which answers every call in the same way. */
function cacheThat(answer: Answer, { stepMs = 27_000 } = {}) {
  const log: string[] = [];
  const calls: unknown[][] = [];
  const get = (...given: unknown[]) => {
    calls.push(given);
    return answer(...given);
  };
  const set = async (...given: unknown[]) => isSet.catch(null).parse(await get(...given));
  const z = { cache: { get, set }, console: { log: (line: string) => log.push(line) } };
  return { cache: openCache(z, new Deadline(stepMs)), log, calls };
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a claim', () => {
  it('succeeds, with a log line, if the cache fails', async () => {
    const { cache, log, calls } = cacheThat(failing);
    expect(await cache.claim('k', 30)).toBe(true);
    expect(calls).toStrictEqual([['k', expect.any(String), 30, [], true]]);
    expect(log).toStrictEqual(["Zapier's cache could not be asked, so the Zap fires: Error: no RPC"]);
  });

  it.each([
    ['the cache has not responded for 2 s', 27_000, 2000],
    ['1.5 s have passed since the end of the step', 0, 1500],
  ])('succeeds once %s', async (_, stepMs, afterMs) => {
    const { cache, log } = cacheThat(never, { stepMs });
    const claim = cache.claim('k', 30);
    await jest.advanceTimersByTimeAsync(afterMs - 1);
    expect(log).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await claim).toBe(true);
    expect(log).toStrictEqual([expect.stringContaining('no answer in time')]);
  });

  it('succeeds if its response was lost and the platform asked again', async () => {
    const stored = new Map<unknown, unknown>();
    const { cache, calls } = cacheThat((...given) => {
      const [key, value] = given;
      if (given.length === 2) return Promise.resolve(stored.get(key));
      const isFree = !stored.has(key);
      if (isFree) stored.set(key, value);
      return Promise.resolve(false);
    });
    expect(await cache.claim('k', 30)).toBe(true);
    expect(calls.at(-1)).toStrictEqual(['k', []]);
  });

  /** A cache that takes `ms` for each response. */
  const slow =
    (ms: number, answer: Answer): Answer =>
    async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return await answer(...given);
    };

  it('fails in a slow cache that says that the key is taken', async () => {
    const { cache } = cacheThat((...given) =>
      slow(1800, () => Promise.resolve(given.length > 2 ? false : 'other'))(),
    );
    const claim = cache.claim('k', 30);
    await jest.advanceTimersByTimeAsync(3600);
    expect(await claim).toBe(false);
  });

  it('fails if the key is taken and the cache then falls silent, and does not exceed its time', async () => {
    const { cache, log } = cacheThat(
      (...given) => (given.length > 2 ? slow(1000, () => Promise.resolve(false))() : never()),
      { stepMs: 0 },
    );
    const claim = cache.claim('k', 30);
    await jest.advanceTimersByTimeAsync(1499);
    expect(log).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await claim).toBe(false);
    expect(log).toStrictEqual([expect.stringContaining('did not say which run')]);
  });

  it('is made even if the cache did not respond before', async () => {
    let isSilent = true;
    const { cache } = cacheThat(() => (isSilent ? never() : Promise.resolve(false)));
    const get = cache.get('x');
    await jest.advanceTimersByTimeAsync(2000);
    await get;
    isSilent = false;
    expect(await cache.claim('k', 30)).toBe(false);
  });
});

describe('a cached value', () => {
  it('is written and read for the connection', async () => {
    const { cache, calls } = cacheThat(() => Promise.resolve('value'));
    await cache.set('k', { a: 1 }, 600);
    expect(await cache.get('k')).toBe('value');
    expect(calls).toStrictEqual([
      ['k', { a: 1 }, 600, ['auth']],
      ['k', ['auth']],
    ]);
  });

  it('does not fail the step if the cache fails', async () => {
    const { cache, log } = cacheThat(failing);
    await cache.set('k', 1, 600);
    expect(await cache.get('k')).toBeUndefined();
    expect(log).toStrictEqual([
      "Zapier's cache could not be written: Error: no RPC",
      "Zapier's cache could not be read: Error: no RPC",
    ]);
  });

  it('is waited for once in a run, for no longer than 2 s', async () => {
    const { cache, calls } = cacheThat(never);
    const get = cache.get('k');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await get).toBeUndefined();
    await cache.set('k', 1, 600);
    expect(await cache.get('k')).toBeUndefined();
    expect(calls).toHaveLength(1);
  });
});
