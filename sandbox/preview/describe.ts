import MarkdownIt from 'markdown-it';

import type { Definition, InputFieldDefinition, OutputFieldDefinition } from '../../scripts/definition.ts';
import { kinds, operationsOf } from '../../scripts/definition.ts';
import type { Field, Kind, OutputField, Step } from './page/api.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });

/** Every step a user can choose, in the editor's order. */
export function stepsOf(definition: Definition): Step[] {
  return kinds.flatMap((kind) =>
    operationsOf(definition, kind)
      .filter(({ display }) => display.hidden !== true)
      .map(({ key, display, operation }) => ({
        kind,
        key,
        label: display.label,
        description: display.description,
        kindName: kindName(kind, operation.type),
        fields: operation.inputFields.map(fieldOf),
        outputFields: operation.outputFields.map(outputFieldOf),
      })),
  );
}

function outputFieldOf({
  key,
  label = '',
  type = 'string',
  children = [],
}: OutputFieldDefinition): OutputField {
  return { key, label, type, children: children.map(outputFieldOf) };
}

function kindName(kind: Kind, type: string | undefined): string {
  if (kind !== 'triggers') return kind === 'creates' ? 'Action' : 'Search';
  return type === 'hook' ? 'Trigger, instant' : 'Trigger';
}

function fieldOf(declared: InputFieldDefinition): Field {
  const { label = '', helpText = '', type = 'string', placeholder = '', choices = [], dynamic } = declared;
  const [trigger, value, name] = dynamic?.split('.') ?? [];
  return {
    ...{ key: declared.key, label, type, placeholder, default: declared.default ?? '' },
    helpHtml: helpText === '' ? '' : markdown.render(helpText),
    isRequired: declared.required === true,
    isList: declared.list === true,
    choices: choices.map((choice) => ({ value: choice.value, name: choice.label })),
    dropdown:
      trigger !== undefined && value !== undefined && name !== undefined ? { trigger, value, name } : null,
  };
}
