import { describe, expect, it } from '@jest/globals';

import { requireCriteria, SearchReading } from '../../src/lists/search.ts';
import { aList, BudgetOf, itemsInOrder, timeOfItem } from '../support/lists.ts';

describe('a search', () => {
  it.each([[[undefined, false]], [[[], undefined]], [[]]])('is rejected for the criteria %j', (criteria) => {
    expect(() => {
      requireCriteria(criteria, 'Title or Folder');
    }).toThrow('There is nothing to search for. Fill in at least one of Title or Folder.');
  });

  it('has read several lists only as far as the one of which most is unread', async () => {
    const lists = [5, 500].map((count) => aList(itemsInOrder(count).toReversed()));
    const reading = new SearchReading({ timeZone: 'UTC' }, { lists, budget: new BudgetOf(1) });
    await Array.fromAsync(reading);
    expect(reading.unreadUpTo).toBe(timeOfItem(401));
  });
});
