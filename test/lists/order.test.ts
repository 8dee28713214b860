import { describe, expect, it } from '@jest/globals';

import { newestFirst, SeenOrder } from '../../src/lists/order.ts';
import { timeOf } from '../../src/text/dates.ts';

const orderAt = (...times: (string | null)[]) => {
  const seen = new SeenOrder();
  for (const createdAt of times) seen.add(timeOf(createdAt));
  return seen;
};

describe('the order of a list', () => {
  it.each([
    ['newest-first', ['2026-01-02', '2026-01-02', '2026-01-01', '2025-12-31']],
    ['oldest-first', ['2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02']],
    ['oldest-first', ['2026-01-01T10:00:00+09:00', '2026-01-01T02:00:00Z']],
    ['none', ['2026-01-01', '2026-01-03', '2026-01-02']],
    ['none', ['2026-01-03', '2026-01-01', '2026-01-02', '2026-01-01']],
    ['unknown', ['2026-01-02', '2026-01-02', '2026-01-02']],
    ['unknown', ['2026-01-02', null]],
    ['newest-first', ['2026-01-02', null, '2026-01-01', 'yesterday']],
  ])('is %s for %j', (order, times) => {
    expect(orderAt(...times).order).toBe(order);
  });

  it('is not that of a batch with one time and the few items around it', () => {
    const batch = Array.from({ length: 120 }, () => '2026-01-09');
    const others = Array.from({ length: 40 }, (_, index) => `2026-01-0${((index * 3) % 7) + 1}`);
    expect(orderAt(...batch, '2026-01-03').order).toBe('unknown');
    expect(orderAt(...batch, ...others).trend).toBe('none');
  });
});

describe('newestFirst', () => {
  it('sorts items by time, those without a time last', () => {
    expect(
      newestFirst([{ createdAt: null }, { createdAt: '2026-01-01' }, {}, { createdAt: '2026-01-02' }]),
    ).toStrictEqual([{ createdAt: '2026-01-02' }, { createdAt: '2026-01-01' }, { createdAt: null }, {}]);
  });
});
