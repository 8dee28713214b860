import type { FileBytes } from './file_bytes.ts';
import { AudioProblem } from './problems.ts';

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where its content begins and ends. */
interface Box {
  type: string;
  from: number;
  to: number;
}

/** The codec of a track. */
export interface Coding {
  /** Four characters, as in `mp4a`. */
  codec: string;
  /** The codec behind `mp4a` and `mp4v`: the object type of MPEG-4 (ISO/IEC 14496-1, 7.2.6.6); 0 if not given. */
  objectType: number;
  /** The kind of MPEG-4 audio (ISO/IEC 14496-3, 1.5.1); 0 if not given. */
  audioObjectType: number;
}

interface Track {
  id: number;
  coding: Coding;
  /** Ticks per second. */
  timescale: number;
  samples: Samples;
  edits: Edits;
}

interface Samples {
  count: number;
  ticks: number;
  bytes: number;
}

/** What players skip or insert, in ticks of the movie unless stated otherwise. */
interface Edits {
  /** Where the first edit begins, in ticks of the track. */
  startTicks: number;
  /** 0 for everything. */
  playedTicks: number;
  /** Silence between two edits. */
  silentTicks: number;
}

/** The parts of a file's index that concern its sound. */
interface Movie {
  timescale: number;
  hasVideo: boolean;
  /** The first audio track. */
  sound: Track | null;
  /** The defaults for a sample of that track in fragments. */
  defaults: Pick<Samples, 'ticks' | 'bytes'>;
}

/** What decides whether an MP4 file is an audio recording, and how long it is. */
export interface Mp4 {
  /** The file type its writer claims, four characters; empty in old QuickTime files. */
  brand: string;
  hasVideo: boolean;
  /** Of the first audio track; null if there is none. */
  coding: Coding | null;
  /** Null if the index does not state it. */
  durationSec: number | null;
}

/** Chapter pictures and covers are stored as video tracks of one of these. */
const PICTURE_CODECS = ['jpeg', 'mjpa', 'mjpb', 'png '];
/** The object types of JPEG and PNG: `mp4v` with one of these may be a cover, too. */
const PICTURE_OBJECT_TYPES = [0x6c, 0x6d];
const NEEDED_WHOLE = ['moov', 'moof', 'mdat'];

/**
 * Reads the index of an MP4, M4A, or QuickTime file that begins at `start`, wherever it is, and any
 * fragments.
 *
 * @throws {AudioProblem} if the index, or audio data that it lists, is missing.
 */
export async function readMp4(bytes: FileBytes, start: number): Promise<Mp4> {
  let brand = '';
  let movie: Movie | null = null;
  let dataBytes = 0;
  let fragmentTicks = 0;
  let fragmentBytes = 0;
  for (const box of boxes(bytes, start, bytes.size)) {
    if (bytes.isRestDue) await bytes.rest();
    if (box.to > bytes.size && NEEDED_WHOLE.includes(box.type)) throw new AudioProblem('incomplete');
    if (box.type === 'ftyp') brand = bytes.text(box.from, 4);
    if (box.type === 'mdat') dataBytes += box.to - box.from;
    if (box.type === 'moov') movie = readMovie(bytes, box);
    if (box.type !== 'moof' || !movie?.sound) continue;
    for (const run of runsOf(bytes, box, movie.sound.id, movie.defaults)) {
      fragmentTicks += run.ticks;
      fragmentBytes += run.bytes;
    }
  }
  if (movie === null) throw new AudioProblem('incomplete');

  const { hasVideo, sound, timescale } = movie;
  if (sound === null) return { brand, hasVideo, coding: null, durationSec: null };
  if (sound.samples.bytes + fragmentBytes > dataBytes) throw new AudioProblem('incomplete');
  const seconds = audibleSeconds(sound, sound.samples.ticks + fragmentTicks, timescale);
  const isLength = Number.isFinite(seconds) && seconds > 0;
  return { brand, hasVideo, coding: sound.coding, durationSec: isLength ? seconds : null };
}

function audibleSeconds({ timescale, edits }: Track, ticks: number, movieTimescale: number): number {
  const { startTicks, playedTicks, silentTicks } = edits;
  const seconds = (ticks - startTicks) / timescale;
  const played = playedTicks === 0 ? seconds : Math.min(seconds, playedTicks / movieTimescale);
  return silentTicks === 0 ? played : played + silentTicks / movieTimescale;
}

/** The boxes between two offsets, up to the first bytes that aren't a box. The last box may claim more than exists. */
function* boxes(bytes: FileBytes, from: number, to: number): Generator<Box> {
  for (let offset = from; offset + 8 <= to;) {
    const header = bytes.exactly(offset, 8);
    const short = header.readUInt32BE();
    const type = header.toString('latin1', 4, 8);
    const isLong = short === 1;
    const size = isLong ? bytes.uint64(offset + 8) : short === 0 ? to - offset : short;
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes) return;
    yield { type, from: offset + headerBytes, to: offset + size };
    offset += size;
  }
}

function* children(bytes: FileBytes, parent: Box, type: string): Generator<Box> {
  for (const box of boxes(bytes, parent.from, parent.to)) {
    if (box.type === type && box.to <= parent.to) yield box;
  }
}

/** The first box at the end of a path of types. */
function descendant(bytes: FileBytes, parent: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = parent;
  for (const type of path) [found] = found === undefined ? [] : children(bytes, found, type);
  return found;
}

/** Full boxes begin with one byte for the version of their layout and three for flags. */
function version(bytes: FileBytes, box: Box): number {
  return bytes.uint32(box.from) >>> 24;
}

function flags(bytes: FileBytes, box: Box): number {
  return bytes.uint32(box.from) & 0xffffff;
}

function readMovie(bytes: FileBytes, moov: Box): Movie {
  let sound: Track | null = null;
  let hasVideo = false;
  for (const trak of children(bytes, moov, 'trak')) {
    const handler = descendant(bytes, trak, 'mdia', 'hdlr');
    const kind = handler ? bytes.text(handler.from + 8, 4) : '';
    if (kind === 'soun') sound ??= readTrack(bytes, trak);
    if (kind === 'vide') hasVideo ||= !holdsPictures(readTrack(bytes, trak));
  }
  return {
    timescale: afterTimes(bytes, descendant(bytes, moov, 'mvhd')),
    hasVideo,
    sound,
    defaults: readDefaults(bytes, moov, sound?.id),
  };
}

/** Whether a video track contains a cover or chapter pictures, each shown for a second or more. */
function holdsPictures({ coding, samples, timescale }: Track): boolean {
  if (PICTURE_CODECS.includes(coding.codec)) return true;
  if (!PICTURE_OBJECT_TYPES.includes(coding.objectType)) return false;
  return samples.count <= Math.max(samples.ticks / timescale, 1);
}

function readTrack(bytes: FileBytes, trak: Box): Track {
  const tables = descendant(bytes, trak, 'mdia', 'minf', 'stbl');
  return {
    id: afterTimes(bytes, descendant(bytes, trak, 'tkhd')),
    coding: readCoding(bytes, tables && descendant(bytes, tables, 'stsd')),
    timescale: afterTimes(bytes, descendant(bytes, trak, 'mdia', 'mdhd')),
    samples: {
      ...countSamples(bytes, tables && descendant(bytes, tables, 'stts')),
      bytes: sampleBytes(bytes, tables && descendant(bytes, tables, 'stsz')),
    },
    edits: readEdits(bytes, descendant(bytes, trak, 'edts', 'elst')),
  };
}

/** What follows the two times in a header: in a track's, its ID; in that of a movie or of media, the ticks per second. */
function afterTimes(bytes: FileBytes, header: Box | undefined): number {
  return header ? bytes.uint32(header.from + (version(bytes, header) === 1 ? 20 : 12)) : 0;
}

/** At most this much of a description of samples is read. */
const MOST_DESCRIPTION_BYTES = 4_096;
const ES_DESCRIPTOR = 3;
const DECODER_CONFIGURATION = 4;
const DECODER_CONFIGURATION_BYTES = 13;
const DECODER_SPECIFIC_INFO = 5;
/** Marks a kind of MPEG-4 audio whose number follows in six more bits. */
const ESCAPED_TYPE = 31;

const NOT_TOLD = { objectType: 0, audioObjectType: 0 } as const;

/** Reads the first entry of the sample description. */
function readCoding(bytes: FileBytes, stsd: Box | undefined): Coding {
  if (stsd === undefined) return { codec: '', ...NOT_TOLD };
  const entry = stsd.from + 8;
  const codec = bytes.text(entry + 4, 4);
  const description = bytes.at(entry, Math.min(stsd.to - entry, MOST_DESCRIPTION_BYTES));
  // What precedes the descriptor depends on the version of QuickTime, but its name does not.
  const name = description.indexOf('esds', 8, 'latin1');
  return { codec, ...(name < 0 ? NOT_TOLD : readDescriptor(description, name + 8)) };
}

/** Reads the descriptor of an elementary stream (ISO/IEC 14496-1, 7.2.6.5), as far as it identifies the codec. */
function readDescriptor(description: Buffer, from: number): Omit<Coding, 'codec'> {
  const byte = (offset: number) => description[offset] ?? 0;
  /** Where the content of a descriptor begins: after its tag and a length of one to four bytes. */
  const content = (offset: number, tag: number) => {
    if (byte(offset) !== tag) return null;
    let last = offset + 1;
    while (byte(last) >= 0x80) last++;
    return last + 1;
  };

  const stream = content(from, ES_DESCRIPTOR);
  if (stream === null) return NOT_TOLD;
  const given = byte(stream + 2);
  let offset = stream + 3;
  if ((given & 0x80) !== 0) offset += 2;
  if ((given & 0x40) !== 0) offset += 1 + byte(offset);
  if ((given & 0x20) !== 0) offset += 2;

  const decoder = content(offset, DECODER_CONFIGURATION);
  if (decoder === null) return NOT_TOLD;
  const specific = content(decoder + DECODER_CONFIGURATION_BYTES, DECODER_SPECIFIC_INFO);
  if (specific === null) return { objectType: byte(decoder), audioObjectType: 0 };
  const type = byte(specific) >> 3;
  const escaped = 32 + ((byte(specific) & 7) << 3) + (byte(specific + 1) >> 5);
  return { objectType: byte(decoder), audioObjectType: type === ESCAPED_TYPE ? escaped : type };
}

/** Reads the edit list (ISO/IEC 14496-12, 8.6.6); a start of -1 stands for silence. */
function readEdits(bytes: FileBytes, elst: Box | undefined): Edits {
  const edits = { startTicks: 0, playedTicks: 0, silentTicks: 0 };
  if (elst === undefined) return edits;
  const isLong = version(bytes, elst) === 1;
  const entryBytes = isLong ? 20 : 12;
  const end = tableEnd(bytes, elst, elst.from + 4, entryBytes);
  let isFirst = true;
  let silence = 0;
  for (let offset = elst.from + 8; offset < end; offset += entryBytes) {
    const ticks = isLong ? bytes.uint64(offset) : bytes.uint32(offset);
    const start = isLong
      ? Number(bytes.exactly(offset + 8, 8).readBigInt64BE())
      : bytes.exactly(offset + 4, 4).readInt32BE();
    if (start < 0) {
      silence += ticks;
      continue;
    }
    // Silence before the first edit is a delay that decoders skip; after the last one, nothing follows.
    if (isFirst) edits.startTicks = start;
    else edits.silentTicks += silence;
    edits.playedTicks += ticks;
    isFirst = false;
    silence = 0;
  }
  return edits;
}

/** Where a table ends that begins with its number of entries, which may be more than its box contains. */
function tableEnd(bytes: FileBytes, box: Box, countAt: number, entryBytes: number): number {
  const from = countAt + 4;
  const entries = Math.min(bytes.uint32(countAt), Math.floor((box.to - from) / entryBytes));
  return from + entries * entryBytes;
}

/** Adds up the time-to-sample table: the duration of the actual samples, whatever the header says. */
function countSamples(bytes: FileBytes, stts: Box | undefined): Pick<Samples, 'count' | 'ticks'> {
  let count = 0;
  let ticks = 0;
  if (stts === undefined) return { count, ticks };
  const end = tableEnd(bytes, stts, stts.from + 4, 8);
  for (let offset = stts.from + 8; offset < end; offset += 8) {
    const entry = bytes.exactly(offset, 8);
    count += entry.readUInt32BE();
    ticks += entry.readUInt32BE() * entry.readUInt32BE(4);
  }
  return { count, ticks };
}

/** Adds up the sample sizes; 0 if they are not listed one by one: QuickTime then gives 1 for a sample of any size. */
function sampleBytes(bytes: FileBytes, stsz: Box | undefined): number {
  if (stsz === undefined) return 0;
  const size = bytes.uint32(stsz.from + 4);
  if (size > 1) return size * bytes.uint32(stsz.from + 8);
  if (size === 1) return 0;
  const end = tableEnd(bytes, stsz, stsz.from + 8, 4);
  let sum = 0;
  for (let offset = stsz.from + 12; offset < end; offset += 4) sum += bytes.uint32(offset);
  return sum;
}

function readDefaults(bytes: FileBytes, moov: Box, trackId: number | undefined): Movie['defaults'] {
  for (const mvex of children(bytes, moov, 'mvex')) {
    for (const { from } of children(bytes, mvex, 'trex')) {
      if (bytes.uint32(from + 4) === trackId) {
        return { ticks: bytes.uint32(from + 12), bytes: bytes.uint32(from + 16) };
      }
    }
  }
  return { ticks: 0, bytes: 0 };
}

const TFHD_BASE_OFFSET = 0x01;
const TFHD_DESCRIPTION = 0x02;
const TFHD_TICKS = 0x08;
const TFHD_BYTES = 0x10;
const TRUN_DATA_OFFSET = 0x01;
const TRUN_FIRST_FLAGS = 0x04;
const TRUN_TICKS = 0x100;
const TRUN_BYTES = 0x200;
/** Ticks, size, flags, and time offset: four bytes per sample for each that is present. */
const TRUN_SAMPLE_FIELDS = [TRUN_TICKS, TRUN_BYTES, 0x400, 0x800];

/** What the runs of a track's samples in a fragment add up to (ISO/IEC 14496-12, 8.8). */
function* runsOf(
  bytes: FileBytes,
  moof: Box,
  trackId: number,
  defaults: Movie['defaults'],
): Generator<Movie['defaults']> {
  for (const traf of children(bytes, moof, 'traf')) {
    const header = descendant(bytes, traf, 'tfhd');
    if (header === undefined || bytes.uint32(header.from + 4) !== trackId) continue;

    const given = flags(bytes, header);
    let offset = header.from + 8;
    const field = (flag: number, length: number) => {
      const at = (given & flag) === 0 ? null : offset;
      if (at !== null) offset += length;
      return at;
    };
    field(TFHD_BASE_OFFSET, 8);
    field(TFHD_DESCRIPTION, 4);
    const ticksAt = field(TFHD_TICKS, 4);
    const bytesAt = field(TFHD_BYTES, 4);
    const ofSample = {
      ticks: ticksAt === null ? defaults.ticks : bytes.uint32(ticksAt),
      bytes: bytesAt === null ? defaults.bytes : bytes.uint32(bytesAt),
    };
    for (const trun of children(bytes, traf, 'trun')) yield readRun(bytes, trun, ofSample);
  }
}

function readRun(bytes: FileBytes, trun: Box, ofSample: Movie['defaults']): Movie['defaults'] {
  const given = flags(bytes, trun);
  const samples = bytes.uint32(trun.from + 4);
  const hasTicks = (given & TRUN_TICKS) !== 0;
  const hasBytes = (given & TRUN_BYTES) !== 0;
  if (!hasTicks && !hasBytes) return { ticks: samples * ofSample.ticks, bytes: samples * ofSample.bytes };

  const from =
    trun.from + 8 + ((given & TRUN_DATA_OFFSET) === 0 ? 0 : 4) + ((given & TRUN_FIRST_FLAGS) === 0 ? 0 : 4);
  const step = 4 * TRUN_SAMPLE_FIELDS.filter((field) => (given & field) !== 0).length;
  const end = Math.min(from + samples * step, trun.to);
  const sum = { ticks: 0, bytes: 0 };
  for (let offset = from; offset + step <= end; offset += step) {
    const fields = bytes.exactly(offset, step);
    sum.ticks += hasTicks ? fields.readUInt32BE() : ofSample.ticks;
    sum.bytes += hasBytes ? fields.readUInt32BE(hasTicks ? 4 : 0) : ofSample.bytes;
  }
  return sum;
}
