import { listSplitter } from './list_splitter.ts';

const BEGINS_JSON = /^\s*(?:[[{"tfn\d-]|$)/;

type Body = AsyncIterable<Buffer | string>;

/** The text was not JSON, or it ended too early. */
export class NotJson extends Error {
  override name = 'NotJson';
}

/**
 * Reads `{ [itemsKey]: [...], ... }` and yields each item as soon as it is complete.
 *
 * @param accept turns the value of an item into what is yielded; undefined leaves the item out.
 * @returns the envelope with `null` in place of every item, and the size of the text in bytes.
 * @throws {NotJson}
 */
export async function* readJsonList<Item>(
  body: Body,
  itemsKey: string,
  accept: (value: unknown) => Item | undefined,
): AsyncGenerator<Item, { envelope: unknown; bytes: number }, undefined> {
  const splitter = listSplitter(itemsKey);
  let bytes = 0;
  for await (const chunk of body) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    // Refuse a web page without reading it to its end.
    if (bytes === 0 && !BEGINS_JSON.test(buffer.toString('latin1', 0, 64))) throw new NotJson('no JSON');
    bytes += buffer.length;
    for (const text of splitter.push(buffer)) {
      const item = accept(parse(text));
      if (item !== undefined) yield item;
    }
  }
  return { envelope: parse(splitter.envelope()), bytes };
}

/** @throws {NotJson} */
function parse(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw new NotJson('broken JSON');
  return value;
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
