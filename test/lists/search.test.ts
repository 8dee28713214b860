import { describe, expect, it } from '@jest/globals';

import { requireCriteria } from '../../src/lists/search.ts';

describe('a search', () => {
  it.each([[[undefined, false]], [[[], undefined]], [[]]])('is rejected for the criteria %j', (criteria) => {
    expect(() => {
      requireCriteria(criteria, 'Title or Folder');
    }).toThrow('There is nothing to search for. Fill in at least one of Title or Folder.');
  });
});
