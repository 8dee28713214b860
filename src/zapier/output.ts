import type { PlainOutputField } from 'zapier-platform-core';

import { constant } from './constant.ts';

/** A resource as triggers, actions, and searches return it. The ID of one that was just created may not be known. */
export type Presented<Id extends string | null = string> = Record<string, unknown> & {
  id: Id;
  createdAt?: unknown;
};

/** What the editor shows before anything has run: a resource's fields and a sample. */
export interface Output {
  outputFields: PlainOutputField[];
  sample: Presented;
}

/** A field's label: alone for a text field, else with what the editor needs. */
export type FieldSpec =
  | string
  | (Pick<PlainOutputField, 'type' | 'list' | 'primary'> & {
      label: string;
      children?: Readonly<Record<string, FieldSpec>>;
    });

/** An output field, and its value in the sample. Null for a field that this build lacks. */
export type Row<Value = unknown> = readonly [spec: FieldSpec, sample: Value] | null;

/** Exactly one row for each key of a presented resource, as the compiler checks. */
export type Rows<Shown> = {
  readonly [Key in keyof Shown as string extends Key ? never : Key]-?: Row<Shown[Key]>;
};

export function output(rows: Readonly<Record<string, Row>> & { id: readonly [FieldSpec, string] }): Output {
  const shown = Object.entries(rows).flatMap(([key, row]) => (row === null ? [] : [[key, ...row] as const]));
  const values = Object.fromEntries(shown.map(([key, , value]) => [key, value]));
  return {
    outputFields: shown.map(([key, spec]) => outputField(key, spec)),
    sample: constant({ ...values, id: rows.id[1] }),
  };
}

function outputField(key: string, spec: FieldSpec): PlainOutputField {
  if (typeof spec === 'string') return constant({ key, label: spec, type: 'string' });
  const { children, ...rest } = spec;
  const fields = children && Object.entries(children).map(([child, of]) => outputField(child, of));
  return constant({ key, ...rest, ...(fields && { children: fields }) });
}
