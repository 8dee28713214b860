import { primaryKeys } from '../../../scripts/definition.ts';
import { type Checks, ofOperations, ofVisible } from '../check.ts';
import { badDates, misfits } from '../items.ts';

/** Checks of static samples and output fields. */
export const sampleChecks: Checks = {
  'D010: A sample contains the fields that identify an item.': ofVisible((each) =>
    primaryKeys(each)
      .filter((key) => (each.operation.sample?.[key] ?? '') === '')
      .map((key) => `has a sample without ${key}`),
  ),
  'D012: Every operation has a sample.': ofVisible(
    ({ operation: { sample = {} } }) => Object.keys(sample).length === 0 && 'has no sample',
  ),
  'D023: Dates in samples are ISO 8601 with a time zone.': ofVisible(
    ({ operation: { sample = {}, outputFields } }) =>
      badDates(sample, outputFields).map(
        (path) => `has a sample whose ${path} is not an ISO 8601 date with a time zone`,
      ),
  ),
  'D024: A sample contains exactly the output fields, with their types.': ofOperations(
    ({ operation: { sample = {}, outputFields } }) =>
      misfits(sample, outputFields).map((problem) => `has a sample in which ${problem}`),
  ),
  'H09: Every output field has a label.': ofVisible(({ operation: { outputFields } }) =>
    outputFields
      .flatMap((field) => [field, ...(field.children ?? [])])
      .filter(({ label = '' }) => label === '')
      .map(({ key }) => `has no label for ${key}`),
  ),
  'H10: The output contains a person’s full, first, and last name.': ofVisible(
    ({ operation: { outputFields } }) =>
      [outputFields, ...outputFields.map(({ children = [] }) => children)]
        .map((fields) => fields.map(({ key }) => key))
        // Of a speaker, or in a short answer, the name is enough.
        .filter((keys) => keys.includes('name') && keys.some((key) => key.startsWith('profile')))
        .filter((keys) => !keys.includes('firstName') || !keys.includes('lastName'))
        .map(() => 'lacks the first or last name of a person'),
  ),
  'H11: A list of IDs comes with the list of names.': ofVisible(({ operation: { outputFields } }) => {
    const keys = outputFields.map(({ key }) => key);
    return keys
      .filter((key) => /[a-z]Ids$/.test(key) && !keys.includes(key.replace(/Ids$/, 'Names')))
      .map((key) => `has no list of names for ${key}`);
  }),
};
