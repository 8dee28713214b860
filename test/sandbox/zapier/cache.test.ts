import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import type { CacheMode, Connection, Zapier } from '../../../sandbox/zapier/index.ts';

import { startTiny } from './tiny.ts';

let zapier: Zapier;
let connection: Connection;

beforeAll(async () => {
  ({ zapier, connection } = await startTiny());
});
afterEach(() => {
  zapier.cache.mode = 'works';
  zapier.cache.entries.clear();
});
afterAll(() => zapier.close());

const act = (input: Record<string, unknown>, as = connection) => zapier.create(as, 'act', input);
const remember = (input: Record<string, unknown>, as = connection) =>
  act({ deed: 'remember', key: 'k', value: 1, ...input }, as);
const recall = (input: Record<string, unknown> = {}, as = connection) =>
  act({ deed: 'recall', key: 'k', ...input }, as);

describe('the cache', () => {
  it('keeps a value until it is deleted', async () => {
    await remember({ value: { deep: ['ä'] } });
    expect(await recall()).toMatchObject({ got: { deep: ['ä'] } });
    expect(await act({ deed: 'forget', key: 'k' })).toMatchObject({ deleted: true });
    expect(await act({ deed: 'forget', key: 'k' })).toMatchObject({ deleted: false });
    expect(await recall()).toMatchObject({ got: null });
  });

  it('sets with nx only once, until the value has expired', async () => {
    expect(await remember({ ttl: 60, nx: true })).toMatchObject({ set: true });
    expect(await remember({ ttl: 60, nx: true, value: 2 })).toMatchObject({ set: false });
    expect(await recall()).toMatchObject({ got: 1 });
    zapier.advance(61);
    expect(await recall()).toMatchObject({ got: null });
    expect(await remember({ ttl: 60, nx: true, value: 3 })).toMatchObject({ set: true });
    expect(await recall()).toMatchObject({ got: 3 });
  });

  it('keeps connections apart by scope', async () => {
    const other = await zapier.connect({ apiKey: 'another' });
    await remember({ scope: ['auth'] });
    expect(await recall({ scope: ['auth'] }, other)).toMatchObject({ got: null });
    await remember({ scope: ['user'], value: 2 });
    expect(await recall({ scope: ['user'] }, other)).toMatchObject({ got: 2 });
  });

  it('can be out of order, the platform’s retries included', async () => {
    zapier.cache.mode = 'fails';
    await expect(remember({})).rejects.toThrow('RPC request failed after 3 attempts');
  });

  it('can fail every other call', async () => {
    zapier.cache.mode = 'fails-every-other';
    expect(await remember({})).toMatchObject({ set: true });
    await expect(recall()).rejects.toThrow('RPC request failed');
    expect(await recall()).toMatchObject({ got: 1 });
  });

  it('can leave a call without an answer', async () => {
    const hasty = await startTiny({ timeLimitMs: 5000 });
    try {
      const mode: CacheMode = 'hangs';
      hasty.zapier.cache.mode = mode;
      await expect(
        hasty.zapier.create(hasty.connection, 'act', { deed: 'recall', key: 'k' }),
      ).rejects.toMatchObject({ name: 'TimeoutError' });
    } finally {
      await hasty.zapier.close();
    }
  });
});
