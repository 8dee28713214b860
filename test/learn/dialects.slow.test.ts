import { describe, expect, it } from '@jest/globals';

import { dialectOf } from '../../sandbox/learn/findings.ts';
import { defaultDialect, type Dialect, dialects } from '../../sandbox/workspace/index.ts';
import { learn } from './support.ts';

/** What every step takes as it comes. */
const DECIDE_NOTHING = [
  ...(['strict', 'extraFields', 'missingValues', 'emptyLists', 'ids', 'timestampLayout'] as const),
  ...(['texts', 'words'] as const),
  ...(['calendarEvent', 'meetingApp', 'memberFolders', 'folderMemberCount', 'folderCycle'] as const),
];

/** What only a write, an upload, a notification, or chance shows, what the app checks itself, and the address. */
const HIDDEN: readonly (keyof Dialect)[] = [
  'pathPrefix',
  'defaultPageSize',
  'changeAnswer',
  'createdStatus',
  'shrinks',
  'unknownFolder',
  'contentType',
  'initialAudioStatus',
  'webhookPayload',
  'webhookOnEdit',
  'unknownHookStatus',
  ...DECIDE_NOTHING,
];

function visible(dialect: Partial<Dialect>): Record<string, unknown> {
  const shown = Object.entries({ ...defaultDialect, ...dialect });
  return Object.fromEntries(shown.filter(([key]) => !HIDDEN.some((hidden) => hidden === key)));
}

describe('learning a service', () => {
  const seen = dialects.filter(({ dialect }) => !HIDDEN.some((hidden) => hidden in dialect));

  it.each(seen)('finds $name, and nothing that is not there', async ({ dialect: value }) => {
    // So low that the list continues behind it.
    const dialect = { ...value, ...(value.beyondMaxOffset === 'repeated' && { maxOffset: 10 }) };
    const found = dialectOf(await learn({ dialect }));
    const expected = visible(dialect);

    for (const [key, value] of Object.entries(found))
      expect([key, value]).toStrictEqual([key, expected[key]]);
    for (const key of Object.keys(dialect)) expect(found).toHaveProperty([key]);
  });
});
