import * as zod from 'zod/mini';

/**
 * Building blocks of the service's shapes. The document leaves fields out, nulls them and shows two forms of some, so
 * each of these accepts an absent or null value and gives one form: `null` for a value, `[]` for a list, without any null in it.
 */

export const nullableString = zod._default(zod.nullable(zod.string()), null);
export const nullableNumber = zod._default(zod.nullable(zod.number()), null);
export const nullableBoolean = zod._default(zod.nullable(zod.boolean()), null);
/** Any shape at all. */
export const anything = transformed(zod.optional(zod.unknown()), (value) => value ?? null);

export function listOf<Item extends zod.ZodMiniType>(item: Item) {
  return transformed(zod.nullish(zod.array(zod.nullable(item))), (items) =>
    (items ?? []).filter((each) => each !== null),
  );
}

/** What a schema accepts, in another form. */
export function transformed<Schema extends zod.ZodMiniType, Form>(
  schema: Schema,
  form: (value: zod.output<Schema>) => Form,
) {
  return zod.pipe(schema, zod.transform(form));
}

/** A record of the service: the named fields, and every unknown one as it came. */
export function record<Shape extends zod.core.$ZodShape>(shape: Shape) {
  return zod.looseObject(shape);
}

/** `{id, name}`, as folders and groups appear inside other records. */
export const reference = record({ id: zod.string(), name: nullableString });
export type Reference = zod.infer<typeof reference>;
