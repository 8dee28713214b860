import { primaryKeys } from '../../../scripts/definition.ts';
import { type Check, findingsOf, operationsIn, visibleOperations } from '../check.ts';
import { badDates, misfits } from '../items.ts';

/** Checks of static samples and output fields. */
export const sampleChecks: Check[] = [
  {
    code: 'D010',
    demand: 'A sample contains the fields that identify an item.',
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
    demand: 'Dates in samples are ISO 8601 with a time zone.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { sample = {}, outputFields } }) =>
        badDates(sample, outputFields).map((path) => ({
          where: `${where}.sample.${path}`,
          problem: 'is not an ISO 8601 date with a time zone',
        })),
      ),
  },
  {
    code: 'D024',
    demand: 'A sample contains exactly the output fields, with their types.',
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
    demand: 'The output contains a person’s full, first, and last name.',
    find: (definition) =>
      visibleOperations(definition).flatMap(({ where, operation: { outputFields } }) =>
        [outputFields, ...outputFields.flatMap(({ children }) => (children ? [children] : []))]
          .map((fields) => fields.map(({ key }) => key))
          .filter((keys) => keys.includes('name') && keys.includes('email'))
          .filter((keys) => !keys.includes('firstName') || !keys.includes('lastName'))
          .map(() => ({ where, problem: 'lacks the first or last name of a person' })),
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
          .map((key) => ({ where: `${where}.${key}`, problem: 'has no list of names' }));
      }),
  },
];
