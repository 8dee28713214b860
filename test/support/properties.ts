import * as fc from 'fast-check';

/** `jest.config.js` chooses the seed. A failure prints it; `PROPERTY_SEED=… npm test` repeats the run. */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
  // In mutation runs, skip shrinking: nobody reads the counterexamples.
  endOnFailure: process.env.MUTATION_TESTS !== undefined,
});

export * from 'fast-check';
