import { describe, expect, it } from '@jest/globals';

import { UserError } from '../../src/api/user_error.ts';
import type { ListFacts } from '../../src/lists/profile.ts';
import { readList, readNewest } from '../../src/lists/range.ts';
import { timeOf } from '../../src/text/dates.ts';
import {
  aList,
  aProfile,
  BudgetOf,
  idsRead,
  type Item,
  itemsInOrder,
  type MemoryList,
  type Paging,
  timeOfItem,
} from '../support/lists.ts';
import * as fc from '../support/properties.ts';

const newest = { atLeast: 100, since: Infinity };

/** What a poll does not find of the hundred newest items, and how many requests it takes, the further page included. */
async function poll(list: MemoryList) {
  list.asked.length = 0;
  const reading = readNewest(list, { budget: new BudgetOf(), coverage: newest });
  const seen = new Set(await idsRead(reading));
  await Array.fromAsync(reading.result?.furtherPage?.(10) ?? []);
  const hundred = list.items.toSorted((a, b) => timeOf(b.createdAt) - timeOf(a.createdAt)).slice(0, 100);
  const missed = hundred.flatMap(({ id }) => (seen.has(id) ? [] : id));
  return { missed, requests: list.asked.length };
}

const orders: Record<string, (items: Item[]) => Item[]> = {
  'newest-first': (items) => items.toReversed(),
  'oldest-first': (items) => items,
  unordered: (items) =>
    items
      .map((item, i) => ({ item, place: (i * 7919) % 10_007 }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item),
};
const updatedLater = (items: readonly Item[], minutes: number): Item[] =>
  items.map((item) => ({
    ...item,
    updatedAt: new Date(timeOf(item.createdAt) + minutes * 60_000).toISOString(),
  }));

describe('what is known of a list', () => {
  const pagings: Record<string, Paging> = {
    'says where it continues': {},
    'tells the total': { tellsTotal: true },
    'has pages of 25': { most: 25 },
    'stops at an offset': { lastOffset: 230 },
    'refuses an offset': { lastOffset: 230, refuses: true },
  };
  const offset = fc.integer({ min: 0, max: 1500 });
  const facts: fc.Arbitrary<ListFacts> = fc.record({
    order: fc.constantFrom('newest-first', 'updated-first', 'oldest-first', 'unordered', undefined),
    end: fc.option(
      fc.record({ held: offset, beyond: fc.option(offset, { nil: null }), isStop: fc.boolean() }),
      { nil: undefined },
    ),
  });

  it('hides nothing if it is wrong: of the newest items, and of a period', async () => {
    const given = fc.record({
      facts,
      order: fc.constantFrom(...Object.keys(orders)),
      paging: fc.constantFrom(...Object.keys(pagings)),
      length: fc.integer({ min: 0, max: 900 }),
      from: fc.integer({ min: 0, max: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ order, paging, length, from, ...wrong }) => {
        const items = orders[order]?.(itemsInOrder(length)) ?? [];
        const list = { ...aList(items, pagings[paging]), profile: aProfile(wrong.facts) };
        const { end } = wrong.facts;
        if (end?.beyond !== null && end !== undefined && end.beyond <= end.held) end.beyond = null;
        const isAllShown = pagings[paging]?.lastOffset === undefined;
        const period = { from: timeOfItem(from), to: timeOfItem(from + 200) };
        const reading = readList(list, { period, budget: new BudgetOf() });
        const ids = new Set(await idsRead(reading));
        const isOf = ({ createdAt }: Item) =>
          timeOf(createdAt) >= period.from && timeOf(createdAt) < period.to;
        const unread = list.items.filter((item) => isOf(item) && !ids.has(item.id));
        if (isAllShown || reading.result?.unreadUpTo === -Infinity) expect(unread).toStrictEqual([]);

        // The first poll finds out what the next one needs to know.
        for (const run of [1, 2]) {
          const polled = await poll(list).catch((error: unknown) => {
            if (!(error instanceof UserError)) throw error;
            expect(isAllShown).toBe(false);
            return undefined;
          });
          if (isAllShown && polled !== undefined) expect([run, polled.missed]).toStrictEqual([run, []]);
        }
      }),
    );
  });

  it.each<[string, (list: MemoryList, order: string) => unknown]>([
    ['the other end comes first', ({ items }) => items.reverse()],
    ['it has lost its order', ({ items }) => items.splice(0, Infinity, ...(orders.unordered?.(items) ?? []))],
    ['nine of ten items are gone', ({ items }) => items.splice(100, 900)],
    [
      'it has ten times as many',
      ({ items }, order) => items.splice(0, Infinity, ...(orders[order]?.(itemsInOrder(10_000)) ?? [])),
    ],
  ])('does not matter to the next poll if %s', async (_, change) => {
    for (const order of ['newest-first', 'oldest-first']) {
      const list = aList(orders[order]?.(itemsInOrder(1000)) ?? []);
      await poll(list);
      change(list, order);
      expect(await poll(list)).toMatchObject({ missed: [] });
    }
  });

  it('tells a poll at once that the service shows only the oldest, until it shows more', async () => {
    const paging: Paging = { lastOffset: 3000 };
    const list = aList(itemsInOrder(10_000), paging);
    const first = poll(list);
    await expect(first).rejects.toThrow(/shows only the oldest entries/);
    await expect(poll(list)).rejects.toThrow(/shows only the oldest entries/);
    expect(list.asked.length).toBeLessThanOrEqual(3);
    const more = { ...aList(list.items), profile: list.profile };
    expect(await poll(more)).toMatchObject({ missed: [] });
  });

  it('spares a search for its end to a list that is newest-first and begins with a batch', async () => {
    const items = itemsInOrder(5000).toReversed();
    const batch = items.map((item, i) =>
      i < 350 ? { ...item, createdAt: items[0]?.createdAt ?? null } : item,
    );
    const list = aList(items);
    await poll(list);
    list.items.splice(0, Infinity, ...batch);
    expect((await poll(list)).requests).toBeLessThanOrEqual(5);
  });
});

describe('the newest hundred of a list whose items were updated a minute after they were created', () => {
  it.each(['newest-first', 'oldest-first'])(
    'take one request, and one for the further page, if it is %s',
    async (order) => {
      const list = aList(orders[order]?.(updatedLater(itemsInOrder(1500), 1)) ?? []);
      await poll(list);
      expect(await poll(list)).toStrictEqual({ missed: [], requests: 2 });
    },
  );
});
