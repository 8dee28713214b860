import { expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { describeRecording } from '../../src/audio/recording.ts';
import * as fc from '../support/properties.ts';
import { accepted } from './files.ts';
import { temporaryFolder } from './temporary_folder.ts';

const MUTATED_FILES = 1_000;

const folder = temporaryFolder();

const small = accepted.map(({ bytes }) => bytes).filter(({ length }) => length < 50_000);

type Mutation = (bytes: Buffer) => Buffer;

/** Most damage is done at both ends, where the headers are. */
const place = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: -1_500, max: -1 }),
  fc.integer({ min: 0, max: 20_000 }),
);
const telling32 = fc.constantFrom(0, 1, 7, 8, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff);

function at(bytes: Buffer, wanted: number): number {
  const offset = wanted < 0 ? bytes.length + wanted : wanted;
  return Math.max(0, Math.min(offset, bytes.length - 4));
}

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(([where, value]) => (bytes: Buffer) => {
    const mutated = Buffer.from(bytes);
    mutated[at(bytes, where)] = value;
    return mutated;
  }),
  fc.tuple(place, telling32, fc.boolean()).map(([where, value, isBigEndian]) => (bytes: Buffer) => {
    const mutated = Buffer.from(bytes);
    if (isBigEndian) mutated.writeUInt32BE(value, at(bytes, where));
    else mutated.writeUInt32LE(value, at(bytes, where));
    return mutated;
  }),
  place.map((where) => (bytes: Buffer) => bytes.subarray(0, Math.max(at(bytes, where), 4))),
  place.map((where) => (bytes: Buffer) => bytes.subarray(Math.min(at(bytes, where), bytes.length - 4))),
  fc
    .tuple(place, fc.uint8Array({ maxLength: 64, size: 'max' }))
    .map(([where, inserted]) => (bytes: Buffer) => {
      const offset = at(bytes, where);
      return Buffer.concat([bytes.subarray(0, offset), inserted, bytes.subarray(offset)]);
    }),
);

it('a damaged file is described or rejected with a message for the user', async () => {
  const outcomes = new Set<string>();
  const deadline = new Deadline(Infinity);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...small),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      async (original, mutations) => {
        const file = folder.file(mutations.reduce((bytes, mutate) => mutate(bytes), original));
        try {
          const { durationSec } = await describeRecording(file, deadline);
          expect(durationSec).toBeGreaterThan(0);
          expect(durationSec).toBeLessThanOrEqual(14_400);
          outcomes.add('described');
        } catch (error) {
          if (!(error instanceof AudioProblem)) throw error;
          outcomes.add(error.kind);
        }
      },
    ),
    { numRuns: MUTATED_FILES },
  );
  // The damage must be of many kinds, or the property would show little.
  const everyday = ['described', 'incomplete', 'unrecognized'];
  expect([...outcomes]).toStrictEqual(expect.arrayContaining(everyday));
});
