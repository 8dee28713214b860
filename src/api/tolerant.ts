import * as zod from 'zod';

/**
 * Building blocks of the service's shapes. The document leaves fields out, nulls them and shows two forms of some, so
 * each of these accepts an absent or null value and gives one form: `null` for a value, `[]` for a list.
 */

export const text = zod.string().nullable().default(null);
export const number = zod.number().nullable().default(null);
export const flag = zod.boolean().nullable().default(null);
/** Any shape at all. */
export const anything = zod
  .unknown()
  .optional()
  .transform((value) => value ?? null);

export function listOf<Item extends zod.ZodType>(item: Item) {
  return zod
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** A record of the service: the named fields, and every unknown one as it came. */
export function record<Shape extends zod.ZodRawShape>(shape: Shape) {
  return zod.looseObject(shape);
}

/** `{id, name}`, as folders and groups appear inside other records. */
export const reference = record({ id: zod.string(), name: text });
export type Reference = zod.infer<typeof reference>;
