import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Deadline } from '../src/api/deadline.ts';
import { describeRecording } from '../src/audio/recording.ts';
import { recording } from '../test/audio/corpus.ts';
import { bestOf, elapsed, type Figure } from './measure.ts';

const ROUNDS = 5;
const FOUR_HOURS_SEC = 14_400;

/** Recordings of 10 seconds whose duration is known only to who reads all of them; the part to repeat is between two boxes. */
const samples: readonly [what: string, name: string, firstBox?: string, endBox?: string][] = [
  ['m4a, fragmented', 'fragmented.m4a', 'moof', 'mfra'],
  ['mp3, no index', 'cbr.mp3'],
  ['aac, no index', 'cbr.aac'],
];

/** Measures how long it takes to find the duration of a 4-hour recording, against reading its bytes once. */
export async function measureDurations(): Promise<Figure[]> {
  const work = await mkdtemp(join(tmpdir(), 'duration-bench-'));
  const path = join(work, 'recording');
  const durationOf = (sizeBytes: number) =>
    describeRecording({ path, sizeBytes }, new Deadline(Infinity)).durationSec;
  try {
    const figures: Figure[] = [];
    for (const [what, name, firstBox, endBox] of samples) {
      const original = recording(name);
      await writeFile(path, original);
      const times = Math.floor(FOUR_HOURS_SEC / durationOf(original.length));
      const from = firstBox === undefined ? 0 : original.indexOf(firstBox) - 4;
      const to = endBox === undefined ? original.length : original.indexOf(endBox) - 4;
      const part = original.subarray(from, to);
      const long = Buffer.concat([original.subarray(0, from), ...Array.from({ length: times }, () => part)]);
      await writeFile(path, long);
      const found = durationOf(long.length);
      if (found < FOUR_HOURS_SEC - 20) throw new Error(`${what}: ${found} s is not 4 hours.`);
      const best = await bestOf(
        ROUNDS,
        () => elapsed(() => durationOf(long.length)),
        () => elapsed(() => once(createReadStream(path).resume(), 'end')),
      );
      figures.push([`4 hours of ${what} (ms)`, ...best]);
    }
    return figures;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
