import type { Definition } from '../../../scripts/definition.ts';
import { type Check, ofInputs, ofVisible } from '../check.ts';

const ID_KEY = /(^id|[a-z]Ids?|_ids?)$/;
const ID_LABEL = /\bIDs?\b/;

/** Whether a reference such as `trigger.value.label` or `search.value` names an operation and fields of its output. */
function leads(definition: Definition, kind: 'triggers' | 'searches', reference: string): boolean {
  const [key = '', ...fields] = reference.split('.');
  const given = definition[kind][key]?.operation.outputFields.map((field) => field.key) ?? [];
  return fields.length > 0 && fields.every((field) => given.includes(field));
}

/** Checks of input fields, their dropdowns, and their search buttons. */
export const fieldChecks: Check[] = [
  {
    code: 'D004',
    demand: 'A field for an ID is a dropdown.',
    find: ofInputs(
      ({ key, label, dynamic, choices }) =>
        (ID_KEY.test(key) || ID_LABEL.test(label ?? '')) &&
        dynamic === undefined &&
        choices === undefined &&
        'requires the user to paste an ID',
    ),
  },
  {
    code: 'D005',
    demand: 'A dropdown refers to an existing trigger and its fields.',
    find: ofInputs(
      ({ dynamic }, definition) =>
        dynamic !== undefined &&
        !leads(definition, 'triggers', dynamic) &&
        `is filled by ${dynamic}, which does not exist`,
    ),
  },
  {
    code: 'D009',
    demand: 'A search has an input field.',
    find: ofVisible(
      ({ kind, operation }) =>
        kind === 'searches' && operation.inputFields.length === 0 && 'has no input field',
    ),
  },
  {
    code: 'D013',
    demand: 'A search button refers to an existing search and its field.',
    find: ofInputs(
      ({ search }, definition) =>
        search !== undefined &&
        !leads(definition, 'searches', search) &&
        `refers to ${search}, which does not exist`,
    ),
  },
  {
    code: 'D014',
    demand: 'A field with a search button has a dropdown and a single text or number.',
    find: ofInputs(
      ({ search, dynamic, list, type = 'string' }) =>
        search !== undefined &&
        (dynamic === undefined || list === true || !['string', 'number', 'integer'].includes(type)) &&
        'has a search button where Zapier shows none',
    ),
  },
  {
    code: 'D022',
    demand: 'An action has input fields.',
    find: ofVisible(
      ({ kind, operation }) =>
        kind === 'creates' && operation.inputFields.length === 0 && 'has no input field',
    ),
  },
];
