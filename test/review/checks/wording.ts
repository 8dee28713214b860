import type { Definition, InputFieldDefinition } from '../../../scripts/definition.ts';
import {
  authFields,
  type Check,
  type Finding,
  findingsOf,
  inputsIn,
  operationsIn,
  visibleOperations,
} from '../check.ts';
import { titleCase } from './title_case.ts';

/** Every text that Zapier renders as markdown. */
function markdownTexts(definition: Definition): { where: string; text: string }[] {
  return [
    ...operationsIn(definition).map(({ where, display }) => ({ where, text: display.description })),
    ...Object.entries(definition.searchOrCreates).map(([key, { display }]) => ({
      where: `searchOrCreates.${key}`,
      text: display.description,
    })),
    ...[...authFields(definition), ...inputsIn(definition)].map(({ where, helpText }) => ({
      where,
      text: helpText ?? '',
    })),
  ];
}

function everyText(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    everyText(inner, where === '' ? key : `${where}.${key}`),
  );
}

/** Removes code and well-formed links from a markdown text. */
function withoutLinks(text: string): string {
  return text.replace(/`[^`]*`/g, '').replace(/\[[^[\]]+\]\(https?:\/\/[^()\s]+\)/g, '');
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function labels(definition: Definition): { where: string; label: string }[] {
  return [
    ...operationsIn(definition).map(({ where, display }) => ({ where, label: display.label })),
    ...Object.entries(definition.searchOrCreates).map(([key, { display }]) => ({
      where: `searchOrCreates.${key}`,
      label: display.label,
    })),
  ];
}

/** Checks of the texts that users read. */
export const wordingChecks: Check[] = [
  {
    code: 'D007',
    demand: 'All URLs are https.',
    find: (definition) =>
      findingsOf(
        everyText(definition, ''),
        ({ text }) => /http:\/\//i.test(text),
        ({ text }) => `contains ${text}`,
      ),
  },
  {
    code: 'D008',
    demand: 'A URL is inside a markdown link or backticks.',
    find: (definition) =>
      findingsOf(
        markdownTexts(definition),
        ({ text }) => /https?:\/\/|www\.|\]\(/i.test(withoutLinks(text)),
        ({ text }) => `has a bare or broken link: ${text}`,
      ),
  },
  {
    code: 'D011',
    demand: 'A help text does not only repeat the label.',
    find: (definition) =>
      findingsOf(
        [...authFields(definition), ...inputsIn(definition)],
        ({ label, helpText }) => helpText !== undefined && plain(helpText) === plain(label ?? ''),
        ({ helpText }) => `only repeats its label: ${helpText ?? ''}`,
      ),
  },
  {
    code: 'D018',
    demand: 'Labels of operations are in title case.',
    find: (definition) =>
      findingsOf(
        labels(definition),
        ({ label }) => label !== titleCase(label),
        ({ label }) => `“${label}” should be “${titleCase(label)}”`,
      ),
  },
  {
    code: 'D021',
    demand: 'The description of a trigger is “Triggers when … .”',
    find: (definition) =>
      findingsOf(
        operationsIn(definition).filter(({ kind }) => kind === 'triggers'),
        ({ display }) => !/^Triggers when .+\.$/s.test(display.description),
        ({ display }) => `is described as “${display.description}”`,
      ),
  },
  {
    code: 'D025',
    demand: 'No text contains a script.',
    find: (definition) =>
      findingsOf(
        everyText(definition, ''),
        ({ text }) => /javascript:/i.test(text),
        ({ text }) => `contains ${text}`,
      ),
  },
];

const ungrouped = (fields: readonly InputFieldDefinition[]) =>
  fields.filter(({ group }) => group === undefined);

/** A description without the names of other operations. */
function withoutLabels(definition: Definition, description: string): string {
  const labelsOf = visibleOperations(definition).map(({ display }) => display.label);
  // The longest first: "Find Note" is part of others.
  return labelsOf
    .sort((a, b) => b.length - a.length)
    .reduce((text, label) => text.replaceAll(label, ''), description);
}

const VERBS = { triggers: ['New'], creates: ['Create', 'Update', 'Set'], searches: ['Find'] } as const;
const SENTENCES = {
  triggers: /^Triggers when [^.]+\.$/,
  creates: /^[A-Z][a-z]+s\b[^.]+\.$/,
  // An AI agent reads which search answers which question.
  searches: /^Finds [^.]+\.(?: [A-Z][^.]+\.)*$/,
} as const;

/** The rules of Zapier's style guide that can be checked automatically. */
export const styleChecks: Check[] = [
  {
    code: 'H01',
    demand: 'A label says what the operation does: New X, Create X, Find X.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ kind, display }) => !VERBS[kind].some((verb) => display.label.startsWith(`${verb} `)),
        ({ kind, display }) =>
          `is called “${display.label}”: begin with ${VERBS[kind].join(' or ')}, or add a verb to VERBS in test/review/checks/wording.ts`,
      ),
  },
  {
    code: 'H02',
    demand: 'No trigger fires on arbitrary changes.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ kind, display }) => kind === 'triggers' && /\b(Updated|Changed|Modified)\b/.test(display.label),
        ({ display }) => `is called “${display.label}”`,
      ),
  },
  {
    code: 'H03',
    demand: 'A description is one sentence in the third person; a search may add which other one to use.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ kind, display }) => !SENTENCES[kind].test(display.description),
        ({ kind, display }) =>
          `is described as “${display.description}”: it must match ${SENTENCES[kind].source}`,
      ),
  },
  {
    code: 'H04',
    demand: 'A description capitalizes no nouns and omits the names of the app and of Zapier.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ display }) => /[^.]\s\p{Lu}\p{Ll}/u.test(withoutLabels(definition, display.description)),
        ({ display }) => `is described as “${display.description}”`,
      ),
  },
  {
    code: 'H05',
    demand: 'A noun is singular and in title case.',
    find: (definition) =>
      findingsOf(
        operationsIn(definition),
        ({ noun }) => /[^s]s$/.test(noun) || noun !== titleCase(noun),
        ({ noun }) => `has the noun “${noun}”`,
      ),
  },
  {
    code: 'H06',
    demand: 'Every field has a label in title case.',
    find: (definition) =>
      [...authFields(definition), ...inputsIn(definition)].flatMap(({ where, label }): Finding[] =>
        label === undefined || label !== titleCase(label)
          ? [{ where, problem: `is labelled “${label ?? ''}”` }]
          : [],
      ),
  },
  {
    code: 'H07',
    demand: 'Required fields come first.',
    find: (definition) =>
      operationsIn(definition).flatMap(({ where, operation: { inputFields } }) =>
        inputFields
          .filter(
            ({ required }, index) =>
              required === true && inputFields.slice(0, index).some((earlier) => earlier.required !== true),
          )
          .map(({ key }) => ({ where: `${where}.${key}`, problem: 'comes after an optional field' })),
      ),
  },
  {
    code: 'H08',
    demand: 'A field for several values is a list, not comma-separated text.',
    find: (definition) =>
      findingsOf(
        inputsIn(definition),
        ({ list, helpText, placeholder }) =>
          list !== true && /comma|separated by/i.test(`${helpText ?? ''} ${placeholder ?? ''}`),
        () => 'asks for comma-separated text',
      ),
  },
  {
    code: 'H12',
    demand: 'A step shows at most six fields outside groups.',
    find: (definition) =>
      findingsOf(
        visibleOperations(definition),
        ({ operation: { inputFields } }) => ungrouped(inputFields).length > 6,
        ({ operation: { inputFields } }) =>
          `shows ${ungrouped(inputFields).length} fields outside groups: put the less used ones in one with inGroup`,
      ),
  },
];
