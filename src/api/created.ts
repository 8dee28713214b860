import * as zod from 'zod/mini';

import * as read from './tolerant.ts';

const record = zod.lazy(() => zod.catch(zod.record(zod.string(), zod.unknown()), {}));

/** Where the response to a create has the ID of what was created. */
export interface CreatedIds {
  /** The keys under which the record may be; it may also be the response itself. */
  within: readonly string[];
  keys: readonly string[];
}

/** What the response to a create says of the record: the first that has an ID, with it as its `id`; null if none has. */
export function createdIn(response: unknown, { within, keys }: CreatedIds): Record<string, unknown> | null {
  const top = record.parse(response);
  for (const fields of [...within.map((key) => record.parse(top[key])), top]) {
    const id = keys.map((key) => read.optionalId.parse(fields[key])).find((each) => each !== null);
    if (id !== undefined) return { ...fields, id };
  }
  return null;
}
