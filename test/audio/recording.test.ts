import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import type { AudioProblemKind } from '../../src/audio/problems.ts';
import { describeRecording, type GivenFacts, type Recording } from '../../src/audio/recording.ts';
import { recording, wav, wavOfSeconds } from './corpus.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();
const described = (bytes: Buffer, given?: GivenFacts) =>
  describeRecording(folder.file(bytes), new Deadline(Infinity), given);

const cbr = recording('cbr.mp3');
const phone = recording('phone.3gp');
const unknown = Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9]);

describe('a recording', () => {
  it.each<[string, Buffer, GivenFacts, Recording]>([
    ['the duration to the millisecond', cbr, {}, { fileExtension: 'mp3', durationSec: 2.088 }],
    ['a duration above 0', wav().subarray(0, 46), {}, { fileExtension: 'wav', durationSec: 0.001 }],
    [
      '4 hours if it is longer only by encoder padding',
      wavOfSeconds(14_400.99),
      {},
      { fileExtension: 'wav', durationSec: 14_400 },
    ],
    ['the duration entered', wav(), { durationSec: 61.5 }, { fileExtension: 'wav', durationSec: 61.5 }],
    [
      'the duration entered, even if its own is too long',
      wavOfSeconds(14_401),
      { durationSec: 14_000 },
      { fileExtension: 'wav', durationSec: 14_000 },
    ],
    ['the format selected', phone, { fileExtension: 'm4a' }, { fileExtension: 'm4a', durationSec: 2 }],
    [
      'what is entered if nothing is recognized',
      unknown,
      { fileExtension: 'mp3', durationSec: 60 },
      { fileExtension: 'mp3', durationSec: 60 },
    ],
  ])('has %s', async (_, bytes, given, expected) => {
    expect(await described(bytes, given)).toStrictEqual(expected);
  });

  it.each<[string, AudioProblemKind, Buffer, GivenFacts]>([
    ['it is a video', 'video', recording('video.mp4'), {}],
    ['its format is doubtful', 'doubtful-format', phone, {}],
    ['it has no length', 'no-duration', Buffer.concat([cbr, Buffer.alloc(5 * 1024 * 1024), cbr]), {}],
    ['it has no length, and only its format is selected', 'no-duration', unknown, { fileExtension: 'mp3' }],
    ['it is longer than 4 hours', 'too-long', wavOfSeconds(14_401), {}],
    ['it is longer than 4 hours, as entered', 'too-long', wav(), { durationSec: 14_401 }],
    ...[0, -1, NaN].map((durationSec): [string, AudioProblemKind, Buffer, GivenFacts] => [
      `its duration is ${durationSec}, as entered`,
      'impossible-duration',
      wav(),
      { durationSec },
    ]),
    [
      'it is a web page, whatever is entered',
      'web-page',
      Buffer.from('<html></html>'),
      { fileExtension: 'mp3', durationSec: 60 },
    ],
  ])('is rejected if %s: %s', async (_, kind, bytes, given) => {
    await expect(described(bytes, given)).rejects.toMatchObject({ kind });
  });
});
