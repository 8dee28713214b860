import { describe, expect, it } from '@jest/globals';

import { findEnd } from '../../src/lists/end_search.ts';
import { PageReader, Reading } from '../../src/lists/reading.ts';
import { aList, BudgetOf, itemsInOrder, type Paging } from '../support/lists.ts';
import * as fc from '../support/properties.ts';

/** Looks for the end after the first page was read, as reading the newest items does. */
async function search(length: number, paging: Paging = {}, budget = new BudgetOf()) {
  const all = itemsInOrder(length);
  const list = aList(all, paging);
  const reader = new PageReader(list, budget);
  const front = new Reading(reader.page(0));
  const read = await Array.fromAsync(front);
  const { received: pageSize = 0, firstId } = front.result?.end ?? {};
  list.asked.length = 0;
  const search = new Reading(
    findEnd((offset, most) => reader.page(offset, most), { held: 0, beyond: null }, { pageSize, firstId }),
  );
  read.push(...(await Array.fromAsync(search)));
  const asked = list.asked.map(({ offset, limit }) => [offset, limit]);
  return { read, found: search.result, pageSize, asked };
}

describe('the search for the end of a list', () => {
  it('finds the last page of a list of any length, and yields no item twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 1500 }),
        fc.integer({ min: 1, max: 100 }),
        async (length, most) => {
          fc.pre(length > most);
          const { read, found, pageSize } = await search(length, { most });
          if (found?.ending !== 'found') throw new Error('The end was not found.');
          expect(found.bounds.held).toBeLessThan(length);
          expect(found.bounds.beyond).toBeGreaterThanOrEqual(length);
          expect(found.bounds.beyond - found.bounds.held).toBeLessThanOrEqual(pageSize);
          expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
        },
      ),
    );
  });

  it('looks at single items far from the end, and reads pages near the front and near the end', async () => {
    const { asked } = await search(5050);
    expect(asked).toStrictEqual([
      [100, 100],
      [200, 100],
      [400, 100],
      [800, 100],
      [1600, 1],
      [3200, 1],
      [6400, 1],
      [4800, 1],
      [5600, 1],
      [5200, 1],
      [5000, 100],
    ]);
  });

  it('reports how far it came if the time runs out', async () => {
    const { found } = await search(20_000, {}, new BudgetOf(6));
    expect(found).toStrictEqual({ ending: 'out-of-time', bounds: { held: 1600, beyond: null } });
  });

  it('gives up if the service ignores the offset', async () => {
    const { found } = await search(300, { ignoresOffset: true });
    expect(found).toStrictEqual({ ending: 'repeating', bounds: { held: 0, beyond: null } });
  });
});
