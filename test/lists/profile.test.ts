import { describe, expect, it } from '@jest/globals';

import { readNewest } from '../../src/lists/range.ts';
import { timeOf } from '../../src/text/dates.ts';
import {
  aList,
  BudgetOf,
  idsRead,
  inOrder,
  type Item,
  itemsInOrder,
  type MemoryList,
  type Paging,
} from '../support/lists.ts';

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

const updatedLater = (items: readonly Item[], minutes: number): Item[] =>
  items.map((item) => ({
    ...item,
    updatedAt: new Date(timeOf(item.createdAt) + minutes * 60_000).toISOString(),
  }));

describe('what is known of a list', () => {
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
      const list = aList(inOrder(order, updatedLater(itemsInOrder(1500), 1)));
      await poll(list);
      expect(await poll(list)).toStrictEqual({ missed: [], requests: 2 });
    },
  );
});
