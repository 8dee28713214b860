import { describe, expect, it } from '@jest/globals';

import { noteList } from '../../src/service/note.ts';
import { type Profile, serviceProfile } from '../../src/service/profile.ts';
import type { Step } from '../../src/zapier/step.ts';
import { ZapierCache } from '../support/memory.ts';
import { inStep } from '../support/zapier.ts';

const HOUR = 60 * 60_000;
const DAY_SEC = 24 * 60 * 60;
const end = { held: 1229, beyond: 1230 };

const known = (cache: ZapierCache, query = {}) =>
  inStep((step) => noteList(step, query).profile.known(), { cache });
const learn = (cache: ZapierCache, news: Partial<Profile>) =>
  inStep((step) => serviceProfile(step).learn(news), { cache });

describe('the profile of the service', () => {
  it('tells later runs what one has found out of a list, and of all lists of its kind', async () => {
    const cache = new ZapierCache();
    await inStep(
      async (step: Step) => {
        const { profile } = noteList(step, { folderId: 'clients' });
        await profile.learn({ order: 'oldest-first', end });
        await profile.learn({ pageSize: 50 });
      },
      { cache },
    );
    expect(await known(cache, { folderId: 'clients' })).toStrictEqual({
      ...{ order: 'oldest-first', end, pageSize: 50 },
    });
    expect(await known(cache, { folderId: 'other' })).toStrictEqual({ pageSize: 50 });
    expect([...cache.values.keys()]).toStrictEqual(['profile']);
  });

  it('is written only when it changes, and kept for a day in all', async () => {
    const cache = new ZapierCache();
    const notes = { order: 'newest-first' } as const;
    await learn(cache, { lists: { '/v1/notes': notes } });
    expect(cache.ttls.get('profile')).toBe(DAY_SEC);
    cache.ttls.clear();
    await learn(cache, { lists: { '/v1/notes': notes } });
    expect(cache.ttls.size).toBe(0);
    cache.values.set('profile', { since: Date.now() - 23 * HOUR, lists: {} });
    await learn(cache, { lists: { '/v1/notes': notes } });
    expect(cache.ttls.get('profile')).toBeCloseTo(DAY_SEC / 24, -2);
  });

  it('keeps what another run has learned meanwhile', async () => {
    const cache = new ZapierCache();
    await inStep(
      async (step: Step) => {
        const { learn: learnLater } = serviceProfile(step);
        await serviceProfile(step).known();
        await learn(cache, { lists: { '/v1/invites': { order: 'oldest-first' } } });
        await learnLater({ lists: { '/v1/notes': { order: 'newest-first' } } });
      },
      { cache },
    );
    expect(cache.values.get('profile')).toMatchObject({
      lists: { '/v1/invites': { order: 'oldest-first' }, '/v1/notes': { order: 'newest-first' } },
    });
  });

  it.each<[string, unknown]>([
    ['is of yesterday', { since: Date.now() - 25 * HOUR, lists: { '/v1/notes': { pageSize: 10 } } }],
    ['is of another version', ['1', { notes: 'newest' }]],
    ['has unknown parts', { since: Date.now(), lists: { '/v1/notes': { order: 'by title', pageSize: -1 } } }],
    ['was lost', undefined],
  ])('says nothing if it %s', async (_, value) => {
    const cache = new ZapierCache();
    cache.values.set('profile', value);
    expect(JSON.stringify(await known(cache))).toBe('{}');
  });
});
