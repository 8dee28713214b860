import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { dialects } from '../../sandbox/workspace/index.ts';
import type { Dialect, NamedDialect } from '../../sandbox/workspace/index.ts';

import { startApp } from './support/app.ts';
import type { App } from './support/app.ts';
import { declaredOutput, violations } from './support/conformance.ts';
import { createCases } from './support/create_cases.ts';
import { furnish, reset } from './support/office.ts';
import { expectationIn } from './support/operation_case.ts';
import { searchCases } from './support/search_cases.ts';
import { triggerCases } from './support/trigger_cases.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const cases = [...triggerCases, ...createCases, ...searchCases];

/** Each is about something no other switch is about, so that it is turned along with others: that takes a quarter of the time. */
const turnedAlong: readonly (keyof Dialect)[] = [
  'webhookPayload',
  'webhookOnEdit',
  'unknownHookStatus',
  'errorBody',
  'meShape',
  'contentType',
  'initialAudioStatus',
  'calendarEvent',
  'meetingApp',
  'timestampLayout',
  'folderIdsForm',
  'folderMemberCount',
  'defaultPageSize',
];
const isOf = (switches: readonly (keyof Dialect)[], { dialect }: NamedDialect) =>
  switches.some((key) => key in dialect);

const alone = dialects.filter((named) => !isOf(turnedAlong, named));
const along = turnedAlong.map((key) => dialects.filter((named) => isOf([key], named)));
const combinations = alone.map((one, index) => [
  one,
  ...along.flatMap((values) => values[index % values.length] ?? []),
]);

/** Only here are lists worth more than one page: that takes time. */
const aboutLists: readonly (keyof Dialect)[] = [
  'paginationForm',
  'maxPageSize',
  'listOrder',
  'ignoresOffset',
  'repeatsPages',
];

it('every dialect has its turn', () => {
  expect(new Set(combinations.flat())).toEqual(new Set(dialects));
});

describe.each(
  [[], ...combinations].map((combination) => ({
    switches: combination.map(({ name }) => name).join(', ') || 'the default dialect',
    combination,
  })),
)('in $switches', ({ combination }) => {
  const names = combination.map(({ name }) => name);
  const dialect = Object.assign({}, ...combination.map((named) => named.dialect)) as Partial<Dialect>;
  const volume = combination.some((named) => isOf(aboutLists, named)) ? 120 : 0;

  it.each(cases)('$name', async (operation) => {
    reset(app, dialect);
    const office = furnish(app, volume);
    const expectation = expectationIn(operation, names);
    if (typeof expectation === 'object') {
      await expect(operation.run(app, office)).rejects.toThrow(expectation.failsWith);
      return;
    }
    const items = await operation.run(app, office);
    expectation(items, office, app);
    if (operation.output !== null) {
      const { outputFields } = declaredOutput(await app.zapier.definition(), ...operation.output);
      expect(violations(items, outputFields, dialect.extraFields ?? false)).toEqual([]);
    }
  });

  it('an account is connected', async () => {
    reset(app, dialect);
    const { label } = await app.zapier.connect({ apiKey: app.workspace.keys.everything });
    if (dialect.workspaceDomains !== 'forbidden') expect(label).toBe('Lumen Harbor');
  });
});
