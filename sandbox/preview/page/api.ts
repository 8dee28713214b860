/** What the page and its server tell each other, as JSON. */

export type Kind = 'triggers' | 'creates' | 'searches';

export interface Field {
  key: string;
  label: string;
  /** HTML made of the field's own markdown; empty if there is no help text. */
  helpHtml: string;
  type: string;
  isRequired: boolean;
  isList: boolean;
  placeholder: string;
  default: string;
  choices: Choice[];
  /** The hidden trigger that fills the dropdown, and the keys of a choice's value and name in it. */
  dropdown: { trigger: string; value: string; name: string } | null;
}

export interface Choice {
  value: string;
  name: string;
}

export interface OutputField {
  key: string;
  label: string;
  type: string;
  children: OutputField[];
}

export interface Step {
  kind: Kind;
  key: string;
  label: string;
  description: string;
  /** How the editor names it: “Trigger, instant”. */
  kindName: string;
  fields: Field[];
  outputFields: OutputField[];
}

export interface App {
  name: string;
  connection: string;
  steps: Step[];
  /** What the embedded workspace can be told to do; null for a real service. */
  workspace: { dialects: string[]; faults: string[] } | null;
}

export interface Request {
  method: string;
  path: string;
  status: number | null;
  ms: number | null;
}

export interface TestResult {
  items: Record<string, unknown>[];
  error: { name: string; message: string } | null;
  requests: Request[];
  ms: number;
}

export interface TestOrder {
  kind: Kind;
  key: string;
  input: Record<string, unknown>;
}

/** A value that the app loads when a later step uses it. */
export const POINTER = /^hydrate\|\|\|(.*)\|\|\|hydrate$/s;
