import * as fc from 'fast-check';

/** `jest.config.js` chooses the seed. A failure prints it; `PROPERTY_SEED=… npm test` repeats the run. */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 50),
  // In mutation runs, skip shrinking: nobody reads the counterexamples.
  endOnFailure: process.env.MUTATION_TESTS !== undefined,
});

const fromIndex = (index: number): string => String.fromCodePoint(index < 0xd800 ? index : index + 0x800);

/** Any character of Unicode. Unlike fast-check's unit `binary`, it needs no table, which takes a second in each file. */
const character = fc.nat(0x10ffff - 0x800).map(fromIndex, (value) => {
  const code = typeof value === 'string' ? (value.codePointAt(0) ?? -1) : -1;
  const index = code < 0xd800 ? code : code - 0x800;
  if (index < 0 || fromIndex(index) !== value) throw new Error('This is not one character.');
  return index;
});

export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });

export * from 'fast-check';
