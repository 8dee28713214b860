import { readdirSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { accepted, refused } from './corpus.ts';
import { oddAccepted, oddRefused, ofManyParts, withoutLength } from './odd_files.ts';
import { problemOf } from './problem_of.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();

const noHurry = new Deadline(Infinity);

describe('a supported recording', () => {
  it.each([...accepted, ...oddAccepted])(
    'has its format and duration detected: $name',
    async ({ bytes, fileExtension, durationSec }) => {
      const probe = await probeAudio(folder.file(bytes).path, noHurry);
      expect(probe.fileExtension).toBe(fileExtension);
      expect(Math.abs((probe.durationSec ?? NaN) - durationSec)).toBeLessThan(0.02);
    },
  );
});

it.each(ofManyParts)('a file of many small parts is read only while there is time: %s', async (_, bytes) => {
  const { path } = folder.file(bytes);
  expect(await problemOf(path, new Deadline(0))).toBe('too-fragmented');
  expect(await problemOf(path, noHurry)).not.toBe('too-fragmented');
});

it.each(withoutLength)('no duration is detected: %s', async (_, bytes) => {
  const { durationSec } = await probeAudio(folder.file(bytes).path, noHurry);
  expect(durationSec).toBeNull();
});

it('a probe leaves no file open', async () => {
  const { path } = folder.file(Buffer.from('text'));
  const openFiles = () => readdirSync('/dev/fd').length;
  const before = openFiles();
  await expect(probeAudio(path, noHurry)).rejects.toThrow(AudioProblem);
  expect(openFiles()).toBe(before);
});

describe('an unsupported file', () => {
  it.each([...refused, ...oddRefused])(
    'is rejected with the reason: $name',
    async ({ bytes, kind, says }) => {
      const { kind: found, message } = await problemWith(bytes);
      expect(found).toBe(kind);
      expect(message).toContain(says);
    },
  );
});

/** What was thrown, or returned instead of the format if the user can settle it. */
async function problemWith(bytes: Buffer): Promise<AudioProblem> {
  try {
    const { fileExtension } = await probeAudio(folder.file(bytes).path, noHurry);
    if (fileExtension instanceof AudioProblem) return fileExtension;
  } catch (error) {
    if (error instanceof AudioProblem) return error;
    throw error;
  }
  throw new Error('The file was accepted');
}
