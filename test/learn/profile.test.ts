import { expect, it } from '@jest/globals';

import { profileOf } from '../../sandbox/learn/profile.ts';
import type { Dialect } from '../../sandbox/workspace/index.ts';
import { type Profile, profileSchema, profileText } from '../../src/service/profile.ts';
import { surveyed } from './support.ts';

it.each<[string, Partial<Dialect>, Profile]>([
  [
    'notes: oldest first',
    { listOrder: 'oldest-first' },
    { lists: { '/v1/notes': { order: 'oldest-first' } } },
  ],
  [
    'notes: 20 a page; members: 20 a page; invites: 20 a page; lists leave out transcripts',
    { maxPageSize: 25, largePages: 'refused', listedNotes: 'without-transcripts' },
    {
      lists: {
        '/v1/notes': { pageSize: 20 },
        '/v1/workspace/members': { pageSize: 20 },
        '/v1/invites': { pageSize: 20 },
      },
      leftOut: { texts: ['transcripts'], at: 0 },
    },
  ],
])('a survey shows what the app would find out: %s', async (text, dialect, expected) => {
  const profile = profileOf(await surveyed({ dialect }));
  expect(profile).toStrictEqual(expected);
  expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toStrictEqual(profile);
  expect(profileText(profile)).toBe(text);
});
