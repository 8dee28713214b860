import { join } from 'node:path';
import process from 'node:process';

/** `mutation/main.ts` sets `MUTATION_TESTS`, the test files, separated by commas. They must not need the built app. */
export default {
  packageManager: 'npm',
  testRunner: 'mocha',
  testRunnerNodeArgs: [`--import=${join(import.meta.dirname, 'jest_interface.js')}`],
  mochaOptions: {
    'no-config': true,
    'no-package': true,
    extension: ['ts'],
    // knip loads this file without it.
    spec: process.env.MUTATION_TESTS?.split(','),
  },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '/build',
    '/dist',
    '/assets',
    '/docs',
    '/sandbox',
    '/bench',
    '/reports',
    '/mutation/node_modules',
  ],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 3000,
  // Frees the memory that the tests keep.
  maxTestRunnerReuse: 200,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: null },
  tempDirName: '.stryker-tmp',
};
