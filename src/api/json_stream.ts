import { JSONParser } from '@streamparser/json';

type Body = AsyncIterable<Buffer | string>;

/** The text was not JSON, or it ended too early. */
export class NotJson extends Error {
  override name = 'NotJson';
}

/**
 * Reads `{ [itemsKey]: [...], ... }` and hands over each item as soon as it is complete.
 *
 * @returns the envelope with `null` in the place of every item, and the size in bytes.
 * @throws {NotJson}
 */
export async function readJsonList(
  body: Body,
  itemsKey: string,
  onItem: (item: unknown) => Promise<void>,
): Promise<{ envelope: unknown; bytes: number }> {
  const parser = new JSONParser({ paths: ['$', `$.${itemsKey}.*`] });
  const arrived: unknown[] = [];
  let envelope: unknown;
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0) {
      envelope = value;
    } else if (Array.isArray(parent)) {
      arrived.push(value);
      // What was handed over must not stay in memory as a part of the envelope.
      parent[Number(key)] = null;
    }
  };
  let failure: Error | undefined;
  parser.onError = (error) => {
    failure ??= error;
  };

  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    parser.write(chunk);
    if (failure) throw new NotJson(failure.message);
    for (const item of arrived.splice(0)) await onItem(item);
  }
  if (!parser.isEnded) parser.end();
  if (failure || envelope === undefined) throw new NotJson(failure?.message ?? 'empty');
  return { envelope, bytes };
}

/** Reads a body as text, up to a number of bytes; null where it is longer. */
export async function readText(body: Body, mostBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Leaving the loop destroys the stream and with it the connection.
    if (bytes > mostBytes) return null;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The value a text holds as JSON; undefined (which JSON has no word for) where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
