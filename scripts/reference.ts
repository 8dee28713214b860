import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { MOST_KEYWORDS } from '../src/answers/mention.ts';
import { MOST_FOLDERS } from '../src/triggers/note_added_to_folder.ts';
import { LONGEST, MOST_VALUES } from '../src/zapier/inputs.ts';
import type { Definition, InputFieldDefinition, LocatedOperation } from './definition.ts';
import type { OperationDefinition, OutputFieldDefinition } from './definition.ts';
import { findOperation, kinds, operationsOf, visibleOperations } from './definition.ts';
import { anchor, table } from './markdown.ts';
import { projectDirectory } from './project.ts';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' } as const;

/** What the app is, in one sentence with counts, and the names of its operations, by kind, for the README. */
export function overview(definition: Definition): { summary: string; operations: string } {
  const operations = visibleOperations(definition);
  const groups = kinds.map((kind) => operations.filter((operation) => operation.kind === kind));
  const names = groups.map((group) => group.map((operation) => link(operation, 'docs/reference.md')));
  const [triggers = '', actions = '', searches = ''] = kinds.map(
    (kind, place) => `${names[place]?.length ?? 0} ${HEADINGS[kind].toLowerCase()}`,
  );
  return {
    summary: `The Zapier integration for a meeting-notes service, ready to brand and publish: ${triggers}, ${actions}, and ${searches} bring summaries, tasks, and contacts to 8,000 apps.`,
    operations: [triggers, actions, searches]
      .map((counted, place) => `**${counted}**: ${names[place]?.join(' · ') ?? ''}`)
      .join('\n\n'),
  };
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
    `A value has at most ${count(LONGEST.other)} characters, a link to a file ${count(LONGEST.file)}, and a field of the type ${typeName('text')} ${count(LONGEST.text)} bytes. A field with several values takes at most ${count(MOST_VALUES)}, Keywords ${count(MOST_KEYWORDS)}, and Folders of New Note in Folder ${count(MOST_FOLDERS)}.`,
    `## ${FILTERS}`,
    'The triggers and searches for notes and Create Digest have these fields. A note must match every filter that is filled in.',
    inputTable(definition, noteFilters(definition)),
    ...kinds.flatMap((kind) => {
      const some = operations.filter((operation) => operation.kind === kind);
      const returned = (operation: LocatedOperation) =>
        outputs.filter(({ users }) => users.includes(operation)).map(({ phrase }) => `Returns ${phrase}.`);
      const section = (each: LocatedOperation) => [...operationSection(definition, each), ...returned(each)];
      return [`## ${HEADINGS[kind]}`, ...some.flatMap(section)];
    }),
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

function operationSection(definition: Definition, { kind, key, display, operation }: LocatedOperation) {
  const timing = operation.type === 'hook' ? ', instant' : ', polling';
  const hasPicture = existsSync(join(projectDirectory, 'docs/pictures', `${key}.png`));
  return [
    `### ${display.label}`,
    `${code(key)}${kind === 'triggers' ? timing : ''}. ${display.description}`,
    ...(hasPicture ? [`![${display.label} in the preview, tested](pictures/${key}.png)`] : []),
    ...inputs(definition, operation.inputFields),
  ];
}

const FILTERS = 'Note filters';

/** The filters that several operations share, which one table describes: all fields of the trigger that has no others. */
const noteFilters = (definition: Definition) =>
  findOperation(definition, 'triggers', 'note_completed').operation.inputFields;

/** An operation's fields, with a link in place of the note filters that it has unchanged. */
function inputs(definition: Definition, fields: readonly InputFieldDefinition[]): string[] {
  if (fields.length === 0) return ['No input fields.'];
  const withoutGroup = (field: InputFieldDefinition) => JSON.stringify({ ...field, group: undefined });
  const shared = new Set(noteFilters(definition).map(withoutGroup));
  const own = fields.filter((field) => !shared.has(withoutGroup(field)));
  const filters = `the [note filters](#${anchor(FILTERS)}).`;
  if (own.length === 0) return [`Has ${filters}`];
  return [inputTable(definition, own), ...(own.length < fields.length ? [`Also has ${filters}`] : [])];
}

function inputTable(definition: Definition, fields: readonly InputFieldDefinition[]): string {
  const rows = fields.map((field) => {
    const { label = '', key, required = false } = field;
    return [label, code(key), inputType(field), required ? 'yes' : '', notes(definition, field)];
  });
  return table(['Field', 'Key', 'Type', 'Required', 'Notes'], rows);
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

/**
 * Groups operations that return the same fields, so each shape is described once, under its noun. A step's section refers
 * to it by `phrase`, with a link: `a [note](#note)`.
 */
function shapes(operations: readonly LocatedOperation[]) {
  const byFields = Map.groupBy(operations, ({ operation }) => JSON.stringify(operation.outputFields));
  const nouns = new Set<string>();
  return [...byFields.values()].flatMap((users) => {
    const [first] = users;
    if (first === undefined) return [];
    const { noun, display, operation } = first;
    const isOwn = nouns.has(noun);
    nouns.add(noun);
    const title = isOwn ? `Result of ${display.label}` : noun;
    const article = isOwn ? 'the' : /^[AEIOU]/.test(noun) ? 'an' : 'a';
    const named = isOwn ? `result of ${display.label}` : noun.toLowerCase();
    const phrase = `${article} [${named}](#${anchor(title)})`;
    return [{ title, phrase, users, ...operation }];
  });
}

function shapeSection({ title, users, outputFields, sample = {} }: ReturnType<typeof shapes>[number]) {
  return [
    `### ${title}`,
    `Returned by ${users.map((user) => link(user)).join(', ')}.`,
    table(['Field', 'Key', 'Type'], outputRows(outputFields, sample)),
    'A sample, with long texts and lists shortened:',
    `\`\`\`json\n${JSON.stringify(sample, shortened, 2)}\n\`\`\``,
  ];
}

type Row = Readonly<Record<string, unknown>>;

function outputRows(fields: readonly OutputFieldDefinition[], sample: Row, prefix = ''): string[][] {
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

/** Shortens long texts and lists, as a replacer of `JSON.stringify`. */
function shortened(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1);
  return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value;
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
