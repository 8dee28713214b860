import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ZObject } from 'zapier-platform-core';

import { openMemory } from '../../src/zapier/memory.ts';

type Answer = (...given: unknown[]) => Promise<unknown>;

const never: Answer = () => new Promise(() => undefined);
const failing: Answer = () => Promise.reject(new Error('no RPC'));

/** What the platform gives, with every call answered the same way. */
function memoryThat(answer: Answer) {
  const log: string[] = [];
  const calls: unknown[][] = [];
  const method = (...given: unknown[]) => {
    calls.push(given);
    return answer(...given);
  };
  const z = {
    cache: { get: method, set: method },
    cursor: { get: method, set: method },
    console: { log: (line: string) => log.push(line) },
  } as unknown as ZObject;
  return { ...openMemory(z), log, calls };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a claim', () => {
  it('is ours where Zapier says that the key was set', async () => {
    const { cache, calls } = memoryThat(() => Promise.resolve(true));
    expect(await cache.claim('k', 30)).toBe(true);
    expect(calls).toStrictEqual([['k', true, 30, [], true]]);
  });

  it('is another run’s where Zapier says that it was not', async () => {
    expect(await memoryThat(() => Promise.resolve(false)).cache.claim('k', 30)).toBe(false);
  });

  it('is ours where the cache fails, which the log tells', async () => {
    const { cache, log } = memoryThat(failing);
    expect(await cache.claim('k', 30)).toBe(true);
    expect(log).toStrictEqual(["Zapier's memory could not be asked, so the Zap fires: no RPC"]);
  });

  it('is ours where the cache does not answer within 2 s, and not before', async () => {
    const { cache, log } = memoryThat(never);
    const claim = cache.claim('k', 30);
    await jest.advanceTimersByTimeAsync(1999);
    expect(log).toStrictEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await claim).toBe(true);
    expect(log).toStrictEqual([expect.stringContaining('no answer within 2 s')]);
  });

  it('leaves no timer behind', async () => {
    await memoryThat(() => Promise.resolve(true)).cache.claim('k', 30);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a remembered value', () => {
  it('is written and read for the connection', async () => {
    const { cache, calls } = memoryThat(() => Promise.resolve('value'));
    await cache.set('k', { a: 1 }, 600);
    expect(await cache.get('k')).toBe('value');
    expect(calls).toStrictEqual([
      ['k', { a: 1 }, 600, ['auth']],
      ['k', ['auth']],
    ]);
  });

  it('is not worth failing for', async () => {
    const { cache, log } = memoryThat(failing);
    await cache.set('k', 1, 600);
    expect(await cache.get('k')).toBeUndefined();
    expect(log).toHaveLength(2);
  });

  it('is not waited for longer than 2 s', async () => {
    const { cache } = memoryThat(never);
    const both = Promise.all([cache.get('k'), cache.set('k', 1, 600)]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await both).toStrictEqual([undefined, undefined]);
  });
});

describe('the cursor', () => {
  it('is a text, or nothing', async () => {
    expect(await memoryThat(() => Promise.resolve('here')).cursor.recall()).toBe('here');
    expect(await memoryThat(() => Promise.resolve(null)).cursor.recall()).toBeUndefined();
    expect(await memoryThat(() => Promise.resolve({ odd: 1 })).cursor.recall()).toBeUndefined();
  });

  it('is not worth failing for', async () => {
    const { cursor, log } = memoryThat(failing);
    await cursor.remember('here');
    expect(await cursor.recall()).toBeUndefined();
    expect(log).toHaveLength(2);
  });

  it('is not waited for longer than 2 s', async () => {
    const { cursor } = memoryThat(never);
    const both = Promise.all([cursor.recall(), cursor.remember('here')]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await both).toStrictEqual([undefined, undefined]);
  });
});
