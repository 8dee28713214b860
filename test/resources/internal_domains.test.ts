import { describe, expect, it } from '@jest/globals';
import type { ZObject } from 'zapier-platform-core';

import { internalDomains, requireKnown } from '../../src/resources/internal_domains.ts';
import { updateNote } from '../../src/resources/note/note.ts';
import { runStep, type Step } from '../../src/zapier/step.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, running } from '../support/zapier.ts';

const service = useService();
const step = (work: (step: Step) => Promise<unknown>, cache = new ZapierCache(), log: string[] = []) =>
  running((z: ZObject, bundle: never) => runStep(z, bundle, async (open) => ({ result: await work(open) })), {
    cache: { get: cache.get, set: cache.set },
    log,
  })();
const workspace = (allowedEmailDomains: string[]) =>
  service.on('GET', '/v1/workspace').reply(200, { workspace: { id: 'w', allowedEmailDomains } });

describe('the internal domains', () => {
  it('are read once when they are needed, and remembered for ten minutes', async () => {
    workspace(['acme.example']);
    const cache = new ZapierCache();
    const twice = async (open: Step) => {
      const domains = internalDomains(open, []);
      return [await domains(), await domains()];
    };
    expect(await step(twice, cache)).toStrictEqual({ result: [['acme.example'], ['acme.example']] });
    expect(await step(twice, cache)).toStrictEqual({ result: [['acme.example'], ['acme.example']] });
    expect([...cache.ttls.values()]).toStrictEqual([600]);
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['the key may not read them', 403, {}],
    ['the service does not provide them', 404, {}],
    ['the workspace has none', 200, { workspace: { id: 'w', allowedEmailDomains: [] } }],
  ])('are remembered as unknown if %s', async (_, status, body) => {
    service.on('GET', '/v1/workspace').reply(status, body);
    const cache = new ZapierCache();
    expect(await step((open) => internalDomains(open, [])(), cache)).toStrictEqual({ result: null });
    expect(await step((open) => internalDomains(open, [])(), cache)).toStrictEqual({ result: null });
    expect(service.requests).toHaveLength(1);
  });

  it('are read once in a run if the cache holds something else', async () => {
    workspace(['acme.example']);
    const cache = Object.assign(new ZapierCache(), { get: () => Promise.resolve('odd') });
    const twice = (open: Step) => Promise.all([internalDomains(open, [])(), internalDomains(open, [])()]);
    expect(await step(twice, cache)).toStrictEqual({ result: [['acme.example'], ['acme.example']] });
  });

  it('are not read if nothing needs them or the user entered them', async () => {
    await step((open) => Promise.resolve(void internalDomains(open, [])));
    expect(await step((open) => internalDomains(open, ['x.example'])())).toStrictEqual({
      result: ['x.example'],
    });
    expect(service.requests).toStrictEqual([]);
  });

  it('are unknown, for this run only, if they can’t be read after a write', async () => {
    service.on('PATCH', '/v1/notes/n').reply(200, { note: aNote() });
    service.on('GET', '/v1/workspace').reply(500);
    const cache = new ZapierCache();
    const written = async (open: Step) => {
      await updateNote(open.client, 'n', { title: 'x' });
      return await internalDomains(open, [])();
    };
    const log: string[] = [];
    expect(await step(written, cache, log)).toStrictEqual({ result: null });
    expect(log).toStrictEqual([expect.stringMatching(/^Internal and .* be told apart: .*is having trouble/)]);
    expect(cache.values.size).toBe(0);
  });

  it.each([
    [401, { name: 'ExpiredAuthError' }],
    [500, { message: expect.stringContaining('is having trouble') }],
  ])('fail the run if the service responds with %d before a write', async (status, error) => {
    service.on('GET', '/v1/workspace').reply(status);
    expect(await failureOf(step((open) => internalDomains(open, [])()))).toMatchObject(error);
  });

  it('cause an error that says what to fill in if they are required and unknown', () => {
    expect(requireKnown([])).toStrictEqual([]);
    expect(() => requireKnown(null)).toThrow(/Fill in "Internal Domains"/);
  });
});
