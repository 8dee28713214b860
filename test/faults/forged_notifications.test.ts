import { afterAll, describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';
import * as zod from 'zod';

import { office } from './support/office.ts';
import { type Lane, startStage } from './support/stage.ts';

/** A hook's address is all it takes to send a notification, so that anything may come. */
const stage = await startStage();
afterAll(() => stage.close());

const notes = zod.array(zod.looseObject({ id: zod.string() }));

/** What a Zap that was just turned on gets of a notification. */
async function fired(lane: Lane, cleanedRequest: unknown) {
  return notes.parse(
    await stage.invoke.short('triggers.new_note.operation.perform', stage.connection(lane), {
      inputData: {},
      subscribeData: { subscribedAt: new Date().toISOString() },
      cleanedRequest,
    }),
  );
}

/** Ids that would lead elsewhere if they were pasted into a path. */
const climbing = fc
  .array(
    fc.constantFrom(
      '..',
      '.',
      '/',
      '%2e',
      '%2F',
      '\\',
      '%5c',
      '?',
      '#',
      ';',
      'me',
      'workspace',
      '\u0000',
      '@',
      ':',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('a forged notification', () => {
  it('with a real id gives the note as the service has it', async () => {
    await stage.withLane({}, async (lane) => {
      const forged = {
        id: office.noteId,
        title: 'Forged',
        summary: '<script>',
        status: 'completed',
        tags: [],
      };
      for (const body of [forged, { note: forged }, { type: 'note.completed', payload: { note: forged } }]) {
        expect(await fired(lane, body)).toMatchObject([
          { id: office.noteId, title: 'Kestrel: renewal', summary: 'They renew.', tagIds: [office.folderId] },
        ]);
      }
    });
  });

  it('with a false id gives nothing', async () => {
    await stage.withLane({}, async (lane) => {
      expect(await fired(lane, { id: 'note_forged', title: 'Forged' })).toStrictEqual([]);
    });
  });

  it('never leads to another endpoint', async () => {
    await stage.withLane({}, async (lane) => {
      await fc.assert(
        fc.asyncProperty(climbing, async (noteId) => {
          lane.workspace.clearRequests();
          await fired(lane, { noteId });
          for (const { method, path } of lane.workspace.requests) {
            expect(method).toBe('GET');
            // The note asked for, the list where the id was none, and the workspace's domains.
            expect(path).toMatch(/^\/v1\/(notes(\/[^/]+)?|workspace)$/);
          }
        }),
        { numRuns: 40 },
      );
    });
  }, 120_000);
});
