import { describe, expect, it } from '@jest/globals';

import { BestMatches, type Rank } from '../../src/lists/best_matches.ts';
import * as fc from '../support/properties.ts';

const ranked = (ranks: readonly Rank[]) => {
  const best = new BestMatches<{ id: string }>();
  for (const rank of ranks) best.add(rank, { id: rank.id });
  return best;
};
const ids = (best: BestMatches<{ id: string }>) => best.results.map(({ id }) => id);

describe('the best matches', () => {
  it('are at most a hundred, each once, the exact ones first, then the newest', () => {
    const rank = fc.record({
      id: fc.integer({ min: 0, max: 300 }).map(String),
      createdAt: fc.option(
        fc
          .date({ min: new Date(0), max: new Date(1e9), noInvalidDate: true })
          .map((date) => date.toISOString()),
      ),
      isExact: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(rank, { selector: ({ id }) => id, maxLength: 250, size: 'max' }),
        (ranks) => {
          const time = ({ createdAt }: Rank) => (createdAt === null ? -Infinity : Date.parse(createdAt));
          const expected = [...ranks]
            .sort(
              (a, b) =>
                Number(b.isExact) - Number(a.isExact) || (time(a) === time(b) ? 0 : time(b) - time(a)),
            )
            .slice(0, 100);
          expect(ids(ranked([...ranks, ...ranks]))).toStrictEqual(expected.map(({ id }) => id));
        },
      ),
    );
  });

  it('want only notes that would be among them, so that no others are presented', () => {
    const full = ranked(
      Array.from({ length: 100 }, (_, i) => ({ id: `n${i}`, createdAt: '2026-01-02', isExact: false })),
    );
    expect(full.isFull).toBe(true);
    expect(full.wants({ id: 'older', createdAt: '2026-01-01', isExact: false })).toBe(false);
    expect(full.wants({ id: 'newer', createdAt: '2026-01-03', isExact: false })).toBe(true);
    expect(full.wants({ id: 'exact', createdAt: null, isExact: true })).toBe(true);
    expect(full.wants({ id: 'n1', createdAt: '2026-01-03', isExact: true })).toBe(false);
  });
});
