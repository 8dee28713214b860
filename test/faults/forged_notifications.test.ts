import { beforeEach, describe, expect, it } from '@jest/globals';

import type { Zap } from '../../sandbox/zapier/index.ts';
import { type App, settled } from '../app/support/app.ts';
import { beforeEachInOffice } from '../app/support/in_office.ts';
import * as fc from '../support/properties.ts';

/** A hook's address is all it takes to send a notification, so that anything may come. */
let app: App;
let zap: Zap;
beforeEachInOffice((opened) => ({ app } = opened));
beforeEach(async () => {
  zap = await app.zapier.turnOn(app.connection, 'new_note', {});
});

/** What a Zap fires for after a notification. */
async function fired(notification: unknown) {
  const before = zap.runs.length;
  app.workspace.notifyRaw(JSON.stringify(notification));
  await settled(app);
  return zap.runs.slice(before);
}

/** Ids that would lead elsewhere if they were pasted into a path. */
const climbing = fc
  .array(
    fc.constantFrom(
      ...['..', '.', '/', '%2e', '%2F', '\\', '%5c', '?', '#', ';', 'me', 'workspace', '\u0000', '@', ':'],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('a forged notification', () => {
  it('never leads to another endpoint', async () => {
    await fc.assert(
      fc.asyncProperty(climbing, async (noteId) => {
        app.workspace.clearRequests();
        await fired({ noteId });
        for (const { method, path } of app.workspace.requests) {
          expect(method).toBe('GET');
          // The note asked for, the list where the ID was none, and the workspace's domains.
          expect(path).toMatch(/^\/v1\/(notes(\/[^/]+)?|workspace)$/);
        }
      }),
      { numRuns: 40 },
    );
  });
});
