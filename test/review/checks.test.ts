import { beforeAll, describe, expect, it } from '@jest/globals';

import { type Definition, readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { breakages } from './breakages.ts';
import { linesOf, visibleOperations } from './check.ts';
import { checks } from './checks/index.ts';
import { listDiffersFromHook, liveChecks } from './checks/live.ts';
import type { Item } from './items.ts';

let definition: Definition;

beforeAll(async () => {
  definition = await readDefinition(builtAppDirectory());
});

describe.each(checks)('$code: $demand', ({ code, find }) => {
  it('passes', () => {
    expect(linesOf(find(definition), definition)).toStrictEqual([]);
  });

  const own = breakages.filter(([breaks]) => breaks === code);
  it.each(own)('%s rejects %s', (_code, _change, apply) => {
    const broken = structuredClone(definition);
    apply(broken);
    expect(find(broken)).not.toStrictEqual([]);
  });

  it('has a breakage that it rejects', () => {
    expect(own).not.toStrictEqual([]);
  });
});

// `test/app/support/in_dialects.ts` applies these checks to the results of every operation.
describe.each(liveChecks)('$code: $demand', ({ code, find }) => {
  const broken: Record<string, (sample: Item) => Item[]> = {
    T002: (sample) => [sample, sample],
    T003: (sample) => [{ ...sample, createdAt: '12 Mar 2026' }],
    'T004, T005': (sample) => [{ ...sample, id: 1 }],
  };

  it('rejects a result that breaks it, and accepts the sample', () => {
    const [folders] = visibleOperations(definition).filter(({ key }) => key === 'new_folder');
    const { sample = {} } = folders?.operation ?? {};
    const results = [[sample], broken[code]?.(sample) ?? []];
    expect(results.map((items) => folders && find(folders, items).length > 0)).toStrictEqual([false, true]);
  });
});

describe('T006: a hook’s list returns the same keys as the hook', () => {
  it('accepts equal keys', () => {
    expect(listDiffersFromHook([{ id: '1', title: null }], [{ id: '2', title: 'b' }])).toStrictEqual([]);
  });

  it.each([
    ['the list', [{ id: '1', title: 'a' }], [{ id: '1' }]],
    ['the hook', [{ id: '1' }], [{ id: '1', title: 'a' }]],
  ])('rejects a key that is only in %s', (_, listed, fired) => {
    expect(listDiffersFromHook(listed, fired).map(({ where }) => where)).toStrictEqual(['title']);
  });
});
