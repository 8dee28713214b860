import { describe, expect, it } from '@jest/globals';

import { BestMatches, type Rank } from '../../src/lists/best_matches.ts';
import * as fc from '../support/properties.ts';

type Ranked = Rank & { id: string };
const ranked = async (ranks: readonly Ranked[]) => {
  const best = new BestMatches<{ id: string }>();
  for (const rank of ranks) await best.add(rank, () => ({ id: rank.id }));
  return best;
};
const ids = (best: BestMatches<{ id: string }>) => best.results.map(({ id }) => id);

describe('the best matches', () => {
  it('are at most a hundred, the exact ones first, then the newest, and it is known whether there were others', async () => {
    const rank = fc.record({
      id: fc.integer({ min: 0, max: 300 }).map(String),
      createdAt: fc.option(
        fc
          .date({ min: new Date(0), max: new Date(1e9), noInvalidDate: true })
          .map((date) => date.toISOString()),
      ),
      isExact: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(rank, { selector: ({ id }) => id, maxLength: 250, size: 'max' }),
        async (ranks) => {
          const time = ({ createdAt }: Rank) => (createdAt === null ? -Infinity : Date.parse(createdAt));
          const expected = [...ranks]
            .sort(
              (a, b) =>
                Number(b.isExact) - Number(a.isExact) || (time(a) === time(b) ? 0 : time(b) - time(a)),
            )
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
      Array.from({ length: 100 }, (_, i) => ({ id: `n${i}`, createdAt: '2026-01-02', isExact: false })),
    );
    expect(full.wants({ createdAt: '2026-01-01', isExact: false })).toBe(false);
    expect(full.wants({ createdAt: '2026-01-03', isExact: false })).toBe(true);
    expect(full.wants({ createdAt: null, isExact: true })).toBe(true);
  });
});
