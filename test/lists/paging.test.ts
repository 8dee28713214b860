import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';
import type { ZObject } from 'zapier-platform-core';

import { Client } from '../../src/api/client.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { notePages } from '../../src/resources/note/note.ts';
import {
  type Entry,
  newestFirst,
  orderOf,
  type Page,
  type PageReader,
  type PageWindow,
  readNewest,
  readPages,
} from '../../src/lists/paging.ts';
import { useService } from '../support/service.ts';
import { running } from '../support/zapier.ts';

const TIME = new Deadline(60_000);
const OVER = new Deadline(0);

/** Items `i1` to `icount`, each a minute newer than the one before. */
function items(count: number): Entry<string>[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `i${i + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
    kept: `i${i + 1}`,
  }));
}

/** A list in memory, as the service would page it, and the windows it was asked for. */
function listOf(
  all: readonly Entry<string>[],
  { most = 100, total = false, bytesPerItem = 1000, repeatsEnd = false } = {},
): { read: PageReader<string>; asked: PageWindow[] } {
  const asked: PageWindow[] = [];
  const read: PageReader<string> = (window) => {
    asked.push(window);
    const limit = Math.min(window.limit, most);
    const lastOffset = Math.max(0, Math.ceil(all.length / limit) - 1) * limit;
    const offset = repeatsEnd ? Math.min(window.offset, lastOffset) : window.offset;
    const entries = all.slice(offset, offset + limit);
    const end = window.offset + limit;
    const page: Page<string> = {
      entries,
      nextOffset: end < all.length || (repeatsEnd && all.length > 0) ? end : null,
      total: total ? all.length : null,
      bytes: entries.length * bytesPerItem,
    };
    return Promise.resolve(page);
  };
  return { read, asked };
}

async function readAll(read: PageReader<string>, deadline = TIME) {
  const seen: string[] = [];
  const ending = await readPages(read, deadline, (entries) => {
    seen.push(...entries.map(({ id }) => id));
    return false;
  });
  return { seen, ending };
}

const never = () => false;
const ids = (entries: readonly Entry<string>[]) => entries.map(({ id }) => id);
const newest = (all: readonly Entry<string>[], count: number) => ids(newestFirst(all)).slice(0, count);

describe('readPages', () => {
  it('reads a list to its end, with a hundred at a time', async () => {
    const { read, asked } = listOf(items(250));
    const { seen, ending } = await readAll(read);
    expect(seen).toStrictEqual(ids(items(250)));
    expect(ending).toBe('complete');
    expect(asked).toStrictEqual([
      { limit: 100, offset: 0 },
      { limit: 100, offset: 100 },
      { limit: 100, offset: 200 },
    ]);
  });

  it('goes on from where a page ended that was smaller than asked for', async () => {
    const { read, asked } = listOf(items(60), { most: 25 });
    expect((await readAll(read)).seen).toHaveLength(60);
    expect(asked.map(({ offset }) => offset)).toStrictEqual([0, 25, 50]);
  });

  it('reads an empty list with one request', async () => {
    const { read, asked } = listOf([]);
    expect(await readAll(read)).toStrictEqual({ seen: [], ending: 'complete' });
    expect(asked).toHaveLength(1);
  });

  it('stops where a service ignores the offset, after one page too many', async () => {
    const { read, asked } = listOf(items(250));
    const ignoring: PageReader<string> = async (window) => ({
      ...(await read({ ...window, offset: 0 })),
      nextOffset: window.offset + 100,
    });
    const { seen, ending } = await readAll(ignoring);
    expect(ending).toBe('repeating');
    expect(seen).toHaveLength(100);
    expect(asked).toHaveLength(2);
  });

  it('stops where a page comes again later', async () => {
    const { read, asked } = listOf(items(250));
    const circling: PageReader<string> = async (window) => ({
      ...(await read({ ...window, offset: window.offset % 200 })),
      nextOffset: window.offset + 100,
    });
    expect((await readAll(circling)).ending).toBe('repeating');
    expect(asked).toHaveLength(3);
  });

  it.each([0, 50, 100])('stops where the next offset, %d, does not lead on', async (nextOffset) => {
    const { read, asked } = listOf(items(300));
    const stuck: PageReader<string> = async (window) => ({
      ...(await read(window)),
      nextOffset: window.offset === 0 ? 100 : nextOffset,
    });
    const { seen, ending } = await readAll(stuck);
    expect(ending).toBe('repeating');
    expect(seen).toHaveLength(200);
    expect(asked).toHaveLength(2);
  });

  it('gives an item that moved to the next page once', async () => {
    const all = items(120);
    const { read } = listOf(all);
    const shifting: PageReader<string> = async (window) =>
      await read(window.offset === 0 ? window : { ...window, offset: window.offset - 1 });
    const { seen } = await readAll(shifting);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(120);
  });

  it('asks for smaller pages where one weighs more than 8 MB', async () => {
    const { read, asked } = listOf(items(200), { bytesPerItem: 200_000 });
    await readAll(read);
    expect(asked.slice(0, 3)).toStrictEqual([
      { limit: 100, offset: 0 },
      { limit: 40, offset: 100 },
      { limit: 40, offset: 140 },
    ]);
  });

  it('asks for a little less where one weighs a little more', async () => {
    const { read, asked } = listOf(items(200), { bytesPerItem: 80_001 });
    await readAll(read);
    expect(asked[1]).toStrictEqual({ limit: 99, offset: 100 });
  });

  it('asks for pages as large as before where one weighs just 8 MB', async () => {
    const { read, asked } = listOf(items(200), { bytesPerItem: 80_000 });
    await readAll(read);
    expect(asked[1]).toStrictEqual({ limit: 100, offset: 100 });
  });

  it('asks for one at a time where each weighs more', async () => {
    const { read, asked } = listOf(items(102), { bytesPerItem: 9_000_000 });
    await readAll(read);
    expect(asked[1]).toStrictEqual({ limit: 1, offset: 100 });
  });

  it('ends with the time, and says so', async () => {
    const { read, asked } = listOf(items(250));
    expect(await readAll(read, OVER)).toMatchObject({ ending: 'out-of-time', seen: { length: 100 } });
    expect(asked).toHaveLength(1);
  });

  it('says of a list that was read in time that it is complete, even as the time ends', async () => {
    expect((await readAll(listOf(items(5)).read, OVER)).ending).toBe('complete');
  });

  it('reads no further than it is told', async () => {
    const { read, asked } = listOf(items(250));
    expect(await readPages(read, TIME, () => true)).toBe('enough');
    expect(asked).toHaveLength(1);
  });
});

describe('readNewest', () => {
  const enough = (count: number) => (found: readonly unknown[]) => found.length >= count;

  it.each<[string, { most?: number; total?: boolean }]>([
    ['tells only the next offset', { most: 25 }],
    ['tells its length', { most: 25, total: true }],
    ['gives a hundred at once', {}],
  ])(
    'finds the newest of 1,500 in either order in under 40 requests, where the service %s',
    async (_, options) => {
      const oldestFirst = items(1500);
      for (const all of [oldestFirst, oldestFirst.toReversed()]) {
        const { read, asked } = listOf(all, options);
        const found = await readNewest(read, TIME, enough(100));
        expect(ids(found.entries).slice(0, 100)).toStrictEqual(newest(oldestFirst, 100));
        expect(found.ending).toBe('enough');
        expect(asked.length).toBeLessThan(40);
      }
    },
  );

  it('asks a list that is newest-first for one page', async () => {
    const { read, asked } = listOf(items(1000).toReversed());
    await readNewest(read, TIME, enough(100));
    expect(asked).toStrictEqual([{ limit: 100, offset: 0 }]);
  });

  it('finds the end of a list of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom({}, { total: true }, { repeatsEnd: true }),
        async (length, most, wanted, form) => {
          const all = items(length);
          const { read, asked } = listOf(all, { most, ...form });
          const { entries } = await readNewest(read, TIME, enough(wanted));
          expect(asked.length).toBeLessThan(length + 20);
          expect(ids(entries).slice(0, wanted)).toStrictEqual(newest(all, wanted));
        },
      ),
    );
  });

  it('reads all of a list in no order', async () => {
    const shuffled = items(250)
      .map((_, i, all) => all[(i * 7) % 250])
      .filter((item) => item !== undefined);
    const { read, asked } = listOf(shuffled);
    const { entries, ending } = await readNewest(read, TIME, enough(10));
    expect(ids(entries)).toStrictEqual(newest(shuffled, 250));
    expect(ending).toBe('complete');
    expect(asked).toHaveLength(3);
  });

  it('reads all of a list whose items tell no time', async () => {
    const timeless = items(150).map((item) => ({ ...item, createdAt: null }));
    const { read } = listOf(timeless);
    const { entries } = await readNewest(read, TIME, enough(10));
    expect(ids(entries)).toStrictEqual(ids(timeless));
  });

  it('reads a list that is oldest-first back to its beginning, each item once', async () => {
    const all = items(330);
    for (const total of [true, false]) {
      const { entries, ending } = await readNewest(listOf(all, { total }).read, TIME, never);
      expect(ids(entries)).toStrictEqual(newest(all, 330));
      expect(ending).toBe('complete');
    }
  });

  it('takes a whole list on one page as it is', async () => {
    const { read, asked } = listOf(items(30));
    const { entries, ending } = await readNewest(read, TIME, enough(5));
    expect(ids(entries)).toStrictEqual(newest(items(30), 30));
    expect([ending, asked.length]).toStrictEqual(['complete', 1]);
  });

  it('reads lighter pages on the way back from the end', async () => {
    const { read, asked } = listOf(items(400), { bytesPerItem: 200_000, total: true });
    await readNewest(read, TIME, never);
    const [, last, before] = asked;
    expect(last).toStrictEqual({ limit: 100, offset: 300 });
    expect(before).toStrictEqual({ limit: 40, offset: 260 });
  });

  it('gives what it has where the time ends', async () => {
    const { read } = listOf(items(300));
    const found = await readNewest(read, OVER, never);
    expect(found.ending).toBe('out-of-time');
    expect(ids(found.entries)).toStrictEqual(newest(items(100), 100));
  });

  it('gives the newest it has where the time ends on the way back', async () => {
    const { read, asked } = listOf(items(400), { total: true });
    class Short extends Deadline {
      override get isOver(): boolean {
        return asked.length > 2;
      }
    }
    const { ending, entries } = await readNewest(read, new Short(60_000), never);
    expect(ending).toBe('out-of-time');
    expect(ids(entries)).toStrictEqual(newest(items(400), 200));
  });

  it('ends where a service that lists the oldest first ignores the offset', async () => {
    const { read, asked } = listOf(items(300));
    const ignoring: PageReader<string> = async (window) => ({
      ...(await read({ ...window, offset: 0 })),
      nextOffset: 100,
    });
    const { ending, entries } = await readNewest(ignoring, TIME, never);
    expect(ending).toBe('repeating');
    expect(entries).toHaveLength(100);
    expect(asked.length).toBeLessThan(5);
  });
});

describe('order', () => {
  const at = (...times: (string | null)[]) => orderOf(times.map((createdAt) => ({ createdAt })));

  it('is told by the times, and by nothing else', () => {
    expect(at('2026-01-02', '2026-01-02', '2026-01-01')).toBe('newest-first');
    expect(at('2026-01-01', '2026-01-02', '2026-01-03')).toBe('oldest-first');
    expect(at('2026-01-01', '2026-01-03', '2026-01-02')).toBe('none');
    expect(at('2026-01-02')).toBe('none');
    expect(at('2026-01-02', null)).toBe('none');
    expect(at('2026-01-02', 'yesterday')).toBe('none');
  });

  it('compares moments, whatever their zone', () => {
    expect(at('2026-01-01T10:00:00+09:00', '2026-01-01T02:00:00Z')).toBe('oldest-first');
  });

  it('puts items without a time last', () => {
    expect(
      newestFirst([{ createdAt: null }, { createdAt: '2026-01-01' }, {}, { createdAt: '2026-01-02' }]),
    ).toStrictEqual([{ createdAt: '2026-01-02' }, { createdAt: '2026-01-01' }, { createdAt: null }, {}]);
  });
});

describe('a page of the service', () => {
  const service = useService();
  const page = (pagination: unknown, count = 2, window: PageWindow = { limit: 100, offset: 0 }) => {
    const query =
      window.offset === 0 ? `limit=${window.limit}` : `limit=${window.limit}&offset=${window.offset}`;
    service
      .on('GET', `/v1/notes?${query}`)
      .reply(200, { items: items(count).map(({ id, createdAt }) => ({ id, createdAt })), pagination });
    return running(async (z: ZObject) =>
      notePages(
        new Client(z.request, 'key-0123456789abcdef'),
        {},
        ({ id }) => id,
      )(window).then((found) => ({ ...found })),
    )();
  };

  it.each<[string, unknown, number | null]>([
    ['a next offset', { limit: 2, nextOffset: 2, isLast: false }, 2],
    ['a next offset behind more than there is', { limit: 5, nextOffset: 5, isLast: false }, 5],
    ['the last page', { limit: 2, nextOffset: null, isLast: true }, null],
    ['the last page in spite of an offset', { nextOffset: 2, isLast: true }, null],
    ['no next offset alone', { nextOffset: null }, null],
    ['more, without saying where', { nextOffset: null, isLast: false }, 2],
    ['offset and total, with more to come', { limit: 2, offset: 0, total: 5 }, 2],
    ['offset and total, at the end', { limit: 2, offset: 0, total: 2 }, null],
    ['nothing at all', undefined, 2],
    ['null', null, 2],
    ['an odd shape', { nextOffset: 'two', isLast: 'no' }, 2],
  ])('that tells %s goes on at the right place', async (_, pagination, nextOffset) => {
    expect(await page(pagination)).toMatchObject({ nextOffset });
  });

  it('that is empty is the last, whatever it says', async () => {
    expect(await page({ nextOffset: 100, isLast: false }, 0)).toMatchObject({ nextOffset: null });
  });

  it('is asked for with its offset from the second on', async () => {
    expect(await page(undefined, 3, { limit: 40, offset: 100 })).toMatchObject({ nextOffset: 103 });
  });

  it('tells the length of the list where the service does, and its own weight', async () => {
    const found = await page({ limit: 2, offset: 0, total: 5 });
    const [{ createdAt } = {}] = items(1);
    expect(found).toMatchObject({ total: 5, entries: [{ id: 'i1', createdAt, kept: 'i1' }, { id: 'i2' }] });
    expect(found).toMatchObject({ bytes: expect.any(Number) });
  });
});
