import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Connection, Zap, Zapier } from '../../../sandbox/zapier/index.ts';
import { post } from '../../support/post.ts';

import { startTiny } from './tiny.ts';

let zapier: Zapier;
let connection: Connection;

beforeAll(async () => {
  ({ zapier, connection } = await startTiny());
});
afterAll(() => zapier.close());

function notify(zap: Zap, body: string, contentType?: string) {
  return post(zap.hookUrl ?? '', body, {
    certificate: zapier.certificate,
    ...(contentType === undefined ? {} : { contentType }),
  });
}

const turnOnHook = (input: Record<string, unknown> = {}) => zapier.turnOn(connection, 'item_notified', input);

describe('a hook', () => {
  it('is subscribed with an address of its own', async () => {
    const first = await turnOnHook();
    const second = await turnOnHook();
    expect(first.hookUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/hooks\/standard\/\d+\/[0-9a-f]+\/$/);
    expect(second.hookUrl).not.toBe(first.hookUrl);
    expect(first.subscribeData).toStrictEqual({ subscribedTo: first.hookUrl });
  });

  it('answers at once and then fires with the notification', async () => {
    const zap = await turnOnHook();
    const answer = await notify(zap, '{"noteId":"n1"}');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 'success' });
    await zapier.settled();
    const [run] = zap.runs;
    expect(run?.item.bundle).toMatchObject({
      cleanedRequest: { noteId: 'n1' },
      rawRequest: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        content: '{"noteId":"n1"}',
      },
      subscribeData: zap.subscribeData,
    });
    expect(run?.item.bundle).not.toHaveProperty('targetUrl');
  });

  it.each([
    ['a form', 'id=n1&name=a+b', 'application/x-www-form-urlencoded', { id: 'n1', name: 'a b' }],
    ['JSON text', '"n1"', 'text/plain', 'n1'],
    ['neither', 'not json', 'text/plain', {}],
  ])('parses %s', async (_what, body, contentType, cleanedRequest) => {
    const zap = await turnOnHook();
    await notify(zap, body, contentType);
    await zapier.settled();
    expect(zap.runs).toMatchObject([{ item: { bundle: { cleanedRequest } } }]);
  });

  it('shows a failed run, and settles after it', async () => {
    const zap = await turnOnHook();
    await notify(zap, '{"fail":true}');
    await zapier.settled();
    expect(zap.runs).toStrictEqual([]);
    expect(zap.errors).toMatchObject([{ name: 'AppError', message: 'The note could not be read.' }]);
  });

  it('is gone once the Zap is off, even when the app could not unsubscribe', async () => {
    const zap = await turnOnHook();
    await zapier.turnOff(zap);
    expect((await notify(zap, '{}')).status).toBe(410);

    const stubborn = await turnOnHook({ stubborn: true });
    await expect(zapier.turnOff(stubborn)).rejects.toThrow('The service is having trouble.');
    expect((await notify(stubborn, '{}')).status).toBe(410);
  });

  it('refuses payloads above 10 MB', async () => {
    const { hookUrl = '' } = await turnOnHook();
    const outgoing = request(hookUrl, {
      method: 'POST',
      ca: zapier.certificate,
      headers: { 'content-type': 'application/json', 'content-length': 10_000_001 },
    });
    outgoing.flushHeaders();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    outgoing.destroy();
  });

  it('shows its samples from performList', async () => {
    expect(await zapier.loadSample(connection, 'item_notified', {})).toStrictEqual([
      { id: '1', name: 'First' },
    ]);
  });
});

function serviceHas(ids: string[]) {
  zapier.cache.entries.set('items', { value: ids.map((id) => ({ id })), expiresAt: null });
}

describe('a poll', () => {
  it('fires for items that were not there when it was turned on, oldest first', async () => {
    serviceHas(['a']);
    const zap = await zapier.turnOn(connection, 'new_item', {});
    expect(await zapier.poll(zap)).toStrictEqual([]);
    serviceHas(['c', 'b', 'a']);
    const runs = await zapier.poll(zap);
    expect(runs.map((run) => run.item.id)).toStrictEqual(['b', 'c']);
    expect(await zapier.poll(zap)).toStrictEqual([]);
    expect(zap.runs).toStrictEqual(runs);
  });

  it('fails on items that share an id', async () => {
    serviceHas(['a', 'a']);
    await expect(zapier.turnOn(connection, 'new_item', {})).rejects.toMatchObject({ name: 'CheckError' });
  });

  it('no longer runs once it is off', async () => {
    serviceHas([]);
    const zap = await zapier.turnOn(connection, 'new_item', {});
    await zapier.turnOff(zap);
    await expect(zapier.poll(zap)).rejects.toThrow('is off');
  });
});
