import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';

import { NotJson, parseJson, readJson, readJsonList, readText, TooLarge } from '../../src/api/json_stream.ts';

async function* chunked(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function read(text: string, size = 7) {
  const items: unknown[] = [];
  const list = readJsonList(chunked(text, size), 'items', (value) => ({ value }));
  for (;;) {
    const { done, value } = await list.next();
    if (done) return { ...value, items };
    items.push(value.value);
  }
}

describe('readJsonList', () => {
  it('yields each item, and returns the envelope without items', async () => {
    const text = '{"items":[{"id":"a","items":[1]},{"id":"b"}],"pagination":{"isLast":true}}';
    expect(await read(text)).toStrictEqual({
      items: [{ id: 'a', items: [1] }, { id: 'b' }],
      envelope: { items: [null, null], pagination: { isLast: true } },
      bytes: text.length,
    });
  });

  it('leaves other lists, objects, and texts in the envelope', async () => {
    const before = { '': 0, page: { size: 1, next: 2 }, groups: [[1, 2], { items: [3] }] };
    const behind = { text: '\\"[,]', later: [4, 5] };
    expect(await read(JSON.stringify({ ...before, items: [{ id: 'a' }], ...behind }))).toMatchObject({
      items: [{ id: 'a' }],
      envelope: { ...before, items: [null], ...behind },
    });
  });

  it.each(['{"items":[]}', '{"items": [ \n ] }'])('yields nothing for the empty list in %j', async (text) => {
    expect(await read(text)).toMatchObject({ items: [], envelope: { items: [] } });
  });

  it('yields an item before the rest arrives, and leaves out items that are not accepted', async () => {
    const seen: unknown[] = [];
    async function* body() {
      yield Buffer.from('{"items":["a",');
      await Promise.resolve();
      seen.push('second chunk requested');
      yield Buffer.from('"b","c"]}');
    }
    const accept = (value: unknown) => (value === 'b' ? undefined : value);
    for await (const item of readJsonList(body(), 'items', accept)) seen.push(item);
    expect(seen).toStrictEqual(['a', 'second chunk requested', 'c']);
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
        const { items, envelope } = await read(JSON.stringify({ first: 1, items: list }), size);
        expect(items).toStrictEqual(parseJson(JSON.stringify(list)));
        expect(envelope).toStrictEqual({ first: 1, items: list.map(() => null) });
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
    async function* endless() {
      for (;;) {
        given += 1;
        yield await Promise.resolve(Buffer.alloc(10));
      }
    }
    expect(await readText(endless(), 35)).toBeNull();
    expect(given).toBe(4);
    expect(await readText(chunked('12345', 2), 5)).toBe('12345');
  });
});

describe('a body', () => {
  const MB = 1024 * 1024;

  /** A body that repeats a part, and the number of bytes that were read. */
  function endless(start: string, part: string) {
    const counted = { bytes: 0 };
    const chunk = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
    async function* body() {
      yield Buffer.from(start);
      for (;;) {
        counted.bytes += chunk.length;
        yield await Promise.resolve(chunk);
      }
    }
    return { body: body(), counted };
  }

  /** Accepts no item, so that the first result is the end. */
  const drain = (body: AsyncIterable<Buffer>) => readJsonList(body, 'items', () => undefined).next();

  it.each<[string, string, string, string, number]>([
    ['items', '{"items":[', '{"id":1},', '50,000 items', MB],
    ['large items', '{"items":[', `"${'x'.repeat(65_000)}",`, '128 MB', 128 * MB],
    ['one item', '{"items":["', 'x', '32 MB', 32 * MB],
    ['blanks', '{"items":[', ' ', '32 MB', 32 * MB],
    ['other lists', '{', '"a":[],', '32 MB', 4 * MB],
  ])(
    'that never ends is read no further than a step can process, as a list of %s',
    async (_, start, part, limit, most) => {
      const { body, counted } = endless(start, part);
      await expect(drain(body)).rejects.toThrow(new TooLarge(limit));
      expect(counted.bytes).toBeLessThan(most + MB);
    },
  );

  it('that never ends is read no further than a step can process, as a record', async () => {
    const { body, counted } = endless('{"note":"', 'x');
    await expect(readJson(body)).rejects.toThrow(new TooLarge('32 MB'));
    expect(counted.bytes).toBeLessThan(33 * MB);
  });

  it.each(['{},', '[', '0,'])('is not parsed if it contains too many values: %s', async (values) => {
    const text = `{"items":[[${values.repeat(1_000_000)}0]]}`;
    const limit = new TooLarge('1,000,000 values in one record');
    await expect(readJson(chunked(text, MB))).rejects.toThrow(limit);
    await expect(drain(chunked(text, MB))).rejects.toThrow(limit);
  });
});
