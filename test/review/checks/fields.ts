import type { Definition, OperationDefinition } from '../../../scripts/definition.ts';
import { type Check, findingsOf, inputsIn, visibleOperations } from '../check.ts';

const ID_KEY = /(^id|[a-z]Ids?|_ids?)$/;
const ID_LABEL = /\bIDs?\b/;

/** Parses `trigger.value.label` or `search.value`. */
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

/** Checks of input fields, their dropdowns, and their search buttons. */
export const fieldChecks: Check[] = [
  {
    code: 'D004',
    demand: 'A field for an ID is a dropdown.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ key, label, dynamic, choices }) =>
          (ID_KEY.test(key) || ID_LABEL.test(label ?? '')) && dynamic === undefined && choices === undefined,
        () => 'requires the user to paste an ID',
      ),
  },
  {
    code: 'D005',
    demand: 'A dropdown refers to an existing trigger and its fields.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ dynamic }) => dynamic !== undefined && leadsNowhere(definition, 'triggers', dynamic),
        ({ dynamic }) => `is filled by ${dynamic ?? ''}, which does not exist`,
      ),
  },
  {
    code: 'D009',
    demand: 'A search has an input field.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition).filter(({ kind }) => kind === 'searches'),
        ({ operation }) => operation.inputFields.length === 0,
        () => 'has no input field',
      ),
  },
  {
    code: 'D013',
    demand: 'A search button refers to an existing search and its field.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ search }) => search !== undefined && leadsNowhere(definition, 'searches', search),
        ({ search }) => `refers to ${search ?? ''}, which does not exist`,
      ),
  },
  {
    code: 'D014',
    demand: 'A field with a search button has a dropdown and a single text or number.',
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
