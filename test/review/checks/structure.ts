import { type Check, findingsOf, operationsIn } from '../check.ts';

/** What concerns the make of operations and how they refer to one another. */
export const structureChecks: Check[] = [
  {
    code: 'D006',
    demand: 'A hook can list recent items, so that its test needs no event.',
    find: (definition) =>
      findingsOf(
        operationsIn(definition),
        ({ operation }) => operation.type === 'hook' && operation.performList === undefined,
        () => 'has no performList',
      ),
  },
  {
    code: 'D015',
    demand: 'A search-or-create joins a search and an action that exist, under the key of the search.',
    find: ({ searchOrCreates, searches, creates }) =>
      Object.entries(searchOrCreates).flatMap(([key, { search, create }]) => {
        const where = `searchOrCreates.${key}`;
        return [
          ...(searches[search] === undefined ? [{ where, problem: `there is no search ${search}` }] : []),
          ...(creates[create] === undefined ? [{ where, problem: `there is no action ${create}` }] : []),
          ...(key === search ? [] : [{ where, problem: `its key is not that of the search ${search}` }]),
        ];
      }),
  },
  {
    code: 'D016',
    demand: 'The app is more than one static hook.',
    find: (definition) => {
      const operations = operationsIn(definition);
      const [only] = operations;
      return operations.length === 1 && only?.operation.type === 'hook'
        ? [{ where: only.where, problem: 'is all there is' }]
        : [];
    },
  },
  {
    code: 'D017',
    demand: 'A hook subscribes and unsubscribes itself.',
    find: (definition) =>
      findingsOf(
        operationsIn(definition),
        ({ operation: { type, performSubscribe, performUnsubscribe } }) =>
          type === 'hook' && (performSubscribe === undefined || performUnsubscribe === undefined),
        () => 'is a static hook',
      ),
  },
  {
    code: 'D028',
    demand: 'The platform does not clean input data; the app tells empty from filled in.',
    find: (definition) => [
      ...(definition.flags.cleanInputData === false
        ? []
        : [{ where: 'flags', problem: 'cleanInputData is not false' }]),
      ...findingsOf(
        operationsIn(definition),
        ({ operation }) => operation.cleanInputData === true,
        () => 'cleanInputData is true',
      ),
    ],
  },
];
