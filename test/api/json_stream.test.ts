import { Readable } from 'node:stream';

import { describe, expect, it } from '@jest/globals';

import {
  type ItemText,
  NotJson,
  parseJson,
  readJson,
  readJsonList,
  readText,
  TOO_LARGE,
  TooLarge,
} from '../../src/api/json_stream.ts';
import { listSplitter } from '../../src/api/list_splitter.ts';
import * as fc from '../support/properties.ts';

async function* chunked(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function read(text: string, size = 7) {
  const items: unknown[] = [];
  const list = readJsonList(chunked(text, size), 'items', ({ parse }) => ({ value: parse() }));
  for (;;) {
    const { done, value } = await list.next();
    if (done) return { ...value, items };
    items.push(...value.map((item) => item.value));
  }
}

describe('readJsonList', () => {
  it('leaves other lists, objects, and texts in the envelope', async () => {
    const before = { '': 0, page: { size: 1, next: 2 }, groups: [[1, 2], { items: [3] }] };
    const behind = { text: '\\"[,]', later: [4, 5] };
    expect(
      await read(JSON.stringify({ ...before, items: [{ id: 'a', items: [1] }], ...behind })),
    ).toMatchObject({
      items: [{ id: 'a', items: [1] }],
      envelope: { ...before, items: [null], ...behind },
    });
  });

  it('ignores a byte order mark', async () => {
    expect(await read('\ufeff{"items":["a"]}')).toMatchObject({ items: ['a'], envelope: { items: [null] } });
    expect(await readJson(chunked('\ufeff{"id":7}', 2))).toStrictEqual({ id: 7 });
  });

  it.each(['{"items":[]}', '{"items": [ \n ] }'])('yields nothing for the empty list in %j', async (text) => {
    expect(await read(text)).toMatchObject({ items: [], envelope: { items: [] } });
  });

  it('yields a long item before the rest arrives, and short ones together', async () => {
    const seen: unknown[] = [];
    const long = 'x'.repeat(64 * 1024);
    async function* body() {
      yield Buffer.from(`{"items":["a","${long}",`);
      await Promise.resolve();
      seen.push('second chunk requested');
      yield Buffer.from('"b","c","d"]}');
    }
    const accept = ({ parse }: ItemText<never>) => (parse() === 'b' ? undefined : parse());
    for await (const items of readJsonList(body(), 'items', accept)) seen.push(items);
    expect(seen).toStrictEqual([['a', long], 'second chunk requested', ['c', 'd']]);
  });

  it('parses an item without what follows the first element of its long array', async () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const items = fc.array(
      fc.record({ a: value, long: fc.oneof(value, fc.array(value)), z: value }, { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(items, fc.constantFrom(1, 7, 64, 1e6), fc.nat(2), async (items, size, space) => {
        const body = chunked(JSON.stringify({ items }, null, space), size);
        const read: unknown[] = [];
        const accept = ({ parse, split }: ItemText<never>) => ({
          whole: parse(),
          beginning: split?.parseBeginning(),
          rest: split && (JSON.parse(`[null${split.restAsText()}]`) as unknown[]).slice(1),
        });
        const options = { longKey: 'long' };
        for await (const items of readJsonList(body, 'items', accept, options)) read.push(...items);
        const isLong = (item: object) => 'long' in item && Array.isArray(item.long) && item.long.length > 1;
        expect(read).toStrictEqual(
          items.map((item, index) => {
            const whole = JSON.parse(JSON.stringify(item)) as typeof item;
            const beginning = isLong(whole) ? { ...whole, long: [(whole.long as unknown[])[0]] } : undefined;
            // A key that arrives in two chunks is not seen.
            const isSeen = size === 1e6 || (read[index] as { beginning: unknown }).beginning !== undefined;
            const rest = beginning && (whole.long as unknown[]).slice(1);
            return { whole, beginning: isSeen ? beginning : undefined, rest: isSeen ? rest : undefined };
          }),
        );
      }),
    );
  });

  it('recalls each item that is as expected, and parses the others', async () => {
    const item = fc.record({ expected: fc.constantFrom('nothing', 'this', 'other'), more: fc.jsonValue() });
    const size = fc.constantFrom(1, 7, 64, 300, 1e6);
    const otherLength = fc.nat(500);
    await fc.assert(
      fc.asyncProperty(fc.array(item), size, otherLength, fc.nat(2), async (items, size, length, space) => {
        const texts = items.map((each, id) => JSON.stringify({ id, ...each }, null, space));
        const expectItem = (beginning: Buffer) => {
          const [, id = ''] = /^\{\s*"id":\s*(\d+),/.exec(beginning.toString()) ?? [];
          const text = texts[Number(id)] ?? '';
          const { expected } = items[Number(id)] ?? {};
          if (id === '' || expected === 'nothing') return undefined;
          if (expected === 'other') return { length, recall: () => undefined };
          const recall = (parts: readonly Buffer[]) =>
            Buffer.concat(parts).toString() === text ? Number(id) : undefined;
          return { length: Buffer.byteLength(text), recall };
        };
        const accept = ({ known, parse }: ItemText<number>) => ({ known, parsed: known ?? parse() });
        const body = chunked(`{"items":[${texts.join(',')}],"pagination":{"isLast":true}}`, size);
        const list = readJsonList(body, 'items', accept, { expect: expectItem });
        const read: { known: number | undefined; parsed: unknown }[] = [];
        let next = await list.next();
        for (; next.done !== true; next = await list.next()) read.push(...next.value);
        const envelope = { items: items.map(() => null), pagination: { isLast: true } };
        expect(next.value.envelope).toStrictEqual(envelope);
        expect(read).toStrictEqual(
          items.map(({ expected }, id) => {
            // A beginning that arrives in two chunks is not seen.
            const isRecalled = expected === 'this' && (size === 1e6 || read[id]?.known !== undefined);
            return isRecalled
              ? { known: id, parsed: id }
              : { known: undefined, parsed: parseJson(texts[id] ?? '') };
          }),
        );
      }),
    );
  });

  it('does not parse an item that is recognized by its bytes', async () => {
    const body = chunked('{"items":[{"id":"a"}, {"id":}]}', 3);
    const list = readJsonList(body, 'items', ({ bytes }) => bytes.toString());
    expect((await list.next()).value).toStrictEqual(['{"id":"a"}', ' {"id":}']);
  });

  it.each([
    '',
    '<html></html>',
    '{"items":[{"id":"a"}',
    '{"items":[}',
    '{"items":[1,]}',
    '{"items":[1, ]}',
    '{"items":[,1]}',
    '{"items":[]} and more',
    'nul',
  ])('rejects %p', async (text) => {
    await expect(read(text)).rejects.toThrow(NotJson);
  });

  it('rejects a web page after its first chunk', async () => {
    let given = 0;
    async function* page() {
      for (const part of ['\n<!doctype html>', '<p>Sign in</p>', '</html>']) {
        given += 1;
        yield await Promise.resolve(Buffer.from(part));
      }
    }
    await expect(readJsonList(page(), 'items', () => 'item').next()).rejects.toThrow(NotJson);
    expect(given).toBe(1);
  });

  it('reads any JSON, in chunks of any size, like JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (list, size) => {
        const text = JSON.stringify({ first: 1, items: list });
        expect(await read(text, size)).toStrictEqual({
          items: parseJson(JSON.stringify(list)),
          envelope: { first: 1, items: list.map(() => null) },
          bytes: Buffer.byteLength(text),
        });
      }),
    );
  });
});

describe('readText', () => {
  it('joins characters that are split between two chunks', async () => {
    expect(await readText(chunked('a😀ü', 1), 100)).toBe('a😀ü');
  });

  it('stops reading at the limit', async () => {
    let given = 0;
    async function* long() {
      while (given < 9) {
        given += 1;
        yield await Promise.resolve(Buffer.alloc(10));
      }
    }
    await expect(readText(long(), 35)).rejects.toThrow(TooLarge);
    expect(given).toBe(4);
    expect(await readText(chunked('12345', 2), 5)).toBe('12345');
  });
});

describe('a body', () => {
  const MB = 1024 * 1024;

  /** A body that repeats a part. Who reads further than `most` bytes, and a little more, gets another error. */
  async function* repeating(start: string, part: string, most: number) {
    const chunk = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
    yield Buffer.from(start);
    for (let bytes = 0; bytes < most + MB; bytes += chunk.length) yield await Promise.resolve(chunk);
    throw new Error('read too far');
  }

  /** Accepts no item, so that the first result is the end. */
  const drain = (body: AsyncIterable<Buffer>) => readJsonList(body, 'items', () => undefined).next();

  it.each<[string, string, string, string, number]>([
    ['items', '{"items":[', '0,', '50,000 items', MB],
    ['other lists', '{', `"${'x'.repeat(500)}":[],`, '32 MB', 4 * MB],
  ])(
    'that never ends is read no further than a step can process, as a list of %s',
    async (_, start, part, limit, most) => {
      await expect(drain(repeating(start, part, most))).rejects.toThrow(new TooLarge(limit));
    },
  );

  it('that never ends is read no further than a step can process, as a record', async () => {
    const body = repeating('{"note":"', 'x', 32 * MB);
    await expect(readJson(body)).rejects.toThrow(new TooLarge('32 MB'));
  });

  it('of more than 128 MB is not read', async () => {
    const page = Readable.from([Buffer.from('{"items":[0'), Buffer.alloc(128 * MB)]);
    await expect(drain(page)).rejects.toThrow(new TooLarge('128 MB'));
  });

  it('takes memory only for what is not complete yet', () => {
    const held = (start: string, part: string) => {
      const splitter = listSplitter('items');
      for (const text of [start, ...Array<string>(100).fill(part)]) splitter.push(Buffer.from(text));
      return splitter.heldBytes();
    };
    expect(held('{"items":["', 'x'.repeat(1000))).toBeGreaterThan(100_000);
    expect(held('{"items":[', ' '.repeat(1000))).toBeGreaterThanOrEqual(100_000);
    expect(held('{"items":[', `"${'x'.repeat(1000)}",`)).toBeLessThan(10_000);
  });

  it('is parsed if it contains as many items and values as a step can process', async () => {
    const items = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
    expect(await drain(chunked(`{"items":${items(50_000)}}`, MB))).toMatchObject({ done: true });
    expect(await readJson(chunked(items(1_000_000), MB))).toHaveLength(1_000_000);
  });

  const differentKeys = (count: number) =>
    `{${Array.from({ length: count }, (_, i) => `"key ${i}":0`).join(',')}}`;

  it.each([
    ['values', `[${'0,'.repeat(1_000_000)}0]`, '1,000,000 values in one record'],
    ['lists', '['.repeat(1_000_001), '1,000,000 values in one record'],
    ['keys', `[${'{"a":0},'.repeat(400_000)}0]`, '1,000,000 values in one record'],
    ['different keys', differentKeys(10_001), '10,000 different keys in one record'],
  ])('is not parsed if it contains too many %s', async (_, text, limit) => {
    await expect(readJson(chunked(`{"a":${text}}`, MB))).rejects.toThrow(new TooLarge(limit));
    await expect(drain(chunked(`{"items":[],"a":${text}}`, MB))).rejects.toThrow(new TooLarge(limit));
  });

  it('with an item that contains too many keys is told apart', async () => {
    const { items } = await read(`{"items":[${differentKeys(10_001)},{"id":"b"}]}`, MB);
    expect(items).toStrictEqual([TOO_LARGE, { id: 'b' }]);
  });

  it('is parsed if what looks like keys and values is within texts', async () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `\\"${i}":`).join();
    const text = JSON.stringify([keys, '[,{:'.repeat(300_000), '\\', '"', '', `${'\\'.repeat(9)}":`]);
    expect(await readJson(chunked(text, MB))).toStrictEqual(parseJson(text));
    expect(await readJson(chunked(differentKeys(10_000), MB))).toStrictEqual(
      parseJson(differentKeys(10_000)),
    );
  });
});
