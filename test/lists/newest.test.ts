import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { UserError } from '../../src/api/user_error.ts';
import type { PageWindow } from '../../src/lists/list.ts';
import type { ListFacts } from '../../src/lists/profile.ts';
import { type Coverage, readNewest } from '../../src/lists/range.ts';
import type { Ending } from '../../src/lists/reading.ts';
import { sortableTime } from '../../src/text/dates.ts';
import {
  aList,
  anyFacts,
  aProfile,
  BudgetOf,
  createdAtOf,
  idsRead,
  inOrder,
  isOpen,
  type Item,
  itemsInOrder,
  type MemoryList,
  type Paging,
  pagings,
  timeOfItem,
} from '../support/lists.ts';
import * as fc from '../support/properties.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const ALL: Coverage = { atLeast: Number.POSITIVE_INFINITY, since: Number.NEGATIVE_INFINITY };
const atLeast = (count: number): Coverage => ({ atLeast: count, since: Number.POSITIVE_INFINITY });
const backTo = (number: number): Coverage => ({ atLeast: 100, since: timeOfItem(number) });
const NOT_REACHED = { ending: 'not-reached', isNewestReached: false };

interface Given {
  coverage?: Coverage;
  /** How many pages there is time for. */
  pages?: number;
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const itemsFromNewest = (count: number) => itemsInOrder(count).toReversed();
const shuffled = (items: readonly Item[], first = 0): Item[] =>
  items.map((item, i) => items[(i * 7 + first) % items.length] ?? item);
const createdAt = (number: number, items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, createdAt: createdAtOf(number) }));

/** Reads the newest items of a list in one run after the other, also if it changes in between. */
function reader(profile = aProfile()) {
  return async (
    list: MemoryList,
    { coverage = atLeast(100), pages = Number.POSITIVE_INFINITY }: Given = {},
  ) => {
    list.asked.length = 0;
    const reading = readNewest({ ...list, profile }, { budget: new BudgetOf(pages), coverage });
    const ids = await idsRead(reading);
    if (reading.result === undefined) throw new Error('The reading did not end.');
    const { ending, unreadUpTo, read, furtherPage } = reading.result;
    expect([read, new Set(ids).size]).toStrictEqual([ids.length, ids.length]);
    const pagesRead = list.asked.length;
    const further = await idsRead(furtherPage?.(10) ?? []);
    expect(list.asked.filter(({ limit }) => limit < 1 || limit > 100)).toStrictEqual([]);
    const seen = new Set(ids);
    const missed = list.items.filter(({ id }) => !seen.has(id));
    const isNewestReached = unreadUpTo < Infinity;
    const hidden = missed.filter((item) => sortableTime(item.createdAt) > unreadUpTo).length;
    const missing = list.items
      .map((item) => ({ id: item.id, time: sortableTime(item.createdAt) }))
      .sort((a, b) => b.time - a.time)
      .filter(({ time }, i) => i < coverage.atLeast || time >= coverage.since)
      .flatMap(({ id }) => (seen.has(id) ? [] : id));
    const requests = list.asked.length;
    return { ids, missing, hidden, ending, isNewestReached, further: further.length, pagesRead, requests };
  };
}
const read = (list: MemoryList, given?: Given) => reader()(list, given);

describe('the newest items of a list that is newest-first', () => {
  const together = itemsFromNewest(300);
  together.splice(0, 120, ...createdAt(300, together.slice(0, 120)));

  it.each<[string, Item[], Paging, Given, number, Ending]>([
    ['are on its first page', itemsFromNewest(1000), {}, {}, 100, 'enough'],
    ['go back as far as required', itemsFromNewest(1000), {}, { coverage: backTo(901) }, 200, 'enough'],
    ['are found even if the first were created at the same moment', together, {}, {}, 200, 'enough'],
    ['are those read in time', itemsFromNewest(500), {}, { coverage: ALL, pages: 2 }, 200, 'out-of-time'],
    [
      'are on its first page if the service ignores the offset',
      itemsFromNewest(300),
      { ignoresOffset: true },
      { coverage: ALL },
      100,
      'repeating',
    ],
  ])('%s', async (_, items, paging, given, count, ending) => {
    const list = aList(items, paging);
    expect(await read(list, given)).toMatchObject({
      ids: idsOf(items).slice(0, count),
      ending,
      isNewestReached: true,
    });
    expect(list.asked[0]).toStrictEqual({ limit: 100, offset: 0 });
  });
});

describe('the newest items of a list that is oldest-first', () => {
  it.each<[string, Paging]>([
    ['gives only the next offset', { most: 25 }],
    ['gives the length of the list', { most: 25, tellsTotal: true }],
    ['repeats its last page beyond the end', { repeatsEnd: true }],
  ])('are found among 20,050 if the service %s', async (_, paging) => {
    const { missing, ending, requests } = await read(aList(itemsInOrder(20_050), paging));
    expect([missing, ending]).toStrictEqual([[], 'enough']);
    expect(requests).toBeLessThan(30);
  });

  it('are found in a list of any length with at most one request more than reading all of it takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<Paging>({}, { tellsTotal: true }, { repeatsEnd: true }),
        async (length, most, wanted, paging) => {
          const pageSize = Math.min(most, 100);
          // A service that repeats a single page looks like one that ignores the offset, and a full one like one that stops.
          fc.pre(paging.repeatsEnd !== true || (length > pageSize && length % pageSize > 0));
          const list = aList(itemsInOrder(length), { most, ...paging });
          const { missing, pagesRead } = await read(list, { coverage: atLeast(wanted) });
          expect(missing).toStrictEqual([]);
          if (paging.repeatsEnd !== true && wanted <= pageSize)
            expect(pagesRead).toBeLessThanOrEqual(Math.ceil(length / pageSize) + 1);
        },
      ),
    );
  });

  it('are found behind pages of which the service shows nothing', async () => {
    const run = reader();
    const hidden = new Set(idsOf(itemsInOrder(650).slice(250)));
    const list = aList(itemsInOrder(900), { most: 50, hides: ({ id }) => hidden.has(id) });
    expect(await run(list)).toMatchObject({ missing: [], ending: 'enough' });
    expect(await run(list)).toMatchObject({ missing: [], ending: 'enough' });
  });

  it.each([120, 400, 9000])('are found even if the oldest %d were created together', async (count) => {
    const items = itemsInOrder(count + 500);
    const list = aList([...createdAt(0, items.slice(0, count)), ...items.slice(count)]);
    const { missing, requests } = await read(list);
    expect(missing).toStrictEqual([]);
    expect(requests).toBeLessThan(25);
  });

  it.each([
    ['they are many', aList(itemsInOrder(20_000)), 5],
    ['the service gives the length of the list', aList(itemsInOrder(300), { tellsTotal: true }), 1],
    ['all were created together', aList(createdAt(0, itemsInOrder(300))), 1],
  ])('are never replaced by the oldest, which is an error if %s', async (_, list, pages) => {
    expect(await read(list, { pages })).toMatchObject(NOT_REACHED);
    expect(await read(list, { coverage: ALL, pages })).toMatchObject(NOT_REACHED);
  });

  it.each([
    [250, 200],
    [500, 380],
    [5000, 4400],
  ])('are found if the list counts %d, of which the key may see %d', async (count, hidesFrom) => {
    const run = reader();
    const list = aList(itemsInOrder(count), { hidesFrom, tellsTotal: true });
    expect(await run(list, { pages: 3 })).toMatchObject(NOT_REACHED);
    expect(await run(list)).toMatchObject({ missing: [], ending: 'enough' });
    expect(await run(list)).toMatchObject({ missing: [], pagesRead: 2 });
  });

  it.each([150, 199, 200, 1000])('are found if the list counts no more than %d', async (counts) => {
    const list = aList(itemsInOrder(1300), { counts, tellsTotal: true });
    expect(await read(list)).toMatchObject({ missing: [] });
  });

  it('are found by later runs if the service repeats the last one beyond the end', async () => {
    const run = reader();
    const list = aList(itemsInOrder(501), { repeatsEnd: true });
    for (const pages of [5, 6]) expect(await run(list, { pages })).toMatchObject(NOT_REACHED);
    expect(await run(list, { pages: 7 })).toMatchObject({ hidden: 0 });
    expect(await run(list)).toMatchObject({ missing: [], hidden: 0, ending: 'enough' });
  });

  it('are found by later runs, which continue where the one before stopped', async () => {
    const run = reader();
    const list = aList(itemsInOrder(20_000));
    expect(await run(list, { pages: 6 })).toMatchObject(NOT_REACHED);
    expect(await run(list, { pages: 6 })).toMatchObject(NOT_REACHED);
    expect(await run(list, { pages: 12 })).toMatchObject({ missing: [] });
  });

  it.each<[string, Paging, number?]>([
    ['repeats a page', { lastOffset: 3000 }],
    ['refuses later offsets', { lastOffset: 3000, refuses: true }],
    ['states where it stops', { lastOffset: 3000, tellsTotal: true }],
    ['states where it stops, one item before the end', { lastOffset: 230, tellsTotal: true }, 331],
    ['ignores the offset', { ignoresOffset: true }],
    ['refuses any offset', { most: 10, lastOffset: 0, refuses: true, saysNothing: true }],
  ])(
    'can’t be read if the service shows only the oldest, and the reading fails: it %s',
    async (_, paging, count = 10_000) => {
      await expect(read(aList(itemsInOrder(count), paging))).rejects.toThrow(/shows only the oldest entries/);
    },
  );
});

describe('the newest items of a list that is oldest-first and whose end is known', () => {
  const known = async (count: number, paging: Paging = {}) => {
    const run = reader();
    const list = aList(itemsInOrder(count), paging);
    await run(list);
    return { run, list };
  };
  const grow = ({ items }: MemoryList, by: number) =>
    items.push(...itemsInOrder(items.length + by).slice(items.length));

  it.each<[number, number, Paging]>([
    [101, 2, {}],
    [230, 2, {}],
    [20_000, 2, {}],
    [1000, 3, { most: 80 }],
    [1000, 3, { most: 50, tellsTotal: true }],
    [1000, 3, { tellsTotal: true, counts: 960 }],
  ])('among %d take %d requests, a further page included: %j', async (count, most, paging) => {
    const { run, list } = await known(count, paging);
    const { missing, requests, further } = await run(list);
    expect({ missing, requests }).toStrictEqual({ missing: [], requests: most });
    expect(further).toBeGreaterThan(0);
  });

  it.each<[number, number, Paging?]>([
    [1, 3],
    [100, 3],
    [10, 6, { most: 30 }],
  ])('take, if %d are new, at most %d requests', async (by, most, paging = {}) => {
    const { run, list } = await known(1000, paging);
    grow(list, by);
    const { missing, requests, further } = await run(list);
    expect(missing).toStrictEqual([]);
    expect(requests).toBeLessThanOrEqual(most);
    expect(further).toBeGreaterThan(0);
  });

  it.each([
    [990, 2],
    [40, 1],
    [0, 1],
  ])('are found if the list has shrunk to %d items, then with %d requests', async (count, requests) => {
    const { run, list } = await known(1000);
    list.items.splice(count);
    expect(await run(list)).toMatchObject({ missing: [] });
    expect(await run(list)).toMatchObject({ missing: [], requests });
  });

  it('are remembered before the run ends', async () => {
    const profile = aProfile();
    const learn = async (facts: ListFacts) => {
      await new Promise(setImmediate);
      await profile.learn(facts);
    };
    await reader({ ...profile, learn })(aList(itemsInOrder(1000)));
    expect(await profile.known()).toStrictEqual({ order: 'oldest-first', end: { held: 999, beyond: 1000 } });
  });

  it('are not read, without an error, if other lists have taken all the time', async () => {
    const list = aList(itemsInOrder(300));
    await reader(list.profile)(list);
    list.asked.length = 0;
    const budget = new BudgetOf(1);
    budget.requests = 1;
    const reading = readNewest(list, { budget, coverage: atLeast(100) });
    expect(await Array.fromAsync(reading)).toStrictEqual([]);
    expect([reading.result?.ending, list.asked]).toStrictEqual(['out-of-time', []]);
  });
});

describe('reading the newest items of any list', () => {
  const SHRINKS = 'shrinks meanwhile';

  it('reads all that it has to, or says that it did not, in any time, whatever is known of it, true or not', async () => {
    const given = fc.record({
      order: fc.constantFrom('newest-first', 'oldest-first', 'unordered', 'all at once', 'no times'),
      paging: fc.constantFrom(SHRINKS, ...Object.keys(pagings)),
      length: fc.integer({ min: 0, max: 900 }),
      pages: fc.array(fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 12 })), {
        minLength: 1,
        maxLength: 3,
      }),
      coverage: fc.constantFrom(atLeast(100), backTo(300), ALL),
      facts: fc.oneof(fc.constant({}), anyFacts),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ order, paging, length, pages, coverage, facts }) => {
        const list = aList(inOrder(order, itemsInOrder(length)), pagings[paging]);
        const page = (window: PageWindow) => {
          if (paging === SHRINKS && list.asked.length === 1) list.items.splice(5, 3);
          return list.page(window);
        };
        const run = reader(aProfile(facts));
        for (const most of pages) {
          const found = await run({ ...list, page }, { coverage, pages: most }).catch((error: unknown) => {
            if (!(error instanceof UserError)) throw error;
            // A service that shows all of the list, and says so, has no end that is none.
            expect([paging, isOpen(paging)]).toStrictEqual([paging, false]);
          });
          // What slips to a page that was read arrives with the next poll.
          const slipped = paging === SHRINKS ? 3 : 0;
          if (found?.isNewestReached === true) expect(found.hidden).toBeLessThanOrEqual(slipped);
          if (found === undefined) continue;
          const isAllRead = ['complete', 'enough'].includes(found.ending);
          if (isOpen(paging) && most === Infinity) expect(isAllRead).toBe(true);
          if (isAllRead) expect(found.missing.length).toBeLessThanOrEqual(slipped);
        }
      }),
    );
  });
});

describe('a list in which a few items are out of place', () => {
  const outOfPlace = (count: number) => {
    const items = itemsFromNewest(count);
    return [...items.slice(0, 3), ...items.slice(7, 8), ...items.slice(3, 7), ...items.slice(8)];
  };

  it('that is newest-first is read as far as one in perfect order, or a page further', async () => {
    const found = await read(aList(outOfPlace(50_000)), { coverage: backTo(49_000) });
    expect(found).toMatchObject({ missing: [], ending: 'enough', requests: 12 });
  });

  it('that is oldest-first takes two requests once its end is known, and one for the further page', async () => {
    const run = reader();
    const list = aList(outOfPlace(20_000).toReversed());
    await run(list);
    expect(await run(list)).toMatchObject({ missing: [], requests: 3, further: 100 });
  });
});

describe('a list without an order', () => {
  it.each<[string, number, number, (batch: Item[], others: Item[], old: Item[]) => Item[]]>([
    ['in front', 0, 99, (batch, others, old) => [...batch, ...old, ...others]],
    ['at its end', 570, 140, (batch, others, old) => [...others, ...old, ...batch]],
  ])(
    'is not mistaken for one in order if it has a batch with one time: %s',
    async (_, before, size, join) => {
      const run = reader();
      // Its end is remembered from when it was oldest-first.
      await run(aList(itemsInOrder(before)));
      const all = itemsInOrder(430);
      const batch = createdAt(9999, itemsInOrder(size)).map((item) => ({ ...item, id: `batch-${item.id}` }));
      const mixed = join(batch, shuffled(all.slice(40), 3), shuffled(all.slice(0, 40), 3));
      const list = aList(mixed, { most: before === 0 ? 100 : 40 });
      expect(await run(list, { coverage: backTo(300) })).toMatchObject({ missing: [] });
    },
  );

  it.each([
    ['older than the first', (list: Item[]) => [...list.slice(1500), ...list.slice(0, 1500)]],
    ['newest-first', (list: Item[]) => [...list.slice(0, 100), ...list.slice(100).toReversed()]],
  ])('is not mistaken for oldest-first if its first page is, but the last is %s', async (_, order) => {
    const { ids } = await read(aList(order(itemsInOrder(1601))));
    expect(ids).toHaveLength(1601);
  });
});

describe('the further page', () => {
  const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

  it.each([
    ['the next ten', 'newest-first', 0, 100],
    ['the next ten', 'newest-first', 0.55, 600],
    ['the next ten', 'newest-first', 0.999, 1000],
    ['the ten before the newest', 'oldest-first', 0, 4800],
    ['the ten before the newest', 'oldest-first', 0.999, 3900],
  ])(
    'is chosen at random from %s of a list that is %s: %d means offset %d',
    async (_, order, value, offset) => {
      chance(value);
      const run = reader();
      const list = aList(order === 'newest-first' ? itemsFromNewest(5000) : itemsInOrder(5000));
      if (order === 'oldest-first') await run(list);
      expect(await run(list)).toMatchObject({ further: 100 });
      expect(list.asked[1]).toStrictEqual({ limit: 100, offset });
    },
  );

  it('is not read if the time has run out', async () => {
    expect(await read(aList(itemsFromNewest(500)), { pages: 1 })).toMatchObject({ further: 0, requests: 1 });
  });

  it('is chosen from all pages again soon after the list has grown', async () => {
    const run = reader();
    const list = aList(itemsFromNewest(250));
    chance(0.7);
    await run(list);
    list.items.splice(0, 250, ...itemsFromNewest(1000));
    chance(0.999);
    await run(list);
    await run(list);
    expect(list.asked.at(-1)).toStrictEqual({ limit: 100, offset: 900 });
  });

  it('exists, and is chosen at once when it is known how many do', async () => {
    const run = reader();
    const list = aList(itemsFromNewest(250));
    chance(0.7);
    // Of the four pages tried, the first three are beyond the end.
    expect(await run(list)).toMatchObject({ further: 50, requests: 5 });
    chance(0);
    expect(await run(list)).toMatchObject({ further: 100 });
    chance(0.7);
    expect(await run(list)).toMatchObject({ further: 50, requests: 2 });
  });
});
