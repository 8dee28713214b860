import { readFileSync } from 'node:fs';

import type { AudioExtension } from '../../src/resources/audio_note.ts';
import type { AudioProblemKind } from '../../src/audio/problems.ts';

/** A file that is taken, with what must be found out about it. */
export interface Accepted {
  name: string;
  bytes: Buffer;
  fileExtension: AudioExtension;
  /** What a decoder gets out of the file. */
  durationSec: number;
}

/** A file that is refused, with the reason and what the sentence must say. */
export interface Refused {
  name: string;
  bytes: Buffer;
  kind: AudioProblemKind;
  says?: string;
}

/** A recording made by `test/fixtures/audio/make.sh`. */
export function recording(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/audio/${name}`, import.meta.url));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function withBytes(original: Buffer, offset: number, replacement: Buffer | string): Buffer {
  const bytes = Buffer.from(original);
  Buffer.from(replacement).copy(bytes, offset);
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
  return withBytes(
    original,
    free,
    Buffer.concat([uint32(1), Buffer.from('mdat'), uint32(0), uint32(size + 8)]),
  );
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

export function box(type: string, ...content: Buffer[]): Buffer {
  return Buffer.concat([
    uint32(8 + content.reduce((sum, { length }) => sum + length, 0)),
    Buffer.from(type),
    ...content,
  ]);
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
 * What ffmpeg never writes: headers in their 64-bit layout, for fragments of track 7 in milliseconds, and an edit list that cuts
 * 0.1 s off the start.
 */
export function withLongHeaders(fragments: readonly Buffer[] = bothKinds): Buffer {
  const times = words(LONG_LAYOUT, 0, 0, 0, 0);
  const samples = box(
    'stbl',
    box('stsd', words(0, 1, 16), Buffer.from('mp4a'), words(0, 0)),
    box('stts', words(0, 0)),
  );
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
      box('hdlr', words(0, 0), Buffer.from('soun')),
      box('minf', samples),
    ),
  );
  const index = box(
    'moov',
    box('mvhd', times, words(1_000, 0, 0)),
    track,
    box('mvex', box('trex', words(0, 7, 1, 250, 0, 0))),
  );
  return Buffer.concat([box('ftyp', Buffer.from('iso6'), words(0)), index, ...fragments]);
}

// MP3

/** An ID3v2.4 tag of two million zeros, as a cover picture makes it. */
export function largeTag(): Buffer {
  const bytes = 2_000_000;
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x04\x00\x00'), Buffer.from(size), Buffer.alloc(bytes)]);
}

export const id3v1 = Buffer.from('TAG'.padEnd(128, '\0'));
/** An APE tag with a recording in it, which is no part of the sound. */
function apeTag(): Buffer {
  const content = recording('cbr.mp3');
  const header = Buffer.alloc(32);
  header.write('APETAGEX');
  header.writeUInt32LE(2_000, 8);
  header.writeUInt32LE(content.length, 12);
  return Buffer.concat([header, content]);
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
  const data = Buffer.concat([Buffer.from('data----'), Buffer.alloc(16_000)]);
  data.writeUInt32LE(dataSize, 4);
  return Buffer.concat([header, before ?? wavFormat(), data, after ?? Buffer.alloc(0)]);
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
  const chunk = Buffer.concat([
    wavFormat(),
    Buffer.from([22, 0, 16, 0, 4, 0, 0, 0]),
    Buffer.from([1, 0]),
    Buffer.alloc(14),
  ]);
  chunk.writeUInt32LE(40, 4);
  chunk.writeUInt16LE(0xfffe, 8);
  return chunk;
}

export function chunk(id: string, content: Buffer | string): Buffer {
  const header = Buffer.alloc(8);
  header.write(id);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, Buffer.from(content)]);
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
  { name: 'm4a, index at the end', bytes: recording('index-last.m4a'), fileExtension: 'm4a', durationSec: 2 },
  {
    name: 'm4a, index at the start',
    bytes: recording('index-first.m4a'),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  { name: 'm4a, fragmented', bytes: recording('fragmented.m4a'), fileExtension: 'm4a', durationSec: 2.06 },
  {
    name: 'm4a, fragmented with sidx',
    bytes: recording('fragmented-sidx.m4a'),
    fileExtension: 'm4a',
    durationSec: 2.06,
  },
  { name: 'm4a, 64-bit mdat', bytes: withLongSize(), fileExtension: 'm4a', durationSec: 2 },
  {
    name: 'm4a, 64-bit headers, both kinds of fragments',
    bytes: withLongHeaders(),
    fileExtension: 'm4a',
    durationSec: 1.9,
  },
  { name: 'm4a, ALAC', bytes: recording('alac.m4a'), fileExtension: 'm4a', durationSec: 2 },
  { name: 'm4a, brand isom', bytes: withBrand('isom'), fileExtension: 'm4a', durationSec: 2 },
  { name: 'm4a, brand mp42', bytes: withBrand('mp42'), fileExtension: 'm4a', durationSec: 2 },
  { name: 'm4a, brand dash', bytes: withBrand('dash'), fileExtension: 'm4a', durationSec: 2 },
  { name: 'm4a, QuickTime', bytes: recording('quicktime.m4a'), fileExtension: 'm4a', durationSec: 2 },
  { name: 'm4a, cover picture', bytes: recording('cover.m4a'), fileExtension: 'm4a', durationSec: 2 },
  {
    name: 'm4a, pictures as a track',
    bytes: recording('pictures.m4a'),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'm4a, media header without a length',
    bytes: withMediaHeaderDuration(0),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'm4a, zeros at the end',
    bytes: Buffer.concat([recording('index-first.m4a'), Buffer.alloc(100)]),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'mp3, constant rate with Xing',
    bytes: recording('cbr-xing.mp3'),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  { name: 'mp3, constant rate', bytes: recording('cbr.mp3'), fileExtension: 'mp3', durationSec: 2.09 },
  {
    name: 'mp3, variable rate with Xing',
    bytes: recording('vbr-xing.mp3'),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  {
    name: 'mp3, variable rate, quiet start',
    bytes: recording('vbr-quiet-start-6s.mp3'),
    fileExtension: 'mp3',
    durationSec: 6.08,
  },
  { name: 'mp3, VBRI', bytes: withVbri(), fileExtension: 'mp3', durationSec: 2.09 },
  {
    name: 'mp3, 2 MB of ID3v2',
    bytes: Buffer.concat([largeTag(), recording('cbr.mp3')]),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  {
    name: 'mp3, ID3v1',
    bytes: Buffer.concat([recording('cbr.mp3'), id3v1]),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  {
    name: 'mp3, APE tag',
    bytes: Buffer.concat([recording('cbr.mp3'), apeTag()]),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  {
    name: 'mp3, three joined with their tags',
    bytes: Buffer.concat([
      recording('cbr-xing.mp3'),
      id3v1,
      largeTag(),
      recording('vbr-xing.mp3'),
      recording('cbr-xing.mp3'),
    ]),
    fileExtension: 'mp3',
    durationSec: 6.26,
  },
  {
    name: 'mp3, truncated under its Xing header',
    bytes: recording('cbr-xing.mp3').subarray(0, 3_400),
    fileExtension: 'mp3',
    durationSec: 1.04,
  },
  {
    name: 'mp3, damaged in the middle',
    bytes: withBytes(recording('cbr.mp3'), 3_000, Buffer.alloc(120)),
    fileExtension: 'mp3',
    durationSec: 2.05,
  },
  {
    name: 'mp3, padding in front',
    bytes: Buffer.concat([Buffer.alloc(5_000), recording('cbr.mp3')]),
    fileExtension: 'mp3',
    durationSec: 2.09,
  },
  { name: 'mp3, 10 ms', bytes: recording('moment-10ms.mp3'), fileExtension: 'mp3', durationSec: 0.05 },
  { name: 'wav, PCM', bytes: wav(), fileExtension: 'wav', durationSec: 1 },
  {
    name: 'wav, extensible',
    bytes: wav({ before: extensibleWavFormat() }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  { name: 'wav, size 0', bytes: wav({ dataSize: 0 }), fileExtension: 'wav', durationSec: 1 },
  {
    name: 'wav, size 0xFFFFFFFF',
    bytes: wav({ dataSize: 0xffffffff }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  { name: 'wav, truncated', bytes: wav().subarray(0, 8_044), fileExtension: 'wav', durationSec: 0.5 },
  { name: 'wav, ADPCM', bytes: recording('adpcm.wav'), fileExtension: 'wav', durationSec: 2.03 },
  { name: 'wav, MP3 inside', bytes: recording('mp3.wav'), fileExtension: 'wav', durationSec: 2.09 },
  {
    name: 'wav, odd chunk with padding',
    bytes: wav({ before: Buffer.concat([chunk('LIST', 'odd'), Buffer.alloc(1), wavFormat()]) }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  {
    name: 'wav, odd chunk without padding',
    bytes: wav({ before: Buffer.concat([chunk('LIST', 'odd'), wavFormat()]) }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  {
    name: 'wav, chunks after the sound',
    bytes: wav({ after: chunk('LIST', 'x'.repeat(16_000)) }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  {
    name: 'wav, RF64',
    bytes: wav({
      riff: 'RF64',
      dataSize: 0xffffffff,
      before: Buffer.concat([longSizes(16_000), wavFormat()]),
      after: chunk('LIST', 'x'.repeat(16_000)),
    }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  { name: 'aac, constant rate', bytes: recording('cbr.aac'), fileExtension: 'aac', durationSec: 2.11 },
  { name: 'aac, variable rate', bytes: recording('vbr.aac'), fileExtension: 'aac', durationSec: 2.11 },
  {
    name: 'aac, ID3 in front',
    bytes: Buffer.concat([largeTag(), recording('cbr.aac')]),
    fileExtension: 'aac',
    durationSec: 2.11,
  },
];

export const refused: readonly Refused[] = [
  { name: 'm4a, index missing', bytes: withoutIndex(), kind: 'incomplete' },
  { name: 'm4a, sound cut off', bytes: recording('index-first.m4a').subarray(0, 5_000), kind: 'incomplete' },
  {
    name: 'm4a, fragment cut off',
    bytes: recording('fragmented.m4a').subarray(0, 5_000),
    kind: 'incomplete',
  },
  { name: 'm4a, protected', bytes: withCodec('enca'), kind: 'protected' },
  { name: 'm4a, AMR inside', bytes: withCodec('samr'), kind: 'other-format', says: 'AMR' },
  { name: 'm4a, unknown coding', bytes: withCodec('sowt'), kind: 'doubtful-format', says: 'sowt' },
  { name: 'm4a, no audio track', bytes: withHandler('text'), kind: 'no-audio', says: 'without sound' },
  { name: 'MP4 video', bytes: recording('video.mp4'), kind: 'video', says: 'MP4' },
  { name: 'WebM video', bytes: recording('video.webm'), kind: 'video', says: 'WebM' },
  { name: 'Opus in MP4', bytes: recording('opus.mp4'), kind: 'other-format', says: 'Opus' },
  { name: '3gp', bytes: recording('phone.3gp'), kind: 'doubtful-format', says: '3GP' },
  { name: 'MP2', bytes: recording('layer2.mp2'), kind: 'other-format', says: 'MP2' },
  { name: 'Ogg', bytes: recording('opus.ogg'), kind: 'other-format', says: 'Ogg' },
  { name: 'WebM', bytes: recording('opus.webm'), kind: 'other-format', says: 'WebM' },
  { name: 'FLAC', bytes: recording('tone.flac'), kind: 'other-format', says: 'FLAC' },
  {
    name: 'FLAC behind ID3',
    bytes: Buffer.concat([largeTag(), recording('tone.flac')]),
    kind: 'other-format',
    says: 'FLAC',
  },
  { name: 'AIFF', bytes: recording('tone.aiff'), kind: 'other-format', says: 'AIFF' },
  { name: 'Wave64', bytes: recording('tone.w64'), kind: 'other-format', says: 'W64' },
  { name: 'WMA', bytes: recording('tone.wma'), kind: 'other-format', says: 'WMA' },
  { name: 'AMR', bytes: Buffer.from('#!AMR\n\x04\x00\x00', 'latin1'), kind: 'other-format', says: 'AMR' },
  { name: 'PDF', bytes: Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1'), kind: 'no-audio', says: 'PDF' },
  { name: 'web page', bytes: Buffer.from(html), kind: 'web-page' },
  { name: 'JSON', bytes: Buffer.from('{"error": "not signed in"}'), kind: 'json' },
  { name: 'text', bytes: Buffer.from('The file has moved – sorry.\r\n'), kind: 'text' },
  { name: 'bytes of no kind', bytes: Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9]), kind: 'unrecognised' },
  { name: 'empty file', bytes: Buffer.alloc(0), kind: 'empty' },
  { name: 'wav without sound', bytes: wav({ dataSize: 0 }).subarray(0, 44), kind: 'empty' },
  { name: 'wav without data', bytes: wav().subarray(0, 36), kind: 'incomplete' },
  { name: 'wav without a format', bytes: wav({ before: Buffer.alloc(0) }), kind: 'incomplete' },
  { name: 'AVI video', bytes: Buffer.from('RIFF----AVI LIST\0\0\0\0'), kind: 'video', says: 'AVI' },
  {
    name: 'MPEG transport stream',
    bytes: Buffer.alloc(4 * 188, Buffer.from('G'.padEnd(188, '\xff'), 'latin1')),
    kind: 'video',
    says: 'MPEG',
  },
  { name: 'mp3, cut within its tag', bytes: largeTag().subarray(0, 5_000), kind: 'incomplete' },
];
