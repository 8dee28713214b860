import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { type App, startApp } from '../app/support/app.ts';
import { fill, hostileSteps } from './support/hostile_steps.ts';

/** Limits for one step, whatever the service sends. */
const MOST_BYTES = 400e6;
const MOST_CPU_MS = 29_000;
/** What Zapier accepts. */
const LARGEST_RESULT = 6_000_000;

let app: App;
beforeEach(async () => {
  // The limit only ends what hangs: what counts is the processor time.
  app = await startApp({ timeLimitMs: 120_000 });
});
afterEach(() => app.close());
it.each(hostileSteps)('$name: the step stays within its limits', async (step) => {
  const { method, input = {}, meta = {}, cleanedRequest } = step;
  const { connection, workspace, zapier } = app;
  fill(workspace, step);
  const ended = await zapier
    .invoke(method, connection, { inputData: input, meta, cleanedRequest })
    .catch((error: unknown) => error);
  if (ended instanceof Error) {
    // What is refused, and what a busy machine doesn't get done in time.
    expect(ended.message).toMatch(
      /too large for a step|too much to work through|did not respond in time|ran out of time|took too long|could not read all/,
    );
  } else {
    const bytes = Buffer.byteLength(JSON.stringify(ended));
    // Nothing is hard that finds nothing.
    expect(bytes).toBeGreaterThan('[]'.length);
    expect(bytes).toBeLessThan(LARGEST_RESULT);
  }
  expect(zapier.cpuMs()).toBeLessThan(MOST_CPU_MS);
  expect(zapier.memory()).toBeLessThan(MOST_BYTES);
});
