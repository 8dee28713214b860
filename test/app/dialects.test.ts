import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Item } from '../../sandbox/zapier/index.ts';

import { accountCases } from './support/account_cases.ts';
import { startApp } from './support/app.ts';
import type { App } from './support/app.ts';
import { findOperation } from '../../scripts/definition.ts';
import { violations } from './support/conformance.ts';
import { createCases } from './support/create_cases.ts';
import { hydratorCases } from './support/hydrator_cases.ts';
import { furnish, reset } from './support/office.ts';
import type { Office } from './support/office.ts';
import { expectationIn } from './support/operation_case.ts';
import type { Expectation, OperationCase } from './support/operation_case.ts';
import { Coverage } from './support/coverage.ts';
import { searchCases } from './support/search_cases.ts';
import { dialectOf, recordReads, switches, switchOf, turned } from './support/switches.ts';
import { triggerCases } from './support/trigger_cases.ts';

/**
 * Every case is run until the workspace has read every value of every switch; with `DIALECTS=pairs` until it has read every two
 * values of two switches in one run. A switch that it does not read in a case, or not with some value of another switch, changes
 * nothing there: the run is the same as without it.
 */
const goal = process.env.DIALECTS === 'pairs' ? 'pairs' : 'values';

const groups: [string, readonly OperationCase[]][] = [
  ['the steps', [...accountCases, ...triggerCases, ...createCases, ...searchCases]],
  // Big notes: the platform ends a process that is large after some hundred runs, so these have one of their own.
  ['hydration', hydratorCases],
];

/** Of a list in which three of these are turned, the first can hide what the others do. */
const hiding = ['paginationForm', 'listOrder', 'ignoresOffset', 'repeatsPages'];
/** With these two a new note is not seen at all, and nothing of it is read. */
const blind = ['listOrder: oldest-first', 'ignoresOffset: true'];
const isCrowded = (values: readonly string[]): boolean =>
  turned(values).filter((value) => hiding.includes(switchOf(value))).length > 2 ||
  blind.every((value) => values.includes(value));

/** A case that fails so often is not worth more time. */
const MOST_FAILURES = 5;

const done: Coverage[] = [];
const total = (count: (coverage: Coverage) => number): number =>
  done.reduce((sum, coverage) => sum + count(coverage), 0);

afterAll(() => {
  const values = [...switches.values()].flat().length;
  process.stdout.write(
    `Dialects: ${done.length} cases, ${switches.size} switches, ${values} values; ` +
      `${total(({ met }) => met)} ${goal === 'pairs' ? 'pairs of ' : ''}values met in ${total(({ runs }) => runs)} runs.\n`,
  );
});

describe.each(groups)('%s in all dialects', (_group, cases) => {
  let app: App;
  let reads: Set<string>;
  beforeAll(async () => {
    app = await startApp();
    reads = recordReads(app.workspace);
  });
  afterAll(() => app.close());

  it.each(cases)(
    '$name',
    async (operation) => {
      const coverage = new Coverage(switches, goal, isCrowded);
      const failures: string[] = [];
      for (let row = coverage.next(); row !== undefined; row = coverage.next()) {
        const names = turned(row.values());
        reset(app, dialectOf(names));
        // With what there is besides, lists go on to a second page.
        const pageSize = app.workspace.dialect.maxPageSize;
        reads.clear();
        const office = furnish(app, pageSize);
        const ended = await operation.run(app, office).then(
          (items) => ({ items }),
          (error: unknown) => ({ error }),
        );
        coverage.record(row, [...reads]);
        try {
          const expectation = expectationIn(operation, names, office, app);
          await expectAsForeseen(operation, expectation, ended, office);
        } catch (error) {
          failures.push(`${names.join(', ') || 'the default dialect'}: ${String(error)}`);
          if (failures.length === MOST_FAILURES) break;
        }
      }
      done.push(coverage);
      if (failures.length > 0) throw new Error(failures.join('\n\n'));
    },
    120_000,
  );

  async function expectAsForeseen(
    { output }: OperationCase,
    expectation: Expectation,
    ended: { items: readonly Item[] } | { error: unknown },
    office: Office,
  ): Promise<void> {
    if (typeof expectation === 'object') {
      const message = expect.stringContaining(expectation.failsWith);
      expect(ended).toStrictEqual({ error: expect.objectContaining({ message }) });
      return;
    }
    if ('error' in ended) throw ended.error;
    const { items } = ended;
    expectation(items, office, app);
    if (output !== null) {
      const { outputFields } = findOperation(await app.zapier.definition(), ...output).operation;
      expect(violations(items, outputFields, app.workspace.dialect.extraFields)).toStrictEqual([]);
    }
  }
});

describe('through all cases', () => {
  it(`all ${goal} have been read`, () => {
    expect(done).toHaveLength(groups.flatMap(([, cases]) => cases).length);
    expect(total(({ met }) => met)).toBe(total(({ wanted }) => wanted));
  });

  it('every switch is read, but the page size for those who name none', () => {
    const unread = [...switches.keys()].filter((key) => !done.some(({ relevant }) => relevant.has(key)));
    expect(unread).toStrictEqual(['defaultPageSize']);
  });
});
