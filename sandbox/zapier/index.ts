import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as zod from 'zod';

import type { LogEntry } from './backend.ts';
import { startBackend } from './backend.ts';
import type { ZapierCache } from './cache.ts';
import type { Connection } from './invocation.ts';
import { connect } from './connection.ts';
import { createContainers } from './containers.ts';
import type { Definition, OperationDefinition } from '../../scripts/definition.ts';
import { appDefinition, findOperation, primaryKeys } from '../../scripts/definition.ts';
import { startHookReceiver } from './hook_receiver.ts';
import type { HookRequest } from './hook_receiver.ts';
import { createHydration } from './hydration.ts';
import type { InputData } from './input_data.ts';
import { prepareInput } from './input_data.ts';
import type { Invoke, Meta } from './invocation.ts';
import { createInvocation } from './invocation.ts';
import { ZapError } from './zap_error.ts';
import type { Item, Run, Zap, ZapRecord } from './zap.ts';
import { createZap } from './zap.ts';

export type { LogEntry } from './backend.ts';
export type { CacheCall, CacheEntry, CacheMode, ZapierCache } from './cache.ts';
export type { Connection } from './invocation.ts';
export type { StashedFile } from './file_stash.ts';
export type { InputData } from './input_data.ts';
export type { Meta } from './invocation.ts';
export { ZapError } from './zap_error.ts';
export type { Item, Run, Zap } from './zap.ts';

/**
 * What stands in for Zapier, to run the very archive that is uploaded to it. It follows what `zapier-platform-core`
 * shows of Zapier's side; whatever the app does is done in processes of its own, one event at a time in each.
 *
 * Every method that runs the app throws a {@link ZapError} when the app does.
 */
export interface Zapier {
  /** PEM of the authority to trust when delivering to a hook's address. */
  readonly certificate: string;
  readonly cache: ZapierCache;
  /** What `z.cursor` keeps. */
  readonly cursors: ReadonlyMap<string, string>;
  /** All that the app's processes have logged, HTTP requests included. */
  readonly logs: readonly LogEntry[];
  /** Where the app's processes put temporary files; nobody else does. */
  readonly temporaryDirectory: string;

  definition(): Promise<Definition>;
  /** Violations of the platform's schema: none for an app that can be uploaded. */
  validate(): Promise<Item[]>;
  /** Tests the credentials and makes the label. */
  connect(auth: Readonly<Record<string, string>>): Promise<Connection>;
  /** Subscribes a hook, or has a poll return what is there already and so shall not fire. */
  turnOn(connection: Connection, triggerKey: string, inputData: InputData): Promise<Zap>;
  /** Unsubscribes a hook. Its address answers 410 from then on, even when the app fails to. */
  turnOff(zap: Zap): Promise<void>;
  /** Polls once. @returns what fired: items not seen before, oldest first. */
  poll(zap: Zap): Promise<Run[]>;
  create(connection: Connection, key: string, inputData: InputData, meta?: Meta): Promise<Item>;
  search(connection: Connection, key: string, inputData: InputData): Promise<Item[]>;
  /** Searches, and creates when nothing was found. `key` is that of the search. */
  searchOrCreate(
    connection: Connection,
    key: string,
    searchInput: InputData,
    createInput: InputData,
  ): Promise<{ found: boolean; item: Item }>;
  /** What the editor shows while a trigger is set up. */
  loadSample(connection: Connection, triggerKey: string, inputData: InputData): Promise<Item[]>;
  /** One page of a dropdown's choices, from 0. `inputData` is what is filled in so far, even unresolved `{{…}}`. */
  dropdown(connection: Connection, triggerKey: string, page: number, inputData: InputData): Promise<Item[]>;
  /** Resolves every hydrate pointer in a value: methods to what they return, files to `StashedFile`s. */
  hydrate(connection: Connection, value: unknown): Promise<unknown>;
  /** Resolves when no notification that has come in is still being worked on. */
  settled(): Promise<void>;
  /** Runs any method of the app, with a bundle of any kind. */
  readonly invoke: Invoke;
  /** Moves the clock by which cached and hydrated values expire. */
  advance(seconds: number): void;
  /** Highest memory (RSS) that any of the app's processes has had, in bytes. */
  memory(): number;
  close(): Promise<void>;
}

const items = zod.array(zod.record(zod.string(), zod.unknown()));
const oneItem = zod.record(zod.string(), zod.unknown());

/**
 * Starts the stand-in. The app's processes start when they are needed.
 *
 * @param options.appDirectory the unpacked archive
 * @param options.environment what the publisher has set with `env:set`
 * @param options.timeLimitMs for each operation; Zapier allows 30 seconds
 * @param options.containers how many of the app's processes may run at the same time
 * @param options.preload a module that each of these loads before the app
 */
export async function startZapier(options: {
  appDirectory: string;
  environment?: Record<string, string>;
  timeLimitMs?: number;
  containers?: number;
  preload?: URL;
}): Promise<Zapier> {
  let clockOffset = 0;
  const now = () => Date.now() + clockOffset;
  const account = String(randomInt(1_000_000, 9_999_999));
  const temporaryDirectory = await mkdtemp(join(tmpdir(), 'zapier-lambda-'));
  const backend = await startBackend(now);
  const hooks = await startHookReceiver(account);
  const containers = createContainers({
    appDirectory: options.appDirectory,
    environment: {
      PATH: process.env.PATH ?? '',
      TZ: 'UTC',
      TMPDIR: temporaryDirectory,
      LOGGING_ENDPOINT: `${backend.origin}/log`,
    },
    maximum: options.containers ?? 2,
    timeLimitMs: options.timeLimitMs ?? 30_000,
    preload: options.preload,
  });
  const { command, invoke } = createInvocation(containers, backend, {
    account,
    environment: options.environment ?? {},
  });
  const hydrate = createHydration(invoke, backend.files, now);
  const records = new Map<Zap, ZapRecord>();
  const underWay = new Set<Promise<void>>();
  let definition: Promise<Definition> | undefined;

  const loadDefinition = () =>
    (definition ??= command('definition').then((answer) => appDefinition.parse(answer)));

  const trigger = async (key: string): Promise<OperationDefinition> =>
    findOperation(await loadDefinition(), 'triggers', key);

  function recordOf(zap: Zap): ZapRecord {
    const record = records.get(zap);
    if (record === undefined) {
      throw new Error(`The Zap with ${zap.triggerKey} is off.`);
    }
    return record;
  }

  /** Turns a hook on: its address is open before the service can notify. */
  async function subscribe(
    connection: Connection,
    triggerKey: string,
    input: { inputData: InputData; inputDataRaw: InputData },
  ): Promise<Zap> {
    let record: ZapRecord | undefined;
    const early: HookRequest[] = [];
    const hookUrl = hooks.open((request) => {
      if (record === undefined) {
        early.push(request);
      } else {
        track(deliver(record, request));
      }
    });
    try {
      const subscribeData = await invoke(`triggers.${triggerKey}.operation.performSubscribe`, connection, {
        ...input,
        targetUrl: hookUrl,
      });
      record = createZap({ triggerKey, connection, ...input, hookUrl, subscribeData });
    } catch (error) {
      hooks.shut(hookUrl);
      throw error;
    }
    for (const request of early) {
      track(deliver(record, request));
    }
    records.set(record.zap, record);
    return record.zap;
  }

  async function deliver(record: ZapRecord, request: HookRequest): Promise<void> {
    const { zap } = record;
    try {
      const fired = await invoke(`triggers.${zap.triggerKey}.operation.perform`, zap.connection, {
        inputData: zap.inputData,
        inputDataRaw: zap.inputDataRaw,
        subscribeData: zap.subscribeData,
        ...request,
      });
      for (const item of items.parse(fired)) {
        record.fire(item);
      }
    } catch (error) {
      if (!(error instanceof ZapError)) {
        throw error;
      }
      record.fail(error);
    }
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  async function pollItems(
    of: { connection: Connection; triggerKey: string; inputData: InputData; inputDataRaw: InputData },
    meta: Meta,
  ): Promise<Item[]> {
    const { inputData, inputDataRaw } = of;
    return items.parse(
      await invoke(`triggers.${of.triggerKey}.operation.perform`, of.connection, {
        inputData,
        inputDataRaw,
        meta,
      }),
    );
  }

  const identify = (action: OperationDefinition) => {
    const keys = primaryKeys(action);
    return (item: Item) => JSON.stringify(keys.map((key) => item[key]));
  };

  async function runAction(
    kind: 'creates' | 'searches',
    connection: Connection,
    key: string,
    filledIn: InputData,
    meta: Meta,
  ): Promise<unknown> {
    const action = findOperation(await loadDefinition(), kind, key);
    const input = prepareInput(action.operation.inputFields, filledIn);
    return invoke(`${kind}.${key}.operation.perform`, connection, { ...input, meta });
  }

  const zapier: Zapier = {
    certificate: hooks.certificate,
    cache: backend.cache,
    cursors: backend.cursors,
    logs: backend.logs,
    temporaryDirectory,
    invoke,
    definition: loadDefinition,
    validate: async () => items.parse(await command('validate')),
    connect: async (auth) => connect(await loadDefinition(), invoke, auth),

    async turnOn(connection, triggerKey, filledIn) {
      const action = await trigger(triggerKey);
      const input = prepareInput(action.operation.inputFields, filledIn);
      if (action.operation.type === 'hook') {
        return subscribe(connection, triggerKey, input);
      }
      const record = createZap({
        triggerKey,
        connection,
        ...input,
        hookUrl: undefined,
        subscribeData: undefined,
      });
      for (const item of await pollItems(record.zap, { isPopulatingDedupe: true })) {
        record.seen.add(identify(action)(item));
      }
      records.set(record.zap, record);
      return record.zap;
    },

    async turnOff(zap) {
      recordOf(zap);
      records.delete(zap);
      if (zap.hookUrl === undefined) {
        return;
      }
      try {
        await invoke(`triggers.${zap.triggerKey}.operation.performUnsubscribe`, zap.connection, {
          inputData: zap.inputData,
          inputDataRaw: zap.inputDataRaw,
          subscribeData: zap.subscribeData,
          targetUrl: zap.hookUrl,
        });
      } finally {
        hooks.shut(zap.hookUrl);
      }
    },

    async poll(zap) {
      const record = recordOf(zap);
      const identity = identify(await trigger(zap.triggerKey));
      const polled = await pollItems(zap, {});
      const fresh = polled.filter((item) => !record.seen.has(identity(item)));
      return fresh.reverse().map((item) => {
        record.seen.add(identity(item));
        return record.fire(item);
      });
    },

    create: async (connection, key, inputData, meta = {}) =>
      oneItem.parse(await runAction('creates', connection, key, inputData, meta)),

    search: async (connection, key, inputData) =>
      items.parse(await runAction('searches', connection, key, inputData, {})),

    async searchOrCreate(connection, key, searchInput, createInput) {
      const pair = (await loadDefinition()).searchOrCreates[key];
      if (pair === undefined) {
        throw new Error(`The app has no ${key} among its searchOrCreates.`);
      }
      const [first] = await zapier.search(connection, pair.search, searchInput);
      return first === undefined
        ? { found: false, item: await zapier.create(connection, pair.create, createInput) }
        : { found: true, item: first };
    },

    async loadSample(connection, triggerKey, filledIn) {
      const action = await trigger(triggerKey);
      const method = action.operation.type === 'hook' ? 'performList' : 'perform';
      const input = prepareInput(action.operation.inputFields, filledIn);
      return items.parse(
        await invoke(`triggers.${triggerKey}.operation.${method}`, connection, {
          ...input,
          meta: { isLoadingSample: true },
        }),
      );
    },

    dropdown: (connection, triggerKey, page, inputData) =>
      pollItems(
        { connection, triggerKey, inputData, inputDataRaw: inputData },
        { isFillingDynamicDropdown: true, page },
      ),

    hydrate,
    async settled() {
      while (underWay.size > 0) {
        await Promise.all(underWay);
      }
    },
    advance(seconds) {
      clockOffset += seconds * 1000;
    },
    memory: () => containers.peakMemory(),
    async close() {
      await Promise.all([containers.close(), backend.close(), hooks.close()]);
      await rm(temporaryDirectory, { recursive: true, force: true });
    },
  };
  return zapier;
}
