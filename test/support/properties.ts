import * as fc from 'fast-check';

/** `jest.config.js` draws the seed; a failure prints it, and `PROPERTY_SEED=… npm test` repeats the run. */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
  // Nobody reads the counterexample that a mutant gives.
  endOnFailure: process.env.MUTATION_TESTS !== undefined,
});

export * from 'fast-check';
