import MarkdownIt from 'markdown-it';

import { type Definition, kindName, kinds, visibleOperations } from '../../scripts/definition.ts';
import type { ServiceRequest } from './recorder.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });

/** Actions that only read. The definition doesn't say so. */
const READING_ACTIONS = ['create_digest'];

/** Returns the steps that a user can choose, in the editor's order. */
export function stepsOf(definition: Definition) {
  return kinds.flatMap((kind) =>
    visibleOperations(definition, kind).map((declared) => ({
      kind,
      key: declared.key,
      ...declared.display,
      kindName: kindName(kind, declared),
      isWriting: kind === 'creates' && !READING_ACTIONS.includes(declared.key),
      fields: declared.operation.inputFields.map((field) => ({
        ...field,
        label: field.label ?? field.key,
        /** Rendered from the field's markdown. */
        helpHtml: markdown.render(field.helpText ?? ''),
      })),
      groups: declared.operation.inputFieldGroups ?? [],
      outputFields: declared.operation.outputFields,
      sample: declared.operation.sample ?? {},
    })),
  );
}

export type Step = ReturnType<typeof stepsOf>[number];
export type Field = Step['fields'][number];
/** What the user has entered, row by row, by the field's key. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** The data that the page shows. */
export interface App {
  name: string;
  connection: string;
  steps: Step[];
  /** Options of the embedded workspace; `null` for a real service. */
  workspace: { dialects: string[]; faults: string[] } | null;
}

/** The result of a step, a page of a dropdown, or a value that is loaded later. */
export interface TestResult {
  items: Record<string, unknown>[];
  error: { name: string; message: string } | null;
  requests: ServiceRequest[];
  ms: number;
}

/** A page of choices. */
export interface ChoicesResult extends TestResult {
  isLast: boolean;
}
