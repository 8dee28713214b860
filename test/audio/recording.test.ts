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
const unknown = Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9]);

describe('a recording', () => {
  it.each<[string, Buffer, GivenFacts, Recording]>([
    ['the duration to the millisecond', cbr, {}, { fileExtension: 'mp3', durationSec: 2.088 }],
    [
      '4 hours if longer by padding',
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
    ['it has no length', 'no-duration', Buffer.concat([cbr, Buffer.alloc(5 * 1024 * 1024), cbr]), {}],
    ['it has no length, and only its format is selected', 'no-duration', unknown, { fileExtension: 'mp3' }],
    ['it is longer than 4 hours', 'too-long', wavOfSeconds(14_401), {}],
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
