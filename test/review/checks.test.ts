import { describe, expect, it } from '@jest/globals';

import { findOperation, readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { breakages, changed } from './breakages.ts';
import { type Checks, codeOf, linesOf } from './check.ts';
import { authenticationChecks } from './checks/authentication.ts';
import { fieldChecks } from './checks/fields.ts';
import { liveChecks } from './checks/live.ts';
import { sampleChecks } from './checks/samples.ts';
import { structureChecks } from './checks/structure.ts';
import { wordingChecks } from './checks/wording.ts';
import type { Item } from './items.ts';

const definition = await readDefinition(builtAppDirectory());

const checks: Checks = {
  ...authenticationChecks,
  ...fieldChecks,
  ...sampleChecks,
  ...structureChecks,
  ...wordingChecks,
};

it.each(Object.entries(checks))('the app passes %s', (_, find) => {
  expect(linesOf(find(definition), definition)).toStrictEqual([]);
});

it.each(breakages)('%s rejects %s', (code, _, ...change) => {
  const broken = changed(definition, change);
  const rejecting = Object.keys(checks).filter((name) => (checks[name]?.(broken).length ?? 0) > 0);
  expect(rejecting.map(codeOf)).toContain(code);
});

it('every check rejects something', () => {
  const proven = new Set(breakages.map(([code]) => code));
  expect(new Set(Object.keys(checks).map(codeOf))).toStrictEqual(proven);
});

// `test/app/support/in_dialects.ts` applies these checks to the results of every operation.
describe('a check of results accepts the sample', () => {
  const operation = findOperation(definition, 'triggers', 'new_folder');
  const { sample = {} } = operation.operation;

  it.each<[code: string, broken: string, results: Item[]]>([
    ['T002', 'a result that comes twice', [sample, sample]],
    ['T003', 'a date without a time zone', [{ ...sample, createdAt: '12 Mar 2026' }]],
    ['T004, T005', 'a value of the wrong type', [{ ...sample, id: 1 }]],
  ])('%s rejects %s', (code, _, results) => {
    const [find] = Object.entries(liveChecks).flatMap(([name, each]) =>
      codeOf(name) === code ? [each] : [],
    );
    expect([[sample], results].map((some) => find?.(operation, some).length)).toStrictEqual([0, 1]);
  });
});
