import type { Definition } from '../../../scripts/definition.ts';
import { type Checks, ofInputs, ofVisible } from '../check.ts';

const ID_KEY = /(^id|[a-z]Ids?|_ids?)$/;
const ID_LABEL = /\bIDs?\b/;

/** Whether a reference such as `trigger.value.label` or `search.value` names an operation and fields of its output. */
function leads(definition: Definition, kind: 'triggers' | 'searches', reference: string): boolean {
  const [key = '', ...fields] = reference.split('.');
  const given = definition[kind][key]?.operation.outputFields.map((field) => field.key) ?? [];
  return fields.length > 0 && fields.every((field) => given.includes(field));
}

/** Checks of input fields, their dropdowns, and their search buttons. */
export const fieldChecks: Checks = {
  'D004: A field for an ID is a dropdown.': ofInputs(
    ({ key, label, dynamic, choices }) =>
      (ID_KEY.test(key) || ID_LABEL.test(label ?? '')) &&
      dynamic === undefined &&
      choices === undefined &&
      'requires the user to paste an ID',
  ),
  'D005: A dropdown refers to an existing trigger and its fields.': ofInputs(
    ({ dynamic }, definition) =>
      dynamic !== undefined &&
      !leads(definition, 'triggers', dynamic) &&
      `is filled by ${dynamic}, which does not exist`,
  ),
  'D009: A search has an input field.': ofVisible(
    ({ kind, operation }) =>
      kind === 'searches' && operation.inputFields.length === 0 && 'has no input field',
  ),
  'D013: A search button refers to an existing search and its field.': ofInputs(
    ({ search }, definition) =>
      search !== undefined &&
      !leads(definition, 'searches', search) &&
      `refers to ${search}, which does not exist`,
  ),
  'D014: A field with a search button has a dropdown and a single text or number.': ofInputs(
    ({ search, dynamic, list, type = 'string' }) =>
      search !== undefined &&
      (dynamic === undefined || list === true || !['string', 'number', 'integer'].includes(type)) &&
      'has a search button where Zapier shows none',
  ),
  'D022: An action has input fields.': ofVisible(
    ({ kind, operation }) => kind === 'creates' && operation.inputFields.length === 0 && 'has no input field',
  ),
};
