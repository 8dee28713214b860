import type { PlainOutputField } from 'zapier-platform-core';

/** What Zapier gets of a resource, in a trigger, an action or a search. */
export type Presented = Record<string, unknown> & { id: string; createdAt?: unknown };

/** How a resource is shown before anything has run: its fields, and what one looks like. */
export interface Output {
  outputFields: PlainOutputField[];
  sample: Presented;
}

/**
 * An output that several operations have. Each refers to it by its key, and the platform fills it in: it copies the whole
 * definition twice for every call, and a resource once.
 */
export interface Resource extends Output {
  key: string;
  /** Singular, as in "New Folder". */
  noun: string;
}

/** A field's name as the user reads it, alone for a text, or with what else the editor needs to know. */
type FieldSpec =
  | string
  | (Pick<PlainOutputField, 'type' | 'list'> & {
      label: string;
      children?: Readonly<Record<string, FieldSpec>>;
    });

/**
 * A spec for every key of a presented resource, no more and no less: the compiler holds the two together. Null for a
 * field that this build of the app doesn't have.
 */
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
