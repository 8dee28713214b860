import { describe, expect, it } from '@jest/globals';

import { BestMatches } from '../../src/lists/best_matches.ts';
import type { Rank } from '../../src/lists/place.ts';
import * as fc from '../support/properties.ts';

type Ranked = Rank & { id: string };
const ranked = async (ranks: readonly Ranked[]) => {
  const best = new BestMatches<{ id: string }>();
  for (const rank of ranks) await best.add(rank, () => ({ id: rank.id }));
  return best;
};
const ids = (best: BestMatches<{ id: string }>) => best.results.map(({ id }) => id);

describe('the best matches', () => {
  it('are at most a hundred, the exact ones first, then the newest, of the same time in a fixed order, and it is known whether there were others', async () => {
    const rank = fc.record({
      id: fc.integer({ min: 0, max: 300 }).map(String),
      time: fc.option(fc.integer({ min: 0, max: 50 }), { nil: -Infinity }),
      tie: fc.integer({ min: 0, max: 3 }),
      isExact: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(rank, { selector: ({ id }) => id, maxLength: 250, size: 'max' }),
        async (ranks) => {
          const later = (a: Rank, b: Rank) => (a.time === b.time ? 0 : b.time - a.time);
          const expected = [...ranks]
            .sort((a, b) => Number(b.isExact) - Number(a.isExact) || later(a, b) || a.tie - b.tie)
            .slice(0, 100);
          const best = await ranked(ranks);
          expect(ids(best)).toStrictEqual(expected.map(({ id }) => id));
          expect(best.hasMore).toBe(ranks.length > 100);
        },
      ),
    );
  });

  it('want only notes that would be among them, so that no others are presented', async () => {
    const full = await ranked(
      Array.from({ length: 100 }, (_, i) => ({ id: `n${i}`, time: 2, tie: i, isExact: false })),
    );
    expect(full.wants({ time: 1, tie: 0, isExact: false })).toBe(false);
    expect(full.wants({ time: 3, tie: 0, isExact: false })).toBe(true);
    expect(full.wants({ time: -Infinity, tie: 0, isExact: true })).toBe(true);
  });
});
