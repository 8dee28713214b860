import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';

// Tests must not depend on the machine's time zone. Pacific/Chatham exposes code that assumes UTC.
process.env.TZ = 'Pacific/Chatham';

// A new random seed for each run, except in CI. A property that fails prints it.
process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));

/** @param testMatch glob patterns of test files */
const project = (...testMatch) => ({
  testMatch,
  testEnvironment: 'node',
  testRunner: '<rootDir>/test/support/shared_modules.js',
  // Node strips the types.
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/', '<rootDir>/.stryker-tmp/'],
  watchPathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
});

/** Tests that start the built app or read its definition. Jest builds the archive before these only. */
export const ofBuiltApp = (...testMatch) => ({
  ...project(...testMatch),
  globalSetup: '<rootDir>/test/support/global_setup.ts',
});

const folders = '**/test/{app,docs,faults,preview,recipes,review}/**';
/** `npm run test:slow` runs these. */
const slow = '!**/*.slow.test.ts';

export default {
  // Ends what hangs, and nothing that is slow because the machine is busy.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/test/support/slow_first.js',
  // One more than the number of cores: some tests of the built app wait more than they compute.
  maxWorkers: availableParallelism() + 1,
  // V8 no longer optimizes patterns in a process that has compiled many, so that they take up to fifty times as long.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...project('**/test/**/*.test.ts', `!${folders}`, slow),
      // See test/support/fixed_date.ts.
      testEnvironmentOptions: { hasFixedClock: true },
    },
    ofBuiltApp(`${folders}/*.test.ts`, slow),
  ],
};
