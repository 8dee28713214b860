import * as zod from 'zod';

import type { Item } from '../../../sandbox/zapier/index.ts';
import type { OutputFieldDefinition } from '../../../scripts/definition.ts';

const isoWithZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Where items differ from their declared output: a key that is missing, one that is not declared (unless `extras` are allowed), a
 * value of another type, an `id` that is empty or comes twice. These are Zapier's checks T002 to T006 on live data.
 */
export function violations(
  items: readonly Item[],
  fields: readonly OutputFieldDefinition[],
  extras: boolean,
): string[] {
  const ids = items.map(({ id }) => id);
  return [
    ...ids.filter((id) => typeof id !== 'string' || id === '').map((id) => `id: ${String(id)}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${String(id)}`),
    ...items.flatMap((item) => violationsOf(item, fields, extras, '')),
  ];
}

function violationsOf(
  record: Item,
  fields: readonly OutputFieldDefinition[],
  extras: boolean,
  path: string,
): string[] {
  const declared = fields.map(({ key }) => key);
  return [
    ...declared.filter((key) => !Object.hasOwn(record, key)).map((key) => `missing: ${path}${key}`),
    ...Object.keys(record)
      .filter((key) => !extras && !declared.includes(key))
      .map((key) => `not declared: ${path}${key}`),
    ...fields.flatMap((field) => valueViolations(record[field.key], field, extras, `${path}${field.key}`)),
  ];
}

const record = zod.record(zod.string(), zod.unknown());

function valueViolations(
  value: unknown,
  field: OutputFieldDefinition,
  extras: boolean,
  path: string,
): string[] {
  const { children, list = false, type } = field;
  if (value === null || value === undefined || isPointer(value)) return [];
  if (children !== undefined) {
    return [value].flat().flatMap((item: unknown) => {
      const line = record.safeParse(item);
      return line.success ? violationsOf(line.data, children, extras, `${path}.`) : [`no line item: ${path}`];
    });
  }
  const values: unknown[] = list && Array.isArray(value) ? value : [value];
  return values
    .filter((one) => !isOfType(one, type))
    .map((one) => `no ${type ?? ''}: ${path} = ${typeof one}`);
}

/** Stands for any value: what is bulky is loaded when a later step uses it. */
function isPointer(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('hydrate|||');
}

function isOfType(value: unknown, type: string | undefined): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'datetime':
      return typeof value === 'string' && isoWithZone.test(value);
    // In samples; a file of a live note is a pointer.
    case 'file':
      return typeof value === 'string' && value.startsWith('https://');
    default:
      return type === undefined;
  }
}
