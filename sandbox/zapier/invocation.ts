import { randomUUID } from 'node:crypto';

import * as zod from 'zod';

import type { AppProcess } from './app_process.ts';
import type { Backend } from './backend.ts';
import type { InputData } from './input_data.ts';

/** A service account that a user has connected. */
export interface Connection {
  readonly id: string;
  readonly authData: Readonly<Record<string, unknown>>;
  /** The name that Zapier shows to the user. */
  readonly label: string;
}

/** `bundle.meta` of an ordinary step. */
const ordinary = {
  isBulkRead: false,
  isLoadingSample: false,
  isFillingDynamicDropdown: false,
  isPopulatingDedupe: false,
  isTestingAuth: false,
  limit: -1,
  page: 0,
  timezone: 'UTC',
};
/** Values of `bundle.meta` that replace those of an ordinary step. */
export type Meta = Partial<typeof ordinary>;

/** The parts of a bundle that differ between events. */
export interface BundlePart {
  readonly inputData: InputData;
  readonly inputDataRaw?: InputData;
  readonly meta?: Meta;
  readonly [more: string]: unknown;
}

/** Runs a method of the app, such as `triggers.new_note.operation.perform`, and returns its result. */
export type Invoke = (method: string, connection: Connection, bundle: BundlePart) => Promise<unknown>;

/** The secret with which the app's process signs hydrate pointers. */
export const oneTimeSecret = randomUUID();

/** In bytes. The platform stashes results above 6 MB as files, and rejects results above this limit. */
const resultLimit = 20_000_000;

const envelope = zod.object({ results: zod.unknown(), resultsUrl: zod.string().optional() });

/** Creates functions that send the app the same events as Zapier. */
export function createInvocation(
  appProcess: AppProcess,
  backend: Backend,
  options: { account: string; environment: Record<string, string> },
): { command: (command: 'definition' | 'validate') => Promise<unknown>; invoke: Invoke } {
  async function send(event: object, connection: string): Promise<unknown> {
    const token = randomUUID();
    backend.admit(token, { account: options.account, connection });
    const { results, resultsUrl } = envelope.parse(
      await appProcess.run({
        ...event,
        token,
        rpc_base: `${backend.origin}/rpc/cli`,
        environment: { ...options.environment, _ZAPIER_ONE_TIME_SECRET: oneTimeSecret },
        autostashPayloadOutputLimit: resultLimit,
        // Turns failed checks of the platform into errors, as in the editor. In production they are only logged.
        isDeveloper: true,
      }),
    );
    return resultsUrl === undefined ? results : readStashed(resultsUrl);
  }

  function readStashed(url: string): unknown {
    const stashed = backend.files.get(url);
    if (stashed === undefined) {
      throw new Error(`The stash has no result at ${url}.`);
    }
    return JSON.parse(Buffer.from(stashed.content.toString(), 'base64').toString());
  }

  return {
    command: (command) => send({ command, bundle: {} }, ''),
    invoke: (method, connection, bundle) =>
      send(
        {
          command: 'execute',
          method,
          storeKey: `${connection.id}:${method}`,
          bundle: {
            inputDataRaw: bundle.inputData,
            ...bundle,
            authData: connection.authData,
            meta: { ...ordinary, ...bundle.meta },
          },
        },
        connection.id,
      ),
  };
}
