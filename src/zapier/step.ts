import type { Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { keyOf } from '../api/api_key.ts';
import { Client } from '../api/client.ts';
import type { Labels } from '../api/error_body.ts';
import { timeZoneOrUtc } from '../text/dates.ts';
import { type Cache, openCache } from './cache.ts';
import { presentable, zapierError } from './errors.ts';

/** What an operation works with: the service, Zapier's cache, the log. */
export interface Step {
  client: Client;
  cache: Cache;
  /** The Zap's time zone, an IANA name; UTC if the Zap has none. */
  timeZone: string;
  /** Writes a line for the developer. Zapier may show it to the user beside an error, so it must be fit for them. */
  log: (line: string) => void;
  /** Identifies the Zap, as far as Zapier says which one it is, and what the step was given. */
  zap: string;
  /** Makes a pointer, which Zapier replaces with what the hydrator returns when a later step uses it. */
  pointTo: (hydrator: Hydrator, inputData: Record<string, unknown>) => string;
}

/** What steps make at most once each, when they first need it: each step has a client of its own. */
export function oncePerStep<Given extends Pick<Step, 'client'>, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = new WeakMap<Client, { value: Made }>();
  return (given) => {
    const { value } = made.get(given.client) ?? { value: make(given) };
    made.set(given.client, { value });
    return value;
  };
}

/** Why Zapier polls: for a sample in the editor, to record existing items, or to find new ones. */
export type PollPurpose = 'sample' | 'known-items' | 'new-items';

/** A function that Zapier calls later to load the value or file behind a pointer. */
export interface Hydrator {
  key: string;
  loads: 'value' | 'file';
  perform: (z: ZObject, bundle: Bundle) => Promise<unknown>;
}

const meta = zod.lazy(() =>
  zod.object({
    timezone: zod.optional(zod.unknown()),
    zap: zod.catch(zod.optional(zod.object({ id: zod.union([zod.string(), zod.number()]) })), undefined),
    isLoadingSample: zod.catch(zod.boolean(), false),
    isPopulatingDedupe: zod.catch(zod.boolean(), false),
    page: zod.catch(zod.int().check(zod.nonnegative()), 0),
  }),
);

/** What Zapier says about a run. The platform's types promise all of it, but a run may lack any. */
export function metaOf(bundle: Bundle): zod.infer<typeof meta> {
  return meta.parse({ ...bundle.meta });
}

/**
 * Opens a step, runs it, and turns every failure into an error with a message for the user.
 *
 * @param changes whether the step can change the workspace.
 * @param labels of its fields, for the service's messages about them.
 */
export async function runStep<Result>(
  z: ZObject,
  bundle: Bundle,
  run: (step: Step) => Promise<Result>,
  { changes = false, labels }: { changes?: boolean; labels?: Labels } = {},
): Promise<Result> {
  const apiKey = keyOf(bundle);
  const log = (line: string) => z.console.log(presentable(line, apiKey));
  const client = new Client(z.request, apiKey, { log, labels });
  try {
    return await run({
      client,
      cache: openCache(z, client.deadline),
      timeZone: timeZoneOrUtc(metaOf(bundle).timezone),
      zap: JSON.stringify([metaOf(bundle).zap?.id ?? null, bundle.inputData]),
      log,
      pointTo: ({ loads, perform }, inputData) =>
        loads === 'file' ? z.dehydrateFile(perform, inputData) : z.dehydrate(perform, inputData),
    });
  } catch (error) {
    throw zapierError(z, error, { changes, effects: client.effects, apiKey });
  } finally {
    client.close();
  }
}
