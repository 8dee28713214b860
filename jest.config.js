import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';

// Tests must not depend on the machine's time zone. Pacific/Chatham exposes code that assumes UTC.
process.env.TZ = 'Pacific/Chatham';

// A new random seed for each run; the global setup prints it.
process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));

/** Jest runs the TypeScript sources as ES modules; esbuild only strips the types. */
export default {
  testEnvironment: 'node',
  // Stops tests that hang. No test depends on how long it takes.
  testTimeout: 300_000,
  // One more than the number of cores: some whole-app tests wait more than they compute.
  maxWorkers: availableParallelism() + 1,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['<rootDir>/test/support/transform.js', { format: 'esm' }] },
  globalSetup: '<rootDir>/test/support/global_setup.ts',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // `npm run test:slow` runs these.
  testPathIgnorePatterns: ['\\.slow\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  watchPathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
};
