import { describe, expect, it } from '@jest/globals';

import { ServiceError } from '../../src/api/service_error.ts';
import { orNothing, requireCertainty, requireCriteria } from '../../src/lists/certainty.ts';
import type { Ending } from '../../src/lists/reading.ts';
import { product } from '../../src/product.ts';

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

  const finding = (found: unknown[], ...endings: Ending[]) => {
    requireCertainty(
      found,
      endings.map((ending, i) => ({ result: { ending, read: 10 * (i + 1) } })),
      { noun: 'notes', narrower: 'choose a folder' },
    );
    return found;
  };

  it.each<[Ending[], string]>([
    [['complete', 'out-of-time'], 'ran out of time after 30 notes without a match, and there are more. To'],
    [['repeating', 'out-of-time'], 'ran out of time after 30 notes'],
    [
      ['repeating', 'complete'],
      `read 30 notes without a match, but ${product.name} did not show all of them. To`,
    ],
  ])('that finds nothing is not certain after readings that end with %j', (endings, message) => {
    expect(() => finding([], ...endings)).toThrow(message);
    expect(() => finding([], ...endings)).toThrow(' narrow it, choose a folder.');
    expect(finding(['note'], ...endings)).toStrictEqual(['note']);
  });

  it('that reads its lists to the end finds nothing with certainty', () => {
    expect(finding([], 'complete', 'enough')).toStrictEqual([]);
  });

  it('finds nothing if a record does not exist, and fails if it can’t be read', async () => {
    expect(await orNothing(Promise.resolve('found'))).toBe('found');
    const deleted = orNothing(Promise.reject(new ServiceError('not-found', 'Deleted.')));
    await expect(deleted).resolves.toBeUndefined();
    const failing = orNothing(Promise.reject(new ServiceError('unavailable', 'Down.')));
    await expect(failing).rejects.toThrow('Down.');
  });
});
