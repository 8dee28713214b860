import MarkdownIt from 'markdown-it';

import {
  type Definition,
  type InputFieldDefinition,
  kindName,
  visibleOperations,
} from '../../scripts/definition.ts';
import type { ServiceRequest } from '../zapier/recorder.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });

/** Actions that only read. The definition doesn't say so. */
const READING_ACTIONS = ['create_digest'];

/** Returns the steps that a user can choose, in the editor's order. */
export function stepsOf(definition: Definition) {
  return visibleOperations(definition).map((declared) => ({
    kind: declared.kind,
    key: declared.key,
    ...declared.display,
    kindName: kindName(declared),
    isWriting: declared.kind === 'creates' && !READING_ACTIONS.includes(declared.key),
    fields: declared.operation.inputFields.map((field): Field => ({
      ...field,
      helpHtml: field.helpText && markdown.render(field.helpText),
    })),
    groups: declared.operation.inputFieldGroups ?? [],
    outputFields: declared.operation.outputFields,
    sample: declared.operation.sample ?? {},
  }));
}

export type Step = ReturnType<typeof stepsOf>[number];
/** A field, with its help as HTML. */
export type Field = InputFieldDefinition & { helpHtml?: string | undefined };

/** The data that the page shows. */
export interface App {
  name: string;
  connection: string;
  steps: Step[];
  /** Those of the embedded workspace; none for a real service. */
  switches: Field[];
}

/** The result of a step, a page of a dropdown, or a value that is loaded later. */
export interface TestResult {
  items: Record<string, unknown>[];
  error: { name: string; message: string } | null;
  /** Whether a dropdown has no further page. */
  isLast: boolean;
  requests: ServiceRequest[];
  ms: number;
}
