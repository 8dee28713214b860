import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Connection, Zapier } from '../../../sandbox/zapier/index.ts';

import { startTiny } from './tiny.ts';

let zapier: Zapier;
let connection: Connection;

beforeAll(async () => {
  ({ zapier, connection } = await startTiny());
});
afterAll(() => zapier.close());

const act = (input: Record<string, unknown>) => zapier.create(connection, 'act', input);

describe('connecting an account', () => {
  it('tests the credentials and renders the label', () => {
    expect(connection).toMatchObject({ label: 'Red team', authData: { apiKey: 'right' } });
  });

  it('fails with what the app says', async () => {
    await expect(zapier.connect({ apiKey: 'wrong' })).rejects.toMatchObject({
      name: 'ExpiredAuthError',
      message: 'The key is invalid.',
    });
  });

  it('asks for a required field', async () => {
    await expect(zapier.connect({})).rejects.toThrow('Required field "API Key" (apiKey) is missing.');
  });
});

describe('the app', () => {
  it('describes itself and satisfies the schema', async () => {
    expect(Object.keys((await zapier.definition()).creates)).toStrictEqual(['act']);
    expect(await zapier.validate()).toStrictEqual([]);
  });

  it('gets what the publisher has set in its environment, and nothing of ours', async () => {
    process.env.OUTSIDE = 'not for the app';
    expect(await act({ deed: 'tell' })).toMatchObject({ color: 'green', outside: null });
  });

  it('has its logs collected', async () => {
    await act({ deed: 'log' });
    expect(zapier.logs).toContainEqual({
      message: 'something to know\n',
      data: { log_type: 'console' },
    });
  });

  it('reports how much memory it took', async () => {
    await act({ deed: 'tell' });
    const before = zapier.memory();
    expect(before).toBeGreaterThan(30_000_000);
    await act({ deed: 'grow', size: 5_000_000 });
    expect(zapier.memory()).toBeGreaterThan(before);
  });
});

describe('a bundle', () => {
  it('holds typed input, defaults, the raw input, and meta for an ordinary run', async () => {
    const told = await act({ deed: 'tell', secretly: 'no', count: '12 pieces', weights: ['1.5', '2'] });
    expect(told.bundle).toMatchObject({
      authData: { apiKey: 'right' },
      inputData: { mode: 'replace', secretly: false, count: 12, weights: [1.5, 2] },
      inputDataRaw: { mode: 'replace', secretly: 'no', count: '12 pieces', weights: ['1.5', '2'] },
      meta: { isLoadingSample: false, isPopulatingDedupe: false, isFillingDynamicDropdown: false, page: 0 },
    });
    expect(told.bundle).not.toHaveProperty('targetUrl');
  });

  it('tells that a create is being tried out', async () => {
    const told = await zapier.create(connection, 'act', { deed: 'tell' }, { isLoadingSample: true });
    expect(told.bundle).toMatchObject({ meta: { isLoadingSample: true } });
  });
});

describe('searches', () => {
  it('returns all that the app found', async () => {
    const items = [{ id: 'a' }, { id: 'b' }];
    expect(await zapier.search(connection, 'find_item', { items })).toStrictEqual(items);
  });

  it('creates only what was not found', async () => {
    const deed = { deed: 'tell' };
    expect(
      await zapier.searchOrCreate(connection, 'find_item', { items: [{ id: 'a' }] }, deed),
    ).toStrictEqual({
      found: true,
      item: { id: 'a' },
    });
    expect(await zapier.searchOrCreate(connection, 'find_item', { items: [] }, deed)).toMatchObject({
      found: false,
      item: { id: '1', color: 'green' },
    });
  });
});

describe('dropdowns', () => {
  it('are paged, with a cursor kept from page to page', async () => {
    expect(await zapier.dropdown(connection, 'item_list', 0, {})).toStrictEqual([{ id: '0', name: null }]);
    expect(await zapier.dropdown(connection, 'item_list', 1, {})).toStrictEqual([
      { id: '1', name: 'after page 0' },
    ]);
  });
});

describe('errors', () => {
  it.each([
    ['refuse', { name: 'AppError', message: 'The note was not found.', code: 'not_found', status: 404 }],
    ['throttle', { name: 'ThrottledError', message: 'Try again later.', delay: 90 }],
    ['halt', { name: 'HaltedError', message: 'Nothing to do.' }],
    ['stumble', { name: 'TypeError', message: 'x is not a function' }],
  ])('of a step that would %s come as the user sees them', async (deed, expected) => {
    await expect(act({ deed })).rejects.toMatchObject(expected);
  });

  it('keep the platform’s own text', async () => {
    await expect(act({ deed: 'stumble' })).rejects.toMatchObject({
      raw: expect.stringContaining('Executing creates.act.operation.perform'),
    });
  });

  it('come from the platform’s checks of the output', async () => {
    await expect(act({ deed: 'nothing' })).rejects.toMatchObject({ name: 'CheckError' });
  });

  it('tell of a missing field before the app runs', async () => {
    await expect(act({})).rejects.toMatchObject({
      name: 'RequiredFieldError',
      message: 'Required field "Deed" (deed) is missing.',
    });
  });

  it('explain a process that died, and the next step has a new one', async () => {
    await expect(act({ deed: 'exit' })).rejects.toMatchObject({
      name: 'ProcessExited',
      message: expect.stringContaining('out of luck'),
    });
    expect(await act({ deed: 'tell' })).toMatchObject({ color: 'green' });
  });
});

describe('limits', () => {
  it('ends an operation that takes too long, and goes on with the next', async () => {
    const hasty = await startTiny({ timeLimitMs: 5000, containers: 1 });
    try {
      const slow = hasty.zapier.create(hasty.connection, 'act', { deed: 'dawdle' });
      const next = hasty.zapier.create(hasty.connection, 'act', { deed: 'tell' });
      await expect(slow).rejects.toMatchObject({
        name: 'TimeoutError',
        message: 'The app did not answer within 5 seconds.',
      });
      expect(await next).toMatchObject({ color: 'green' });
    } finally {
      await hasty.zapier.close();
    }
  });

  it('takes results above 6 MB by way of the file stash, and none above 20 MB', async () => {
    expect((await act({ deed: 'grow', size: 7_000_000 })).text).toHaveLength(7_000_000);
    await expect(act({ deed: 'grow', size: 21_000_000 })).rejects.toThrow('exceeds maximum allowed size');
  });
});
