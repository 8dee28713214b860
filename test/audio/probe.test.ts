import { readdirSync } from 'node:fs';

import { afterAll, describe, expect, it } from '@jest/globals';

import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { accepted, refused } from './corpus.ts';
import { oddAccepted, oddRefused, withoutLength } from './odd_files.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe('a recording the service takes', () => {
  it.each([...accepted, ...oddAccepted])(
    '$name: format and duration are found',
    ({ bytes, fileExtension, durationSec }) => {
      const probe = probeAudio(folder.file(bytes).path);
      expect(probe.fileExtension).toBe(fileExtension);
      expect(Math.abs((probe.durationSec ?? NaN) - durationSec)).toBeLessThan(0.02);
    },
  );
});

it.each(withoutLength)('$name: has no duration that could be told', ({ bytes }) => {
  expect(probeAudio(folder.file(bytes).path).durationSec).toBeNull();
});

it('leaves no file open', () => {
  const { path } = folder.file(Buffer.from('text'));
  const openFiles = () => readdirSync('/dev/fd').length;
  const before = openFiles();
  expect(() => probeAudio(path)).toThrow(AudioProblem);
  expect(openFiles()).toBe(before);
});

describe('a file the service would not take', () => {
  it.each([...refused, ...oddRefused])('$name: refused, with the reason', ({ bytes, kind, says = '' }) => {
    const { kind: found, message } = problemWith(bytes);
    expect(found).toBe(kind);
    expect(message).toContain(says);
  });
});

/** Thrown, or in the place of the format where the user's word could settle it. */
function problemWith(bytes: Buffer): AudioProblem {
  try {
    const { fileExtension } = probeAudio(folder.file(bytes).path);
    if (fileExtension instanceof AudioProblem) return fileExtension;
  } catch (error) {
    if (error instanceof AudioProblem) return error;
    throw error;
  }
  throw new Error('The file was taken');
}
