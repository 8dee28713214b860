import { describe, expect, it } from '@jest/globals';

import { dialectOf } from '../../sandbox/learn/findings.ts';
import { defaultDialect, type Dialect, dialects } from '../../sandbox/workspace/index.ts';
import { learn } from './support.ts';

/** What no GET shows: writes, uploads, notifications, and the address itself. */
const HIDDEN: readonly (keyof Dialect)[] = [
  'pathPrefix',
  'patchAnswer',
  'createdStatus',
  'unknownId',
  'largePages',
  'beyondMaxOffset',
  'listedNotes',
  'emptyLists',
  'tags',
  'times',
  'workspaceScope',
  'contentType',
  'initialAudioStatus',
  'webhookPayload',
  'webhookOnEdit',
  'unknownHookStatus',
  'rateLimit',
];

/** The embedded workspace's own records are written like this. */
const STORED = { timestampLayout: 'hh:mm:ss', calendarEvent: 'stored', meetingApp: 'stored' };

function visible(dialect: Partial<Dialect>): Record<string, unknown> {
  const whole = { ...defaultDialect, ...dialect };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => !HIDDEN.some((hidden) => hidden === key))
      .map(([key, value]) => [key, value === 'stored' ? Reflect.get(STORED, key) : value]),
  );
}

describe('learning a service', () => {
  /** What `learn` cannot tell from another value. */
  const alike = ['errorBody: errors[].pointer', 'errorBody: errors[].source', 'ids: numeric'];
  const seen = dialects.filter(
    ({ name, dialect }) => !alike.includes(name) && !HIDDEN.some((hidden) => hidden in dialect),
  );

  it.each(seen)('finds $name, and nothing that is not there', async ({ dialect }) => {
    const found = dialectOf(await learn({ dialect }));
    const expected = visible(dialect);

    for (const [key, value] of Object.entries(found))
      expect([key, value]).toStrictEqual([key, expected[key]]);
    for (const key of Object.keys(dialect)) expect(found).toHaveProperty([key]);
  });
});
