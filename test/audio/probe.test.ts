import { readdirSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { accepted, ofManyParts, refused, withoutLength } from './files.ts';
import { problemOf } from './problem_of.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();

const noHurry = new Deadline(Infinity);

it.each(accepted)(
  'a supported recording has its format and duration detected: $name',
  async ({ bytes, fileExtension, durationSec }) => {
    const probe = await probeAudio(folder.file(bytes).path, noHurry);
    expect(probe.fileExtension).toBe(fileExtension);
    expect(Math.abs((probe.durationSec ?? NaN) - durationSec)).toBeLessThan(0.02);
  },
);

it.each(ofManyParts)('a file of many small parts is read only while there is time: %s', async (_, bytes) => {
  const { path } = folder.file(bytes);
  expect((await problemOf(path, new Deadline(0)))?.kind).toBe('too-fragmented');
  expect((await problemOf(path, noHurry))?.kind).not.toBe('too-fragmented');
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

it.each(refused)('an unsupported file is rejected with the reason: $name', async ({ bytes, kind, says }) => {
  const problem = await problemOf(folder.file(bytes).path, noHurry);
  expect(problem?.kind).toBe(kind);
  expect(problem?.message).toContain(says);
});
