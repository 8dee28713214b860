import { describe, expect, it } from '@jest/globals';

import { readNewest } from '../../src/lists/newest.ts';
import { RememberedPosition } from '../../src/lists/positions.ts';
import { aList, BudgetOf, itemsInOrder } from '../support/lists.ts';
import { memoryCache } from '../support/memory.ts';

describe('where a list ends', () => {
  it('is remembered for an hour', async () => {
    const seconds: number[] = [];
    const set = (_key: string, _value: unknown, ttl: number) => Promise.resolve(void seconds.push(ttl));
    const position = new RememberedPosition({ ...memoryCache(), set }, 'list');
    await position.remember({ isOldestFirst: true, held: 9, beyond: 10 });
    expect(seconds).toStrictEqual([3600]);
  });

  it('is stored before the reading that found it ends', async () => {
    const writes = { begun: 0, done: 0 };
    const set = async () => {
      writes.begun += 1;
      await new Promise(setImmediate);
      writes.done += 1;
    };
    const reading = readNewest(aList(itemsInOrder(950)), {
      budget: new BudgetOf(),
      coverage: { atLeast: 100, since: Number.POSITIVE_INFINITY },
      cache: { ...memoryCache(), set },
    });
    await Array.fromAsync(reading);
    expect(writes.begun).toBeGreaterThan(0);
    expect(writes.done).toBe(writes.begun);
  });
});
