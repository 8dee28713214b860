import { describe, expect, it } from '@jest/globals';

import { type InternalDomains, internalDomains, requireKnown } from '../../src/service/internal_domains.ts';
import { updateNote } from '../../src/service/note.ts';
import type { Step } from '../../src/zapier/step.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, inStep } from '../support/zapier.ts';

const service = useService();
const workspace = (allowedEmailDomains: string[]) =>
  service.on('GET', '/v1/workspace').reply(200, { workspace: { id: 'w', allowedEmailDomains } });

/** Of a domain that is the organization's, and of another. */
const told = (isInternal: InternalDomains) =>
  ['acme.example', 'client.example'].map((each) => isInternal?.(each));

describe('the internal domains', () => {
  it('are read once when they are needed, and remembered for ten minutes', async () => {
    workspace(['acme.example']);
    const cache = new ZapierCache();
    const twice = async (step: Step) => {
      const { find: domains } = internalDomains(step, []);
      return [told(await domains()), told(await domains())];
    };
    expect(await inStep(twice, { cache })).toStrictEqual([
      [true, false],
      [true, false],
    ]);
    expect(await inStep(twice, { cache })).toStrictEqual([
      [true, false],
      [true, false],
    ]);
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
    expect(await inStep((step) => internalDomains(step, []).find(), { cache })).toBeNull();
    expect(await inStep((step) => internalDomains(step, []).find(), { cache })).toBeNull();
    expect(service.requests).toHaveLength(1);
  });

  it('are read once in a run if the cache holds something else', async () => {
    workspace(['acme.example']);
    const cache = Object.assign(new ZapierCache(), { get: () => Promise.resolve('odd') });
    const twice = (step: Step) => {
      const { find } = internalDomains(step, []);
      return Promise.all([find().then(told), find().then(told)]);
    };
    expect(await inStep(twice, { cache })).toStrictEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('are not read if nothing needs them or the user entered them', async () => {
    await inStep((step) => Promise.resolve(void internalDomains(step, [])));
    const named = await inStep((step) => internalDomains(step, ['client.example']).find());
    expect(told(named)).toStrictEqual([false, true]);
    expect(service.requests).toStrictEqual([]);
  });

  it('are unknown, for this run only, if they can’t be read after a write', async () => {
    service.on('PATCH', '/v1/notes/n').reply(200, { note: aNote() });
    service.on('GET', '/v1/workspace').reply(500);
    const cache = new ZapierCache();
    const written = async (step: Step) => {
      await updateNote(step.client, 'n', { title: 'x' });
      return await internalDomains(step, []).find();
    };
    const log: string[] = [];
    expect(await inStep(written, { cache, log })).toBeNull();
    expect(log).toStrictEqual([expect.stringMatching(/^Internal and .* be told apart: .*is having trouble/)]);
    expect(cache.values.size).toBe(0);
  });

  it.each([
    [401, { name: 'ExpiredAuthError' }],
    [500, { message: expect.stringContaining('is having trouble') }],
  ])('fail the run if the service responds with %d before a write', async (status, error) => {
    service.on('GET', '/v1/workspace').reply(status);
    expect(await failureOf(inStep((step) => internalDomains(step, []).find()))).toMatchObject(error);
  });

  it('cause an error that says what to fill in if they are required and unknown', () => {
    expect(() => requireKnown(null)).toThrow(/Enter them in "Internal Domains"/);
  });
});
