import { describe, expect, it } from '@jest/globals';

import { type FailureKind, ServiceError } from '../../src/api/service_error.ts';
import type { List } from '../../src/lists/list.ts';
import { readList } from '../../src/lists/range.ts';
import { type Ending, PageReader } from '../../src/lists/reading.ts';
import {
  aList,
  aProfile,
  BudgetOf,
  idsRead,
  type Item,
  itemsInOrder,
  type Paging,
} from '../support/lists.ts';

async function readAll(list: List<Item>, budget = new BudgetOf()) {
  const reading = readList(list, { budget });
  const ids = await idsRead(reading);
  const { ending, read } = reading.result ?? {};
  return { ids, ending, read };
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe('reading a list', () => {
  const always = Number.POSITIVE_INFINITY;
  it.each<[string, number, Paging, number, Ending, number, number[]]>([
    ['goes from page to page to its end', 250, {}, always, 'complete', 250, [0, 99, 198]],
    ['takes one request if the list is empty', 0, {}, always, 'complete', 0, [0]],
    ['continues after the last item of a page', 60, { most: 25 }, always, 'complete', 60, [0, 24, 48]],
    ['stops if the offset is ignored', 250, { ignoresOffset: true }, always, 'repeating', 100, [0, 99]],
    ['stops when the time runs out', 250, {}, 1, 'out-of-time', 100, [0]],
    ['reads the first page even if there is no time', 250, {}, 0, 'out-of-time', 100, [0]],
    ['is complete if the list ends just as the time runs out', 5, {}, 1, 'complete', 5, [0]],
  ])('%s', async (_, count, paging, pages, ending, read, offsets) => {
    const list = aList(itemsInOrder(count), paging);
    const ids = idsOf(itemsInOrder(read));
    expect(await readAll(list, new BudgetOf(pages))).toStrictEqual({ ids, ending, read });
    expect(list.asked.map(({ offset }) => offset)).toStrictEqual(offsets);
  });

  it('holds every page but the first to the time of the run', async () => {
    const list = aList(itemsInOrder(250));
    const budget = new BudgetOf();
    const deadlines: unknown[] = [];
    const page: List<Item>['page'] = (window) => {
      deadlines.push(window.deadline);
      return list.page(window);
    };
    await readAll({ ...list, page }, budget);
    expect(deadlines).toStrictEqual([undefined, budget, budget]);
  });

  it('requests smaller pages after a heavy one', async () => {
    const list = aList(itemsInOrder(200), { bytesPerItem: 200_000 });
    await readAll(list);
    expect(list.asked.map(({ limit }) => limit)).toStrictEqual([100, 41, 41, 41]);
  });

  it.each([1, 80, 100, 101, 250])('ends after %d items if the last page is repeated', async (count) => {
    const silent = aList(itemsInOrder(count), { repeatsEnd: true, saysNothing: true });
    expect(await readAll(silent)).toMatchObject({ ending: 'complete', read: count });
    const more = aList(itemsInOrder(count), { repeatsEnd: true });
    expect(await readAll(more)).toMatchObject({ ending: 'repeating', read: count });
  });

  it.each<[Ending, Paging]>([
    ['repeating', {}],
    ['refused', { refuses: true }],
  ])('is %s if the service stops at an offset', async (ending, paging) => {
    const list = aList(itemsInOrder(500), { lastOffset: 120, ...paging });
    expect(await readAll(list)).toMatchObject({ ending, read: paging.refuses ? 199 : 220 });
  });

  it('ends where the service shows no more of what it counts, and says so once', async () => {
    const logged: string[] = [];
    const list = aList(itemsInOrder(350), { hidesFrom: 200, tellsTotal: true });
    const profile = { ...list.profile, log: (line: string) => logged.push(line) };
    for (const requests of [7, 5]) {
      list.asked.length = 0;
      expect(await readAll({ ...list, profile })).toMatchObject({ ending: 'complete', read: 200 });
      expect(list.asked).toHaveLength(requests);
    }
    expect(logged).toStrictEqual(['The service counts 350 entries in this list, and shows 200.']);
  });

  it('goes on behind any number of empty pages if there is something as far as the service counts', async () => {
    const hidden = new Set(idsOf(itemsInOrder(1650).slice(150)));
    const list = aList(itemsInOrder(2000), { hides: ({ id }) => hidden.has(id), tellsTotal: true });
    expect(await readAll(list)).toMatchObject({ ending: 'complete', read: 500 });
  });

  it('asks again for a page that was empty once, though the service counts more', async () => {
    const list = aList(itemsInOrder(350), { tellsTotal: true });
    let requested = 0;
    const { page: emptyPage } = aList(itemsInOrder(350), { hidesFrom: 0, tellsTotal: true });
    const page: List<Item>['page'] = (window) => (requested++ === 2 ? emptyPage(window) : list.page(window));
    expect(await readAll({ ...list, page })).toMatchObject({ ending: 'complete', read: 350 });
  });

  it.each([100, 150, 199, 200])(
    'does not end at %d items because the service counts no more',
    async (counts) => {
      const list = aList(itemsInOrder(300), { counts, tellsTotal: true });
      expect(await readAll(list)).toMatchObject({ ending: 'complete', read: 300 });
    },
  );

  it('reads items that move up because others leave the list, and each once', async () => {
    const list = aList(itemsInOrder(350));
    const page: List<Item>['page'] = (window) => {
      if (list.asked.length === 2) list.items.splice(50, 120);
      return list.page(window);
    };
    const { ids, ending } = await readAll({ ...list, page });
    expect([ids.sort(), ending]).toStrictEqual([idsOf(itemsInOrder(350)).sort(), 'complete']);
  });

  it('is complete if the service always returns the whole list', async () => {
    const { page } = aList(itemsInOrder(30), { ignoresOffset: true, saysNothing: true });
    const list: List<Item> = {
      key: 'whole',
      profile: aProfile(),
      page: (window) => page({ ...window, limit: 100 }),
    };
    expect(await readAll(list)).toMatchObject({ ending: 'complete', read: 30 });
  });

  it('is not complete if an item comes before those read while each page holds one', async () => {
    const list = aList(itemsInOrder(8), { most: 5, bytesPerItem: 50_000_000 });
    const page: List<Item>['page'] = (window) => {
      if (window.offset === 6) list.items.unshift({ id: 'new', createdAt: null });
      return list.page(window);
    };
    expect(await readAll({ ...list, page })).toMatchObject({ ending: 'repeating', read: 6 });
  });

  it.each([
    [0, 199, 2],
    [100, 200, 3],
  ])('stops if the next offset, %d, leads back', async (nextOffset, read, requests) => {
    const list = aList(itemsInOrder(300));
    const page: List<Item>['page'] = async function* (window) {
      const end = yield* list.page(window);
      return window.offset > 0 ? { ...end, nextOffset } : end;
    };
    expect(await readAll({ ...list, page })).toMatchObject({ ending: 'repeating', read });
    expect(list.asked).toHaveLength(requests);
  });

  it.each<[Ending, number, number]>([
    ['complete', 9, 1],
    ['repeating', 10, 0],
  ])('is %s after %d empty pages in a row', async (ending, emptyPages, read) => {
    const list = aList(itemsInOrder(1));
    const page: List<Item>['page'] = async function* ({ limit, offset }) {
      if (offset === emptyPages * limit) return yield* list.page({ limit, offset: 0 });
      return { ...(yield* list.page({ limit, offset: 1 })), nextOffset: offset + limit, saysMore: true };
    };
    expect(await readAll({ ...list, page })).toMatchObject({ ending, read });
  });

  it('goes on if every other page is empty, however many there are', async () => {
    const list = aList(itemsInOrder(30));
    const page: List<Item>['page'] = async function* ({ limit, offset }) {
      const number = offset / limit;
      const end = yield* list.page({ limit: 1, offset: number % 2 === 0 ? 900 : number });
      return { ...end, nextOffset: number < 30 ? offset + limit : null, saysMore: number < 30 };
    };
    expect(await readAll({ ...list, page })).toMatchObject({ ending: 'complete', read: 15 });
  });

  it.each([
    ['although the list is said to continue', { nextOffset: 300, saysMore: true }],
    ['although the page before has shown items there', { nextOffset: null, saysMore: false }],
  ])('stops soon if the pages after an offset are empty, %s', async (_, says) => {
    const list = aList(itemsInOrder(350), { saysNothing: true });
    const page: List<Item>['page'] = async function* (window) {
      if (window.offset < 200) return yield* list.page(window);
      return { ...(yield* list.page({ ...window, offset: 900 })), ...says };
    };
    expect(await readAll({ ...list, page }, new BudgetOf(50))).toMatchObject({ ending: 'repeating' });
    expect(list.asked.length).toBeLessThan(20);
  });

  it('takes a short page for a small one only if the list continues behind it', async () => {
    const list = aList(itemsInOrder(250), { saysNothing: true });
    const reader = new PageReader(list, new BudgetOf(), true);
    for (const offset of [0, 200]) await idsRead(reader.page(offset));
    expect(reader.pageSize).toBe(100);
  });

  const failingAt = (number: number, kind: FailureKind, isOurWork = false): List<Item> => {
    const list = aList(itemsInOrder(250));
    const page: List<Item>['page'] = async function* (window) {
      if (list.asked.length === number - 1)
        throw new ServiceError(kind, 'It is having trouble.', { isOurWork });
      return yield* list.page(window);
    };
    return { ...list, page };
  };

  it.each<FailureKind>(['unavailable', 'unreachable'])(
    'keeps what it has if a page is %s and the time has run out',
    async (kind) => {
      const end = { ending: 'out-of-time', read: 100 };
      expect(await readAll(failingAt(2, kind), new BudgetOf(2))).toMatchObject(end);
    },
  );

  it.each([1, 2])('says how far it came if its own work took the time of page %i', async (number) => {
    const end = { ending: 'out-of-time', read: 100 * (number - 1) };
    expect(await readAll(failingAt(number, 'unavailable', true), new BudgetOf(3))).toMatchObject(end);
  });

  it.each<[string, number, FailureKind, number]>([
    ['there is time left', 2, 'unavailable', 3],
    ['there is nothing to keep', 1, 'unavailable', 1],
    ['the key has been revoked', 2, 'expired-auth', 2],
  ])('fails with a page if %s', async (_, number, kind, pages) => {
    await expect(readAll(failingAt(number, kind), new BudgetOf(pages))).rejects.toThrow(/having trouble/);
  });
});
