import { beforeEach, describe, expect, it } from '@jest/globals';

import { claimed } from '../../src/polls/claims.ts';
import { memoryCache } from '../support/memory.ts';

const HOOK = 'https://hooks.zapier.example/1/';

describe('a claim', () => {
  let cache = memoryCache();
  beforeEach(() => {
    cache = memoryCache();
  });
  const claim = (hookUrl: string | undefined, notes: readonly string[], status?: string | null) =>
    claimed({ cache }, hookUrl, notes, (note) => (status === undefined ? [note] : [note, status]));

  it('is not confused with one whose joined name is the same', async () => {
    await claim(HOOK, ['a,b'], 'c');
    expect(await claim(HOOK, ['a'], 'b,c')).toStrictEqual(['a']);
  });

  it('lasts 30 days and reveals neither hook nor note', async () => {
    await claim(HOOK, ['secret-note']);
    const [made] = cache.claims;
    expect(made?.seconds).toBe(30 * 24 * 60 * 60);
    expect(made?.key).toMatch(/^fired-[0-9a-f]{64}$/);
  });

  it('is not made if the Zap is unknown, so that it fires', async () => {
    expect(await claim(undefined, ['a'])).toStrictEqual(['a']);
    expect(await claim(undefined, ['a'])).toStrictEqual(['a']);
    expect(cache.claims).toStrictEqual([]);
  });
});
