import type { Agent } from 'node:http';

import { describe, expect, it, jest } from '@jest/globals';
import type { Bundle, HttpRequestOptions, ZObject } from 'zapier-platform-core';

import { getNote } from '../../src/resources/note/note.ts';
import { noteFile } from '../../src/resources/note/files.ts';
import { notePart } from '../../src/resources/note/part.ts';
import { runStep, type Step } from '../../src/zapier/step.ts';
import { aNote } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, running } from '../support/zapier.ts';

const service = useService();

/** Runs a step; what is `changed` of the platform's `z` is there to be watched. */
const step = (
  work: (step: Step) => Promise<unknown>,
  { changes = false, changed = () => ({}) }: { changes?: boolean; changed?: (z: ZObject) => object } = {},
) =>
  running((z: ZObject, bundle: Bundle) =>
    runStep({ ...z, ...changed(z) }, bundle, { changes }, async (open) => ({ result: await work(open) })),
  )();

describe('a step', () => {
  it('gives what it was made to give', async () => {
    expect(await step(() => Promise.resolve(7))).toStrictEqual({ result: 7 });
  });

  it.each([
    [true, /Nothing was changed\.$/],
    [false, /another workspace\.$/],
  ])(
    'that fails says that nothing was changed, where it could have changed something: %p',
    async (changes, end) => {
      service.on('GET', '/v1/notes/n1').reply(404);
      const failure = await failureOf(step(({ client }) => getNote(client, 'n1'), { changes }));
      expect(failure.message).toMatch(/^The note was not found/);
      expect(failure.message).toMatch(end);
    },
  );

  it.each([
    ['succeeded', (reading: Promise<unknown>) => reading],
    ['failed', (reading: Promise<unknown>) => reading.then(() => Promise.reject(new Error('a bug')))],
  ])('closes the connections it kept, once it has %s', async (_, end) => {
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
    const run = step(
      async ({ client }) => {
        await end(getNote(client, 'n1'));
        expect(closed).toStrictEqual([]);
      },
      { changed },
    );
    await Promise.allSettled([run]);
    expect(agents).toHaveLength(1);
    expect(closed).toStrictEqual(['closed']);
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Nowhere/Nothing', 'UTC'],
    [null, 'UTC'],
  ])('knows the time zone of the Zap: %p is %s', async (timezone, known) => {
    const open = running((z: ZObject, bundle: Bundle) =>
      runStep(z, bundle, { changes: false }, ({ timeZone }) => Promise.resolve({ timeZone })),
    );
    expect(await open({ meta: { timezone } })).toStrictEqual({ timeZone: known });
  });

  it('writes into the log of the Zap', async () => {
    const log: string[] = [];
    const changed = () => ({ console: { log: (line: string) => log.push(line) } });
    await step(
      ({ log: write }) => {
        write('The list goes on.');
        return Promise.resolve();
      },
      { changed },
    );
    expect(log).toStrictEqual(['The list goes on.']);
  });

  it('points to files and to values, so that Zapier loads each in its own way', async () => {
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
