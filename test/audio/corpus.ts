import { readFileSync } from 'node:fs';

import type { AudioExtension } from '../../src/resources/audio_note.ts';
import type { AudioProblemKind } from '../../src/audio/problems.ts';

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

export function takes(
  fileExtension: AudioExtension,
  name: string,
  bytes: Buffer,
  durationSec: number,
): Accepted {
  return { name: `${fileExtension}: ${name}`, bytes, fileExtension, durationSec };
}

export function refuses(name: string, bytes: Buffer, kind: AudioProblemKind, says = ''): Refused {
  return { name, bytes, kind, says };
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

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function withBytes(original: Buffer, offset: number, replacement: Part): Buffer {
  const bytes = Buffer.from(original);
  bytesOf(replacement).copy(bytes, offset);
  return bytes;
}

// MP4

function withBrand(brand: string): Buffer {
  return withBytes(recording('index-last.m4a'), 8, brand);
}

/** An empty box stands before the sound, so that its header can grow from 8 to 16 bytes with nothing moved. */
function withLongSize(): Buffer {
  const original = recording('index-last.m4a');
  const free = original.indexOf('free') - 4;
  const size = original.readUInt32BE(free + 8);
  return withBytes(original, free, bytesOf(uint32(1), 'mdat', uint32(0), uint32(size + 8)));
}

function withoutIndex(): Buffer {
  const original = recording('index-last.m4a');
  return original.subarray(0, original.indexOf('moov') - 4);
}

export function withCodec(codec: string): Buffer {
  const original = recording('index-last.m4a');
  return withBytes(original, original.indexOf('mp4a'), codec);
}

function withHandler(handler: string): Buffer {
  const original = recording('index-last.m4a');
  return withBytes(original, original.indexOf('soun'), handler);
}

function withMediaHeaderDuration(ticks: number): Buffer {
  const original = recording('index-last.m4a');
  return withBytes(original, original.indexOf('mdhd') + 20, uint32(ticks));
}

export function box(type: string, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(...parts);
  return bytesOf(uint32(8 + content.length), type, content);
}

export function words(...values: number[]): Buffer {
  return Buffer.concat(values.map(uint32));
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
  const times = words(LONG_LAYOUT, 0, 0, 0, 0);
  const samples = box('stbl', box('stsd', words(0, 1, 16), 'mp4a', words(0, 0)), box('stts', words(0, 0)));
  const track = box(
    'trak',
    box('tkhd', times, words(7, 0, 0, 0)),
    box(
      'edts',
      box('elst', words(LONG_LAYOUT, 2, 0, 50, 0xffffffff, 0xffffffff, 0x00010000, 0, 0, 0, 100, 0x00010000)),
    ),
    box(
      'mdia',
      box('mdhd', times, words(1_000, 0, 0)),
      box('hdlr', words(0, 0), 'soun'),
      box('minf', samples),
    ),
  );
  const index = box(
    'moov',
    box('mvhd', times, words(1_000, 0, 0)),
    track,
    box('mvex', box('trex', words(0, 7, 1, 250, sampleBytes, 0))),
  );
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
/** An APE tag with a recording in it, which is no part of the sound. */
function apeTag(): Buffer {
  const content = recording('cbr.mp3');
  const header = Buffer.alloc(32);
  header.write('APETAGEX');
  header.writeUInt32LE(2_000, 8);
  header.writeUInt32LE(content.length, 12);
  return bytesOf(header, content);
}

/** The Fraunhofer encoder's way to write what others write as Xing; the number of frames in it is a lie here. */
function withVbri(): Buffer {
  const original = recording('cbr-xing.mp3');
  const mark = original.indexOf('Info');
  const frame = mark - 13;
  return withBytes(withBytes(original, mark, Buffer.alloc(4)), frame + 36, 'VBRI');
}

// WAV

interface WavLayout {
  dataSize?: number;
  before?: Buffer;
  after?: Buffer;
  riff?: string;
}

/** A second of silence, 8 kHz, 16 bits, mono. */
export function wav({ dataSize = 16_000, before, after, riff = 'RIFF' }: WavLayout = {}): Buffer {
  const header = Buffer.alloc(12);
  header.write(riff);
  header.writeUInt32LE(Math.min(36 + dataSize, 0xffffffff), 4);
  header.write('WAVE', 8);
  const data = bytesOf('data----', Buffer.alloc(16_000));
  data.writeUInt32LE(dataSize, 4);
  return bytesOf(header, before ?? wavFormat(), data, after ?? Buffer.alloc(0));
}

/** A WAV file of 200 bytes a second, according to its header. */
export function wavOfSeconds(seconds: number): Buffer {
  const sound = Buffer.alloc(seconds * 200);
  return withBytes(
    bytesOf(wav({ dataSize: sound.length }).subarray(0, 44), sound),
    24,
    Buffer.from([100, 0, 0, 0]),
  );
}

export function wavFormat(): Buffer {
  const chunk = Buffer.alloc(24);
  chunk.write('fmt ');
  chunk.writeUInt32LE(16, 4);
  chunk.writeUInt16LE(1, 8);
  chunk.writeUInt16LE(1, 10);
  chunk.writeUInt32LE(8_000, 12);
  chunk.writeUInt32LE(16_000, 16);
  chunk.writeUInt16LE(2, 20);
  chunk.writeUInt16LE(16, 22);
  return chunk;
}

/** The long form of the format chunk, which names the kind of sound by a GUID. */
export function extensibleWavFormat(): Buffer {
  const chunk = bytesOf(wavFormat(), [22, 0, 16, 0, 4, 0, 0, 0], [1, 0], Buffer.alloc(14));
  chunk.writeUInt32LE(40, 4);
  chunk.writeUInt16LE(0xfffe, 8);
  return chunk;
}

export function chunk(id: string, content: Buffer | string): Buffer {
  const header = Buffer.alloc(8);
  header.write(id);
  header.writeUInt32LE(content.length, 4);
  return bytesOf(header, Buffer.from(content));
}

/** The 64-bit sizes of RF64 (EBU Tech 3306). */
function longSizes(dataSize: number): Buffer {
  const content = Buffer.alloc(28);
  content.writeBigUInt64LE(BigInt(dataSize), 8);
  return chunk('ds64', content);
}

const html =
  '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>Please sign in – now</body></html>';

export const accepted: readonly Accepted[] = [
  takes('m4a', 'index at the end', recording('index-last.m4a'), 2),
  takes('m4a', 'index at the start', recording('index-first.m4a'), 2),
  takes('m4a', 'fragmented', recording('fragmented.m4a'), 2.06),
  takes('m4a', 'fragmented with sidx', recording('fragmented-sidx.m4a'), 2.06),
  takes('m4a', '64-bit mdat', withLongSize(), 2),
  takes('m4a', '64-bit headers, both kinds of fragments', withLongHeaders(), 1.9),
  takes('m4a', 'ALAC', recording('alac.m4a'), 2),
  takes('m4a', 'brand isom', withBrand('isom'), 2),
  takes('m4a', 'brand mp42', withBrand('mp42'), 2),
  takes('m4a', 'brand dash', withBrand('dash'), 2),
  takes('m4a', 'QuickTime', recording('quicktime.m4a'), 2),
  takes('m4a', 'cover picture', recording('cover.m4a'), 2),
  takes('m4a', 'pictures as a track', recording('pictures.m4a'), 2),
  takes('m4a', 'media header without a length', withMediaHeaderDuration(0), 2),
  takes('m4a', 'zeros at the end', bytesOf(recording('index-first.m4a'), Buffer.alloc(100)), 2),
  takes('mp3', 'constant rate with Xing', recording('cbr-xing.mp3'), 2.09),
  takes('mp3', 'constant rate', recording('cbr.mp3'), 2.09),
  takes('mp3', 'variable rate with Xing', recording('vbr-xing.mp3'), 2.09),
  takes('mp3', 'variable rate, quiet start', recording('vbr-quiet-start-6s.mp3'), 6.08),
  takes('mp3', 'VBRI', withVbri(), 2.09),
  takes('mp3', '2 MB of ID3v2', bytesOf(largeTag(), recording('cbr.mp3')), 2.09),
  takes('mp3', 'ID3v1', bytesOf(recording('cbr.mp3'), id3v1), 2.09),
  takes('mp3', 'APE tag', bytesOf(recording('cbr.mp3'), apeTag()), 2.09),
  takes(
    'mp3',
    'three joined with their tags',
    bytesOf(
      recording('cbr-xing.mp3'),
      id3v1,
      largeTag(),
      recording('vbr-xing.mp3'),
      recording('cbr-xing.mp3'),
    ),
    6.26,
  ),
  takes('mp3', 'truncated under its Xing header', recording('cbr-xing.mp3').subarray(0, 3_400), 1.04),
  takes('mp3', 'damaged in the middle', withBytes(recording('cbr.mp3'), 3_000, Buffer.alloc(120)), 2.05),
  takes('mp3', 'padding in front', bytesOf(Buffer.alloc(5_000), recording('cbr.mp3')), 2.09),
  takes('mp3', '10 ms', recording('moment-10ms.mp3'), 0.05),
  takes('wav', 'PCM', wav(), 1),
  takes('wav', 'extensible', wav({ before: extensibleWavFormat() }), 1),
  takes('wav', 'size 0', wav({ dataSize: 0 }), 1),
  takes('wav', 'size 0xFFFFFFFF', wav({ dataSize: 0xffffffff }), 1),
  takes('wav', 'truncated', wav().subarray(0, 8_044), 0.5),
  takes('wav', 'ADPCM', recording('adpcm.wav'), 2.03),
  takes('wav', 'MP3 inside', recording('mp3.wav'), 2.09),
  takes(
    'wav',
    'odd chunk with padding',
    wav({ before: bytesOf(chunk('LIST', 'odd'), Buffer.alloc(1), wavFormat()) }),
    1,
  ),
  takes('wav', 'odd chunk without padding', wav({ before: bytesOf(chunk('LIST', 'odd'), wavFormat()) }), 1),
  takes('wav', 'chunks after the sound', wav({ after: chunk('LIST', 'x'.repeat(16_000)) }), 1),
  takes(
    'wav',
    'RF64',
    wav({
      riff: 'RF64',
      dataSize: 0xffffffff,
      before: bytesOf(longSizes(16_000), wavFormat()),
      after: chunk('LIST', 'x'.repeat(16_000)),
    }),
    1,
  ),
  takes('aac', 'constant rate', recording('cbr.aac'), 2.11),
  takes('aac', 'variable rate', recording('vbr.aac'), 2.11),
  takes('aac', 'ID3 in front', bytesOf(largeTag(), recording('cbr.aac')), 2.11),
];

export const refused: readonly Refused[] = [
  refuses('m4a, index missing', withoutIndex(), 'incomplete'),
  refuses('m4a, sound cut off', recording('index-first.m4a').subarray(0, 5_000), 'incomplete'),
  refuses('m4a, fragment cut off', recording('fragmented.m4a').subarray(0, 5_000), 'incomplete'),
  refuses('m4a, protected', withCodec('enca'), 'protected'),
  refuses('m4a, AMR inside', withCodec('samr'), 'other-format', 'AMR'),
  refuses('m4a, unknown coding', withCodec('sowt'), 'doubtful-format', 'sowt'),
  refuses('m4a, no audio track', withHandler('text'), 'no-audio', 'without sound'),
  refuses('MP4 video', recording('video.mp4'), 'video', 'MP4'),
  refuses('WebM video', recording('video.webm'), 'video', 'WebM'),
  refuses('Opus in MP4', recording('opus.mp4'), 'other-format', 'Opus'),
  refuses('3gp', recording('phone.3gp'), 'doubtful-format', '3GP'),
  refuses('MP2', recording('layer2.mp2'), 'other-format', 'MP2'),
  refuses('Ogg', recording('opus.ogg'), 'other-format', 'Ogg'),
  refuses('WebM', recording('opus.webm'), 'other-format', 'WebM'),
  refuses('FLAC', recording('tone.flac'), 'other-format', 'FLAC'),
  refuses('FLAC behind ID3', bytesOf(largeTag(), recording('tone.flac')), 'other-format', 'FLAC'),
  refuses('AIFF', recording('tone.aiff'), 'other-format', 'AIFF'),
  refuses('Wave64', recording('tone.w64'), 'other-format', 'W64'),
  refuses('WMA', recording('tone.wma'), 'other-format', 'WMA'),
  refuses('AMR', bytesOf('#!AMR\n\x04\x00\x00'), 'other-format', 'AMR'),
  refuses('PDF', bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'no-audio', 'PDF'),
  refuses('web page', Buffer.from(html), 'web-page'),
  refuses('JSON', Buffer.from('{"error": "not signed in"}'), 'json'),
  refuses('text', Buffer.from('The file has moved – sorry.\r\n'), 'text'),
  refuses('bytes of no kind', Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9]), 'unrecognized'),
  refuses('empty file', Buffer.alloc(0), 'empty'),
  refuses('wav without sound', wav({ dataSize: 0 }).subarray(0, 44), 'empty'),
  refuses('wav without data', wav().subarray(0, 36), 'incomplete'),
  refuses('wav without a format', wav({ before: Buffer.alloc(0) }), 'incomplete'),
  refuses('AVI video', Buffer.from('RIFF----AVI LIST\0\0\0\0'), 'video', 'AVI'),
  refuses(
    'MPEG transport stream',
    Buffer.alloc(4 * 188, Buffer.from('G'.padEnd(188, '\xff'), 'latin1')),
    'video',
    'MPEG',
  ),
  refuses('mp3, cut within its tag', largeTag().subarray(0, 5_000), 'incomplete'),
];
