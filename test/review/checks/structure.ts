import { operationsOf } from '../../../scripts/definition.ts';
import { type Checks, ofOperations } from '../check.ts';

/** Checks of the structure of operations and their references to each other. */
export const structureChecks: Checks = {
  'D006: A hook can list recent items, so users can test it without an event.': ofOperations(
    ({ operation }) =>
      operation.type === 'hook' && operation.performList === undefined && 'has no performList',
  ),
  'D015: A search-or-create refers to an existing search and action, and has the search’s key.': ({
    searchOrCreates,
    searches,
    creates,
  }) =>
    Object.entries(searchOrCreates).flatMap(([key, { search, create }]) =>
      [
        ...(searches[search] === undefined ? [`has no search ${search}`] : []),
        ...(creates[create] === undefined ? [`has no action ${create}`] : []),
        ...(key === search ? [] : [`must have the key of the search, ${search}`]),
      ].map((problem) => ({ where: `searchOrCreates.${key}`, problem })),
    ),
  'D016: The app does not consist of a single hook.': ofOperations(
    ({ operation }, definition) =>
      operation.type === 'hook' && operationsOf(definition).length === 1 && 'is the only operation',
  ),
  'D017: A hook can subscribe and unsubscribe.': ofOperations(
    ({ operation: { type, performSubscribe, performUnsubscribe } }) =>
      type === 'hook' &&
      (performSubscribe === undefined || performUnsubscribe === undefined) &&
      'is a static hook',
  ),
  'D028: The platform does not clean input data, so the app can detect empty fields.': (definition) => [
    ...(definition.flags.cleanInputData === false
      ? []
      : [{ where: 'flags', problem: 'cleanInputData is not false' }]),
    ...ofOperations(({ operation }) => operation.cleanInputData === true && 'has cleaned input data')(
      definition,
    ),
  ],
};
