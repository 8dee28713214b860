import { limitGarbage } from './garbage.ts';
import { listSplitter, type SplitItem, type SplitOptions } from './list_splitter.ts';

/** Some services begin with a byte order mark, which is three bytes of UTF-8. */
const BEGINS_JSON = /^(?:\xef\xbb\xbf)?\s*(?:[[{"tfn\d-]|$)/;

/*
 * What a step can process without running out of memory. A hundred notes of four hours are 90 MB. A parsed JSON value takes
 * up to 60 bytes, however short its text is; a key that no other object has takes up to 1,000 until its record is presented.
 */
const MB = 1024 * 1024;
const LARGEST_RECORD_BYTES = 32 * MB;
const LARGEST_PAGE_BYTES = 128 * MB;
const MOST_ITEMS = 50_000;
const MOST_VALUES = 1_000_000;
const MOST_KEYS = 10_000;

type Body = AsyncIterable<Buffer | string>;

/** Stands for an item with more keys or values than a step can process. */
export const TOO_LARGE = Symbol('too large');

/** The text was not JSON, or it ended too early. */
export class NotJson extends Error {}

/** The data is more than a step can process. The message is the limit, as in "more than …". */
export class TooLarge extends Error {}

/** An item of a list, and what parses it. */
export interface ItemText<Known> extends Pick<SplitItem<Known>, 'bytes' | 'known'> {
  /** Its value, or `TOO_LARGE`. */
  parse: () => unknown;
  /** If it has a long array with several elements: what parses it without those that follow the first one, and their text. */
  split: { parseBeginning: () => unknown; restAsText: () => string } | undefined;
}

/** To yield takes longer than to parse a short item, so items are yielded together until so much of them was parsed. */
const LEAST_BYTES_YIELDED = 64 * 1024;

/**
 * Reads `{ [itemsKey]: [...], ... }` and yields the items as they arrive: short ones together.
 *
 * @param accept turns an item into what is yielded; undefined skips the item.
 * @returns the envelope with `null` in place of every item, and the size of the text in bytes.
 * @throws {NotJson}
 * @throws {TooLarge}
 */
export async function* readJsonList<Item, Known = never>(
  body: Body,
  itemsKey: string,
  accept: (item: ItemText<Known>) => Item | undefined,
  options?: SplitOptions<Known>,
): AsyncGenerator<Item[], { envelope: unknown; bytes: number }, undefined> {
  const splitter = listSplitter(itemsKey, options);
  let bytes = 0;
  let count = 0;
  let items: Item[] = [];
  let parsedBytes = 0;
  const parsed = (text: Buffer) => {
    parsedBytes += text.length;
    return parsedItem(text);
  };
  const add = ({ split, ...item }: SplitItem<Known>) => {
    count += 1;
    if (count > MOST_ITEMS) throw new TooLarge(`${MOST_ITEMS.toLocaleString('en-US')} items`);
    const accepted = accept({
      ...item,
      parse: () => parsed(item.bytes),
      split: split && {
        parseBeginning: () => parsed(Buffer.concat(split.beginning)),
        restAsText: () => split.rest.toString('utf8'),
      },
    });
    if (accepted !== undefined) items.push(accepted);
  };
  try {
    for await (const chunk of body) {
      const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      // Reject a web page without reading it to its end.
      if (bytes === 0 && !BEGINS_JSON.test(buffer.toString('latin1', 0, 64))) throw new NotJson();
      bytes += buffer.length;
      limitBytes(bytes, LARGEST_PAGE_BYTES);
      splitter.push(buffer).forEach(add);
      limitBytes(splitter.heldBytes(), LARGEST_RECORD_BYTES);
      if (parsedBytes < LEAST_BYTES_YIELDED || items.length === 0) continue;
      yield items;
      [items, parsedBytes] = [[], 0];
      limitGarbage();
    }
    splitter.end().forEach(add);
  } catch (error) {
    // What was complete counts.
    if (items.length > 0) yield items;
    throw error;
  }
  if (items.length > 0) yield items;
  return { envelope: parse(withinLimits(splitter.envelope())), bytes };
}

function parsedItem(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  return excessIn(text) === null ? parse(text) : TOO_LARGE;
}

function limitBytes(bytes: number, most: number): void {
  if (bytes > most) throw new TooLarge(`${most / MB} MB`);
}

function parse(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw new NotJson();
  return withoutDeepNesting(value);
}

/**
 * Reads a body that is one JSON value; undefined if it isn't JSON, null if it is empty.
 *
 * @throws {TooLarge}
 */
export async function readJson(body: Body): Promise<unknown> {
  // What an earlier record of the step was made from.
  limitGarbage();
  const text = await readText(body, LARGEST_RECORD_BYTES);
  return text.trim() === '' ? null : withoutDeepNesting(parseJson(withinLimits(text)));
}

/** @throws {TooLarge} if a body has more bytes. */
export async function readText(body: Body, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Leaving the loop destroys the stream.
    limitBytes(bytes, mostBytes);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The value of a JSON text; undefined, which JSON can't express, if it isn't one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function withinLimits(text: string): string {
  const excess = excessIn(text);
  if (excess !== null) throw new TooLarge(excess);
  return text;
}

/** A JSON text shorter than this is within the limits. */
const SHORT = 5 * MOST_KEYS;

/** The limit that a JSON text exceeds, counting its keys and values without parsing it; null if there is none. */
function excessIn(text: string): string | null {
  if (text.length < SHORT) return null;
  const keys = new Set<string>();
  let count = 0;
  let string = { start: 0, end: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      string = { start: at, end: endOfString(text, at) };
      at = string.end;
    } else if (character === ':') keys.add(text.slice(string.start, string.end));
    if (',[{:'.includes(character)) count += 1;
    if (keys.size > MOST_KEYS) return `${MOST_KEYS.toLocaleString('en-US')} different keys in one record`;
    if (count > MOST_VALUES) return `${MOST_VALUES.toLocaleString('en-US')} values in one record`;
  }
  return null;
}

/** The position of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  let end = start;
  let isEscaped = true;
  while (isEscaped) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    isEscaped = (end - before) % 2 === 1;
  }
  return end;
}

/** No useful data is nested deeper, and the code that copies and writes values, here and in the platform, is recursive. */
const MOST_LEVELS = 100;

/** The value with null in place of what is nested too deep. */
function withoutDeepNesting(value: unknown): unknown {
  return isDeeperThan(value, MOST_LEVELS) ? cut(value, MOST_LEVELS) : value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function cut(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((inner) => cut(inner, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner, levels - 1)]));
}
