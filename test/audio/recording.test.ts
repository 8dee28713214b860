import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { describeRecording, type GivenFacts } from '../../src/audio/recording.ts';
import { recording, wav, wavOfSeconds } from './corpus.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();

function described(bytes: Buffer, given?: GivenFacts) {
  return describeRecording(folder.file(bytes), new Deadline(Infinity), given);
}

async function problem(bytes: Buffer, given?: GivenFacts): Promise<AudioProblem> {
  try {
    await described(bytes, given);
  } catch (error) {
    if (error instanceof AudioProblem) return error;
    throw error;
  }
  throw new Error('The file was accepted');
}

describe('an unsupported file', () => {
  it('is rejected, whether its format is certain or not', async () => {
    expect((await problem(recording('video.mp4'))).kind).toBe('video');
    expect((await problem(recording('phone.3gp'))).kind).toBe('doubtful-format');
  });

  it('whose duration cannot be detected asks for the duration', async () => {
    const junk = Buffer.alloc(5 * 1024 * 1024);
    const broken = Buffer.concat([recording('cbr.mp3'), junk, recording('cbr.mp3')]);
    expect((await problem(broken)).kind).toBe('no-duration');
    expect((await problem(broken)).message).toContain('"Duration (Seconds)"');
  });
});

describe('the limit of 4 hours', () => {
  it('accepts a recording that is longer only by encoder padding, as 4 hours', async () => {
    expect((await described(wavOfSeconds(14_400.99))).durationSec).toBe(14_400);
  });

  it('rejects a recording that is a second longer', async () => {
    expect((await problem(wavOfSeconds(14_401))).kind).toBe('too-long');
  });
});

describe('what the user enters', () => {
  it('overrides the duration in the file', async () => {
    expect(await described(wav(), { durationSec: 61.5 })).toStrictEqual({
      fileExtension: 'wav',
      durationSec: 61.5,
    });
    expect((await described(wavOfSeconds(14_401), { durationSec: 14_000 })).durationSec).toBe(14_000);
  });

  it('overrides the format of the file', async () => {
    expect(await described(recording('phone.3gp'), { fileExtension: 'm4a' })).toStrictEqual({
      fileExtension: 'm4a',
      durationSec: 2,
    });
  });

  it('makes an unrecognized file usable if it includes the duration', async () => {
    const unknown = Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9]);
    expect((await problem(unknown, { fileExtension: 'mp3' })).kind).toBe('no-duration');
    expect(await described(unknown, { fileExtension: 'mp3', durationSec: 60 })).toStrictEqual({
      fileExtension: 'mp3',
      durationSec: 60,
    });
  });

  it('does not make a web page usable', async () => {
    expect(
      (await problem(Buffer.from('<html></html>'), { fileExtension: 'mp3', durationSec: 60 })).kind,
    ).toBe('web-page');
  });

  it.each([0, -1, NaN])('is rejected if the duration is %d', async (durationSec) => {
    expect((await problem(wav(), { durationSec })).kind).toBe('impossible-duration');
  });

  it('is also limited to 4 hours', async () => {
    expect((await problem(wav(), { durationSec: 14_401 })).kind).toBe('too-long');
  });
});

it('the duration is given to the millisecond and never 0', async () => {
  expect((await described(recording('cbr.mp3'))).durationSec).toBe(2.088);
  expect((await described(wav().subarray(0, 46))).durationSec).toBe(0.001);
});
