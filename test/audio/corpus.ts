import { readFileSync } from 'node:fs';

import type { AudioProblemKind } from '../../src/audio/problems.ts';
import type { AudioExtension } from '../../src/resources/audio_note.ts';

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
const indexFirst = recording('index-first.m4a');

/** An empty box stands before the sound, so that its header can grow from 8 to 16 bytes with nothing moved. */
function withLongSize(): Buffer {
  const free = m4a.indexOf('free') - 4;
  return withBytes(m4a, free, words(1), 'mdat', words(0, m4a.readUInt32BE(free + 8) + 8));
}

export const withCodec = (codec: string) => replaced(m4a, 'mp4a', codec);

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
const cbr = recording('cbr.mp3');
const xing = recording('cbr-xing.mp3');
/** An APE tag with a recording in it, which is no part of the sound. */
const apeTag = bytesOf('APETAGEX', wordsLE(2_000, cbr.length), Buffer.alloc(16), cbr);

/** The Fraunhofer encoder's way to write what others write as Xing; the number of frames in it is a lie here. */
function withVbri(): Buffer {
  const mark = xing.indexOf('Info');
  return withBytes(withBytes(xing, mark, words(0)), mark + 23, 'VBRI');
}

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

/** The 64-bit sizes of RF64 (EBU Tech 3306). */
const longSizes = chunk('ds64', Buffer.alloc(8), wordsLE(16_000), Buffer.alloc(16));

const html =
  '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>Please sign in – now</body></html>';

const laterChunk = chunk('LIST', 'x'.repeat(16_000));
const rf64 = {
  riff: 'RF64',
  dataSize: 0xffffffff,
  before: bytesOf(longSizes, wavFormat()),
  after: laterChunk,
};

export const accepted: readonly Accepted[] = [
  ...takes(
    'm4a',
    ['index at the end', m4a, 2],
    ['index at the start', indexFirst, 2],
    ['fragmented', recording('fragmented.m4a'), 2.06],
    ['fragmented with sidx', recording('fragmented-sidx.m4a'), 2.06],
    ['64-bit mdat', withLongSize(), 2],
    ['64-bit headers, both kinds of fragments', withLongHeaders(), 1.9],
    ['ALAC', recording('alac.m4a'), 2],
    ['brand isom', withBytes(m4a, 8, 'isom'), 2],
    ['brand mp42', withBytes(m4a, 8, 'mp42'), 2],
    ['brand dash', withBytes(m4a, 8, 'dash'), 2],
    ['QuickTime', recording('quicktime.m4a'), 2],
    ['cover picture', recording('cover.m4a'), 2],
    ['pictures as a track', recording('pictures.m4a'), 2],
    ['media header without a length', withBytes(m4a, m4a.indexOf('mdhd') + 20, words(0)), 2],
    ['zeros at the end', bytesOf(indexFirst, Buffer.alloc(100)), 2],
  ),
  ...takes(
    'mp3',
    ['constant rate with Xing', xing, 2.09],
    ['constant rate', cbr, 2.09],
    ['variable rate with Xing', recording('vbr-xing.mp3'), 2.09],
    ['variable rate, quiet start', recording('vbr-quiet-start-6s.mp3'), 6.08],
    ['VBRI', withVbri(), 2.09],
    ['2 MB of ID3v2', bytesOf(largeTag(), cbr), 2.09],
    ['ID3v1', bytesOf(cbr, id3v1), 2.09],
    ['APE tag', bytesOf(cbr, apeTag), 2.09],
    ['three joined with their tags', bytesOf(xing, id3v1, largeTag(), recording('vbr-xing.mp3'), xing), 6.26],
    ['truncated under its Xing header', xing.subarray(0, 3_400), 1.04],
    ['damaged in the middle', withBytes(cbr, 3_000, Buffer.alloc(120)), 2.05],
    ['padding in front', bytesOf(Buffer.alloc(5_000), cbr), 2.09],
    ['10 ms', recording('moment-10ms.mp3'), 0.05],
  ),
  ...takes(
    'wav',
    ['PCM', wav(), 1],
    ['extensible', wav({ before: extensibleWavFormat() }), 1],
    ['size 0', wav({ dataSize: 0 }), 1],
    ['size 0xFFFFFFFF', wav({ dataSize: 0xffffffff }), 1],
    ['truncated', wav().subarray(0, 8_044), 0.5],
    ['ADPCM', recording('adpcm.wav'), 2.03],
    ['MP3 inside', recording('mp3.wav'), 2.09],
    ['odd chunk with padding', wav({ before: bytesOf(chunk('LIST', 'odd'), '\0', wavFormat()) }), 1],
    ['odd chunk without padding', wav({ before: bytesOf(chunk('LIST', 'odd'), wavFormat()) }), 1],
    ['chunks after the sound', wav({ after: laterChunk }), 1],
    ['RF64', wav(rf64), 1],
  ),
  ...takes(
    'aac',
    ['constant rate', recording('cbr.aac'), 2.11],
    ['variable rate', recording('vbr.aac'), 2.11],
    ['ID3 in front', bytesOf(largeTag(), recording('cbr.aac')), 2.11],
  ),
];

export const refused: readonly Refused[] = [
  ...refuses(
    'incomplete',
    ['m4a, index missing', m4a.subarray(0, m4a.indexOf('moov') - 4)],
    ['m4a, sound cut off', indexFirst.subarray(0, 5_000)],
    ['m4a, fragment cut off', recording('fragmented.m4a').subarray(0, 5_000)],
    ['mp3, cut within its tag', largeTag().subarray(0, 5_000)],
    ['wav without data', wav().subarray(0, 36)],
    ['wav without a format', wav({ before: nothing })],
  ),
  ...refuses('protected', ['m4a, protected', withCodec('enca')]),
  ...refuses(
    'other-format',
    ['m4a, AMR inside', withCodec('samr'), 'AMR'],
    ['Opus in MP4', recording('opus.mp4'), 'Opus'],
    ['MP2', recording('layer2.mp2'), 'MP2'],
    ['Ogg', recording('opus.ogg'), 'Ogg'],
    ['WebM', recording('opus.webm'), 'WebM'],
    ['FLAC', recording('tone.flac'), 'FLAC'],
    ['FLAC behind ID3', bytesOf(largeTag(), recording('tone.flac')), 'FLAC'],
    ['AIFF', recording('tone.aiff'), 'AIFF'],
    ['Wave64', recording('tone.w64'), 'W64'],
    ['WMA', recording('tone.wma'), 'WMA'],
    ['AMR', bytesOf('#!AMR\n\x04\x00\x00'), 'AMR'],
  ),
  ...refuses(
    'doubtful-format',
    ['m4a, unknown coding', withCodec('sowt'), 'sowt'],
    ['3gp', recording('phone.3gp'), '3GP'],
  ),
  ...refuses(
    'no-audio',
    ['m4a, no audio track', replaced(m4a, 'soun', 'text'), 'without sound'],
    ['PDF', bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'PDF'],
  ),
  ...refuses(
    'video',
    ['MP4 video', recording('video.mp4'), 'MP4'],
    ['WebM video', recording('video.webm'), 'WebM'],
    ['AVI video', bytesOf('RIFF----AVI LIST\0\0\0\0'), 'AVI'],
    ['MPEG transport stream', bytesOf('G'.padEnd(188, '\xff').repeat(4)), 'MPEG'],
  ),
  ...refuses(
    'web-page',
    ['web page', Buffer.from(html)],
    ['web page in Latin-1', Buffer.from(`${html}<!-- gr\xfc\xdfe -->`, 'latin1')],
  ),
  ...refuses('json', ['JSON', Buffer.from('{"error": "not signed in"}')]),
  ...refuses('text', ['text', Buffer.from('The file has moved – sorry.\r\n')]),
  ...refuses('unrecognized', ['bytes of no kind', Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9])]),
  ...refuses('empty', ['empty file', nothing], ['wav without sound', wav({ dataSize: 0 }).subarray(0, 44)]),
];
