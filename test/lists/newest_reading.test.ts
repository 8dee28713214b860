import { afterEach, describe, expect, it, jest } from '@jest/globals';
import * as fc from '../support/properties.ts';

import { type Coverage, NewestReading } from '../../src/lists/newest_reading.ts';
import { newestFirst } from '../../src/lists/order.ts';
import { aList, BudgetOf, type Item, itemsInOrder, type Paging, timeOfItem } from '../support/lists.ts';
import { memoryCache } from '../support/memory.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const ALL: Coverage = { atLeast: Number.POSITIVE_INFINITY, since: Number.NEGATIVE_INFINITY };
const atLeast = (count: number): Coverage => ({ atLeast: count, since: Number.POSITIVE_INFINITY });

interface Run {
  ids: string[];
  further: string[];
  ending: string;
  requests: number;
  isNewestReached: boolean;
}

/** Reads the newest items of lists that share a cache, one run after the other. */
function reader(cache = memoryCache()) {
  return async (
    list: ReturnType<typeof aList>,
    { coverage = atLeast(100), pages = Number.POSITIVE_INFINITY } = {},
  ): Promise<Run> => {
    list.asked.length = 0;
    const reading = new NewestReading(list, { budget: new BudgetOf(pages), coverage, cache });
    const ids = await Array.fromAsync(reading, ({ id }) => id);
    const further = await Array.fromAsync(reading.furtherPage(), ({ id }) => id);
    const { ending, isNewestReached } = reading;
    return { ids, further, ending, requests: list.asked.length, isNewestReached };
  };
}
const read = (list: ReturnType<typeof aList>, given?: { coverage?: Coverage; pages?: number }) =>
  reader()(list, given);

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const newest = (items: readonly Item[], count: number) => idsOf(newestFirst(items)).slice(0, count);
const NOT_REACHED = /not enough time to reach the newest/;

describe('the newest items of a list that is newest-first', () => {
  it('are on its first page', async () => {
    const items = itemsInOrder(1000).toReversed();
    const list = aList(items);
    const { ids, ending } = await read(list);
    expect([ids, ending]).toStrictEqual([newest(items, 100), 'enough']);
    expect(list.asked[0]).toStrictEqual({ limit: 100, offset: 0 });
  });

  it('go back as far as asked, in whole pages', async () => {
    const items = itemsInOrder(1000).toReversed();
    const { ids } = await read(aList(items), { coverage: { atLeast: 100, since: timeOfItem(850) } });
    expect(ids).toStrictEqual(newest(items, 200));
  });

  it('include items without a time', async () => {
    const items = itemsInOrder(300).toReversed();
    items.splice(50, 0, { id: 'undated', createdAt: null });
    const { ids, requests } = await read(aList(items));
    expect(ids).toContain('undated');
    expect(requests).toBe(2);
  });

  it('are yielded though the first items were created at the same moment', async () => {
    const items = itemsInOrder(300)
      .toReversed()
      .map((item, i) => (i < 120 ? { ...item, createdAt: new Date(timeOfItem(300)).toISOString() } : item));
    const { ids, ending } = await read(aList(items));
    expect([ids, ending]).toStrictEqual([idsOf(items).slice(0, 200), 'enough']);
  });

  it('are what was read when the time ends', async () => {
    const items = itemsInOrder(500).toReversed();
    const { ids, ending, isNewestReached } = await read(aList(items), { coverage: ALL, pages: 2 });
    expect([ids, ending, isNewestReached]).toStrictEqual([newest(items, 200), 'out-of-time', true]);
  });

  it('are those of its first page if the service ignores the offset', async () => {
    const items = itemsInOrder(300).toReversed();
    const { ids, ending } = await read(aList(items, { ignoresOffset: true }), { coverage: ALL });
    expect([ids, ending]).toStrictEqual([newest(items, 100), 'repeating']);
  });
});

describe('the newest items of a list that is oldest-first', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [230, 3],
    [330, 5],
    [630, 8],
  ])('of %d items take %d requests', async (count, requests) => {
    const items = itemsInOrder(count);
    const list = aList(items);
    const { ids } = await read(list, { coverage: ALL });
    expect(newest(items, count)).toStrictEqual(
      newest(
        items.filter(({ id }) => ids.includes(id)),
        count,
      ),
    );
    expect(list.asked.length).toBeLessThanOrEqual(Math.max(requests, 1) + 0 + Math.ceil(count / 100));
    const cost = await read(list);
    expect(cost.requests).toBeLessThanOrEqual(requests + (count > 200 ? 1 : 0));
  });

  it.each<[string, Paging]>([
    ['tells only the next offset', { most: 25 }],
    ['tells its length', { most: 25, tellsTotal: true }],
    ['gives a hundred at once', {}],
    ['shows its last page again behind the end', { repeatsEnd: true }],
  ])('are found among 20,000 if the service %s', async (_, paging) => {
    const items = itemsInOrder(20_000);
    const list = aList(items, paging);
    const { ids, ending } = await read(list);
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(ending).toBe('enough');
    expect(list.asked.length).toBeLessThan(30);
  });

  it('are found in a list of any length, and never cost more than one request beyond reading it whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<Paging>({}, { tellsTotal: true }, { repeatsEnd: true }),
        async (length, most, wanted, paging) => {
          // One that shows a single page again and again can't be told from one that ignores the offset.
          fc.pre(paging.repeatsEnd !== true || length > Math.min(most, 100));
          const items = itemsInOrder(length);
          const list = aList(items, { most, ...paging });
          const reading = new NewestReading(list, {
            budget: new BudgetOf(),
            coverage: atLeast(wanted),
            cache: memoryCache(),
          });
          const ids = await Array.fromAsync(reading, ({ id }) => id);
          expect(newest(items, wanted).filter((id) => !ids.includes(id))).toStrictEqual([]);
          expect(new Set(ids).size).toBe(ids.length);
          const pageSize = Math.min(most, 100);
          if (paging.repeatsEnd !== true && wanted <= pageSize)
            expect(list.asked.length).toBeLessThanOrEqual(Math.ceil(length / pageSize) + 1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are all of it, each once, if all are asked for', async () => {
    for (const paging of [{}, { tellsTotal: true }, { most: 30 }, { bytesPerItem: 200_000 }]) {
      const items = itemsInOrder(430);
      const { ids, ending } = await read(aList(items, paging), { coverage: ALL });
      expect([ids.toSorted(), ending]).toStrictEqual([idsOf(items).toSorted(), 'complete']);
    }
  });

  it('are found though the first 120 were created at the same moment', async () => {
    const items = itemsInOrder(900).map((item, i) =>
      i < 120 ? { ...item, createdAt: new Date(timeOfItem(0)).toISOString() } : item,
    );
    const { ids } = await read(aList(items));
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(ids).not.toContain('i1');
  });

  it('are found though the first 400 were created at the same moment', async () => {
    const items = itemsInOrder(900).map((item, i) =>
      i < 400 ? { ...item, createdAt: new Date(timeOfItem(0)).toISOString() } : item,
    );
    const { ids } = await read(aList(items));
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(ids).not.toContain('i1');
  });

  it('are never replaced by the oldest: if the end is not found in time, the reading fails', async () => {
    for (const pages of [1, 2, 5]) {
      await expect(read(aList(itemsInOrder(20_000)), { pages })).rejects.toThrow(NOT_REACHED);
      await expect(read(aList(itemsInOrder(20_000)), { coverage: ALL, pages })).rejects.toThrow(NOT_REACHED);
    }
  });

  it('are found by the next runs, which continue where one stopped', async () => {
    const run = reader();
    const items = itemsInOrder(20_000);
    const list = aList(items);
    await expect(run(list, { pages: 6 })).rejects.toThrow(NOT_REACHED);
    await expect(run(list, { pages: 6 })).rejects.toThrow(NOT_REACHED);
    const { ids } = await run(list, { pages: 12 });
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
  });

  it('are those that were read when the time ends on the way back', async () => {
    const items = itemsInOrder(1000);
    const { ids, ending, isNewestReached } = await read(aList(items, { tellsTotal: true }), {
      coverage: ALL,
      pages: 3,
    });
    expect([ids.toSorted(), ending, isNewestReached]).toStrictEqual([
      newest(items, 200).toSorted(),
      'out-of-time',
      true,
    ]);
  });

  it('cannot be shown by a service that ignores the offset', async () => {
    const list = aList(itemsInOrder(300), { ignoresOffset: true });
    await expect(read(list)).rejects.toThrow(/shows only the oldest entries/);
    expect(list.asked).toHaveLength(2);
  });
});

describe('once the end of a list that is oldest-first is known', () => {
  const known = async (count: number, paging: Paging = {}) => {
    const run = reader();
    const items = itemsInOrder(count + 300);
    const shown = items.slice(0, count);
    const list = aList(shown, paging);
    await run(list);
    return { run, list, shown, grow: (by: number) => shown.push(...items.slice(count, count + by)) };
  };
  const missing = (shown: readonly Item[], ids: readonly string[]) =>
    newest(shown, 100).filter((id) => !ids.includes(id));

  it.each([101, 230, 1000, 20_000])(
    'among %d items, the newest take two requests with a further page',
    async (count) => {
      const { run, list, shown } = await known(count);
      const { ids, further, requests } = await run(list);
      expect(ids.toSorted()).toStrictEqual(newest(shown, 100).toSorted());
      expect(further.length).toBeGreaterThan(0);
      expect(requests).toBe(2);
    },
  );

  it.each([1, 50, 100])('they take two requests if %d items are new', async (by) => {
    const { run, list, shown, grow } = await known(1000);
    grow(by);
    const { ids, requests } = await run(list);
    expect(missing(shown, ids)).toStrictEqual([]);
    expect(requests).toBe(2);
  });

  it('they take more only if more than a page is new', async () => {
    const { run, list, shown, grow } = await known(1000);
    grow(250);
    const { ids, requests } = await run(list);
    expect(missing(shown, ids)).toStrictEqual([]);
    expect(requests).toBeLessThanOrEqual(5);
  });

  it.each([[990], [930], [700], [150], [40], [1], [0]])(
    'they are right if the list has shrunk to %d',
    async (count) => {
      const { run, list, shown } = await known(1000);
      shown.splice(count);
      const { ids } = await run(list);
      expect(missing(shown, ids)).toStrictEqual([]);
      const again = await run(list);
      expect(missing(shown, again.ids)).toStrictEqual([]);
      expect(again.requests).toBeLessThanOrEqual(2);
    },
  );

  it('they are right if the list is newest-first since', async () => {
    const { run, list, shown } = await known(1000);
    shown.reverse();
    const { ids } = await run(list);
    expect(ids).toStrictEqual(newest(shown, 100));
  });

  it('the reading fails if so much is new that its end is not reached in time', async () => {
    const { run, list, shown, grow } = await known(1000);
    grow(300);
    await expect(run(list, { pages: 2 })).rejects.toThrow(NOT_REACHED);
    expect(missing(shown, (await run(list)).ids)).toStrictEqual([]);
  });

  it('pages may be smaller than requested', async () => {
    const { run, list, shown, grow } = await known(1000, { most: 30 });
    grow(10);
    expect(missing(shown, (await run(list)).ids)).toStrictEqual([]);
  });

  it('a cache that forgets it costs requests, and nothing else', async () => {
    const { list, shown } = await known(1000);
    expect(missing(shown, (await read(list)).ids)).toStrictEqual([]);
  });
});

describe('a list without an order', () => {
  const shuffled = itemsInOrder(250)
    .map((_, i, all) => all[(i * 7) % 250])
    .filter((item) => item !== undefined);

  it('is read to its end', async () => {
    const { ids, ending, requests } = await read(aList(shuffled), { coverage: atLeast(10) });
    expect([ids, ending, requests]).toStrictEqual([idsOf(shuffled), 'complete', 3]);
  });

  it('is read as far as the time allows, and its newest items are then not certain', async () => {
    const { ids, ending, isNewestReached } = await read(aList(shuffled), { pages: 2 });
    expect([ids.length, ending, isNewestReached]).toStrictEqual([200, 'out-of-time', false]);
  });

  it('is not taken for one that is oldest-first, though its first page is', async () => {
    const items = [
      ...itemsInOrder(900).slice(100, 200),
      ...itemsInOrder(100),
      ...itemsInOrder(900).slice(200, 250),
    ];
    const { ids } = await read(
      aList([...items, ...itemsInOrder(100).map(({ createdAt }, i) => ({ id: `x${i}`, createdAt }))]),
    );
    expect(ids).toHaveLength(350);
  });

  it('is read to its end if its items have no times', async () => {
    const timeless = itemsInOrder(450).map((item) => ({ ...item, createdAt: null }));
    const { ids, ending } = await read(aList(timeless), { coverage: atLeast(10) });
    expect([ids, ending]).toStrictEqual([idsOf(timeless), 'complete']);
  });
});

describe('the further page', () => {
  const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

  it.each([
    [0, 100],
    [0.55, 600],
    [0.999, 1000],
  ])('is one of the next ten: chance %d reads at offset %d', async (value, offset) => {
    chance(value);
    const list = aList(itemsInOrder(5000).toReversed());
    const { further } = await read(list);
    expect(further).toHaveLength(100);
    expect(list.asked[1]).toStrictEqual({ limit: 100, offset });
  });

  it.each([
    [0, 4800],
    [0.999, 3900],
  ])(
    'lies before the newest items if the list is oldest-first: chance %d reads at offset %d',
    async (value, offset) => {
      chance(value);
      const run = reader();
      const list = aList(itemsInOrder(5000));
      await run(list);
      await run(list);
      expect(list.asked[1]).toStrictEqual({ limit: 100, offset });
    },
  );

  it('is not read if the list does not continue', async () => {
    expect(await read(aList(itemsInOrder(100)))).toMatchObject({ further: [], requests: 1 });
  });

  it('is not read without time', async () => {
    expect(await read(aList(itemsInOrder(500).toReversed()), { pages: 1 })).toMatchObject({
      further: [],
      requests: 1,
    });
  });

  it('is chosen from the pages that exist, once it is known how many there are', async () => {
    const run = reader();
    const list = aList(itemsInOrder(150).toReversed());
    chance(0.7);
    expect((await run(list)).further).toStrictEqual([]);
    for (let i = 0; i < 3; i += 1) await run(list);
    expect((await run(list)).further).toHaveLength(50);
  });

  it('is left out if a list that is oldest-first took two requests already, unless a day fills more than a page', async () => {
    chance(0);
    const run = reader();
    const items = itemsInOrder(1010);
    const shown = items.slice(0, 1000);
    const list = aList(shown);
    await run(list);
    shown.push(...items.slice(1000));
    expect(await run(list)).toMatchObject({ further: [], requests: 2 });
    shown.push(...itemsInOrder(1020).slice(1010));
    const busy = await run(list, { coverage: { atLeast: 100, since: timeOfItem(912) } });
    expect([busy.further.length, busy.requests]).toStrictEqual([100, 3]);
  });
});
