import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Connection, Item, Zapier } from '../../../sandbox/zapier/index.ts';

import { startTiny } from './tiny.ts';

let zapier: Zapier;
let connection: Connection;
let dehydrated: Item;

beforeAll(async () => {
  ({ zapier, connection } = await startTiny({ containers: 1 }));
  dehydrated = await zapier.create(connection, 'act', { deed: 'dehydrate', text: 'grüß' });
});
afterAll(() => zapier.close());

describe('hydration', () => {
  it('resolves pointers at any depth', async () => {
    expect(await zapier.hydrate(connection, dehydrated)).toMatchObject({
      id: '1',
      deep: [{ greeting: { greeting: 'Hello number 1' } }],
    });
  });

  it('serves identical pointers from a cache for five minutes', async () => {
    const greet = async () => {
      const { deep } = (await zapier.hydrate(connection, dehydrated)) as { deep: unknown };
      return JSON.stringify(deep);
    };
    const first = await greet();
    zapier.advance(4 * 60);
    expect(await greet()).toBe(first);
    zapier.advance(2 * 60);
    expect(await greet()).not.toBe(first);
  });

  it('stashes files and serves them', async () => {
    const { file } = (await zapier.hydrate(connection, dehydrated)) as { file: { url: string } };
    expect(file).toMatchObject({
      filename: 'note.txt',
      contentType: 'text/plain',
      content: Buffer.from('grüß'),
    });
    const response = await fetch(file.url);
    expect(await response.text()).toBe('grüß');
    expect(response.headers.get('content-disposition')).toContain('note.txt');
  });

  it('refuses a pointer that the app has not signed', async () => {
    const forged = 'hydrate|||eyJ0eXBlIjoibWV0aG9kIn0=:AAAA|||hydrate';
    await expect(zapier.hydrate(connection, forged)).rejects.toThrow('signature');
  });
});
