import { describe, expect, it } from '@jest/globals';

import { readAdtsFrame } from '../../src/audio/adts.ts';

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
    expect(readAdtsFrame(header(fields))).toStrictEqual({ bytes, seconds });
  });

  it.each<[string, Buffer]>([
    ['a layer of MPEG audio', header({ layer: 1 })],
    ['a reserved rate', header({ rate: 13 })],
    ['the escape instead of a rate', header({ rate: 15 })],
    ['a length shorter than itself', header({ bytes: 6 })],
  ])('is rejected with %s', (_, bytes) => {
    expect(readAdtsFrame(bytes)).toBeNull();
  });
});
