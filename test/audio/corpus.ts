import { readFileSync } from 'node:fs';

import type { AudioProblemKind } from '../../src/audio/problems.ts';
import type { AudioExtension } from '../../src/service/audio_note.ts';

// What the audio files of the tests are made of. `files.ts` has those that must be accepted or rejected.

/** A file that is accepted, with what must be detected. */
export interface Accepted {
  name: string;
  bytes: Buffer;
  fileExtension: AudioExtension;
  /** What a decoder gets out of the file. */
  durationSec: number;
}

/** A file that is rejected, with the reason and what the message must contain. */
export interface Refused {
  name: string;
  bytes: Buffer;
  kind: AudioProblemKind;
  says: string;
}

/** Files of one format, under names that begin with it. */
export function takes(
  fileExtension: AudioExtension,
  ...files: readonly [name: string, bytes: Buffer, durationSec: number][]
): Accepted[] {
  return files.map(([name, bytes, durationSec]) => ({
    name: `${fileExtension}: ${name}`,
    bytes,
    fileExtension,
    durationSec,
  }));
}

/** Files that are rejected for the same reason. */
export function refuses(
  kind: AudioProblemKind,
  ...files: readonly [name: string, bytes: Buffer, says?: string][]
): Refused[] {
  return files.map(([name, bytes, says = '']) => ({ name, bytes, kind, says }));
}

/** A recording made by `test/fixtures/audio/make.sh`. */
export function recording(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/audio/${name}`, import.meta.url));
}

/** Strings have one byte to the character. */
export type Part = Buffer | string | readonly number[];

export function bytesOf(...parts: readonly Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
}

/** Numbers of 32 bits, the most significant byte first. */
export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, 4 * index));
  return bytes;
}

/** The same, the least significant byte first. */
export const wordsLE = (...values: readonly number[]) => words(...values).swap32();
const shortsLE = (...values: readonly number[]) => Buffer.from(Uint16Array.from(values).buffer);
export const nothing: Buffer = Buffer.alloc(0);

export function withBytes(original: Buffer, offset: number, ...replacement: readonly Part[]): Buffer {
  const bytes = Buffer.from(original);
  bytesOf(...replacement).copy(bytes, offset);
  return bytes;
}

/** @param mark what the first bytes that are replaced spell. */
export function replaced(original: Buffer, mark: string, ...replacement: readonly Part[]): Buffer {
  return withBytes(original, original.indexOf(mark), ...replacement);
}

// MP4

export const m4a = recording('index-last.m4a');

export function box(type: string, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(...parts);
  return bytesOf(words(8 + content.length), type, content);
}

const LONG_LAYOUT = 0x01000000;

/** A part of a fragmented file: by its header, of track 7 and with nothing said of all its samples. */
export function fragment(run: Buffer, header = words(0, 7)): Buffer {
  return box('moof', box('traf', box('tfhd', header), box('trun', run)));
}

/** A fragment that gives each sample's length (1 s in all), and one that leaves it to the index (1 s). */
const bothKinds = [
  fragment(words(0x000305, 3, 0, 0, 500, 9, 400, 9, 100, 9)),
  box('mdat', Buffer.alloc(27)),
  fragment(words(0, 4)),
  box('mdat', Buffer.alloc(36)),
];

/**
 * Headers that ffmpeg never writes: in their 64-bit layout, for fragments of track 7 in milliseconds, with an edit list that cuts
 * 0.1 s off the start. `sampleBytes` applies where a fragment does not say.
 */
export function withLongHeaders(fragments: readonly Buffer[] = bothKinds, sampleBytes = 0): Buffer {
  const header = (type: string, ...rest: number[]) => box(type, words(LONG_LAYOUT, 0, 0, 0, 0, ...rest));
  const samples = box('stbl', box('stsd', words(0, 1, 16), 'mp4a', words(0, 0)), box('stts', words(0, 0)));
  const edits = words(LONG_LAYOUT, 2, 0, 50, -1, -1, 0x10000, 0, 0, 0, 100, 0x10000);
  const track = box(
    'trak',
    header('tkhd', 7, 0, 0, 0),
    box('edts', box('elst', edits)),
    box('mdia', header('mdhd', 1_000, 0, 0), box('hdlr', words(0, 0), 'soun'), box('minf', samples)),
  );
  const defaults = box('mvex', box('trex', words(0, 7, 1, 250, sampleBytes, 0)));
  const index = box('moov', header('mvhd', 1_000, 0, 0), track, defaults);
  return bytesOf(box('ftyp', 'iso6', words(0)), index, ...fragments);
}

// MP3

/** An ID3v2.4 tag of two million zeros, as a cover picture makes it. */
export function largeTag(): Buffer {
  const bytes = 2_000_000;
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return bytesOf('ID3\x04\x00\x00', size, Buffer.alloc(bytes));
}

export const id3v1 = Buffer.from('TAG'.padEnd(128, '\0'));
// WAV

export function chunk(id: string, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(...parts);
  return bytesOf(id, wordsLE(content.length), content);
}

/** Uncompressed, mono, 8 kHz, 16 bits, unless told otherwise. */
export function wavFormat({ codec = 1, bytesPerSec = 16_000, blockBytes = 2, extra = nothing } = {}): Buffer {
  return chunk('fmt ', shortsLE(codec, 1), wordsLE(8_000, bytesPerSec), shortsLE(blockBytes, 16), extra);
}

/** The long form of the format chunk, which names the codec by a GUID. */
export function extensibleWavFormat(bytesPerSec = 16_000): Buffer {
  const extra = bytesOf(shortsLE(22, 16), wordsLE(4), shortsLE(1), Buffer.alloc(14));
  return wavFormat({ codec: 0xfffe, bytesPerSec, extra });
}

/** A second of silence. */
export function wav({
  dataSize = 16_000,
  before = wavFormat(),
  after = nothing,
  riff = 'RIFF',
} = {}): Buffer {
  const fileSize = Math.min(36 + dataSize, 0xffffffff);
  const data = bytesOf('data', wordsLE(dataSize), Buffer.alloc(16_000));
  return bytesOf(riff, wordsLE(fileSize), 'WAVE', before, data, after);
}

/** A WAV file of 200 bytes a second, according to its header. */
export function wavOfSeconds(seconds: number): Buffer {
  const sound = Buffer.alloc(seconds * 200);
  return bytesOf(withBytes(wav({ dataSize: sound.length }), 24, [100, 0]).subarray(0, 44), sound);
}
