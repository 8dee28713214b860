import { type OperationDefinition, primaryKeys } from '../../../scripts/definition.ts';
import type { Finding } from '../check.ts';
import { badDates, type Item, misfits } from '../items.ts';

/** A check by Zapier of the results that an operation returned. */
export interface LiveCheck {
  code: string;
  demand: string;
  /**
   * @param options.hasExtras whether the service returns undocumented fields, which the app passes on
   * @param options.mayLackIds whether the service does not say the ID of what it created
   */
  find: (
    operation: OperationDefinition,
    results: readonly Item[],
    options?: { hasExtras?: boolean; mayLackIds?: boolean },
  ) => Finding[];
}

export const liveChecks: LiveCheck[] = [
  {
    code: 'T002',
    demand: 'Every result has a unique identifier.',
    find: (operation, results, { mayLackIds = false } = {}) => {
      if (mayLackIds) return [];
      const keys = primaryKeys(operation);
      const identities = results.map((item) => JSON.stringify(keys.map((key) => item[key] ?? null)));
      return identities
        .filter((identity, index) => /null|""/.test(identity) || identities.indexOf(identity) !== index)
        .map((identity) => ({
          where: operation.key,
          problem: `returns the missing or duplicate ${keys.join(', ')} ${identity}`,
        }));
    },
  },
  {
    code: 'T003',
    demand: 'Dates are ISO 8601 with a time zone.',
    find: (operation, results) =>
      results.flatMap((item) =>
        badDates(item, operation.operation.outputFields).map((path) => ({
          where: `${operation.key}.${path}`,
          problem: 'is not an ISO 8601 date with a time zone',
        })),
      ),
  },
  {
    code: 'T004, T005',
    demand: 'Results contain all output fields, with the declared types.',
    find: ({ key: where, operation: { outputFields } }, results, { hasExtras = false } = {}) =>
      results
        .flatMap((item) => misfits(item, outputFields))
        .filter((problem) => !hasExtras || !problem.endsWith('is not an output field'))
        .map((problem) => ({ where, problem })),
  },
];

/** T006: `performList` returns exactly the keys that the hook returns. */
export function listDiffersFromHook(listed: readonly Item[], fired: readonly Item[]): Finding[] {
  const [inList, inHook] = [keysOf(listed), keysOf(fired)];
  return [
    ...inList
      .filter((key) => !inHook.includes(key))
      .map((key) => ({ where: key, problem: 'is only in the list' })),
    ...inHook
      .filter((key) => !inList.includes(key))
      .map((key) => ({ where: key, problem: 'is only in the hook’s result' })),
  ];
}

function keysOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item)))];
}
