import { describe, expect, it } from '@jest/globals';

import { findOperation, readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { breakages, changed } from './breakages.ts';
import { linesOf } from './check.ts';
import { checks } from './checks/index.ts';
import { listDiffersFromHook, liveChecks } from './checks/live.ts';
import type { Item } from './items.ts';

const definition = await readDefinition(builtAppDirectory());

it.each(checks)('the app passes $code: $demand', ({ find }) => {
  expect(linesOf(find(definition), definition)).toStrictEqual([]);
});

it.each(breakages)('%s rejects %s', (code, _, ...change) => {
  const broken = changed(definition, change);
  const rejecting = checks.filter(({ find }) => find(broken).length > 0).map((check) => check.code);
  expect(rejecting).toContain(code);
});

it('every check rejects something', () => {
  const proven = breakages.map(([code]) => code);
  expect(checks.map(({ code }) => code).filter((code) => !proven.includes(code))).toStrictEqual([]);
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
    const [check] = liveChecks.filter((each) => each.code === code);
    expect([[sample], results].map((some) => check?.find(operation, some).length)).toStrictEqual([0, 1]);
  });
});

describe('T006: a hook’s list returns the same keys as the hook', () => {
  it.each([
    ['accepts equal keys', { id: '1', title: 'a' }, { id: '2', title: null }, []],
    ['rejects a key that is only in the list', { id: '1', title: 'a' }, { id: '1' }, ['title']],
  ])('%s', (_, listed, fired, differing) => {
    expect(listDiffersFromHook([listed], [fired]).map(({ where }) => where)).toStrictEqual(differing);
  });
});
