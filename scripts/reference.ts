import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { MOST_KEYWORDS } from '../src/resources/mention.ts';
import { LONGEST, MOST_VALUES } from '../src/zapier/inputs.ts';
import {
  type Definition,
  findOperation,
  type InputFieldDefinition,
  kindName,
  kinds,
  type LocatedOperation,
  type OperationDefinition,
  operationsOf,
  type OutputFieldDefinition,
  visibleOperations,
} from './definition.ts';
import { anchor, table } from './markdown.ts';
import { projectDirectory } from './project.ts';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' } as const;

/** The table of operations for the README, in markdown. */
export function operationsTable(definition: Definition): string {
  const rows = visibleOperations(definition).map((operation) => [
    kindName(operation),
    link(operation, 'docs/reference.md'),
    operation.display.description,
  ]);
  return table(['', 'Name', 'What it does'], rows);
}

const count = (limit: number) => limit.toLocaleString('en');

/** The whole reference, in markdown. */
export function reference(definition: Definition): string {
  const operations = visibleOperations(definition);
  const outputs = shapes(operations);
  const hidden = operationsOf(definition).filter(({ display }) => display.hidden === true);
  return `${[
    '<!-- Made by `npm run docs` from the app itself; edits are lost. -->',
    '# Reference',
    'Every step of the app with its fields. Users see the labels. Zaps store the keys, which never change.',
    '## Connection',
    'A user fills this in once to connect an account.',
    inputTable(definition, definition.authentication.fields),
    '## Limits',
    `A value has at most ${count(LONGEST.other)} characters, a link to a file ${count(LONGEST.file)}, and a field of the type ${typeName('text')} ${count(LONGEST.text)} bytes. A field with several values takes at most ${count(MOST_VALUES)}, Keywords ${count(MOST_KEYWORDS)}.`,
    `## ${FILTERS}`,
    'The triggers and searches for notes and Create Digest have these fields. A note must match every filter that is filled in.',
    inputTable(definition, noteFilters(definition)),
    ...kinds.flatMap((kind) => [
      `## ${HEADINGS[kind]}`,
      ...operations
        .filter((operation) => operation.kind === kind)
        .flatMap((operation) => [
          ...operationSection(definition, operation),
          ...outputs
            .filter(({ users }) => users.includes(operation))
            .map(({ phrase }) => `Returns ${phrase}.`),
        ]),
    ]),
    '## Searches that create',
    ...Object.values(definition.searchOrCreates).map(({ display, search, create }) => {
      const finder = link(findOperation(definition, 'searches', search));
      const creator = link(findOperation(definition, 'creates', create));
      return `**${display.label}**: ${finder}, or, if nothing is found, ${creator}.`;
    }),
    '## Outputs',
    ...outputs.flatMap(shapeSection),
    '## Hidden triggers',
    'They fill dropdowns. Users never see them.',
    table(
      ['Key', 'Fills', 'Outputs'],
      hidden.map(({ key, noun, operation }) => [
        code(key),
        `dropdowns of a ${noun.toLowerCase()}`,
        operation.outputFields.map((field) => code(field.key)).join(', '),
      ]),
    ),
  ].join('\n\n')}\n`;
}

function operationSection(definition: Definition, operation: LocatedOperation): string[] {
  const { kind, key, display } = operation;
  const { type, inputFields } = operation.operation;
  const kindOfTrigger = type === 'hook' ? ', instant' : ', polling';
  const picture = `![${display.label} in the preview, tested](pictures/${key}.png)`;
  return [
    `### ${display.label}`,
    `${code(key)}${kind === 'triggers' ? kindOfTrigger : ''}. ${display.description}`,
    ...(existsSync(join(projectDirectory, 'docs/pictures', `${key}.png`)) ? [picture] : []),
    ...inputs(definition, inputFields),
  ];
}

const FILTERS = 'Note filters';

/** The filters that several operations share, which one table describes: all fields of the trigger that has no others. */
function noteFilters(definition: Definition): InputFieldDefinition[] {
  return findOperation(definition, 'triggers', 'note_completed').operation.inputFields;
}

/** An operation's fields, with a link in place of the note filters that it has unchanged. */
function inputs(definition: Definition, fields: readonly InputFieldDefinition[]): string[] {
  if (fields.length === 0) return ['No input fields.'];
  const withoutGroup = (field: InputFieldDefinition) => JSON.stringify({ ...field, group: undefined });
  const shared = new Set(noteFilters(definition).map(withoutGroup));
  const own = fields.filter((field) => !shared.has(withoutGroup(field)));
  return [
    ...(own.length > 0 ? [inputTable(definition, own)] : []),
    ...(own.length < fields.length
      ? [`${own.length > 0 ? 'Also has' : 'Has'} the [note filters](#${anchor(FILTERS)}).`]
      : []),
  ];
}

function inputTable(definition: Definition, fields: readonly InputFieldDefinition[]): string {
  return table(
    ['Field', 'Key', 'Type', 'Required', 'Notes'],
    fields.map((field) => [
      field.label ?? '',
      code(field.key),
      inputType(field),
      field.required === true ? 'yes' : '',
      notes(definition, field),
    ]),
  );
}

function inputType({ type, list, dynamic, choices }: InputFieldDefinition): string {
  const single = dynamic !== undefined ? 'dropdown' : choices !== undefined ? 'choice' : typeName(type);
  return list === true ? `${single}, several` : single;
}

function notes(definition: Definition, field: InputFieldDefinition): string {
  const { helpText, choices, placeholder, search } = field;
  const chosen = choices?.find(({ value }) => value === field.default)?.label ?? field.default;
  const [finder] = search?.split('.') ?? [];
  return [
    helpText,
    choices && `Choices: ${choices.map(({ value, label }) => `${label} (${code(value)})`).join(', ')}.`,
    chosen !== undefined && `Default: ${chosen}.`,
    placeholder !== undefined && `Example: ${code(placeholder)}.`,
    finder !== undefined && `Can be found with ${link(findOperation(definition, 'searches', finder))}.`,
  ]
    .filter((note) => note)
    .join(' ');
}

/** A set of output fields, and the operations that return it. */
interface Shape extends Pick<OperationDefinition['operation'], 'outputFields' | 'sample'> {
  title: string;
  /** How a step's section refers to it, with a link: `a [note](#note)`. */
  phrase: string;
  users: LocatedOperation[];
}

/** Groups operations that return the same fields, so each shape is described once, under its noun. */
function shapes(operations: readonly LocatedOperation[]): Shape[] {
  const byFields = Map.groupBy(operations, ({ operation }) => JSON.stringify(operation.outputFields));
  const nouns = new Set<string>();
  return [...byFields.values()].flatMap((users): Shape[] => {
    const [first] = users;
    if (first === undefined) return [];
    const { noun, display } = first;
    const isOwn = nouns.has(noun);
    nouns.add(noun);
    const title = isOwn ? `Result of ${display.label}` : noun;
    const article = /^[AEIOU]/.test(noun) ? 'an' : 'a';
    const phrase = isOwn
      ? `the [result of ${display.label}](#${anchor(title)})`
      : `${article} [${noun.toLowerCase()}](#${anchor(title)})`;
    return [{ title, phrase, users, ...first.operation }];
  });
}

function shapeSection({ title, users, outputFields, sample = {} }: Shape): string[] {
  return [
    `### ${title}`,
    `Returned by ${users.map((user) => link(user)).join(', ')}.`,
    table(['Field', 'Key', 'Type'], outputRows(outputFields, sample)),
    'A sample, with long texts and lists shortened:',
    `\`\`\`json\n${JSON.stringify(sample, shortened, 2)}\n\`\`\``,
  ];
}

function outputRows(
  fields: readonly OutputFieldDefinition[],
  sample: Readonly<Record<string, unknown>>,
  prefix = '',
): string[][] {
  return fields.flatMap(({ key, label = '', type, list, children }) => {
    // The definition does not distinguish a group of fields from a list of groups; the sample does.
    const group = Array.isArray(sample[key]) ? 'line items' : 'fields';
    const single = children ? group : typeName(type);
    return [
      [label, code(`${prefix}${key}`), list === true ? `list of ${single}` : single],
      ...outputRows(children ?? [], {}, `${prefix}${key}.`),
    ];
  });
}

const LONGEST_SAMPLE_TEXT = 60;

/** Shortens long texts and lists, as a replacer of `JSON.stringify`. */
function shortened(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1);
  const isLong = typeof value === 'string' && value.length > LONGEST_SAMPLE_TEXT;
  return isLong ? `${value.slice(0, LONGEST_SAMPLE_TEXT)}…` : value;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  text: 'long text',
  boolean: 'yes or no',
  datetime: 'date and time',
  integer: 'whole number',
};

const typeName = (type = 'any'): string => typeNames[type] ?? type;

const code = (text: string): string => `\`${text}\``;

const link = ({ display: { label } }: OperationDefinition, document = ''): string =>
  `[${label}](${document}#${anchor(label)})`;
