import type { Definition, OperationDefinition } from '../../../scripts/definition.ts';
import { type Check, findingsOf, inputsIn, visibleOperations } from '../check.ts';

const ID_KEY = /(^id|[a-z]Ids?|_ids?)$/;
const ID_LABEL = /\bIDs?\b/;

/** `trigger.value.label`, or `search.value`, taken apart. */
function reference(text: string): { key: string; fields: string[] } {
  const [key = '', ...fields] = text.split('.');
  return { key, fields };
}

function offers(operation: OperationDefinition | undefined, fields: readonly string[]): boolean {
  const keys = operation?.operation.outputFields.map(({ key }) => key) ?? [];
  return fields.length > 0 && fields.every((field) => keys.includes(field));
}

const leadsNowhere = (definition: Definition, kind: 'triggers' | 'searches', text: string): boolean => {
  const { key, fields } = reference(text);
  return !offers(definition[kind][key], fields);
};

/** What concerns input fields, their dropdowns and their search buttons. */
export const fieldChecks: Check[] = [
  {
    code: 'D004',
    demand: 'A field for an ID is a dropdown.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ key, label, dynamic, choices }) =>
          (ID_KEY.test(key) || ID_LABEL.test(label ?? '')) && dynamic === undefined && choices === undefined,
        () => 'has the user paste an ID',
      ),
  },
  {
    code: 'D005',
    demand: 'A dropdown is filled by a trigger that exists, with fields that it has.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ dynamic }) => dynamic !== undefined && leadsNowhere(definition, 'triggers', dynamic),
        ({ dynamic }) => `is filled by ${dynamic ?? ''}, which is not there`,
      ),
  },
  {
    code: 'D009',
    demand: 'A search has a field to search by.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition).filter(({ kind }) => kind === 'searches'),
        ({ operation }) => operation.inputFields.length === 0,
        () => 'has no input field',
      ),
  },
  {
    code: 'D013',
    demand: 'A search button leads to a search that exists, with a field that it has.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ search }) => search !== undefined && leadsNowhere(definition, 'searches', search),
        ({ search }) => `leads to ${search ?? ''}, which is not there`,
      ),
  },
  {
    code: 'D014',
    demand: 'A search button stands beside a dropdown, on a single text or number.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ search, dynamic, list, type }) =>
          search !== undefined &&
          (dynamic === undefined ||
            list === true ||
            !['string', 'number', 'integer', undefined].includes(type)),
        () => 'has a search button where Zapier shows none',
      ),
  },
  {
    code: 'D022',
    demand: 'An action has input fields.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition).filter(({ kind }) => kind === 'creates'),
        ({ operation }) => operation.inputFields.length === 0,
        () => 'has no input field',
      ),
  },
];
