import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { startApp } from './support/app.ts';
import type { App } from './support/app.ts';
import { declaredOutput, violations } from './support/conformance.ts';
import type { Kind } from './support/conformance.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('every sample has the keys and types of its declared output fields, at any depth', async () => {
  const definition = await app.zapier.definition();
  const kinds: readonly Kind[] = ['triggers', 'creates', 'searches'];
  const operations = kinds.flatMap((kind) =>
    Object.keys(definition[kind]).map((key) => [kind, key] as const),
  );
  expect(operations.length).toBeGreaterThanOrEqual(19);

  const found = operations.map(([kind, key]) => {
    const { outputFields, sample } = declaredOutput(definition, kind, key);
    return { key, violations: violations([sample], outputFields, false) };
  });
  expect(found.filter((each) => each.violations.length > 0)).toStrictEqual([]);
});
