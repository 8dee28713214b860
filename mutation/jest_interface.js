import '../jest.config.js';

import { createRequire, registerHooks } from 'node:module';
import process from 'node:process';

import { expect } from 'expect';
import { bind } from 'jest-each';
import Mocha from 'mocha';

import { jest } from '../test/support/jest_object.js';

/**
 * A Mocha interface for the Jest tests. Jest loads all modules again for every run, about a second per mutant. Stryker's
 * Mocha runner loads them once, and a mutant takes a few milliseconds.
 */
Mocha.interfaces.bdd = (root) => {
  const { EVENT_FILE_PRE_REQUIRE, EVENT_FILE_POST_REQUIRE } = Mocha.Suite.constants;
  root.on(EVENT_FILE_PRE_REQUIRE, (context, file) => {
    suites.unshift(Mocha.Suite.create(root, file));
    // See test/support/shared_modules.js.
    afterEach(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
    });
  });
  root.on(EVENT_FILE_POST_REQUIRE, () => suites.shift());
  root.beforeAll(() => sortByDuration(root));
};

/** Puts the quickest tests of the last run first: a mutant runs only until a test fails. */
function sortByDuration(suite) {
  for (const some of [suite.tests, suite.suites]) some.sort((a, b) => durationOf(a) - durationOf(b));
  suite.suites.forEach(sortByDuration);
}

/** The duration of a test, or of the longest in a suite, in milliseconds. */
const durationOf = ({ duration = 0, tests = [], suites = [] }) =>
  Math.max(duration, ...[...tests, ...suites].map(durationOf));

// A fixed seed: otherwise, a different random input could kill or spare a mutant by chance.
process.env.PROPERTY_SEED = '1';
process.env.PROPERTY_RUNS = '30';
process.env.NODE_ENV = 'test';

// Zapier's platform would end the process, which runs many tests, for the memory they use together.
createRequire(import.meta.url)('zapier-platform-core/src/constants').KILL_MIN_LIMIT = Infinity;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
});

/** The suites that are being defined, innermost first. */
const suites = [];

function describe(title, define) {
  suites.unshift(Mocha.Suite.create(suites[0], title));
  define();
  suites.shift();
}
describe.each = bind(describe, false);

function it(title, run) {
  suites[0].addTest(new Mocha.Test(title, run));
}
it.each = bind(it, false);

const beforeAll = (run) => suites[0].beforeAll(run);
const beforeEach = (run) => suites[0].beforeEach(run);
const afterEach = (run) => suites[0].afterEach(run);
const afterAll = (run) => suites[0].afterAll(run);

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest };
