import * as zod from 'zod';
import { ApiError } from './errors.ts';

/**
 * A query or body checked against what the document says it may hold. Throws 400 with a message that names the
 * field; fields the document does not know are refused when `strict`, else dropped.
 */
export function parseInput<Shape extends zod.core.$ZodLooseShape>(
  shape: Shape,
  value: unknown,
  strict: boolean,
): zod.output<zod.ZodObject<Shape>> {
  const object = zod.object(shape);
  const result = object.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new ApiError(
      400,
      `${field === '' ? 'body' : field}: ${issue?.message ?? 'invalid'}`,
      field || null,
    );
  }
  const sent = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const unknownField = sent.find((field) => !(field in shape));
  if (strict && unknownField !== undefined) {
    throw new ApiError(400, `${unknownField}: not a documented parameter or field`, unknownField);
  }
  return result.data;
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

/** A query as an object: a parameter sent once is a string, one sent more often a list. */
export function queryOf(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of queryPairs(url)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return query;
}

export function queryPairs(url: string): [string, string][] {
  const start = url.indexOf('?');
  return start === -1 ? [] : [...new URLSearchParams(url.slice(start))];
}
