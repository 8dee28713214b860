import MarkdownIt from 'markdown-it';

import type { Definition, InputFieldDefinition, LocatedOperation } from '../../scripts/definition.ts';
import { findOperation, kindName, visibleOperations } from '../../scripts/definition.ts';
import { readRecipes, type RecipeStep } from '../recipes/read.ts';
import { tokenOf } from '../zapier/mapping.ts';
import type { ServiceRequest } from '../zapier/recorder.ts';
import { addressOf, type ZapStep } from './zap.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });
export const { escapeHtml } = markdown.utils;

/** What is ready when a trigger for notes fires that doesn't wait for completed ones. */
const READY: Readonly<Record<string, string>> = {
  new_note: 'The title and the people are ready; the summary and the transcript often are not.',
  note_status_changed: 'The summary and the transcript are ready in the status “completed”.',
};

/** Says when Zapier runs a trigger, and what it can map then. */
function timingOf({ key, kind, operation: { type, outputFields } }: LocatedOperation): string {
  if (kind !== 'triggers') return '';
  const when =
    type === 'hook'
      ? 'Instant: the service notifies Zapier, and the Zap runs within seconds.'
      : 'Polling: Zapier checks every 1 to 15 minutes, depending on your plan.';
  const isOfNotes = outputFields.some((field) => ['noteId', 'summary'].includes(field.key));
  return `${when} ${READY[key] ?? (isOfNotes ? "The note's summary and transcript are ready." : 'The whole record is ready.')}`;
}

const fieldsOf = ({ operation: { inputFields } }: Pick<LocatedOperation, 'operation'>): Field[] =>
  inputFields.map((field) => ({ ...field, helpHtml: field.helpText && markdown.render(field.helpText) }));

/** Returns the steps that a user can choose, in the editor's order, then the searches that create what they don't find. */
export function stepsOf(definition: Definition) {
  const steps = visibleOperations(definition).map((declared) => ({
    /** Names the step in an address. */
    id: declared.key,
    kind: declared.kind satisfies Kind,
    key: declared.key,
    label: declared.display.label,
    description: declared.display.description,
    kindName: kindName(declared),
    timing: timingOf(declared),
    // The definition doesn't say that this action only reads.
    isWriting: declared.kind === 'creates' && declared.key !== 'create_digest',
    fields: fieldsOf(declared),
    groups: declared.operation.inputFieldGroups ?? [],
    outputFields: declared.operation.outputFields,
    sample: declared.operation.sample ?? {},
  }));
  const pairs = Object.values(definition.searchOrCreates).flatMap(({ display, search, create }) => {
    const own = steps.find(({ key }) => key === search);
    const more = fieldsOf(findOperation(definition, 'creates', create));
    const fields = [...(own?.fields ?? []), ...more];
    const changed = {
      ...{ id: `${search}_or_create`, kind: 'searchOrCreates' as const, isWriting: true },
      ...{ label: display.label, description: display.description },
      fields: fields.filter(({ key }, place) => fields.findIndex((each) => each.key === key) === place),
    };
    return own ? [{ ...own, ...changed }] : [];
  });
  return [...steps, ...pairs];
}

type Kind = 'triggers' | 'searches' | 'creates' | 'searchOrCreates' | 'foreign';
export type Step = Omit<ReturnType<typeof stepsOf>[number], 'kind'> & { kind: Kind };
/** A field, with its help as HTML. */
export type Field = InputFieldDefinition & { helpHtml?: string | undefined };

/** The address of each recipe's first Zap. */
export function recipeAddresses(steps: readonly Step[]): App['recipes'] {
  const isTrigger = ({ operation }: RecipeStep) =>
    steps.some(({ key, kind }) => key === operation && kind === 'triggers');
  return readRecipes().map(({ title, purpose, steps: told }) => {
    const second = told.findIndex((step, place) => place > 0 && isTrigger(step));
    const first = second < 0 ? told : told.slice(0, second);
    return { title, purpose, address: addressOf(first.map((each) => zapStepOf(each, steps, told))) };
  });
}

function zapStepOf(
  { name, operation, settings, mappings }: RecipeStep,
  steps: readonly Step[],
  told: readonly RecipeStep[],
): ZapStep {
  const step = steps.find(({ label }) => label === name) ?? steps.find(({ key }) => key === operation);
  const rowsOf = (key: string, text: string) => {
    const field = step?.fields.find((each) => each.key === key);
    if (field?.type === 'boolean') return [text.replace('yes', 'true')];
    return field?.list ? text.split(',') : [text];
  };
  // The page shows one record of a search: what a loop passes on is a value of that record.
  const sourceOf = (from: number, key: string) =>
    told
      .find(({ number, isLoop }) => isLoop && number === from)
      ?.mappings.find((looped) => looped.key === key)?.from ?? from;
  const filled = [
    ...Object.entries(settings),
    ...mappings.map(
      ({ field, input = field, from, key }) => [input, tokenOf(`${sourceOf(from, key)}__${key}`)] as const,
    ),
  ];
  const input = Object.fromEntries(filled.map(([key, text]) => [key, rowsOf(key, text)]));
  return { id: step?.id ?? `~${name}`, input };
}

/** The data that the page shows. */
export interface App {
  name: string;
  steps: Step[];
  recipes: { title: string; purpose: string; address: string }[];
  /** How the embedded workspace can behave; null for a real service. */
  faults: string[] | null;
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
