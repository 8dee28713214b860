import { expect, it } from '@jest/globals';

import { operationsOf, readDefinition } from '../../scripts/definition.ts';
import { operationCases } from '../cases/all.ts';
import { scenarios } from '../cases/scenarios.ts';
import { builtAppDirectory } from '../support/built_app.ts';

/** Ensures that the test matrices include every operation: each runs in every dialect, with every fault, and over every service. */
const operations = operationsOf(await readDefinition(builtAppDirectory()));

it('every operation is run in the dialects of the service', () => {
  const covered = operationCases.map(({ output }) => output?.join('.'));
  const missing = operations
    .filter(({ where }) => !covered.includes(where))
    .map(({ kind, key }) => `Add a case of ${key} to test/cases/${kind}.ts.`);
  expect(missing).toStrictEqual([]);
});

it('every function of every operation meets the faults of the service', () => {
  const methods = operations.flatMap(({ where, operation }) =>
    ['perform', 'performList', 'performSubscribe', 'performUnsubscribe']
      .filter((name) => name === 'perform' || operation[name] !== undefined)
      .map((name) => `${where}.operation.${name}`),
  );
  const covered = scenarios.map(({ method }) => method);
  const missing = methods
    .filter((method) => !covered.includes(method))
    .map((method) => `Give a case of ${method} "faults" in test/cases.`);
  expect(missing).toStrictEqual([]);
});
