import { createHash } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';

const { MUTATION_TESTS, MUTATION_SAMPLE, MUTATION_SEED } = process.env;

/** The place of a mutant in the lot. */
const lot = ({ id }) => createHash('sha256').update(`${MUTATION_SEED} ${id}`).digest('hex');

/** Stryker tests only what its checkers pass: here, as many mutants as are wanted, drawn by lot. */
const sample = {
  init: async () => {},
  // One group, to draw from all.
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) => {
    const drawn = mutants.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(MUTATION_SAMPLE));
    const resultOf = (mutant) =>
      drawn.includes(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'Not drawn.' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  },
};
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: sample }];

/**
 * `mutation/main.ts` sets `MUTATION_TESTS`, the test files, separated by commas, which must not need the built app; how
 * many mutants to test; and the seed of the lot.
 */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/*', import.meta.filename],
  checkers: ['sample'],
  testRunner: 'mocha',
  testRunnerNodeArgs: [`--import=${join(import.meta.dirname, 'jest_interface.js')}`],
  mochaOptions: {
    'no-config': true,
    'no-package': true,
    extension: ['ts'],
    // knip loads this file without it.
    spec: MUTATION_TESTS?.split(','),
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
  // On a busy machine, the tests of some folders take longer than the five minutes that are usual.
  dryRunTimeoutMinutes: 20,
  // Frees the memory that the tests keep.
  maxTestRunnerReuse: 200,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: null },
  tempDirName: '.stryker-tmp',
};
