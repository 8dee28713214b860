import { afterEach, describe, expect, it, jest } from '@jest/globals';

import type { PageWindow } from '../../src/lists/list.ts';
import { type Coverage, readNewest } from '../../src/lists/newest.ts';
import { newestFirst } from '../../src/lists/order.ts';
import { aList, BudgetOf, type Item, itemsInOrder, type Paging, timeOfItem } from '../support/lists.ts';
import { memoryCache } from '../support/memory.ts';
import * as fc from '../support/properties.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const ALL: Coverage = { atLeast: Number.POSITIVE_INFINITY, since: Number.NEGATIVE_INFINITY };
const atLeast = (count: number): Coverage => ({ atLeast: count, since: Number.POSITIVE_INFINITY });

interface Run {
  ids: string[];
  further: string[];
  ending: string;
  read: number;
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
    const reading = readNewest(list, { budget: new BudgetOf(pages), coverage, cache });
    const ids = await Array.fromAsync(reading, ({ id }) => id);
    if (reading.result === undefined) throw new Error('The reading did not end.');
    const { ending, isNewestReached, read, furtherPage } = reading.result;
    expect(read).toBe(ids.length);
    const further = await Array.fromAsync(furtherPage(10), ({ id }) => id);
    expect(list.asked.filter(({ limit }) => limit < 1 || limit > 100)).toStrictEqual([]);
    return { ids, further, ending, read, requests: list.asked.length, isNewestReached };
  };
}
const read = (list: ReturnType<typeof aList>, given?: { coverage?: Coverage; pages?: number }) =>
  reader()(list, given);

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const newest = (items: readonly Item[], count: number) => idsOf(newestFirst(items)).slice(0, count);
const NOT_REACHED = /not enough time to reach the newest/;

describe('the newest items of a list that is newest-first', () => {
  it('are read from its first page', async () => {
    const items = itemsInOrder(1000).toReversed();
    const list = aList(items);
    const { ids, ending } = await read(list);
    expect([ids, ending]).toStrictEqual([newest(items, 100), 'enough']);
    expect(list.asked[0]).toStrictEqual({ limit: 100, offset: 0 });
  });

  it('go back as far as required, in whole pages', async () => {
    const items = itemsInOrder(1000).toReversed();
    const { ids } = await read(aList(items), { coverage: { atLeast: 100, since: timeOfItem(901) } });
    expect(ids).toStrictEqual(newest(items, 200));
  });

  it('include items without a time', async () => {
    const items = itemsInOrder(300).toReversed();
    items.splice(50, 0, { id: 'undated', createdAt: null });
    const { ids, requests } = await read(aList(items));
    expect(ids).toContain('undated');
    expect(requests).toBe(2);
  });

  it('are found even if the first items were created at the same moment', async () => {
    const items = itemsInOrder(300)
      .toReversed()
      .map((item, i) => (i < 120 ? { ...item, createdAt: new Date(timeOfItem(300)).toISOString() } : item));
    const { ids, ending } = await read(aList(items));
    expect([ids, ending]).toStrictEqual([idsOf(items).slice(0, 200), 'enough']);
  });

  it('are those read so far when the time runs out', async () => {
    const items = itemsInOrder(500).toReversed();
    const { ids, ending, isNewestReached } = await read(aList(items), { coverage: ALL, pages: 2 });
    expect([ids, ending, isNewestReached]).toStrictEqual([newest(items, 200), 'out-of-time', true]);
  });

  it('are those on its first page if the service ignores the offset', async () => {
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
    [230, 4],
    [330, 6],
    [630, 9],
    [505, 14, 10],
  ])('of a list of %d items take at most %d requests', async (count, requests, most = 100) => {
    const { requests: cost } = await read(aList(itemsInOrder(count), { most }), { coverage: atLeast(most) });
    expect(cost).toBeLessThanOrEqual(requests);
  });

  it.each<[string, Paging]>([
    ['gives only the next offset', { most: 25 }],
    ['gives the length of the list', { most: 25, tellsTotal: true }],
    ['returns a hundred at a time', {}],
    ['repeats its last page beyond the end', { repeatsEnd: true }],
  ])('are found among 20,000 if the service %s', async (_, paging) => {
    const items = itemsInOrder(20_000);
    const list = aList(items, paging);
    const { ids, ending } = await read(list);
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(ending).toBe('enough');
    expect(list.asked.length).toBeLessThan(30);
  });

  it('are found in a list of any length with at most one request more than reading all of it takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<Paging>({}, { tellsTotal: true }, { repeatsEnd: true }),
        async (length, most, wanted, paging) => {
          // A service that repeats a single page looks like one that ignores the offset.
          fc.pre(paging.repeatsEnd !== true || length > Math.min(most, 100));
          const items = itemsInOrder(length);
          const list = aList(items, { most, ...paging });
          const reading = readNewest(list, {
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
      { numRuns: 100 },
    );
  });

  it('are all items, each once, if all are required', async () => {
    const items = itemsInOrder(1430);
    const heavy = aList(items, { bytesPerItem: 200_000 });
    const uneven = aList(items);
    const page = (window: PageWindow) =>
      uneven.page({ ...window, limit: Math.min(window.limit, window.offset < 500 ? 40 : 100) });
    const others = [{}, { tellsTotal: true }, { most: 30 }].map((paging) => aList(items, paging));
    for (const list of [...others, heavy, { ...uneven, page }]) {
      const { ids, ending } = await read(list, { coverage: ALL });
      expect([ids.toSorted(), ending]).toStrictEqual([idsOf(items).toSorted(), 'complete']);
    }
    // After the first page, which is larger than 8 MB, the others are smaller.
    expect(Math.max(...heavy.asked.slice(1).map(({ limit }) => limit))).toBe(40);
  });

  it.each([120, 400, 9000])('are found even if the oldest %d were created together', async (count) => {
    const items = itemsInOrder(count + 500).map((item, i) =>
      i < count ? { ...item, createdAt: new Date(timeOfItem(0)).toISOString() } : item,
    );
    const { ids, requests } = await read(aList(items));
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(requests).toBeLessThan(25);
  });

  it('are not those of one moment: the reading fails if the time runs out before the order shows', async () => {
    const items = itemsInOrder(300).map((item) => ({ ...item, createdAt: '2026-01-01T00:00:00Z' }));
    await expect(read(aList(items), { pages: 1 })).rejects.toThrow(NOT_REACHED);
  });

  it('are never replaced by the oldest: the reading fails if it does not find the end in time', async () => {
    for (const pages of [1, 2, 5]) {
      await expect(read(aList(itemsInOrder(20_000)), { pages })).rejects.toThrow(NOT_REACHED);
      await expect(read(aList(itemsInOrder(20_000)), { coverage: ALL, pages })).rejects.toThrow(NOT_REACHED);
    }
    await expect(read(aList(itemsInOrder(300), { tellsTotal: true }), { pages: 1 })).rejects.toThrow(
      NOT_REACHED,
    );
  });

  it('are found by later runs, which continue where the one before stopped', async () => {
    const run = reader();
    const items = itemsInOrder(20_000);
    const list = aList(items);
    await expect(run(list, { pages: 6 })).rejects.toThrow(NOT_REACHED);
    await expect(run(list, { pages: 6 })).rejects.toThrow(NOT_REACHED);
    const { ids } = await run(list, { pages: 12 });
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
  });

  it('are those read so far when the time runs out on the way back from the end', async () => {
    const items = itemsInOrder(1000);
    const { ids, ending, isNewestReached } = await read(aList(items, { tellsTotal: true }), {
      coverage: ALL,
      pages: 3,
    });
    const found = items.filter(({ id }) => ids.includes(id));
    expect([newest(found, 200), ending, isNewestReached]).toStrictEqual([
      newest(items, 200),
      'out-of-time',
      true,
    ]);
  });

  it('can’t be read if the service ignores the offset, and the reading fails', async () => {
    const list = aList(itemsInOrder(300), { ignoresOffset: true });
    await expect(read(list)).rejects.toThrow(/shows only the oldest entries/);
    expect(list.asked).toHaveLength(3);
  });

  it('can’t be read if the next page begins where the first one does, and the reading fails', async () => {
    const list = aList(itemsInOrder(100));
    const stuck = {
      ...list,
      page: async function* (window: PageWindow) {
        return { ...(yield* list.page(window)), nextOffset: 0 };
      },
    };
    await expect(read(stuck)).rejects.toThrow(/shows only the oldest entries/);
  });
});

describe('the newest items of a list that is oldest-first and whose end is known', () => {
  const known = async (count: number, paging: Paging = {}) => {
    const run = reader();
    const items = itemsInOrder(count + 3000);
    const shown = items.slice(0, count);
    const list = aList(shown, paging);
    await run(list);
    return { run, list, shown, grow: (by: number) => shown.push(...items.slice(count, count + by)) };
  };
  const missing = (shown: readonly Item[], ids: readonly string[]) =>
    newest(shown, 100).filter((id) => !ids.includes(id));

  it.each([101, 230, 1000, 20_000])(
    'take two requests, including a further page, among %d items',
    async (count) => {
      const { run, list, shown } = await known(count);
      const { ids, further, requests } = await run(list);
      expect(ids.toSorted()).toStrictEqual(newest(shown, 100).toSorted());
      expect(further.length).toBeGreaterThan(0);
      expect(requests).toBe(2);
    },
  );

  it.each<[number, number, Paging?]>([
    [1, 2],
    [100, 2],
    [250, 5],
    [10, 6, { most: 30 }],
  ])('take, if %d are new, at most %d requests', async (by, requests, paging = {}) => {
    const { run, list, shown, grow } = await known(1000, paging);
    grow(by);
    const found = await run(list);
    expect(missing(shown, found.ids)).toStrictEqual([]);
    expect(found.requests).toBeLessThanOrEqual(requests);
    expect((await run(list)).further).not.toStrictEqual([]);
  });

  it.each([
    [990, 2],
    [700, 2],
    [40, 1],
    [0, 1],
  ])('are found if the list has shrunk to %d items, then with %d requests', async (count, requests) => {
    const { run, list, shown } = await known(1000);
    shown.splice(count);
    const { ids } = await run(list);
    expect(missing(shown, ids)).toStrictEqual([]);
    const again = await run(list);
    expect(missing(shown, again.ids)).toStrictEqual([]);
    expect(again.requests).toBe(requests);
  });

  it('are found if the list shrinks on the way back from its end', async () => {
    const { run, list, shown } = await known(1000);
    const page = (window: PageWindow) => {
      if (list.asked.length > 0) shown.splice(500);
      return list.page(window);
    };
    const { ids, ending } = await run({ ...list, page }, { coverage: ALL });
    expect([ids.length, ending]).toStrictEqual([600, 'complete']);
  });

  it('are remembered for an hour, and a run does not end before they are', async () => {
    const stored: number[] = [];
    const cache = {
      get: () => Promise.resolve(undefined),
      set: async (_key: string, _value: unknown, seconds: number) => {
        await new Promise((resolve) => setImmediate(resolve));
        stored.push(seconds);
      },
    };
    const given = { budget: new BudgetOf(), coverage: atLeast(100), cache };
    await Array.fromAsync(readNewest(aList(itemsInOrder(1000)), given));
    expect(stored).toStrictEqual([3600]);
  });

  it('are found if the list has lost its order, even if its last items were created together', async () => {
    const run = reader();
    const list = itemsInOrder(1000);
    const shown = [...list];
    await run(aList(shown));
    const unordered = list.map((_, i) => list[(i * 7) % 1000]).filter((item) => item !== undefined);
    const together = unordered
      .slice(880)
      .map((item) => ({ ...item, createdAt: list[500]?.createdAt ?? null }));
    const changed = [...unordered.slice(0, 880), ...together];
    shown.splice(0, 1000, ...changed);
    const { ids } = await run(aList(shown));
    expect(missing(shown, ids)).toStrictEqual([]);
  });

  it('are found if the list has since become newest-first', async () => {
    const { run, list, shown } = await known(1000);
    shown.reverse();
    for (const requests of [3, 2]) {
      const found = await run(list);
      expect(missing(shown, found.ids)).toStrictEqual([]);
      expect(found.requests).toBe(requests);
    }
  });

  it.each<[string, (shown: Item[]) => unknown]>([
    ['become newest-first', (shown) => shown.reverse()],
    ['lost its order', (shown) => shown.sort((a, b) => Number(a.id.slice(2)) - Number(b.id.slice(2)))],
    ['lost all its items', (shown) => shown.splice(0)],
  ])('are found if the list has %s since the time ran out', async (_, change) => {
    const run = reader();
    const shown = itemsInOrder(3000);
    const list = aList(shown);
    await expect(run(list, { pages: 7 })).rejects.toThrow(NOT_REACHED);
    change(shown);
    expect(missing(shown, (await run(list)).ids)).toStrictEqual([]);
  });

  it('are not read, without an error, if other lists have taken all the time', async () => {
    const cache = memoryCache();
    const list = aList(itemsInOrder(300));
    await reader(cache)(list);
    list.asked.length = 0;
    const budget = new BudgetOf(1);
    budget.requests = 1;
    const reading = readNewest(list, { budget, coverage: atLeast(100), cache });
    expect(await Array.fromAsync(reading)).toStrictEqual([]);
    expect([reading.result?.ending, list.asked]).toStrictEqual(['out-of-time', []]);
  });

  it('can’t be read if too much is new to reach the end in time, and the reading fails', async () => {
    const { run, list, shown, grow } = await known(1000);
    grow(3000);
    await expect(run(list, { pages: 2 })).rejects.toThrow(NOT_REACHED);
    expect(missing(shown, (await run(list, { pages: 10 })).ids)).toStrictEqual([]);
  });
});

describe('a list in which a few items are out of place', () => {
  const outOfPlace = (items: Item[]) => {
    const [moved] = items.splice(7, 1);
    if (moved !== undefined) items.splice(3, 0, moved);
    return items;
  };

  it('that is newest-first is read one page further than one in perfect order', async () => {
    const items = outOfPlace(itemsInOrder(50_000).toReversed());
    const since = timeOfItem(49_000);
    const found = await read(aList(items), { coverage: { atLeast: 100, since } });
    expect(newest(items, 1000).filter((id) => !found.ids.includes(id))).toStrictEqual([]);
    expect([found.ending, found.requests]).toStrictEqual(['enough', 13]);
  });

  it('that is oldest-first takes two requests once its end is known', async () => {
    const run = reader();
    const items = outOfPlace(itemsInOrder(20_000).toReversed()).toReversed();
    const list = aList(items);
    await run(list);
    const { ids, requests } = await run(list);
    expect(newest(items, 100).filter((id) => !ids.includes(id))).toStrictEqual([]);
    expect(requests).toBe(2);
  });
});

describe('a list without an order', () => {
  const shuffled = itemsInOrder(250)
    .map((_, i, all) => all[(i * 7) % 250])
    .filter((item) => item !== undefined);

  it('is read to its end', async () => {
    const { ids, ending, isNewestReached, requests } = await read(aList(shuffled), { coverage: atLeast(10) });
    expect([ids, ending, isNewestReached, requests]).toStrictEqual([idsOf(shuffled), 'complete', true, 3]);
  });

  it('is read until the time runs out, after which its newest items are not certain', async () => {
    const { ids, ending, isNewestReached } = await read(aList(shuffled), { pages: 2 });
    expect([ids.length, ending, isNewestReached]).toStrictEqual([200, 'out-of-time', false]);
  });

  it.each([
    ['in front', 0, (batch: Item[], items: Item[], old: Item[]) => [...batch, ...old, ...items]],
    ['at its end', 570, (batch: Item[], items: Item[], old: Item[]) => [...items, ...old, ...batch]],
  ])('is not mistaken for one in order if it has a batch with one time: %s', async (_, before, join) => {
    const run = reader();
    // Its end is remembered from when it was oldest-first.
    await run(aList(itemsInOrder(before)));
    const mixed = (count: number, first: number) =>
      itemsInOrder(first + count)
        .slice(first)
        .map((_item, i, all) => all[(i * 7 + 3) % count] ?? { id: 'none', createdAt: null });
    const createdAt = new Date(timeOfItem(9999)).toISOString();
    const batch = itemsInOrder(before === 0 ? 99 : 140).map(({ id }) => ({ id: `batch-${id}`, createdAt }));
    const [old, items] = [mixed(40, 0), mixed(390, 40)];
    const coverage = { atLeast: 100, since: timeOfItem(300) };
    const { ids } = await run(aList(join(batch, items, old), { most: before === 0 ? 100 : 40 }), {
      coverage,
    });
    expect(newest(items, 150).filter((id) => !ids.includes(id))).toStrictEqual([]);
  });

  it.each([
    ['older than the first', (items: Item[]) => [...items.slice(1500), ...items.slice(0, 1500)]],
    ['newest-first', (items: Item[]) => [...items.slice(0, 100), ...items.slice(100).toReversed()]],
  ])('is not mistaken for oldest-first if its first page is, but the last is %s', async (_, order) => {
    const items = itemsInOrder(1601);
    const { ids } = await read(aList(order(items)));
    expect(ids.toSorted()).toStrictEqual(idsOf(items).toSorted());
  });

  it('is read to its end if its items have no times, or all the same', async () => {
    const together = itemsInOrder(450).map((item) => ({ ...item, createdAt: '2026-01-01T00:00:00Z' }));
    const timeless = together.map((item) => ({ ...item, createdAt: null }));
    for (const items of [together, timeless]) {
      const { ids, ending } = await read(aList(items), { coverage: atLeast(10) });
      expect([ids.toSorted(), ending]).toStrictEqual([idsOf(items).toSorted(), 'complete']);
    }
    const cut = await read(aList(timeless), { pages: 2 });
    expect([cut.ids.length, cut.ending]).toStrictEqual([200, 'out-of-time']);
  });
});

describe('the further page', () => {
  const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

  it.each([
    [0, 100],
    [0.55, 600],
    [0.999, 1000],
  ])('is chosen at random from the next ten: %d means offset %d', async (value, offset) => {
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
    'is chosen from the ten before the newest items if the list is oldest-first: %d means offset %d',
    async (value, offset) => {
      chance(value);
      const run = reader();
      const list = aList(itemsInOrder(5000));
      await run(list);
      await run(list);
      expect(list.asked[1]).toStrictEqual({ limit: 100, offset });
    },
  );

  it('is not read if the time has run out', async () => {
    expect(await read(aList(itemsInOrder(500).toReversed()), { pages: 1 })).toMatchObject({
      further: [],
      requests: 1,
    });
  });

  it('is chosen from the existing pages once their number is known', async () => {
    const run = reader();
    const list = aList(itemsInOrder(250).toReversed());
    chance(0.7);
    expect((await run(list)).further).toStrictEqual([]);
    for (let i = 0; i < 3; i += 1) await run(list);
    chance(0);
    expect((await run(list)).further).toHaveLength(100);
    chance(0.7);
    const { further, requests } = await run(list);
    expect([further.length, requests]).toStrictEqual([50, 2]);
  });

  it('is not read if an oldest-first list already took two requests, unless a day fills more than a page', async () => {
    chance(0);
    const run = reader();
    const items = itemsInOrder(1010);
    const shown = items.slice(0, 1000);
    const list = aList(shown);
    await run(list);
    shown.push(...items.slice(1000));
    const day = (since: number) => ({ coverage: { atLeast: 100, since: timeOfItem(since) } });
    expect(await run(list, day(911))).toMatchObject({ further: [], requests: 2 });
    shown.push(...itemsInOrder(1020).slice(1010));
    const busy = await run(list, day(920));
    expect([busy.further.length, busy.requests]).toStrictEqual([100, 3]);
  });
});
