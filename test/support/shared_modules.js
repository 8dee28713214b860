/**
 * Runs the test files of a process with the same modules. Jest's own runner loads the app, the platform, and the test tools
 * again for every file, which took more than half of the time.
 */
import { Console } from 'node:console';
import { createRequire, registerHooks } from 'node:module';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { PassThrough } from 'node:stream';
import { pathToFileURL, URL } from 'node:url';

import { expect } from 'expect';
import {
  addEventHandler,
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getState,
  it,
  resetState,
  run,
  setState,
} from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

import { jest } from './jest_object.js';

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest };

const PLATFORM_PARTS = new URL('platform_parts.cjs', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: import.meta.url, shortCircuit: true };
    return /^(?:domain|zapier-platform-schema)$/.test(specifier) &&
      context.parentURL?.includes('/zapier-platform-core/')
      ? { url: PLATFORM_PARTS, shortCircuit: true }
      : next(specifier, context);
  },
});

const require = createRequire(import.meta.url);
// The platform would end the process for the memory that many tests use together.
require('zapier-platform-core/src/constants').KILL_MIN_LIMIT = Infinity;
// The platform repeats the app's log on the console, where it would hide what fails. Tests read the log of `z.console`.
const platformLog = 'zapier-platform-core/src/tools/create-logger-console';
require(platformLog);
const mute = new Console(new PassThrough().resume());
require.cache[require.resolve(platformLog)].exports = () => mute;

const clock = () => ({ Date: globalThis.Date, now: Date.now, elapsed: performance.now });
function setClock({ Date, now, elapsed }) {
  Object.assign(globalThis, { Date });
  Date.now = now;
  performance.now = elapsed;
}
// Jest itself measures time by the real clock.
const real = clock();
await import('./fixed_date.ts');
const fixed = clock();
setClock(real);

/** What fails a file, since it belongs to no test. */
const LOST = ['uncaughtException', 'unhandledRejection'];

/** A mock lasts as long as its test, and the time, too. */
function restore() {
  jest.restoreAllMocks();
  jest.useRealTimers();
}
addEventHandler(({ name }) => {
  if (name === 'test_done') restore();
});

/** What Jest calls for each file. */
export default async function runFile(globalConfig, config, environment, _runtime, path) {
  const { console } = globalThis;
  globalThis.console = environment.global.console;
  const lost = (error) => getState().unhandledErrors.push(error);
  for (const event of LOST) process.on(event, lost);
  if (config.testEnvironmentOptions.hasFixedClock === true) setClock(fixed);
  resetState();
  const { testNamePattern } = globalConfig;
  setState({
    ...getState(),
    testNamePattern: testNamePattern === undefined ? null : new RegExp(testNamePattern, 'i'),
    testTimeout: globalConfig.testTimeout ?? config.testTimeout,
  });
  try {
    await import(pathToFileURL(path).href);
    return resultOf(await run(), { globalConfig, config, path });
  } finally {
    restore();
    setClock(real);
    globalThis.console = console;
    for (const event of LOST) process.off(event, lost);
  }
}

const STATUS = { skip: 'pending', todo: 'todo', done: 'passed' };

/** In the form that Jest's reporters read. */
function resultOf({ testResults, unhandledErrors }, { globalConfig, config, path }) {
  const results = testResults.map(({ testPath: [, ...names], status, errors, errorsDetailed, ...rest }) => ({
    ...rest,
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
    fullName: names.join(' '),
    status: errors.length > 0 ? 'failed' : STATUS[status],
    failureMessages: errors,
    failureDetails: errorsDetailed,
  }));
  const count = (wanted) => results.filter(({ status }) => status === wanted).length;
  const unhandled = unhandledErrors.map((stack) =>
    formatExecError({ message: '', stack }, config, globalConfig),
  );
  const failures = [formatResultsErrors(results, config, globalConfig, path), ...unhandled];
  return {
    leaks: false,
    openHandles: [],
    skipped: false,
    snapshot: {
      added: 0,
      fileDeleted: false,
      matched: 0,
      unchecked: 0,
      uncheckedKeys: [],
      unmatched: 0,
      updated: 0,
    },
    perfStats: { start: 0, end: 0, runtime: 0, slow: false },
    failureMessage: failures.filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    ...(unhandled.length > 0 && { testExecError: { message: '', stack: unhandledErrors.join('\n') } }),
    testFilePath: path,
    testResults: results,
  };
}
