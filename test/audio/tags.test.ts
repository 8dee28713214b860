import { describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { FileBytes } from '../../src/audio/file_bytes.ts';
import { afterTags, tagBytes } from '../../src/audio/tags.ts';
import { temporaryFolder } from './temporary_folder.ts';

const folder = temporaryFolder();

const noHurry = new Deadline(Infinity);

const bytesOf = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const tagAt = (file: Buffer, offset: number) =>
  FileBytes.read(folder.file(file).path, noHurry, (bytes) => tagBytes(bytes, offset));

const id3 = (flags: number, ...size: number[]) => bytesOf('ID3\x04\x00', Buffer.from([flags, ...size]));
const ape = bytesOf('APETAGEX', Buffer.from([0xd0, 7, 0, 0, 0x20, 1, 0, 0]), Buffer.alloc(400));
const id3v1 = Buffer.from('TAG'.padEnd(128, ' '));

describe('a tag', () => {
  it.each<[string, Buffer, number]>([
    ['ID3v2 of 0 bytes', id3(0, 0, 0, 0, 0), 10],
    ['ID3v2, seven bits to the byte', id3(0, 1, 2, 3, 4), 10 + 2 ** 21 + 2 * 2 ** 14 + 3 * 2 ** 7 + 4],
    ['ID3v2 with a footer', id3(0x10, 0, 0, 0, 5), 25],
    ['ID3v2 with flags of other kinds', id3(0xe0, 0, 0, 0, 5), 15],
    ['ID3v1', id3v1, 128],
    ['APEv2', ape, 32 + 0x120],
  ])('is as long as its header says: %s', async (_, file, length) => {
    expect(await tagAt(file, 0)).toBe(length);
    expect(await tagAt(bytesOf('sound', file), 5)).toBe(length);
  });

  it.each<[string, Buffer]>([
    ['a size with an eighth bit', id3(0, 0, 0, 0x80, 0)],
    ['its end missing', id3(0, 0, 0, 0)],
    ['APEv2 whose end is missing', ape.subarray(0, 15)],
    ['another mark', bytesOf('ID2', id3(0, 0, 0, 0, 5).subarray(3))],
    ['a mark that comes later', bytesOf(Buffer.alloc(13), 'TAG')],
    ['nothing', Buffer.alloc(0)],
  ])('does not exist with %s', async (_, file) => {
    expect(await tagAt(file, 0)).toBe(0);
  });

  it('may follow another tag before the sound begins', async () => {
    const first = bytesOf(id3(0, 0, 0, 0, 3), 'abc');
    const file = folder.file(bytesOf(first, id3v1, 'sound'));
    expect(await FileBytes.read(file.path, noHurry, afterTags)).toBe(first.length + 128);
  });
});
