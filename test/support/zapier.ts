import { expect } from '@jest/globals';
import zapier, { type Bundle, type ZObject } from 'zapier-platform-core';
import * as zod from 'zod';

import App from '../../index.ts';
import { type Hydrator, runStep, type Step } from '../../src/zapier/step.ts';
import { API_KEY } from './account.ts';
import { expectEveryOperation } from './every_operation.ts';

expectEveryOperation(App);

type Given = Partial<Omit<Bundle, 'meta' | 'subscribeData' | 'cleanedRequest' | 'rawRequest'>> & {
  cleanedRequest?: unknown;
  meta?: Partial<Bundle['meta']>;
  /** The platform's types require an `id`, which the service does not return. */
  subscribeData?: object;
};
type Run = (given?: Given) => Promise<unknown>;
type Perform = (z: ZObject, bundle: Bundle) => unknown;
type Tester = (perform: Perform, given: Given, clearCache: true) => Promise<unknown>;

/** Replaces what Zapier's own tester lacks: a cache that supports `nx`, and a log that tests can read. */
export interface Surroundings {
  cache?: Partial<Record<'get' | 'set' | 'delete', (...args: never[]) => Promise<unknown>>>;
  log?: string[];
}

/** Runs one of the app's functions as Zapier does, such as `App.creates.update_note.operation.perform`. */
export function running(perform: unknown, surroundings?: Surroundings): Run {
  const run = perform as Perform;
  const within: Perform = (z, bundle) => run(surrounded(z, surroundings), bundle);
  const tester = zapier.createAppTester(appWithOnly(run)) as Tester;
  return async (given = {}) =>
    // Otherwise, the tester's cache persists between tests.
    await tester(
      surroundings ? within : run,
      { authData: { apiKey: API_KEY }, inputData: {}, meta: {}, ...given },
      true,
    );
}

/** Does some work in a step, as an operation does. */
export async function inStep<Result>(
  work: (step: Step) => Promise<Result>,
  surroundings: Surroundings = {},
): Promise<Result> {
  const done = Promise.withResolvers<Result>();
  await running(async (z: ZObject, bundle: Bundle) => {
    done.resolve(await runStep(z, bundle, work));
    return {};
  }, surroundings)();
  return await done.promise;
}

interface MadeFile {
  text: string;
  size: number;
  name: string;
  type: string;
}

/** Runs a file hydrator and returns what it stashes. */
export async function makeFile(
  hydrator: Hydrator,
  inputData: Record<string, unknown>,
  meta: Record<string, unknown> = {},
): Promise<MadeFile> {
  const stashFile = (bytes: Buffer, size: number, name: string, type: string) =>
    Promise.resolve({ text: bytes.toString('utf8'), size, name, type });
  const perform = (z: ZObject, bundle: Bundle) =>
    hydrator.perform({ ...z, stashFile: stashFile as unknown as ZObject['stashFile'] }, bundle);
  return (await running(perform)({ inputData, meta })) as MadeFile;
}

/** Keeps only the operation under test, because the platform copies and validates the whole definition in every run. */
function appWithOnly(run: Perform) {
  const only = (section: Readonly<Record<string, { operation: object }>>) =>
    Object.fromEntries(
      Object.entries(section).filter(([, { operation }]) => Object.values(operation).includes(run)),
    );
  const { triggers, creates, searches } = App;
  return {
    ...App,
    triggers: only(triggers),
    creates: only(creates),
    searches: only(searches),
    searchOrCreates: {},
    // Jest runs several files in one process, so the platform's logging patch of `http` would persist in later files.
    flags: { ...App.flags, skipHttpPatch: true },
  };
}

function surrounded(z: ZObject, { cache, log }: Surroundings = {}): ZObject {
  return {
    ...z,
    ...(cache && { cache: { ...z.cache, ...(cache as Partial<ZObject['cache']>) } }),
    ...(log && { console: { ...z.console, log: (line: string) => log.push(line) } }),
  };
}

type Section = Readonly<Record<string, { operation: object }>> | undefined;

function operationOf(section: Section, key: string): Record<string, unknown> {
  const operation = section?.[key]?.operation;
  if (operation === undefined) throw new Error(`There is no operation ${key}.`);
  return { ...operation };
}

type SectionName = 'triggers' | 'creates' | 'searches';
const sampled = zod.object({ sample: zod.looseObject({}) });

/**
 * The results of an operation. Each must have every key of the sample, unless Zapier needs only its primary key, or the user
 * asked for a short answer.
 */
export function resultsOf(
  section: SectionName,
  key: string,
  results: unknown,
  { parts, format, most }: Record<string, unknown> = {},
): Record<string, unknown>[] {
  const isShort = parts !== undefined || format !== undefined || Number(most) > 25;
  const keys = isShort ? ['id'] : Object.keys(sampled.parse(operationOf(App[section], key)).sample);
  const found = asRecords(results);
  const missing = found.flatMap((each) =>
    ['id', 'id,version'].includes(Object.keys(each).join())
      ? []
      : keys.filter((needed) => !Object.hasOwn(each, needed)),
  );
  expect(missing).toStrictEqual([]);
  return found;
}

export const trigger = (key: string) => operationOf(App.triggers, key);

/** Runs an operation with a user's input. */
export const runCreate = async (
  key: string,
  inputData: Record<string, unknown>,
  surroundings?: Surroundings,
) => {
  const run = running(operationOf(App.creates, key).perform, surroundings);
  const [result = {}] = resultsOf('creates', key, [await run({ inputData })], inputData);
  return result;
};
export const runSearch = async (key: string, inputData: Record<string, unknown>) =>
  resultsOf('searches', key, await running(operationOf(App.searches, key).perform)({ inputData }), inputData);
export const runTrigger = async (key: string, given: Given = {}, surroundings?: Surroundings) =>
  resultsOf('triggers', key, await running(trigger(key).perform, surroundings)(given));

const record = zod.record(zod.string(), zod.unknown());
export const asRecord = (result: unknown) => record.parse(result);
export const asRecords = (results: unknown) => zod.array(record).parse(results);
export const idsOf = (results: readonly Record<string, unknown>[]) => results.map(({ id }) => id);

export interface Failure {
  /** The error class, which determines how Zapier reacts. */
  name: string;
  /** What the user reads. */
  message: string;
  /** In seconds; only for a `ThrottledError`. */
  delay?: number | undefined;
}

const wrapped = zod.object({ message: zod.string(), delay: zod.number().optional() });

/** Returns the error of a run that must fail. Unwraps messages that the platform encodes as JSON. */
export async function failureOf(run: Promise<unknown>): Promise<Failure> {
  try {
    await run;
  } catch (error) {
    const { name, message } = zod.instanceof(Error).parse(error);
    return message.startsWith('{') ? { name, ...wrapped.parse(JSON.parse(message)) } : { name, message };
  }
  throw new Error('The run did not fail.');
}
