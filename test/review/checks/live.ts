import { type OperationDefinition, primaryKeys } from '../../../scripts/definition.ts';
import type { Finding } from '../check.ts';
import { badDates, type Item, misfits } from '../items.ts';

/**
 * A check by Zapier of the results that an operation returned.
 * @param options.hasExtras whether the service returns undocumented fields, which the app passes on
 * @param options.mayLackIds whether the service does not say the ID of what it created
 */
type LiveCheck = (
  operation: OperationDefinition,
  results: readonly Item[],
  options?: { hasExtras?: boolean; mayLackIds?: boolean },
) => Finding[];

export const liveChecks: Readonly<Record<string, LiveCheck>> = {
  'T002: Every result has a unique identifier.': (operation, results, { mayLackIds = false } = {}) => {
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
  'T003: Dates are ISO 8601 with a time zone.': ({ key, operation: { outputFields } }, results) =>
    results
      .flatMap((item) => badDates(item, outputFields))
      .map((path) => ({ where: `${key}.${path}`, problem: 'is not an ISO 8601 date with a time zone' })),
  // So a hook's list also returns the same keys as the hook (T006).
  'T004, T005: Results contain all output fields, with the declared types.': (
    { key: where, operation: { outputFields } },
    results,
    { hasExtras = false } = {},
  ) =>
    results
      .flatMap((item) => misfits(item, outputFields))
      .filter((problem) => !hasExtras || !problem.endsWith('is not an output field'))
      .map((problem) => ({ where, problem })),
};
