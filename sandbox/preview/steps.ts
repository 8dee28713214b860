import MarkdownIt from 'markdown-it';

import { type Definition, kindName, kinds, visibleOperations } from '../../scripts/definition.ts';
import type { ServiceRequest } from '../zapier/service_requests.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });

/** Returns the steps that a user can choose, in the editor's order. */
export function stepsOf(definition: Definition) {
  return kinds.flatMap((kind) =>
    visibleOperations(definition, kind).map((declared) => ({
      kind,
      key: declared.key,
      ...declared.display,
      kindName: kindName(kind, declared),
      fields: declared.operation.inputFields.map((field) => ({
        ...field,
        label: field.label ?? field.key,
        groupLabel: declared.operation.inputFieldGroups?.find(({ key }) => key === field.group)?.label,
        /** Rendered from the field's markdown. */
        helpHtml: markdown.render(field.helpText ?? ''),
      })),
      outputFields: declared.operation.outputFields,
    })),
  );
}

export type Step = ReturnType<typeof stepsOf>[number];
export type Field = Step['fields'][number];

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
