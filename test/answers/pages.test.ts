import { describe, expect, it } from '@jest/globals';

import { listed, pagesOf, startOf } from '../../src/answers/pages.ts';
import type { ResultOrder } from '../../src/lists/order.ts';
import { findBest } from '../../src/lists/search.ts';
import { aList, BudgetOf, type Item, type MemoryList } from '../support/lists.ts';
import * as fc from '../support/properties.ts';

const step = { timeZone: 'UTC' };
const wording = { what: 'The search', noun: 'items', others: 'choose less' };

interface Search {
  order: ResultOrder;
  /** How many matches a page has. */
  most: number;
  /** How many pages of the list a page may read. */
  budget?: number;
  /** How many matches an item has. */
  matches?: (item: Item) => number;
}

/** One page of a search, whose matches are texts such as `i7.2`. */
async function pageOf(list: MemoryList, { order, most, budget, matches = () => 1 }: Search, page?: string) {
  const pages = pagesOf('find', step, { page, order });
  const found = await findBest<Item, string>(
    step,
    { lists: [list], budget: new BudgetOf(budget), order },
    {
      most,
      after: startOf(pages),
      matchesIn: (item) =>
        Promise.resolve(
          Array.from({ length: matches(item) }, (_, index) => ({
            id: `${item.id}.${index}`,
            make: () => `${item.id}.${index}`,
          })),
        ),
    },
  );
  return listed(found, pages, wording);
}

/** All pages of a search. @param between runs after each page. */
async function allPages(list: MemoryList, search: Search, between: () => void = () => undefined) {
  const all: string[] = [];
  let page: string | undefined;
  let count = 0;
  do {
    count += 1;
    // More than one page for each match: the search goes on without end.
    expect(count).toBeLessThan(1000);
    const found = await pageOf(list, search, page).catch((error: unknown) => String(error));
    if (typeof found === 'string') {
      expect(found).toMatch(/ran out of time after reading \d+ items, .* of them matched\./);
      page = /To go on from there, enter ([\w-]+) in "Page"\.$/.exec(found)?.[1];
      continue;
    }
    const { matches, nextPage, hasMore } = found;
    all.push(...matches);
    if (hasMore === false) expect(nextPage).toBeNull();
    page = nextPage ?? undefined;
    between();
  } while (page !== undefined);
  return all;
}

const START = Date.UTC(2026, 0, 1);
const dated = (number: number, minute: number | null): Item => ({
  id: `i${number}`,
  createdAt: minute === null ? null : new Date(START + minute * 60_000).toISOString(),
});
const timeIn = ({ createdAt }: Item) => (createdAt === null ? NaN : Date.parse(createdAt));

type Arrangement = 'newest-first' | 'oldest-first' | 'unordered';
const arranged = (items: readonly Item[], arrangement: Arrangement) => {
  if (arrangement === 'unordered') return [...items];
  const sign = arrangement === 'newest-first' ? -1 : 1;
  return [...items].sort((a, b) => sign * (timeIn(a) - timeIn(b)) || 0);
};
const order = fc.constantFrom<ResultOrder>('newest-first', 'oldest-first');
const arrangement = fc.constantFrom<Arrangement>('newest-first', 'oldest-first', 'unordered');

describe('the pages of a list answer', () => {
  it('together are the list, whatever its order, and whatever comes and goes meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          order,
          arrangement,
          most: fc.integer({ min: 1, max: 90 }),
          pageSize: fc.constantFrom(20, 50, 100),
          // Many have equal times.
          minutes: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 260, size: 'max' }),
          changes: fc.array(fc.record({ isNew: fc.boolean(), at: fc.nat(1000), minute: fc.nat(200) }), {
            maxLength: 20,
          }),
          perItem: fc.integer({ min: 1, max: 3 }),
        }),
        async ({ minutes, changes, perItem, ...given }) => {
          const items = arranged(
            minutes.map((minute, index) => dated(index, minute)),
            given.arrangement,
          );
          const list = aList(items, { most: given.pageSize });
          const gone = new Set<string>();
          const come = new Set<string>();
          const toCome = [...changes];
          const matches = (item: Item) => (Number(item.id.slice(1)) % perItem) + 1;
          const all = await allPages(list, { order: given.order, most: given.most, matches }, () => {
            const change = toCome.shift();
            if (change === undefined) return;
            if (change.isNew) {
              const item = dated(1000 + come.size, change.minute);
              come.add(item.id);
              const changed = arranged([...items, item], given.arrangement);
              items.splice(0, items.length, ...changed);
            } else if (items.length > 1) {
              const [item] = items.splice(change.at % items.length, 1);
              if (item !== undefined) gone.add(item.id);
            }
          });
          expect(new Set(all).size).toBe(all.length);
          const stayed = items.filter(({ id }) => !come.has(id));
          const expected = stayed.flatMap((item) =>
            Array.from({ length: matches(item) }, (_, index) => `${item.id}.${index}`),
          );
          const found = all.filter((match) => !come.has(idOf(match)) && !gone.has(idOf(match)));
          expect(found.toSorted()).toStrictEqual(expected.toSorted());
        },
      ),
      { numRuns: 20 },
    );
  });

  it('go on where time was up, with nothing twice and nothing missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        order,
        fc.constantFrom<Arrangement>('newest-first', 'oldest-first'),
        fc.integer({ min: 12, max: 20 }),
        async (order, arrangement, budget) => {
          const items = Array.from({ length: 2500 }, (_, index) => dated(index, Math.floor(index / 2)));
          const list = aList(arranged(items, arrangement), { most: 100 });
          // Of every fifth hundred, few match, so that no page is full before its time is up.
          const matches = ({ id }: Item) => Number(Number(id.slice(1)) % 9 === 0);
          const all = await allPages(list, { order, most: 100, budget, matches });
          expect(all).toHaveLength(items.filter((item) => matches(item) === 1).length);
          expect(new Set(all).size).toBe(all.length);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('end with the items whose time is not known', async () => {
    const items = [3, null, 2, null, 1].map((minute, index) => dated(index, minute));
    expect(await allPages(aList(items), { order: 'newest-first', most: 2 })).toStrictEqual([
      'i0.0',
      'i2.0',
      'i4.0',
      expect.stringMatching(/^i[13]\.0$/),
      expect.stringMatching(/^i[13]\.0$/),
    ]);
  });

  it.each<Arrangement>(['newest-first', 'oldest-first'])(
    'of a list that is %s cost their own requests, not those before them',
    async (arrangement) => {
      const items = Array.from({ length: 10_000 }, (_, index) => dated(index, index));
      const list = aList(arranged(items, arrangement));
      const search: Search = { order: 'newest-first', most: 100 };
      let page = await pageOf(list, search);
      for (let number = 2; number <= 40; number += 1) {
        list.asked.length = 0;
        page = await pageOf(list, search, page.nextPage ?? '');
        const requests = list.asked.filter(({ limit }) => limit > 1);
        expect(requests.length).toBeLessThanOrEqual(4);
        expect(list.asked.length).toBeLessThanOrEqual(4 + 15);
      }
      expect(page.matches[0]).toBe(`i${10_000 - 3900 - 1}.0`);
    },
  );

  it('are named by a short text', async () => {
    const list = aList(Array.from({ length: 300 }, (_, index) => dated(index, index)));
    const { nextPage } = await pageOf(list, { order: 'newest-first', most: 20 });
    expect(nextPage).toMatch(/^[\w-]{10,33}$/);
  });

  it('belong to one search: a page of another one is an error that says what to do', () => {
    const pages = pagesOf('find', step, { page: undefined, title: 'a' });
    const text = pages.textOf([1, null, -7, 2 ** 47]);
    expect(pagesOf('find', step, { page: text, title: 'a' }).after).toStrictEqual([1, null, -7, 2 ** 47]);
    const message = /^Page: ".*" is no page of this search\. Use the Next Page that the same search returned/;
    for (const [key, page, title] of [
      ['find', text, 'b'],
      ['other', text, 'a'],
      ['find', text.slice(1), 'a'],
      ['find', '2', 'a'],
    ] as const)
      expect(() => pagesOf(key, step, { page, title })).toThrow(message);
  });

  it('tells where to go on if nothing was found before time was up', async () => {
    const list = aList(
      arranged(
        Array.from({ length: 1000 }, (_, index) => dated(index, index)),
        'newest-first',
      ),
    );
    const matches = ({ id }: Item) => Number(id === 'i100');
    const search: Search = { order: 'newest-first', most: 1, budget: 4, matches };
    await expect(pageOf(list, search)).rejects.toThrow(
      /ran out of time .* none of them matched\..* To go on from there, enter [\w-]+ in "Page"\.$/,
    );
    expect(await allPages(list, search)).toStrictEqual(['i100.0']);
  });
});

const idOf = (match: string) => match.replace(/\..*/, '');
