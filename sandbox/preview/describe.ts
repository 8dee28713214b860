import MarkdownIt from 'markdown-it';
import * as zod from 'zod';

import type { AppDefinition } from '../zapier/index.ts';
import type { Field, Kind, OutputField, Step } from './page/api.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });

const field = zod.object({
  key: zod.string(),
  label: zod.string().default(''),
  helpText: zod.string().default(''),
  type: zod.string().default('string'),
  required: zod.boolean().default(false),
  list: zod.boolean().default(false),
  placeholder: zod.string().default(''),
  default: zod.string().default(''),
  dynamic: zod.string().optional(),
  choices: zod
    .array(zod.object({ value: zod.string(), label: zod.string() }))
    .default([])
    .catch([]),
});

const outputField: zod.ZodType<OutputField> = zod.lazy(() =>
  zod
    .object({
      key: zod.string(),
      label: zod.string().default(''),
      type: zod.string().default('string'),
      children: zod.array(outputField).default([]),
    })
    .transform((each) => each),
);

const operation = zod.object({
  key: zod.string(),
  display: zod.object({
    label: zod.string(),
    description: zod.string(),
    hidden: zod.boolean().default(false),
  }),
  operation: zod.object({
    type: zod.string().optional(),
    inputFields: zod.array(field).default([]),
    outputFields: zod.array(outputField).default([]),
  }),
});

const KINDS: readonly Kind[] = ['triggers', 'creates', 'searches'];

/** Every step a user can choose, in the editor's order. */
export function stepsOf(definition: AppDefinition): Step[] {
  return KINDS.flatMap((kind) =>
    Object.values(definition[kind]).flatMap((declared) => {
      const { key, display, operation: described } = operation.parse(declared);
      if (display.hidden) return [];
      return {
        kind,
        key,
        label: display.label,
        description: display.description,
        kindName: kindName(kind, described.type),
        fields: described.inputFields.map(fieldOf),
        outputFields: described.outputFields,
      };
    }),
  );
}

function kindName(kind: Kind, type: string | undefined): string {
  if (kind !== 'triggers') return kind === 'creates' ? 'Action' : 'Search';
  return type === 'hook' ? 'Trigger, instant' : 'Trigger';
}

function fieldOf(declared: zod.infer<typeof field>): Field {
  const { key, label, helpText, type, required, list, placeholder, choices, dynamic } = declared;
  const [trigger, value, name] = dynamic?.split('.') ?? [];
  return {
    ...{ key, label, type, placeholder, default: declared.default },
    helpHtml: helpText === '' ? '' : markdown.render(helpText),
    isRequired: required,
    isList: list,
    choices: choices.map((choice) => ({ value: choice.value, name: choice.label })),
    dropdown:
      trigger !== undefined && value !== undefined && name !== undefined ? { trigger, value, name } : null,
  };
}
