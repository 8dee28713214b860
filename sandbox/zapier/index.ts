import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as zod from 'zod';

import {
  appDefinition,
  type Definition,
  findOperation,
  type Kind,
  primaryKeys,
} from '../../scripts/definition.ts';
import { createAppProcess } from './app_process.ts';
import { startBackend } from './backend.ts';
import { type HookRequest, startHookReceiver } from './hook_receiver.ts';
import { createHydration } from './hydration.ts';
import { type InputData, prepareInput } from './input_data.ts';
import { type BundlePart, type Connection, createInvocation, type Meta } from './invocation.ts';
import { ZapError } from './zap_error.ts';

export type { CacheMode } from './cache.ts';
export type { InputData } from './input_data.ts';
export type { Connection } from './invocation.ts';
export { ZapError } from './zap_error.ts';

const oneItem = zod.record(zod.string(), zod.unknown());
const items = zod.array(oneItem);

/** The output of a step. */
export type Item = Readonly<Record<string, unknown>>;

/** The trigger of a Zap that is turned on. */
export interface Zap {
  readonly triggerKey: string;
  readonly connection: Connection;
  /** The user's input and, for hooks, `subscribeData`: the result of `performSubscribe`. */
  readonly bundle: BundlePart;
  /** The URL for the service's notifications. Only hooks have one. */
  readonly hookUrl?: string;
  /** What the Zap has fired for so far, in order. */
  readonly runs: Item[];
  /** Failures of a hook's `perform`, in order. */
  readonly errors: ZapError[];
  /** Identities of the items that polls have returned. */
  readonly seen: Set<string>;
}

export type Zapier = Awaited<ReturnType<typeof startZapier>>;

/**
 * Starts a stand-in for Zapier that runs the same archive that is uploaded to Zapier. It implements as much of Zapier's
 * side as `zapier-platform-core` shows. The app runs in a separate process, one event at a time.
 *
 * Every method that runs the app throws a {@link ZapError} if the app throws.
 *
 * @param options.appDirectory the unpacked archive
 * @param options.environment the variables that the publisher has set with `env:set`
 * @param options.timeLimitMs for each operation; defaults to Zapier's limit of 30 seconds
 * @param options.preload a module that the app's process loads before the app
 */
export async function startZapier(options: {
  appDirectory: string;
  environment?: Record<string, string>;
  timeLimitMs?: number;
  preload?: URL;
}) {
  const account = String(randomInt(1_000_000, 9_999_999));
  const temporaryDirectory = await mkdtemp(join(tmpdir(), 'zapier-lambda-'));
  const backend = await startBackend();
  const hooks = await startHookReceiver(account);
  const appProcess = createAppProcess({
    appDirectory: options.appDirectory,
    environment: {
      PATH: process.env.PATH ?? '',
      TZ: 'UTC',
      TMPDIR: temporaryDirectory,
      LOGGING_ENDPOINT: `${backend.origin}/log`,
    },
    timeLimitMs: options.timeLimitMs ?? 30_000,
    preload: options.preload,
  });
  const { command, invoke } = createInvocation(appProcess, backend, {
    account,
    environment: options.environment ?? {},
  });
  const zapsOn = new Set<Zap>();
  const underWay = new Set<Promise<void>>();
  let known: Promise<Definition> | undefined;

  const definition = () => (known ??= command('definition').then((answer) => appDefinition.parse(answer)));

  /** Runs an operation with what a user filled in. */
  async function run(kind: Kind, key: string, connection: Connection, filledIn: InputData, meta: Meta = {}) {
    const { inputFields, type } = findOperation(await definition(), kind, key).operation;
    const method = type === 'hook' && meta.isLoadingSample ? 'performList' : 'perform';
    const bundle = { ...prepareInput(inputFields, filledIn), meta };
    return invoke(`${kind}.${key}.operation.${method}`, connection, bundle);
  }

  /** Runs a method of a Zap's trigger. */
  const runTrigger = ({ bundle, connection, triggerKey }: Zap, method: string, more: object) =>
    invoke(`triggers.${triggerKey}.operation.${method}`, connection, { ...bundle, ...more });

  /** Turns a hook on. Its URL is open before the service can send a notification. */
  async function subscribe(off: Zap): Promise<Zap> {
    const subscribed = Promise.withResolvers<Zap>();
    const hookUrl = hooks.open(async (request) => {
      const zap = await subscribed.promise;
      const delivery = deliver(zap, request).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    });
    try {
      const subscribeData = await runTrigger(off, 'performSubscribe', { targetUrl: hookUrl });
      const zap = { ...off, hookUrl, bundle: { ...off.bundle, subscribeData } };
      subscribed.resolve(zap);
      return zap;
    } catch (error) {
      hooks.shut(hookUrl);
      throw error;
    }
  }

  async function deliver(zap: Zap, request: HookRequest): Promise<void> {
    try {
      zap.runs.push(...items.parse(await runTrigger(zap, 'perform', request)));
    } catch (error) {
      if (!(error instanceof ZapError)) throw error;
      zap.errors.push(error);
    }
  }

  /** Polls once and returns the items that no earlier poll returned, in the app's order. */
  async function pollUnseen(zap: Zap, meta: Meta): Promise<Item[]> {
    const polled = items.parse(await runTrigger(zap, 'perform', { meta }));
    const keys = primaryKeys(findOperation(await definition(), 'triggers', zap.triggerKey));
    const identity = (item: Item) => JSON.stringify(keys.map((key) => item[key]));
    const unseen = polled.filter((item) => !zap.seen.has(identity(item)));
    for (const item of unseen) zap.seen.add(identity(item));
    return unseen;
  }

  async function create(connection: Connection, key: string, filledIn: InputData, meta?: Meta) {
    return oneItem.parse(await run('creates', key, connection, filledIn, meta));
  }

  async function search(connection: Connection, key: string, filledIn: InputData): Promise<Item[]> {
    return items.parse(await run('searches', key, connection, filledIn));
  }

  return {
    /** PEM certificate of the authority to trust when delivering to a hook's URL. */
    certificate: hooks.certificate,
    cache: backend.cache,
    /** All log entries of the app's process, including HTTP requests. */
    logs: backend.logs,
    /** Used for temporary files by the app's process only. */
    temporaryDirectory,
    /** Runs any method of the app with any bundle. */
    invoke,
    definition,
    /** Returns violations of the platform's schema. An app that can be uploaded has none. */
    validate: async () => items.parse(await command('validate')),
    /** Tests the credentials that a user entered, and creates the connection and its label. */
    async connect(auth: Readonly<Record<string, string>>): Promise<Connection> {
      const { connectionLabel = '', fields } = (await definition()).authentication;
      const { inputData: authData } = prepareInput(fields, auth);
      const connection = { id: randomUUID(), authData, label: '' };
      const bundle = { inputData: {}, meta: { isTestingAuth: true } };
      const tested = oneItem.parse(await invoke('authentication.test', connection, bundle));
      const label = connectionLabel.replace(/{{(\w+)}}/g, (_, key: string) => String(tested[key]));
      return { ...connection, label };
    },

    /** Subscribes a hook, or polls once so that existing items don't fire. */
    async turnOn(connection: Connection, triggerKey: string, filledIn: InputData): Promise<Zap> {
      const { inputFields, type } = findOperation(await definition(), 'triggers', triggerKey).operation;
      const bundle = prepareInput(inputFields, filledIn);
      const off: Zap = { triggerKey, connection, bundle, runs: [], errors: [], seen: new Set() };
      const zap = type === 'hook' ? await subscribe(off) : off;
      if (type !== 'hook') await pollUnseen(zap, { isPopulatingDedupe: true });
      zapsOn.add(zap);
      return zap;
    },
    /** Unsubscribes a hook. Its URL responds with 410 from then on, even if the app fails to unsubscribe. */
    async turnOff(zap: Zap): Promise<void> {
      mustBeOn(zap);
      zapsOn.delete(zap);
      const { hookUrl } = zap;
      if (hookUrl === undefined) return;
      try {
        await runTrigger(zap, 'performUnsubscribe', { targetUrl: hookUrl });
      } finally {
        hooks.shut(hookUrl);
      }
    },
    /** Polls once. @returns the items that the Zap fires for, oldest first. */
    async poll(zap: Zap, meta: Meta = {}): Promise<Item[]> {
      mustBeOn(zap);
      const fired = (await pollUnseen(zap, meta)).reverse();
      zap.runs.push(...fired);
      return fired;
    },

    create,
    search,
    /** Searches, and creates an item if nothing was found. `key` is the key of the search. */
    async searchOrCreate(
      connection: Connection,
      key: string,
      searchInput: InputData,
      createInput: InputData,
    ) {
      const pair = (await definition()).searchOrCreates[key];
      if (pair === undefined) throw new Error(`The app has no ${key} among its searchOrCreates.`);
      const [first] = await search(connection, pair.search, searchInput);
      return first === undefined
        ? { found: false, item: await create(connection, pair.create, createInput) }
        : { found: true, item: first };
    },

    /** Loads the samples that the editor shows while a user sets up a trigger. */
    async loadSample(connection: Connection, triggerKey: string, filledIn: InputData): Promise<Item[]> {
      return items.parse(await run('triggers', triggerKey, connection, filledIn, { isLoadingSample: true }));
    },
    /** Loads one page of choices, from 0. `inputData` is the input so far, and may contain unresolved `{{…}}`. */
    async dropdown(connection: Connection, triggerKey: string, page: number, inputData: InputData) {
      const bundle = { inputData, meta: { isFillingDynamicDropdown: true, page } };
      return items.parse(await invoke(`triggers.${triggerKey}.operation.perform`, connection, bundle));
    },

    /** Resolves every hydrate pointer in a value: methods to their results, files to `StashedFile`s. */
    hydrate: createHydration(invoke, backend.files),
    /** Offers a file, as an earlier step of the Zap would. @returns its link. */
    offer(content: Buffer): string {
      const { fields } = backend.files.presign();
      const contentType = 'application/octet-stream';
      return backend.files.keep(fields.key, { filename: 'file', contentType, content });
    },
    /** Resolves when all notifications that have arrived are processed. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    /** Returns the peak memory (RSS) of the app's process so far, in bytes. */
    memory: appProcess.peakMemory,
    /** Returns what the app's process computed in its last run, in ms of processor time. */
    cpuMs: appProcess.cpuMs,
    async close(): Promise<void> {
      await Promise.all([appProcess.close(), backend.close(), hooks.close()]);
      await rm(temporaryDirectory, { recursive: true, force: true });
    },
  };

  function mustBeOn(zap: Zap): void {
    if (!zapsOn.has(zap)) throw new Error(`The Zap with ${zap.triggerKey} is off.`);
  }
}
