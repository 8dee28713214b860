import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';

// Nothing may depend on the time zone of the machine, least of all on its being UTC.
process.env.TZ = 'Pacific/Chatham';

// Another one in every run; the global setup prints it.
process.env.PROPERTY_SEED ??= String(randomInt(2 ** 31));

/** Jest runs the TypeScript sources as ES modules; esbuild only strips the types. */
export default {
  testEnvironment: 'node',
  // Ends what hangs; no test passes or fails by how long it takes.
  testTimeout: 300_000,
  // One more than there are cores: some of the whole-app tests wait more than they work.
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
