import { describe, expect, it } from '@jest/globals';
import type { ZObject } from 'zapier-platform-core';

import { Client } from '../../src/api/client.ts';
import { pageEnd } from '../../src/lists/list.ts';
import { nextLimit } from '../../src/lists/reading.ts';
import { memberList } from '../../src/service/member.ts';
import { noteList } from '../../src/service/note.ts';
import type { Cache } from '../../src/zapier/cache.ts';
import { API_KEY } from '../support/account.ts';
import { idsRead } from '../support/lists.ts';
import { memoryCache } from '../support/memory.ts';
import { useService } from '../support/service.ts';
import { running } from '../support/zapier.ts';

const service = useService();

/** What a page says about the list. */
const endOf = (received: number, offset: number, pagination: unknown) =>
  pageEnd({ received, firstId: 'a', bytes: 7, pagination }, { limit: 100, offset });

describe('a page of a list', () => {
  it.each<[string, unknown, number | null]>([
    ['a next offset', { limit: 2, nextOffset: 2, isLast: false }, 2],
    ['a next offset that skips some', { limit: 5, nextOffset: 5, isLast: false }, 5],
    ['the mark of the last page', { limit: 2, nextOffset: null, isLast: true }, null],
    ['the mark of the last page despite a next offset', { nextOffset: 2, isLast: true }, null],
    ['no next offset', { nextOffset: null }, null],
    ['more to come, but no offset', { nextOffset: null, isLast: false }, 2],
    ['offset and total, with more to come', { limit: 2, offset: 0, total: 5 }, 2],
    ['offset and total, at the end', { limit: 2, offset: 0, total: 2 }, null],
    ['offset and total as text, at the end', { limit: '2', offset: '0', total: '2' }, null],
    ['text that says that it is the last', { limit: '100', nextOffset: '', isLast: 'true' }, null],
    ['an unexpected shape', { nextOffset: 'two', isLast: 'no' }, 2],
  ])('with %s continues at the right offset', (_, pagination, nextOffset) => {
    expect(endOf(2, 0, pagination).nextOffset).toBe(nextOffset);
  });

  it.each<[string, unknown, number | null]>([
    ['a next offset', { nextOffset: 200, isLast: false }, 200],
    ['that it is not the last', { isLast: false }, 200],
    ['that more items follow', { limit: 100, offset: 100, total: 500 }, 200],
    ['that more items follow, and always an offset of 0', { limit: 100, offset: 0, total: 500 }, 200],
    ['that it is the last', { nextOffset: 200, isLast: true }, null],
    ['no next offset', { nextOffset: null }, null],
    ['nothing', undefined, null],
  ])('that is empty but says %s ends the list only if the service says so', (_, pagination, nextOffset) => {
    expect(endOf(0, 100, pagination).nextOffset).toBe(nextOffset);
  });

  it.each<[number, number, number, number | null]>([
    [100, 0, 100, 100],
    [100, 100, 100, 200],
    [100, 100, 200, 200],
    [47, 100, 100, 147],
    [47, 100, 147, null],
    [0, 100, 100, null],
  ])('with %d items from %d on, and a total of %d, may count too few', (received, offset, total, next) => {
    expect(endOf(received, offset, { limit: 100, offset, total }).nextOffset).toBe(next);
  });

  it.each<[string, unknown, boolean]>([
    ['is the last one, and where the next begins', { nextOffset: 100, isLast: true }, false],
    ['is followed by one further on', { nextOffset: 150, isLast: false }, true],
  ])('that is full, and says that it %s, continues after its last item', (_, pagination, saysMore) => {
    expect(endOf(100, 0, pagination)).toMatchObject({ nextOffset: 100, saysMore });
  });

  it('continues after its last item if it has an offset itself', () => {
    expect(endOf(3, 100, undefined)).toStrictEqual({
      received: 3,
      firstId: 'a',
      bytes: 7,
      nextOffset: 103,
      total: null,
      saysMore: false,
    });
  });
});

describe('a service that refuses large pages', () => {
  const run = (cache: Cache, paths: readonly ('notes' | 'members')[]) =>
    running(async (z: ZObject) => {
      const step = { client: new Client(z.request, API_KEY), cache, log: () => undefined };
      const lists = { notes: () => noteList(step), members: () => memberList(step) };
      for (const path of paths) await idsRead(lists[path]().page({ limit: 100, offset: 0 }));
      return {};
    })();
  const refusing = (path: string, most: number, status: number) => {
    for (const limit of [100, 50, 20, 10]) {
      const request = service.on('GET', `${path}?limit=${limit}`);
      if (limit > most) request.reply(status, { message: 'limit is too large' });
      else {
        request.reply(200, { items: [{ id: 'a' }] });
        return;
      }
    }
  };

  it.each([
    [50, 400, 2],
    [20, 422, 3],
    [10, 400, 4],
  ])(
    'is asked for pages of %d after a %d, and a later run loses no request',
    async (most, status, requests) => {
      const cache = memoryCache();
      refusing('/v1/notes', most, status);
      await run(cache, ['notes']);
      expect(service.requests).toHaveLength(requests);
      service.on('GET', `/v1/notes?limit=${most}`).reply(200, { items: [{ id: 'a' }] });
      await run(cache, ['notes']);
      expect(service.requests).toHaveLength(requests + 1);
    },
  );

  it('is asked so for each of its lists', async () => {
    refusing('/v1/notes', 50, 400);
    service.on('GET', '/v1/workspace/members?limit=100').reply(200, { items: [{ id: 'a' }] });
    await run(memoryCache(), ['notes', 'members']);
    expect(service.requests).toHaveLength(3);
  });
});

describe('the size of the next page', () => {
  const after = (bytesPerItem: number, { limit = 100, items = 100 } = {}) =>
    nextLimit(limit, { received: items, bytes: bytesPerItem * items });

  it.each([
    ['8 MB', 80_000, 100],
    ['slightly more than 8 MB', 80_001, 99],
    ['20 MB', 200_000, 40],
    ['900 MB', 9_000_000, 1],
  ])('after one of %s is computed from %d bytes per item as %d', (_, bytesPerItem, limit, items = 100) => {
    expect(after(bytesPerItem, { items })).toBe(limit);
  });

  it('never grows again', () => {
    expect(after(90_000, { limit: 10 })).toBe(10);
  });
});
