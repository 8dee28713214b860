import { describe, expect, it } from '@jest/globals';

import type { List } from '../../src/lists/list.ts';
import { ALL_TIME, type Period, readList } from '../../src/lists/range.ts';
import { timeOf } from '../../src/text/dates.ts';
import {
  aList,
  anyFacts,
  anyOrder,
  aProfile,
  BudgetOf,
  createdAtOf,
  idsRead,
  inOrder,
  isOpen,
  type Item,
  itemsInOrder,
  pagings,
  timeOfItem,
} from '../support/lists.ts';
import * as fc from '../support/properties.ts';

interface Given {
  period?: Period;
  pages?: number;
  isEnough?: ((unreadUpTo: number) => boolean) | undefined;
}

const between = (from: number, to: number): Period => ({ from: timeOfItem(from), to: timeOfItem(to) });

async function read(list: List<Item> & { items: Item[] }, given: Given = {}) {
  const { period = ALL_TIME, pages = Infinity, isEnough } = given;
  const reading = readList(list, { period, budget: new BudgetOf(pages), isEnough });
  const ids = await idsRead(reading);
  if (reading.result === undefined) throw new Error('The reading did not end.');
  const { ending, unreadUpTo } = reading.result;
  const seen = new Set(ids);
  expect(seen.size).toBe(ids.length);
  // If none was seen, nothing shows that there are any.
  const seenUndated = list.items.some(({ id, createdAt }) => seen.has(id) && Number.isNaN(timeOf(createdAt)));
  const isInPeriod = ({ createdAt, updatedAt }: Item) => {
    const time = timeOf(createdAt);
    const { updatedFrom = -Infinity } = period;
    if (updatedFrom > -Infinity && !(timeOf(updatedAt) > updatedFrom)) return false;
    return !(
      time < period.from ||
      time >= period.to ||
      (period !== ALL_TIME && !seenUndated && Number.isNaN(time))
    );
  };
  const unread = list.items.filter((item) => isInPeriod(item) && !seen.has(item.id));
  return { ids, ending, unreadUpTo, unread };
}

describe('reading a period', () => {
  it('reads all of it, or says what it may not have read, in any order, of any service, in any time, whatever is known of the list, true or not', async () => {
    const given = fc.record({
      order: anyOrder,
      paging: fc.constantFrom(...Object.keys(pagings)),
      length: fc.integer({ min: 0, max: 1500 }),
      from: fc.integer({ min: -100, max: 1600 }),
      days: fc.integer({ min: 1, max: 700 }),
      isAll: fc.boolean(),
      pages: fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 20 })),
      most: fc.option(fc.integer({ min: 1, max: 150 }), { nil: undefined }),
      facts: fc.oneof(fc.constant({}), anyFacts),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ order, paging, length, from, days, isAll, pages, most, facts }) => {
        const items = inOrder(order, itemsInOrder(length));
        const list = { ...aList(items, pagings[paging]), profile: aProfile(facts) };
        const period = isAll ? ALL_TIME : between(from, from + days);
        const times = () => list.items.map((item) => timeOf(item.createdAt)).sort((a, b) => b - a);
        const isEnough =
          most === undefined ? undefined : (upTo: number) => (times()[most] ?? -Infinity) >= upTo;
        const found = await read(list, { period, pages, isEnough });
        const later = found.unread.filter(({ createdAt }) => timeOf(createdAt) > found.unreadUpTo);
        expect(found.unreadUpTo === -Infinity ? found.unread : later).toStrictEqual([]);
        if (isOpen(paging) && pages === Infinity && !isEnough) expect(found.unread).toStrictEqual([]);
        if (['out-of-time', 'repeating', 'refused'].includes(found.ending)) return;
        expect(found.unreadUpTo === -Infinity || isEnough?.(found.unreadUpTo)).toBe(true);
      }),
    );
  });

  it.each(['newest-first', 'oldest-first'])(
    'costs its own pages and four single items in the middle of 10,000 at a steady rate: %s',
    async (order) => {
      const list = aList(inOrder(order, itemsInOrder(10_000)));
      for (const [from, until] of [
        [4000, 4300],
        [9000, 9010],
        [0, 120],
        [6111, 6900],
      ] as const) {
        list.asked.length = 0;
        const { unread, unreadUpTo } = await read(list, { period: between(from, until) });
        expect([unread, unreadUpTo]).toStrictEqual([[], -Infinity]);
        const single = list.asked.filter(({ limit }) => limit === 1);
        expect(single.length).toBeLessThanOrEqual(4);
        expect(list.asked.length - single.length).toBeLessThanOrEqual(Math.ceil((until - from) / 99) + 3);
      }
    },
  );
});

describe('a list of 10,000 notes, an hour apart, with 20 pages of time', () => {
  const HOUR = 3_600_000;
  const now = Date.now();
  const hoursAgo = (hours: number) => now - hours * HOUR;
  const notes = itemsInOrder(10_000).map((item, i) => {
    return { ...item, createdAt: new Date(hoursAgo(10_000 - i)).toISOString() };
  });
  const cost = async (list: ReturnType<typeof aList>, given: Given) => {
    list.asked.length = 0;
    const { unread, unreadUpTo } = await read(list, { pages: 20, ...given });
    expect([unread, unreadUpTo]).toStrictEqual([[], -Infinity]);
    return list.asked.length;
  };

  it('is read from its end if it is oldest-first, whatever its end was remembered from', async () => {
    const list = aList([...notes]);
    const yesterday = { from: hoursAgo(40), to: hoursAgo(16) };
    expect(await cost(list, { period: yesterday })).toBeLessThanOrEqual(7);
    for (const period of [yesterday, { from: hoursAgo(700), to: Infinity }, { from: hoursAgo(700), to: now }])
      expect(await cost(list, { period })).toBeLessThanOrEqual(period === yesterday ? 5 : 12);
  });

  it('shows where it ends to the search that continues after one ran out of time', async () => {
    const list = aList([...notes]);
    const period = { from: hoursAgo(100), to: Infinity };
    expect((await read(list, { period, pages: 3 })).ending).toBe('out-of-time');
    expect(await cost(list, { period, pages: 6 })).toBeLessThanOrEqual(6);
  });

  it('is read as far as it was updated since, if it is in order of updates', async () => {
    const updated = inOrder('updated-first', notes);
    const updatedFrom = hoursAgo(150);
    expect(await cost(aList(updated), { period: { ...ALL_TIME, updatedFrom } })).toBeLessThanOrEqual(3);
  });

  it.each(['newest-first', 'oldest-first'])(
    'costs at most 15 single notes if half of it was imported in an hour: %s',
    async (order) => {
      const uneven = notes.map((item, i) => {
        const hours = i < 3000 || i >= 8000 ? 10_000 - i : 2001 - (i - 3000) / 5000;
        return { ...item, createdAt: new Date(hoursAgo(hours)).toISOString() };
      });
      const list = aList(inOrder(order, uneven));
      for (const [from, to] of [
        [8000, 7900],
        [2100, 2000],
        [1000, 990],
      ] as const) {
        await cost(list, { period: { from: hoursAgo(from), to: hoursAgo(to) }, pages: 100 });
        expect(list.asked.filter(({ limit }) => limit === 1).length).toBeLessThanOrEqual(15);
      }
    },
  );
});

describe('reading a list that changes meanwhile', () => {
  const changes: Record<string, (items: Item[], at: number) => unknown> = {
    'an item leaves it': (items) => items.splice(3, 1),
    'three hundred leave it': (items) => items.splice(0, 300),
    'one that was shown last leaves it': (items, at) => items.splice(Math.max(0, at - 1), 1),
    'a new one comes': (items) =>
      items.unshift({ id: `new-${items.length}`, createdAt: createdAtOf(50_000) }),
  };

  it.each(
    Object.keys(changes).flatMap((change) =>
      (['newest-first', 'oldest-first', 'unordered'] as const).map((order) => [change, order] as const),
    ),
  )('loses nothing if %s: %s', async (change, order) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.boolean(), async (when, isAll) => {
        const items = inOrder(order, itemsInOrder(900));
        const list = aList(items);
        const page: List<Item>['page'] = (window) => {
          // An oldest-first list grows at its end.
          if (list.asked.length === when && !(change.startsWith('a new') && order !== 'newest-first'))
            changes[change]?.(list.items, window.offset);
          return list.page(window);
        };
        const period = isAll ? ALL_TIME : between(100, 800);
        const { unread, unreadUpTo } = await read({ ...list, page }, { period });
        expect(unread.filter(({ id }) => !id.startsWith('new'))).toStrictEqual([]);
        expect(unreadUpTo).toBe(-Infinity);
      }),
      { numRuns: 10 },
    );
  });
});
