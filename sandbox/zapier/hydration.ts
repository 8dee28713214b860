import { createHmac } from 'node:crypto';

import * as zod from 'zod';

import type { FileStash } from './file_stash.ts';
import { type Connection, type Invoke, oneTimeSecret } from './invocation.ts';

const pointer = zod.object({
  type: zod.enum(['method', 'file']),
  method: zod.string(),
  bundle: zod.record(zod.string(), zod.unknown()),
});

type Hydrate = (connection: Connection, value: unknown) => Promise<unknown>;

/**
 * Creates a function that resolves the `hydrate|||…|||hydrate` pointers in a value, at any depth: a method's pointer to
 * the hydrator's result, a file's pointer to a `StashedFile`.
 */
export function createHydration(invoke: Invoke, files: FileStash): Hydrate {
  async function resolve(connection: Connection, text: string): Promise<unknown> {
    const { type, method, bundle } = readPointer(text);
    const result = await invoke(method, connection, { inputData: bundle });
    if (type === 'method') {
      return hydrate(connection, result);
    }
    const file = typeof result === 'string' ? files.get(result) : undefined;
    if (file === undefined) {
      throw new Error(`${method} did not return the URL of a stashed file.`);
    }
    return file;
  }

  async function hydrate(connection: Connection, value: unknown): Promise<unknown> {
    if (typeof value === 'string') {
      const text = /^hydrate\|\|\|(.*)\|\|\|hydrate$/s.exec(value)?.[1];
      return text === undefined ? value : resolve(connection, text);
    }
    if (Array.isArray(value)) {
      return Promise.all(value.map((item) => hydrate(connection, item)));
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(
        async ([key, item]) => [key, await hydrate(connection, item)] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    }
    return value;
  }

  return hydrate;
}

/** @throws if the pointer was created or changed outside the app's process. */
function readPointer(text: string): zod.infer<typeof pointer> {
  const [payload = '', signature] = text.split(':');
  if (createHmac('sha1', oneTimeSecret).update(payload).digest('base64') !== signature) {
    throw new Error('The signature of a hydrate pointer is invalid.');
  }
  return pointer.parse(JSON.parse(Buffer.from(payload, 'base64').toString()));
}
