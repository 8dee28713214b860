import type { PlainOutputField } from 'zapier-platform-core';

/** A resource as triggers, actions, and searches return it. */
export type Presented = Record<string, unknown> & { id: string; createdAt?: unknown };

/** What the editor shows before anything has run: a resource's fields and a sample. */
export interface Output {
  outputFields: PlainOutputField[];
  sample: Presented;
}

/**
 * An output that several operations share. The app defines it once, as one of Zapier's resources: the platform copies
 * the definition twice on every call.
 */
export interface SharedOutput extends Output {
  key: string;
  noun: string;
}

/** A field's label: alone for a text field, else with what the editor needs. */
export type FieldSpec =
  | string
  | (Pick<PlainOutputField, 'type' | 'list'> & {
      label: string;
      children?: Readonly<Record<string, FieldSpec>>;
    });

/** Exactly one spec for each key of a presented resource, as the compiler checks. Null for a field that this build lacks. */
export type FieldSpecs<Shown> = {
  readonly [Key in keyof Shown as string extends Key ? never : Key]-?: FieldSpec | null;
};

/** Output fields from their specs, by key. */
export function outputFields(specs: Readonly<Record<string, FieldSpec | null>>): PlainOutputField[] {
  return Object.entries(specs).flatMap(([key, spec]): PlainOutputField[] => {
    if (spec === null) return [];
    if (typeof spec === 'string') return [{ key, label: spec, type: 'string' }];
    const { children, ...rest } = spec;
    return [{ key, ...rest, ...(children && { children: outputFields(children) }) }];
  });
}
