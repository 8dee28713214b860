import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { kinds, operationsOf } from '../../scripts/definition.ts';
import { startApp } from './support/app.ts';
import type { App } from './support/app.ts';
import { violations } from './support/conformance.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('every sample has the keys and types of its declared output fields, at any depth', async () => {
  const definition = await app.zapier.definition();
  const operations = kinds.flatMap((kind) => operationsOf(definition, kind));
  expect(operations.length).toBeGreaterThanOrEqual(19);

  const found = operations.map(({ key, operation: { outputFields, sample = {} } }) => ({
    key,
    violations: violations([sample], outputFields, false),
  }));
  expect(found.filter((each) => each.violations.length > 0)).toStrictEqual([]);
});
