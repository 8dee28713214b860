import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Deadline } from '../src/api/deadline.ts';
import { describeRecording } from '../src/audio/recording.ts';
import { recording } from '../test/audio/corpus.ts';
import { type Bench, bestOf, elapsed, type Figure } from './measure.ts';

const FOUR_HOURS_SEC = 14_400;

/**
 * Short recordings whose duration can be found only by reading the whole file. They are repeated to make a long one:
 * the part from `firstBox` to `endBox`, or the whole file.
 */
const samples: readonly [what: string, name: string, firstBox?: string, endBox?: string][] = [
  ['m4a, fragmented', 'fragmented.m4a', 'moof', 'mfra'],
  ['mp3, no index', 'cbr.mp3'],
  ['aac, no index', 'cbr.aac'],
];

/** Measures the time to find the duration of a 4-hour recording. Baseline: reading its bytes once. */
export async function measureDurations({ directory }: Bench): Promise<Figure[]> {
  const path = join(directory, 'recording');
  const durationOf = async (recorded: Buffer) => {
    await writeFile(path, recorded);
    return describe(recorded.length);
  };
  const describe = async (sizeBytes: number) =>
    (await describeRecording({ path, sizeBytes }, new Deadline(Infinity))).durationSec;
  const figures: Figure[] = [];
  for (const [what, name, firstBox, endBox] of samples) {
    const original = recording(name);
    const times = Math.floor(FOUR_HOURS_SEC / (await durationOf(original)));
    const from = firstBox === undefined ? 0 : original.indexOf(firstBox) - 4;
    const to = endBox === undefined ? original.length : original.indexOf(endBox) - 4;
    const parts = Array.from({ length: times }, () => original.subarray(from, to));
    const long = Buffer.concat([original.subarray(0, from), ...parts]);
    const found = await durationOf(long);
    if (found < FOUR_HOURS_SEC - 20) throw new Error(`${what}: expected 4 hours, found ${found} s.`);
    const best = await bestOf(
      5,
      () => elapsed(() => describe(long.length)),
      () => elapsed(() => once(createReadStream(path).resume(), 'end')),
    );
    figures.push([`4 hours of ${what} (ms)`, ...best]);
  }
  return figures;
}
