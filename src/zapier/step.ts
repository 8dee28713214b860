import type { Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { Client } from '../api/client.ts';
import { type Cache, openCache } from './cache.ts';
import { presentable, zapierError } from './errors.ts';
import { timeZoneOrUtc } from '../text/dates.ts';

/** What an operation works with while it runs: the service, what Zapier remembers, the log. */
export interface Step {
  client: Client;
  cache: Cache;
  /** The Zap's time zone, an IANA name; UTC if the Zap has none. */
  timeZone: string;
  /** Writes a line for the developer; with some errors Zapier shows it to the user, so it must be fit for them. */
  log: (line: string) => void;
  /** A pointer which Zapier turns into what the hydrator returns, when a later step uses it. */
  pointTo: (hydrator: Hydrator, inputData: Record<string, unknown>) => string;
}

/** A function Zapier calls later, to load a value or a file that was only pointed to. */
export interface Hydrator {
  key: string;
  loads: 'value' | 'file';
  perform: (z: ZObject, bundle: Bundle) => Promise<unknown>;
}

// The platform's types promise `meta` and a zone; a run may come without either.
const meta = zod.catch(zod.object({ timezone: zod.unknown() }), { timezone: null });

/**
 * Opens a step, runs it, and turns whatever goes wrong into an error with a sentence for the user.
 *
 * @param changes whether the step is one that changes the workspace.
 */
export async function runStep<Result>(
  z: ZObject,
  bundle: Bundle,
  { changes }: { changes: boolean },
  run: (step: Step) => Promise<Result>,
): Promise<Result> {
  const apiKey = bundle.authData.apiKey ?? '';
  const client = new Client(z.request, apiKey);
  try {
    return await run({
      client,
      cache: openCache(z, client.deadline),
      timeZone: timeZoneOrUtc(meta.parse(bundle.meta).timezone),
      log: (line) => z.console.log(presentable(line, apiKey)),
      pointTo: ({ loads, perform }, inputData) =>
        loads === 'file' ? z.dehydrateFile(perform, inputData) : z.dehydrate(perform, inputData),
    });
  } catch (error) {
    throw zapierError(z, error, { changes, effects: client.effects, apiKey });
  } finally {
    client.close();
  }
}
