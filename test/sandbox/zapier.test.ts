import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type CacheMode, createCache } from '../../sandbox/zapier/cache.ts';
import { createFileStash } from '../../sandbox/zapier/file_stash.ts';
import { createHydration } from '../../sandbox/zapier/hydration.ts';
import { type Connection, startZapier, type Zapier } from '../../sandbox/zapier/index.ts';
import { prepareInput } from '../../sandbox/zapier/input_data.ts';

/** Where the stand-in is kinder than Zapier, the tests of the app still pass; so these show that it isn't. */
const appDirectory = fileURLToPath(new URL('../fixtures/tiny_app', import.meta.url));

const startTiny = (timeLimitMs = 240_000) =>
  startZapier({ appDirectory, environment: { COLOR: 'green' }, timeLimitMs });

describe('a step', () => {
  let zapier: Zapier;
  let connection: Connection;
  beforeAll(async () => {
    zapier = await startTiny();
    connection = await zapier.connect({});
  });
  afterAll(() => zapier.close());

  const act = (deed: string, size = 0) => zapier.create(connection, 'act', { deed, size });

  it("sees the publisher's environment only", async () => {
    process.env.OUTSIDE = 'not for the app';
    expect(await act('tell')).toMatchObject({ color: 'green', outside: null });
  });

  it('may return more than 6 MB, but no more than 20 MB', async () => {
    expect((await act('grow', 7_000_000)).text).toHaveLength(7_000_000);
    await expect(act('grow', 21_000_000)).rejects.toThrow('exceeds maximum allowed size');
  });

  it("fails if the platform's checks of its result fail", async () => {
    await expect(act('return no object')).rejects.toMatchObject({ name: 'CheckError' });
  });

  it('fails if its process ends; the next step gets a new one', async () => {
    await expect(act('exit')).rejects.toMatchObject({
      name: 'ProcessExited',
      message: expect.stringContaining('out of luck'),
    });
    expect(await act('tell')).toMatchObject({ color: 'green' });
  });

  it('is ended when its time is over', async () => {
    const hasty = await startTiny(100);
    try {
      await expect(hasty.create(connection, 'act', { deed: 'dawdle' })).rejects.toMatchObject({
        name: 'TimeoutError',
      });
    } finally {
      await hasty.close();
    }
  });
});

describe('what a user filled in', () => {
  const fields = [
    { key: 'deed', label: 'Deed', required: true },
    { key: 'mode', default: 'replace' },
    { key: 'secretly', type: 'boolean' },
    { key: 'count', type: 'integer' },
    { key: 'weights', type: 'number', list: true },
  ];

  it('is completed with defaults and converted to the types of the fields', () => {
    const filledIn = { deed: 'tell', secretly: 'no', count: '12 pieces', weights: ['1.5', '2'] };
    expect(prepareInput(fields, filledIn)).toStrictEqual({
      inputData: { mode: 'replace', deed: 'tell', secretly: false, count: 12, weights: [1.5, 2] },
      inputDataRaw: { mode: 'replace', ...filledIn },
    });
  });
});

describe('the cache', () => {
  const owner = { account: 'a', connection: 'c' };
  function openCache() {
    let now = 0;
    const cache = createCache(() => now);
    let id = 0;
    return {
      cache,
      pass: (seconds: number) => (now += seconds * 1000),
      get: (scope: string[] = [], connection = 'c') =>
        cache.answer((id += 1), { method: 'zcache_get', params: ['k', scope] }, { ...owner, connection }),
      set: (scope: string[] = [], sameId = (id += 1)) =>
        cache.answer(sameId, { method: 'zcache_set', params: ['k', '1', 60, scope, true] }, owner),
    };
  }

  it('sets a value with nx only once, until it has expired', () => {
    const { get, pass, set } = openCache();
    expect([set(), set()]).toStrictEqual([{ result: true }, { result: false }]);
    pass(61);
    expect([get(), set()]).toStrictEqual([{ result: null }, { result: true }]);
  });

  it('keeps connections apart by scope', () => {
    const { get, set } = openCache();
    set(['auth']);
    expect([get(['auth']), get(['auth'], 'other'), get()]).toStrictEqual([
      { result: '1' },
      { result: null },
      { result: null },
    ]);
  });

  it.each<[CacheMode, unknown[]]>([
    ['fails', ['fails', 'fails']],
    ['hangs', ['hangs', 'hangs']],
    ['fails-every-other', [{ result: true }, 'fails']],
    // The platform repeats a call under the same ID; the value is there.
    ['loses-answers', ['fails', { result: false }]],
  ])('%s if it is to', (mode, answers) => {
    const { cache, set } = openCache();
    cache.mode = mode;
    expect([set(), set([], mode === 'loses-answers' ? 1 : 2)]).toStrictEqual(answers);
  });
});

describe('a pointer to a value', () => {
  it('is not resolved unless the app has signed it', async () => {
    const hydrate = createHydration(
      () => Promise.reject(new Error('It ran.')),
      createFileStash(() => ''),
    );
    const forged = 'hydrate|||eyJ0eXBlIjoibWV0aG9kIn0=:AAAA|||hydrate';
    await expect(hydrate({ id: '1', authData: {}, label: '' }, forged)).rejects.toThrow('signature');
  });
});
