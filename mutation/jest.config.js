import process from 'node:process';

import config from '../jest.config.js';

// A fixed seed: otherwise, a different random input could kill or spare a mutant by chance.
process.env.PROPERTY_SEED = '1';
process.env.PROPERTY_RUNS = '30';

/** Packages that ship only as ES modules, so Jest must transform them. */
const modules =
  'nock|@mswjs|@open-draft|outvariant|is-node-process|rettime|markdown-it|entities|linkify-it|uc\\.micro|mdurl|punycode\\.js|parse5';

/**
 * Stryker runs the tests in `MUTATION_TESTS`, which `mutation/main.ts` sets, for every mutant. Modules are transformed
 * to CommonJS, which loads in half the time. These tests must not need the built app.
 */
export default {
  ...config,
  rootDir: '..',
  globalSetup: undefined,
  testEnvironment: `${import.meta.dirname}/environment.js`,
  testMatch: [`<rootDir>/${process.env.MUTATION_TESTS}`],
  extensionsToTreatAsEsm: [],
  transform: { '^.+\\.(ts|js|mjs)$': ['<rootDir>/test/support/transform.js', { format: 'cjs' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  // Building Zapier's schema takes longer than most tests, and only app validation uses it.
  moduleNameMapper: { '^zapier-platform-schema$': '<rootDir>/package.json' },
};
