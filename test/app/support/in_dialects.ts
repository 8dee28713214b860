import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type Dialect, dialects, savedDialect } from '../../../sandbox/workspace/index.ts';
import type { Item } from '../../../sandbox/zapier/index.ts';
import { findOperation } from '../../../scripts/definition.ts';
import { operationCases } from '../../cases/all.ts';
import { expectationIn, type OperationCase } from '../../cases/operation_case.ts';
import { linesOf } from '../../review/check.ts';
import { liveChecks } from '../../review/checks/live.ts';
import * as fc from '../../support/properties.ts';
import { type App, startApp } from './app.ts';
import { furnish, type Office, reset } from './office.ts';

const switchOf = (name: string) => name.split(': ', 1)[0] ?? '';

/** With several of these, the app may not see what is new, or can't be certain that it has seen all: it says so and stops. */
const BLINDING = ['listOrder', 'ignoresOffset', 'beyondMaxOffset', 'repeatsPages'];
const SAYS_SO =
  /did not show all|more members than can be read|shows only the oldest|so the answer would be incomplete/;

/** Two of these values, of different switches. Most defects caused by a combination need only two values. */
const pairOf = (names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2, selector: switchOf });

/** Values that change what must arrive, one at a time; of the others, which must not, two at a time. */
function coverOf(names: readonly string[], { except = {} }: OperationCase): string[][] {
  const isAlone = (name: string) =>
    BLINDING.includes(switchOf(name)) || Object.hasOwn(except, name) || Object.hasOwn(except, switchOf(name));
  const others = names.filter((name) => !isAlone(name));
  const half = Math.ceil(others.length / 2);
  const couples = others.slice(0, half).map((name, at) => [name, ...others.slice(half).slice(at, at + 1)]);
  return [
    ...names.filter(isAlone).map((name) => [name]),
    ...couples.flatMap((couple) =>
      new Set(couple.map(switchOf)).size === couple.length ? [couple] : couple.map((name) => [name]),
    ),
  ];
}

/**
 * The real service's values, if `npm run learn -- --save` has been run. Each case also runs with all of them together.
 */
const saved = new Map<string, unknown>(Object.entries(savedDialect()));
const namesIn = (all: ReadonlyMap<string, unknown>) =>
  dialects.flatMap(({ name, dialect }) =>
    Object.entries(dialect).every(([key, value]) => all.get(key) === value) ? [name] : [],
  );
const savedNames = namesIn(saved);

/** Whole services, as three people built them who had seen only the API document. Each case also runs in each of them. */
const services: readonly Partial<Dialect>[] = [
  {
    largePages: 'refused',
    missingValues: 'absent-in-lists',
    createdStatus: 202,
    errorBody: 'errors[].source',
    webhookPayload: 'data-object',
    webhookOnEdit: true,
    folderIdsForm: 'comma-separated',
    timestampLayout: 'mixed',
    meShape: 'wrapped-user',
    meetingApp: 'string',
    ids: 'numeric',
  },
  {
    listOrder: 'oldest-first',
    unknownId: 'null',
    emptyLists: 'null',
    missingValues: 'empty-text',
    createdStatus: 201,
    errorBody: 'errors[].pointer',
    webhookPayload: 'resourceId',
    webhookOnEdit: true,
    calendarEvent: 'nested',
  },
  {
    listOrder: 'updated-first',
    webhookPayload: 'event-doc',
    webhookOnEdit: true,
    initialAudioStatus: 'postprocessing',
    folderIdsForm: 'first-only',
    memberFolders: false,
    extraFields: true,
  },
];

/** Also the number of older records added to each list, so that the lists continue on a second page. */
const PAGE_SIZE = 25;
/** So low that the end of a list can't be read, not even if the list shrinks by one. */
const MAX_OFFSET = 3;

function dialectOf(names: readonly string[]): Partial<Dialect> {
  const turned = dialects.filter(({ name }) => names.includes(name)).map(({ dialect }) => dialect);
  return turned.reduce<Partial<Dialect>>((all, each) => ({ ...all, ...each }), {
    maxPageSize: PAGE_SIZE,
    maxOffset: MAX_OFFSET,
  });
}

/** Records which switches the workspace reads. @returns their names so far; empty it before a run. */
function watchReads(dialect: Dialect): Set<string> {
  const read = new Set<string>();
  const values = new Map<string, unknown>(Object.entries(dialect));
  for (const key of values.keys()) {
    Object.defineProperty(dialect, key, {
      get: () => (read.add(key), values.get(key)),
      set: (value: unknown) => values.set(key, value),
    });
  }
  return read;
}

/**
 * Runs each case in the default dialect, in the saved one, in all other values and in whole services if `each` is set, and in
 * random pairs of values. A switch that the workspace has not read in the default dialect can't change the result: its
 * values are left out.
 */
export function describeInDialects({ each, pairs }: { each: boolean; pairs: number }): void {
  const others = each ? 'each other value of the switches that it meets' : 'a random pair of values';
  const suite = `every operation in the default dialect and ${others} (if a dialect legitimately changes a result, add it to \`except\` of the case in test/cases)`;
  describe(suite, () => {
    let app: App;
    let read: Set<string>;
    beforeAll(async () => {
      app = await startApp();
      read = watchReads(app.workspace.dialect);
    });
    afterAll(() => app.close());

    it.each(operationCases)('$name', async (operation) => {
      const runIn = async (names: readonly string[]) => {
        reset(app, dialectOf(names));
        const office = furnish(app, PAGE_SIZE);
        const ended = await operation.run(app, office).then(
          (items) => ({ items }),
          (error: unknown) => ({ error }),
        );
        await expectOutcome(operation, { names, office, ended });
      };
      read.clear();
      await runIn([]);
      const met = dialects.map(({ name }) => name).filter((name) => read.has(switchOf(name)));
      const whole = services.map((service) => namesIn(new Map(Object.entries(service))));
      const turned = [...(each ? [...coverOf(met, operation), ...whole] : []), savedNames].filter(
        ({ length }) => length > 0,
      );
      const examples = turned.map((names): [string[]] => [names]);
      await fc.assert(fc.asyncProperty(pairOf(met), runIn), { numRuns: examples.length + pairs, examples });
    });

    async function expectOutcome(
      operation: OperationCase,
      run: {
        names: readonly string[];
        office: Office;
        ended: { items: readonly Item[] } | { error: unknown };
      },
    ): Promise<void> {
      const { ended, names, office } = run;
      const isBlind = names.filter((name) => BLINDING.includes(switchOf(name))).length > 1;
      if (isBlind && 'error' in ended && SAYS_SO.test(String(ended.error))) return;
      const expectation = expectationIn(operation, names, office, app);
      if (typeof expectation === 'object') {
        const message: unknown = expect.stringContaining(expectation.failsWith);
        expect(ended).toStrictEqual({ error: expect.objectContaining({ message }) });
        return;
      }
      if ('error' in ended) throw ended.error;
      const { items } = ended;
      expectation(items, office, app);
      const { output } = operation;
      if (output !== null) {
        const definition = await app.zapier.definition();
        const { dialect } = app.workspace;
        const declared = findOperation(definition, ...output);
        const options = {
          hasExtras: dialect.extraFields || dialect.tags === 'unidentified',
          mayLackIds: dialect.changeAnswer === 'nothing' && output[0] === 'creates',
        };
        const findings = Object.values(liveChecks)
          .flatMap((find) => find(declared, items, options))
          .map(({ where, problem }) => ({ where: `${output[0]}.${where}`, problem }));
        expect(linesOf(findings, definition)).toStrictEqual([]);
      }
    }
  });
}
