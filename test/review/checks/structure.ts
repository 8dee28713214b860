import { type Check, findingsOf, operationsIn } from '../check.ts';

/** Checks of the structure of operations and their references to each other. */
export const structureChecks: Check[] = [
  {
    code: 'D006',
    demand: 'A hook can list recent items, so users can test it without an event.',
    find: (definition) =>
      findingsOf(
        operationsIn(definition),
        ({ operation }) => operation.type === 'hook' && operation.performList === undefined,
        () => 'has no performList',
      ),
  },
  {
    code: 'D015',
    demand: 'A search-or-create refers to an existing search and action, and has the search’s key.',
    find: ({ searchOrCreates, searches, creates }) =>
      Object.entries(searchOrCreates).flatMap(([key, { search, create }]) => {
        const where = `searchOrCreates.${key}`;
        return [
          ...(searches[search] === undefined ? [{ where, problem: `there is no search ${search}` }] : []),
          ...(creates[create] === undefined ? [{ where, problem: `there is no action ${create}` }] : []),
          ...(key === search ? [] : [{ where, problem: `its key must be that of the search, ${search}` }]),
        ];
      }),
  },
  {
    code: 'D016',
    demand: 'The app does not consist of a single hook.',
    find: (definition) => {
      const operations = operationsIn(definition);
      const [only] = operations;
      return operations.length === 1 && only?.operation.type === 'hook'
        ? [{ where: only.where, problem: 'is the only operation' }]
        : [];
    },
  },
  {
    code: 'D017',
    demand: 'A hook can subscribe and unsubscribe.',
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
    demand: 'The platform does not clean input data, so the app can detect empty fields.',
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
