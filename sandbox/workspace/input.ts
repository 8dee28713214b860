import * as zod from 'zod';

import { ApiError } from './errors.ts';

/**
 * Validates a query or body against its documented fields. Throws 400 with a message that names the field. Rejects
 * undocumented fields if `strict`; otherwise drops them.
 */
export function parseInput<Shape extends zod.core.$ZodLooseShape>(
  shape: Shape,
  value: unknown,
  strict: boolean,
): zod.output<zod.ZodObject<Shape>> {
  const result = (strict ? zod.strictObject(shape) : zod.object(shape)).safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys : issue?.path;
  const field = place?.join('.') ?? '';
  throw new ApiError(400, `${field || 'body'}: ${issue?.message ?? 'invalid'}`, field || null);
}

const wholeNumber = zod
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

/** `limit` and `offset` of a list. */
export const pageShape = {
  limit: wholeNumber.pipe(zod.number().min(1, 'must be 1 or more')).optional(),
  offset: wholeNumber.optional(),
};
