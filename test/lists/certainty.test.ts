import { describe, expect, it } from '@jest/globals';

import { ServiceError } from '../../src/api/service_error.ts';
import { orNothing, requireCriteria } from '../../src/lists/certainty.ts';

describe('a search', () => {
  it.each([[[undefined, false]], [[[], undefined]], [[]]])('is rejected for the criteria %j', (criteria) => {
    expect(() => {
      requireCriteria(criteria, 'Title or Folder');
    }).toThrow('There is nothing to search for. Fill in at least one of Title or Folder.');
  });

  it.each([[['title', undefined]], [[undefined, ['f1']]], [[false, 0]], [[true]]])(
    'accepts the criteria %j',
    (criteria) => {
      expect(() => {
        requireCriteria(criteria, 'Title');
      }).not.toThrow();
    },
  );

  it('finds nothing if a record does not exist, and fails if it can’t be read', async () => {
    expect(await orNothing(Promise.resolve('found'))).toBe('found');
    const deleted = orNothing(Promise.reject(new ServiceError('not-found', 'Deleted.')));
    await expect(deleted).resolves.toBeUndefined();
    const failing = orNothing(Promise.reject(new ServiceError('unavailable', 'Down.')));
    await expect(failing).rejects.toThrow('Down.');
  });
});
