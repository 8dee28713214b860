import type { Agent } from 'node:http';

import { describe, expect, it, jest } from '@jest/globals';
import type { Bundle, HttpRequestOptions, ZObject } from 'zapier-platform-core';

import { getNote } from '../../src/resources/note/note.ts';
import { noteFile, notePart } from '../../src/resources/note/pointers.ts';
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

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Nowhere/Nothing', 'UTC'],
    [null, 'UTC'],
  ])('has the time zone of the Zap: %p becomes %s', async (timezone, known) => {
    const open = running((z: ZObject, bundle: Bundle) =>
      runStep(z, bundle, ({ timeZone }) => Promise.resolve({ timeZone })),
    );
    expect(await open({ meta: { timezone } })).toStrictEqual({ timeZone: known });
  });

  it('creates pointers to files and to values', async () => {
    const pointers = await step(({ pointTo }) =>
      Promise.resolve([
        pointTo(noteFile, { noteId: 'n1', file: 'noteFile' }),
        pointTo(notePart, { noteId: 'n1', part: 'summary' }),
      ]),
    );
    expect(pointers).toStrictEqual({
      result: [
        expect.stringMatching(
          /^hydrate\|\|\|.*"type":"file","method":"hydrators\.noteFile","bundle":\{"noteId":"n1","file":"noteFile"\}/,
        ),
        expect.stringMatching(
          /^hydrate\|\|\|.*"type":"method","method":"hydrators\.notePart","bundle":\{"noteId":"n1","part":"summary"\}/,
        ),
      ],
    });
  });
});
