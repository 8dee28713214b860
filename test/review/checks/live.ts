import { type OperationDefinition, primaryKeys } from '../../../scripts/definition.ts';
import type { Finding } from '../check.ts';
import { badDates, type Item, misfits } from '../items.ts';

/** Zapier's checks of what an operation really returned; they need results, so they take them. */
export interface LiveCheck {
  code: string;
  demand: string;
  /** @param options.hasExtras whether the service adds fields that no output field names; they are passed on */
  find: (
    operation: OperationDefinition,
    results: readonly Item[],
    options?: { hasExtras?: boolean },
  ) => Finding[];
}

export const liveChecks: LiveCheck[] = [
  {
    code: 'T002',
    demand: 'Every result has a field that tells it from the others.',
    find: (operation, results) => {
      const keys = primaryKeys(operation);
      const identities = results.map((item) => JSON.stringify(keys.map((key) => item[key] ?? null)));
      return identities
        .filter((identity, index) => /null|""/.test(identity) || identities.indexOf(identity) !== index)
        .map((identity) => ({
          where: operation.key,
          problem: `gives ${keys.join(', ')} ${identity} not once`,
        }));
    },
  },
  {
    code: 'T003',
    demand: 'Dates are ISO 8601 with a zone.',
    find: (operation, results) =>
      results.flatMap((item) =>
        badDates(item, operation.operation.outputFields).map((path) => ({
          where: `${operation.key}.${path}`,
          problem: 'is no date with a zone',
        })),
      ),
  },
  {
    code: 'T004, T005',
    demand: 'Results have all output fields, and of these types.',
    find: ({ key: where, operation: { outputFields } }, results, { hasExtras = false } = {}) =>
      results
        .flatMap((item) => misfits(item, outputFields))
        .filter((problem) => !hasExtras || !problem.endsWith('is no output field'))
        .map((problem) => ({ where, problem })),
  },
];

/** T006: `performList` gives the keys that the hook gives, no more and no less. */
export function listDiffersFromHook(listed: readonly Item[], fired: readonly Item[]): Finding[] {
  const [inList, inHook] = [keysOf(listed), keysOf(fired)];
  return [
    ...inList
      .filter((key) => !inHook.includes(key))
      .map((key) => ({ where: key, problem: 'is in the list alone' })),
    ...inHook
      .filter((key) => !inList.includes(key))
      .map((key) => ({ where: key, problem: 'is in the hook’s result alone' })),
  ];
}

function keysOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item)))];
}
