import process from 'node:process';

import config from '../jest.config.js';

// The same in every run, or a mutant could be blamed for another run's bad luck.
process.env.PROPERTY_SEED = '1';
process.env.PROPERTY_RUNS = '30';

/** Written as ES modules, without a CommonJS form of their own. */
const modules =
  'nock|@mswjs|@open-draft|outvariant|is-node-process|rettime|markdown-it|entities|linkify-it|uc\\.micro|mdurl|punycode\\.js|parse5';

/**
 * What Stryker runs for every mutant: the tests that `mutation/main.ts` names. As CommonJS, which loads in half the time;
 * none of them may need the built app.
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
  // Building Zapier's schema takes longer than most tests, and only the validation of the app uses it.
  moduleNameMapper: { '^zapier-platform-schema$': '<rootDir>/package.json' },
};
