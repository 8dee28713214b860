import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Deadline } from '../src/api/deadline.ts';
import { describeRecording } from '../src/audio/recording.ts';
import { projectDirectory } from '../scripts/project.ts';
import { wavHeader } from '../sandbox/wav.ts';
import type { Row } from './measure.ts';
import { bestOf, elapsed, row } from './measure.ts';

const rounds = 5;
/** 4 hours, less what the last repetition may add. */
const aimedSec = 14_390;

/** Measures how long it takes to find the duration of a 4-hour recording, against reading its bytes once. The best of a few. */
export async function measureDurations(): Promise<Row[]> {
  const work = await mkdtemp(join(tmpdir(), 'duration-bench-'));
  try {
    const files = {
      'm4a, fragmented': await write(work, await repeated('fragmented.m4a', 'moof', 'mfra')),
      'mp3, no index': await write(work, await repeated('cbr.mp3')),
      'aac, no index': await write(work, await repeated('cbr.aac')),
      'wav, size unknown': await silence(work),
    };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(files)) {
      const sizeBytes = await read(path);
      const probe = () => {
        const { durationSec } = describeRecording({ path, sizeBytes }, new Deadline(Infinity));
        if (durationSec < aimedSec - 10) throw new Error(`${name}: ${durationSec} s is not 4 hours.`);
      };
      const [ours, bare] = await bestOf(
        rounds,
        () => elapsed(probe),
        () => elapsed(() => read(path)),
      );
      rows.push(row('duration', `4 hours of ${name} (ms)`, ours, bare));
    }
    return rows;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function write(directory: string, content: Buffer): Promise<string> {
  const path = join(directory, `recording-${content.length}`);
  await writeFile(path, content);
  return path;
}

/** A fixture with the part between two boxes, or all of it, repeated until it is long enough. */
async function repeated(name: string, firstBox?: string, endBox?: string): Promise<Buffer> {
  const path = join(projectDirectory, 'test/fixtures/audio', name);
  const original = await readFile(path);
  const boxAt = (type: string) => original.indexOf(type) - 4;
  const from = firstBox === undefined ? 0 : boxAt(firstBox);
  const to = endBox === undefined ? original.length : boxAt(endBox);
  const { durationSec } = describeRecording({ path, sizeBytes: original.length }, new Deadline(Infinity));
  const times = Math.floor(aimedSec / durationSec);
  return Buffer.concat([
    original.subarray(0, from),
    ...Array.from({ length: times }, () => original.subarray(from, to)),
  ]);
}

/** 8 kHz, 16 bits, mono, from a recorder that never filled the size in. */
async function silence(directory: string): Promise<string> {
  const header = wavHeader(8_000, 0);
  const path = await write(directory, header);
  await truncate(path, header.length + aimedSec * 16_000);
  return path;
}

/** @returns its size in bytes. */
async function read(path: string): Promise<number> {
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) sizeBytes += chunk.length;
  return sizeBytes;
}
