import * as zod from 'zod/mini';

/**
 * Building blocks for the service's shapes. The API document omits fields, nulls them, and shows some in two forms, so
 * each block accepts an absent or null value and returns one form: `null` for a value, `[]` for a list (nulls removed).
 */

export const nullableString = zod._default(zod.nullable(zod.string()), null);
export const nullableNumber = zod._default(zod.nullable(zod.number()), null);
export const nullableBoolean = zod._default(zod.nullable(zod.boolean()), null);
/** A value of any shape. */
export const anything = transformed(zod.optional(zod.unknown()), (value) => value ?? null);

export function listOf<Item extends zod.ZodMiniType>(item: Item) {
  return transformed(zod.nullish(zod.array(zod.nullable(item))), (items) =>
    (items ?? []).filter((each) => each !== null),
  );
}

/** Accepts what a schema accepts and returns it in another form. */
export function transformed<Schema extends zod.ZodMiniType, Form>(
  schema: Schema,
  form: (value: zod.output<Schema>) => Form,
) {
  return zod.pipe(schema, zod.transform(form));
}

/** A record of the service: the named fields, plus unknown ones unchanged. */
export function record<Shape extends zod.core.$ZodShape>(shape: Shape) {
  return zod.looseObject(shape);
}

/** `{id, name}`, as folders and groups appear inside other records. */
export const reference = record({ id: zod.string(), name: nullableString });
export type Reference = zod.infer<typeof reference>;
