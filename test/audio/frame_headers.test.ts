import { describe, expect, it } from '@jest/globals';

import { adtsFrame, mpegFrame } from '../../src/audio/frame_headers.ts';

const [readMp2Frame, readMp3Frame] = [mpegFrame(2), mpegFrame(3)];
const frame = (...header: number[]) => Buffer.from([...header, ...new Array<number>(44).fill(0)]);

describe('the header of an MP3 frame', () => {
  it.each<[string, number[], number, number]>([
    ['MPEG 1, 128 kbit/s, 44,100 Hz', [0xff, 0xfb, 0x90, 0], 417, 1152 / 44_100],
    ['padding', [0xff, 0xfb, 0x92, 0], 418, 1152 / 44_100],
    ['MPEG 1, 32 kbit/s, 32,000 Hz', [0xff, 0xfb, 0x18, 0], 144, 1152 / 32_000],
    ['MPEG 2, 64 kbit/s, 22,050 Hz', [0xff, 0xf3, 0x80, 0], 208, 576 / 22_050],
    ['MPEG 2.5, 64 kbit/s, 11,025 Hz', [0xff, 0xe3, 0x80, 0], 417, 576 / 11_025],
    ['a checksum', [0xff, 0xfa, 0x90, 0], 417, 1152 / 44_100],
  ])('with %s is read', (_, header, bytes, seconds) => {
    expect(readMp3Frame(frame(...header))).toStrictEqual({ bytes, seconds });
  });

  it.each<[string, number[]]>([
    ['a reserved version', [0xff, 0xeb, 0x90, 0]],
    ['layer I', [0xff, 0xff, 0x90, 0]],
    ['layer II', [0xff, 0xfd, 0x90, 0]],
    ['a free bit rate', [0xff, 0xfb, 0x00, 0]],
    ['an invalid bit rate', [0xff, 0xfb, 0xf0, 0]],
    ['an invalid sample rate', [0xff, 0xfb, 0x9c, 0]],
    ['an invalid emphasis', [0xff, 0xfb, 0x90, 2]],
  ])('is rejected with %s', (_, header) => {
    expect(readMp3Frame(frame(...header))).toBeNull();
  });
});

describe('the header of an MP2 frame', () => {
  it('has its own rates, and the same number of samples in every version', () => {
    expect(readMp2Frame(frame(0xff, 0xfd, 0x90, 0))).toStrictEqual({ bytes: 522, seconds: 1152 / 44_100 });
    expect(readMp2Frame(frame(0xff, 0xf5, 0x80, 0))).toStrictEqual({ bytes: 417, seconds: 1152 / 22_050 });
    expect(readMp2Frame(frame(0xff, 0xfb, 0x90, 0))).toBeNull();
  });
});

describe('an information frame', () => {
  const MPEG_1 = 0xfb;
  const MPEG_2 = 0xf3;
  const STEREO = 0x00;
  const MONO = 0xc0;

  it.each<[string, number, number, number, boolean]>([
    ['Xing', MPEG_1, STEREO, 36, true],
    ['Xing', MPEG_1, MONO, 21, true],
    ['Info', MPEG_2, STEREO, 21, true],
    ['Xing', MPEG_2, MONO, 13, true],
    ['VBRI', MPEG_1, MONO, 36, true],
    ['VBRI', MPEG_2, STEREO, 36, true],
    ['Xing', MPEG_1, STEREO, 21, false],
    ['Ximg', MPEG_1, STEREO, 36, false],
  ])('without a duration has %s, behind the bytes %i and %i, at %i: %p', (mark, version, mode, at, is) => {
    const start = frame(0xff, version, 0x90, mode);
    start.write(mark, at);
    expect(readMp3Frame(start)?.seconds === 0).toBe(is);
  });
});

interface Header {
  sync?: number;
  layer?: number;
  rate?: number;
  bytes?: number;
  blocks?: number;
}

/** The seven bytes in front of a frame: 44,100 Hz, 371 bytes, one block, unless told otherwise. */
function header({ sync = 0xfff, layer = 0, rate = 4, bytes = 371, blocks = 1 }: Header = {}): Buffer {
  return Buffer.from([
    sync >> 4,
    ((sync & 0xf) << 4) | (layer << 1) | 1,
    (1 << 6) | (rate << 2),
    bytes >> 11,
    (bytes >> 3) & 0xff,
    (bytes & 7) << 5,
    blocks - 1,
  ]);
}

describe('the header of a bare AAC frame', () => {
  it.each<[string, Header, number, number]>([
    ['one block', {}, 371, 1024 / 44_100],
    ['four blocks', { blocks: 4 }, 371, 4096 / 44_100],
    ['as much data as possible', { bytes: 8191 }, 8191, 1024 / 44_100],
  ])('with %s is read', (_, fields, bytes, seconds) => {
    expect(adtsFrame(header(fields))).toStrictEqual({ bytes, seconds });
  });

  it.each<[string, Buffer]>([
    ['a layer of MPEG audio', header({ layer: 1 })],
    ['a reserved rate', header({ rate: 13 })],
    ['the escape instead of a rate', header({ rate: 15 })],
    ['a length shorter than itself', header({ bytes: 6 })],
  ])('is rejected with %s', (_, bytes) => {
    expect(adtsFrame(bytes)).toBeNull();
  });
});
