import { describe, expect, it } from '@jest/globals';

import type { PageAnswer } from '../../src/api/client.ts';
import { type FailureKind, ServiceError } from '../../src/api/service_error.ts';
import type { List } from '../../src/lists/list.ts';
import { readList } from '../../src/lists/reading.ts';
import { aList, BudgetOf, type Item, itemsInOrder, paged } from '../support/lists.ts';

async function readAll(list: List<Item>, budget = new BudgetOf()) {
  const reading = readList(list, budget);
  const ids = await Array.fromAsync(reading, ({ id }) => id);
  return { ids, ...reading.result };
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe('reading a list', () => {
  it('goes from page to page to its end', async () => {
    const list = aList(itemsInOrder(250));
    const ids = idsOf(itemsInOrder(250));
    expect(await readAll(list)).toStrictEqual({ ids, ending: 'complete', read: 250 });
    expect(list.asked).toStrictEqual([
      { limit: 100, offset: 0 },
      { limit: 100, offset: 100 },
      { limit: 100, offset: 200 },
    ]);
  });

  it('gives the first page all of the time a request may take, and the others what is left', async () => {
    const list = aList(itemsInOrder(150));
    const budget = new BudgetOf();
    const deadlines: unknown[] = [];
    const page: List<Item>['page'] = (window) => {
      deadlines.push(window.deadline);
      return list.page(window);
    };
    await readAll({ key: 'list', page }, budget);
    expect(deadlines).toStrictEqual([undefined, budget]);
  });

  it('continues after the last item of a page that is smaller than requested', async () => {
    const list = aList(itemsInOrder(60), { most: 25 });
    expect((await readAll(list)).ids).toHaveLength(60);
    expect(list.asked.map(({ offset }) => offset)).toStrictEqual([0, 25, 50]);
  });

  it('holds every page but the first to the time of the run', async () => {
    const list = aList(itemsInOrder(250));
    const budget = new BudgetOf();
    const deadlines: unknown[] = [];
    const watched: List<Item> = {
      ...list,
      page: (window) => {
        deadlines.push(window.deadline);
        return list.page(window);
      },
    };
    await readAll(watched, budget);
    expect(deadlines).toStrictEqual([undefined, budget, budget]);
  });

  it('takes one request if the list is empty', async () => {
    const list = aList([]);
    expect(await readAll(list)).toStrictEqual({ ids: [], ending: 'complete', read: 0 });
    expect(list.asked).toHaveLength(1);
  });

  it('stops if the service ignores the offset', async () => {
    const list = aList(itemsInOrder(250), { ignoresOffset: true });
    expect(await readAll(list)).toMatchObject({ ending: 'repeating', read: 100 });
    expect(list.asked).toHaveLength(3);
  });

  it.each([1, 80, 100, 101, 250])('knows the end of %d items if the last page is repeated', async (count) => {
    const list = aList(itemsInOrder(count), { repeatsEnd: true });
    expect(await readAll(list)).toMatchObject({ ending: 'complete', read: count });
  });

  it('is complete if the service always returns the whole list', async () => {
    const items = itemsInOrder(30);
    const { page } = aList(items, { ignoresOffset: true });
    const list: List<Item> = { key: 'whole', page: (window) => page({ ...window, limit: 100 }) };
    expect(await readAll(list)).toMatchObject({ ending: 'complete', read: 30 });
  });

  it('is not complete if an item comes before those read while each page holds one', async () => {
    const items = itemsInOrder(8);
    const list = aList(items, { most: 5, bytesPerItem: 50_000_000 });
    const growing: List<Item> = {
      ...list,
      page: (window) => {
        if (window.offset === 6) items.unshift(...itemsInOrder(9).slice(8));
        return list.page(window);
      },
    };
    expect(await readAll(growing)).toMatchObject({ ending: 'repeating', read: 6 });
  });

  it.each([0, 100])('stops if the next offset, %d, leads back', async (nextOffset) => {
    const list = aList(itemsInOrder(300));
    const stuck: List<Item> = {
      key: 'stuck',
      page: async function* (window) {
        const end = yield* list.page(window);
        return window.offset > 0 ? { ...end, nextOffset } : end;
      },
    };
    expect(await readAll(stuck)).toMatchObject({ ending: 'repeating', read: 200 });
    expect(list.asked).toHaveLength(2);
  });

  it.each([
    { emptyPages: 9, expected: { ending: 'complete', read: 1 } },
    { emptyPages: 10, expected: { ending: 'repeating', read: 0 } },
  ])('is $expected.ending after $emptyPages empty pages in a row', async ({ emptyPages, expected }) => {
    const items: Item[] = itemsInOrder(1);
    const list: List<Item> = {
      key: 'mostly empty',
      page: (window) => {
        const number = window.offset / window.limit;
        const isLast = number === emptyPages;
        async function* answer(): AsyncGenerator<Item, PageAnswer, undefined> {
          await Promise.resolve();
          if (!isLast) return { received: 0, firstId: undefined, pagination: { isLast }, bytes: 0 };
          yield* items;
          return { received: 1, firstId: 'i1', pagination: { isLast }, bytes: 0 };
        }
        return paged(answer(), window);
      },
    };
    expect(await readAll(list)).toMatchObject(expected);
  });

  it('yields an item only once if it moves to the next page during the reading', async () => {
    const items = itemsInOrder(120);
    const list = aList(items);
    const seen: string[] = [];
    for await (const { id } of readList(list, new BudgetOf())) {
      seen.push(id);
      if (seen.length === 100) items.unshift({ id: 'new', createdAt: null });
    }
    expect(seen).toStrictEqual(idsOf(itemsInOrder(120)));
  });

  it('requests smaller pages after a heavy one', async () => {
    const list = aList(itemsInOrder(200), { bytesPerItem: 200_000 });
    await readAll(list);
    expect(list.asked.slice(0, 3)).toStrictEqual([
      { limit: 100, offset: 0 },
      { limit: 40, offset: 100 },
      { limit: 40, offset: 140 },
    ]);
  });

  it('stops when the time runs out, but not before the first page', async () => {
    for (const pages of [0, 1]) {
      const list = aList(itemsInOrder(250));
      expect(await readAll(list, new BudgetOf(pages))).toMatchObject({ ending: 'out-of-time', read: 100 });
      expect(list.asked).toHaveLength(1);
    }
  });

  it('does not begin another list after the time has run out', async () => {
    const budget = new BudgetOf(1);
    await readAll(aList(itemsInOrder(3)), budget);
    const second = aList(itemsInOrder(3));
    expect(await readAll(second, budget)).toStrictEqual({ ids: [], ending: 'out-of-time', read: 0 });
    expect(second.asked).toStrictEqual([]);
  });

  it('is complete if the list ends just as the time runs out', async () => {
    expect(await readAll(aList(itemsInOrder(5)), new BudgetOf(1))).toMatchObject({ ending: 'complete' });
  });

  it('has no result if the loop over it ends early', async () => {
    const list = aList(itemsInOrder(250));
    const reading = readList(list, new BudgetOf());
    for await (const { id } of reading) if (id === 'i7') break;
    expect([reading.result, list.asked.length]).toStrictEqual([undefined, 1]);
  });

  describe('if a page fails', () => {
    async function* broken(kind: FailureKind): AsyncGenerator<Item, PageAnswer, undefined> {
      await Promise.reject(new ServiceError(kind, 'It is having trouble.'));
      yield* itemsInOrder(1);
      return { received: 1, firstId: 'i1', pagination: undefined, bytes: 0 };
    }
    const failingAt = (number: number, kind: FailureKind = 'unavailable') => {
      const list = aList(itemsInOrder(250));
      let pages = 0;
      const failing: List<Item> = {
        key: 'failing',
        page: (window) => {
          pages += 1;
          return pages === number ? paged(broken(kind), window) : list.page(window);
        },
      };
      return failing;
    };

    it.each<FailureKind>(['unavailable', 'unreachable'])(
      'as %s, keeps what it has if the time has run out',
      async (kind) => {
        expect(await readAll(failingAt(2, kind), new BudgetOf(2))).toMatchObject({
          ending: 'out-of-time',
          read: 100,
        });
      },
    );

    it('fails if there is time left or nothing to keep', async () => {
      await expect(readAll(failingAt(2), new BudgetOf(3))).rejects.toThrow(/having trouble/);
      await expect(readAll(failingAt(1), new BudgetOf(1))).rejects.toThrow(/having trouble/);
    });
  });
});
