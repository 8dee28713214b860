import { type Check, findingsOf, operationsIn, visibleOperations } from '../check.ts';
import { primaryKeys } from '../../../scripts/definition.ts';
import { badDates, misfits } from '../items.ts';

/** What concerns static samples, and the output fields they stand for. */
export const sampleChecks: Check[] = [
  {
    code: 'D010',
    demand: 'A sample holds the field by which items are told apart.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        (each) => primaryKeys(each).some((key) => (each.operation.sample?.[key] ?? '') === ''),
        (each) => `has a sample without ${primaryKeys(each).join(', ')}`,
      ),
  },
  {
    code: 'D012',
    demand: 'Every operation has a sample.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ operation }) => Object.keys(operation.sample ?? {}).length === 0,
        () => 'has no sample',
      ),
  },
  {
    code: 'D023',
    demand: 'Dates in samples are ISO 8601 with a zone.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { sample = {}, outputFields } }) =>
        badDates(sample, outputFields).map((path) => ({
          where: `${where}.sample.${path}`,
          problem: 'is no date with a zone',
        })),
      ),
  },
  {
    code: 'D024',
    demand: 'A sample fits the output fields, and holds every one of them.',
    find: (definition) =>
      operationsIn(definition).flatMap(({ where, operation: { sample = {}, outputFields } }) =>
        misfits(sample, outputFields).map((problem) => ({ where: `${where}.sample`, problem })),
      ),
  },
  {
    code: 'H09',
    demand: 'Every output field has a label.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { outputFields } }) =>
        outputFields
          .flatMap((field) => [field, ...(field.children ?? [])])
          .filter(({ label }) => (label ?? '') === '')
          .map(({ key }) => ({ where: `${where}.${key}`, problem: 'has no label' })),
      ),
  },
  {
    code: 'H10',
    demand: 'A person’s name is given whole and split into first and last.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { outputFields } }) =>
        [outputFields, ...outputFields.flatMap(({ children }) => (children ? [children] : []))]
          .map((fields) => fields.map(({ key }) => key))
          .filter((keys) => keys.includes('name') && keys.includes('email'))
          .filter((keys) => !keys.includes('firstName') || !keys.includes('lastName'))
          .map(() => ({ where, problem: 'gives a person’s name in one piece only' })),
      ),
  },
  {
    code: 'H11',
    demand: 'A list of IDs comes with the list of names.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { outputFields } }) => {
        const keys = outputFields.map(({ key }) => key);
        return keys
          .filter((key) => /[a-z]Ids$/.test(key) && !keys.includes(key.replace(/Ids$/, 'Names')))
          .map((key) => ({ where: `${where}.${key}`, problem: 'comes without names' }));
      }),
  },
];
