import { readdirSync, truncateSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { accepted, refused } from './corpus.ts';
import { oddAccepted, oddRefused, ofManyParts, withoutLength } from './odd_files.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();

const noHurry = new Deadline(Infinity);

describe('a supported recording', () => {
  it.each([...accepted, ...oddAccepted])(
    'has its format and duration detected: $name',
    ({ bytes, fileExtension, durationSec }) => {
      const probe = probeAudio(folder.file(bytes).path, noHurry);
      expect(probe.fileExtension).toBe(fileExtension);
      expect(Math.abs((probe.durationSec ?? NaN) - durationSec)).toBeLessThan(0.02);
    },
  );
});

describe('a file of many small parts', () => {
  const problem = (path: string, deadline: Deadline) => {
    try {
      probeAudio(path, deadline);
      return null;
    } catch (error) {
      return error instanceof AudioProblem ? error.kind : error;
    }
  };

  it.each(ofManyParts)('is read only while there is time: %s', (_, bytes) => {
    const { path } = folder.file(bytes);
    expect(problem(path, new Deadline(0))).toBe('too-fragmented');
    expect(problem(path, noHurry)).not.toBe('too-fragmented');
  });

  it('is rejected if it has too many parts, even if there is time', () => {
    const { path } = folder.file(Buffer.from('RIFF----WAVE'));
    truncateSync(path, 200e6);
    expect(problem(path, noHurry)).toBe('too-fragmented');
  });
});

it.each(withoutLength)('no duration is detected: %s', (_, bytes) => {
  expect(probeAudio(folder.file(bytes).path, noHurry).durationSec).toBeNull();
});

it('a probe leaves no file open', () => {
  const { path } = folder.file(Buffer.from('text'));
  const openFiles = () => readdirSync('/dev/fd').length;
  const before = openFiles();
  expect(() => probeAudio(path, noHurry)).toThrow(AudioProblem);
  expect(openFiles()).toBe(before);
});

describe('an unsupported file', () => {
  it.each([...refused, ...oddRefused])('is rejected with the reason: $name', ({ bytes, kind, says }) => {
    const { kind: found, message } = problemWith(bytes);
    expect(found).toBe(kind);
    expect(message).toContain(says);
  });
});

/** What was thrown, or returned instead of the format if the user can settle it. */
function problemWith(bytes: Buffer): AudioProblem {
  try {
    const { fileExtension } = probeAudio(folder.file(bytes).path, noHurry);
    if (fileExtension instanceof AudioProblem) return fileExtension;
  } catch (error) {
    if (error instanceof AudioProblem) return error;
    throw error;
  }
  throw new Error('The file was accepted');
}
