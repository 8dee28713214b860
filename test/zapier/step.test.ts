import type { Agent } from 'node:http';

import { describe, expect, it, jest } from '@jest/globals';
import type { Bundle, HttpRequestOptions, ZObject } from 'zapier-platform-core';

import { getNote } from '../../src/service/note.ts';
import { runStep, type Step } from '../../src/zapier/step.ts';
import { aNote } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { running } from '../support/zapier.ts';

const service = useService();

/** Runs a step; `changed` replaces parts of the platform's `z`. */
const step = (work: (step: Step) => Promise<unknown>, changed: (z: ZObject) => object = () => ({})) =>
  running((z: ZObject, bundle: Bundle) =>
    runStep({ ...z, ...changed(z) }, bundle, async (open) => ({
      result: await work(open),
    })),
  )();

describe('a step', () => {
  it('shares the memory of its Zap with no other Zap and no other inputs', async () => {
    const zapOf = async (given: object) => {
      let zap = '';
      const perform = (z: ZObject, bundle: Bundle) =>
        runStep(z, bundle, (open) => Promise.resolve({ zap: (zap = open.zap) }));
      await running(perform)(given);
      return zap;
    };
    const given = { inputData: { folder: 'a' }, meta: { zap: { id: '1' } } };
    const others = [
      { ...given, inputData: { folder: 'b' } },
      { ...given, meta: { zap: { id: '2' } } },
    ];
    const zaps = [await zapOf(given), ...(await Promise.all(others.map(zapOf)))];
    expect(new Set(zaps).size).toBe(3);
    expect(await zapOf(given)).toBe(zaps[0]);
  });

  it.each([
    ['succeeded', (reading: Promise<unknown>) => reading],
    ['failed', (reading: Promise<unknown>) => reading.then(() => Promise.reject(new Error('a bug')))],
  ])('closes its connections once it has %s', async (_, end) => {
    service.on('GET', '/v1/notes/n1').reply(200, { note: aNote() });
    const agents: Agent[] = [];
    const closed: string[] = [];
    const changed = (z: ZObject) => ({
      request: (options: HttpRequestOptions & { url: string; agent: Agent }) => {
        agents.push(options.agent);
        jest.spyOn(options.agent, 'destroy').mockImplementation(() => closed.push('closed'));
        return z.request(options);
      },
    });
    const run = step(async ({ client }) => {
      await end(getNote(client, 'n1'));
      expect(closed).toStrictEqual([]);
    }, changed);
    await Promise.allSettled([run]);
    expect(agents).toHaveLength(1);
    expect(closed).toStrictEqual(['closed']);
  });
});
