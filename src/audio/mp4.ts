import type { Bytes } from './bytes.ts';
import { codecOf, isM4a } from './mp4_codec.ts';
import { AudioProblem } from './problems.ts';

/** What decides whether an MP4 file is an audio recording, and how long it is. */
export interface Mp4 {
  /** The file type its writer claims, four characters; empty in old QuickTime files. */
  brand: string;
  hasVideo: boolean;
  /** Of the first audio track that the service accepts, else of the first; null if there is none. */
  codec: string | null;
  /** Null if the index does not state it. */
  durationSec: number | null;
}

/** Samples, or what is said of one. */
interface Samples {
  ticks: number;
  bytes: number;
}

/** Chapter pictures and covers are stored as video tracks of one of these or, if they are shown for long, of the others. */
const PICTURE_CODECS = ['jpeg', 'mjpa', 'mjpb', 'png '];
const SLOW_PICTURE_CODECS = ['mp4v.6c', 'mp4v.6d'];
const NEEDED_WHOLE = ['moov', 'moof', 'mdat'];

/**
 * Reads the index of an MP4, M4A, or QuickTime file, wherever it is, and any fragments.
 *
 * @throws {AudioProblem} if the index, or audio data that it lists, is missing.
 */
export async function readMp4(bytes: Bytes): Promise<Mp4> {
  let brand = '';
  let movie: Movie | null = null;
  let dataBytes = 0;
  const inFragments = { ticks: 0, bytes: 0 };
  for (const { type, content, isCut } of boxes(bytes)) {
    if (bytes.file.isRestDue) await bytes.file.rest();
    if (isCut && NEEDED_WHOLE.includes(type)) throw new AudioProblem('incomplete');
    if (type === 'ftyp') brand = content.text(0, 4);
    if (type === 'mdat') dataBytes += content.size;
    if (type === 'moov') movie = readMovie(content);
    if (type === 'moof' && movie !== null) addFragment(inFragments, content, movie);
  }
  if (movie === null) throw new AudioProblem('incomplete');

  const { hasVideo, sound, timescale } = movie;
  if (sound === undefined) return { brand, hasVideo, codec: null, durationSec: null };
  if (sound.samples.bytes + inFragments.bytes > dataBytes) throw new AudioProblem('incomplete');
  const seconds = audibleSeconds(sound, sound.samples.ticks + inFragments.ticks, timescale);
  const isLength = Number.isFinite(seconds) && seconds > 0;
  return { brand, hasVideo, codec: sound.codec, durationSec: isLength ? seconds : null };
}

function audibleSeconds({ timescale, edits }: Track, ticks: number, movieTimescale: number): number {
  const { startTicks, playedTicks, silentTicks } = edits;
  const seconds = (ticks - startTicks) / timescale;
  const played = playedTicks === 0 ? seconds : Math.min(seconds, playedTicks / movieTimescale);
  return silentTicks === 0 ? played : played + silentTicks / movieTimescale;
}

/** The boxes (ISO/IEC 14496-12, 4.2) up to the first bytes that aren't one. The last box may claim more than exists. */
function* boxes(bytes: Bytes) {
  for (let offset = 0; offset + 8 <= bytes.size;) {
    const header = bytes.exactly(offset, 8);
    const type = header.toString('latin1', 4, 8);
    const short = header.readUInt32BE();
    const isLong = short === 1;
    const long = isLong ? Number(bytes.exactly(offset + 8, 8).readBigUInt64BE()) : bytes.size - offset;
    const size = short > 1 ? short : long;
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes) return;
    const end = offset + size;
    yield { type, content: bytes.part(offset + headerBytes, end), isCut: end > bytes.size };
    offset = end;
  }
}

/** The contents of the whole boxes of a type. */
function* children(parent: Bytes, type: string): Generator<Bytes> {
  for (const box of boxes(parent)) if (box.type === type && !box.isCut) yield box.content;
}

/** The content of the first box at the end of a path of types; no bytes if there is none. */
function find(parent: Bytes, ...path: string[]): Bytes {
  let found = parent;
  for (const type of path) [found = parent.part(0, 0)] = children(found, type);
  return found;
}

/** The entries of a table, of which a file may claim more than it contains. */
function* entries(table: Bytes, from: number, count: number, entryBytes: number): Generator<Buffer> {
  const end = from + entryBytes * Math.min(count, Math.floor((table.size - from) / entryBytes));
  for (let offset = from; offset < end; offset += entryBytes) yield table.exactly(offset, entryBytes);
}

/** Full boxes begin with one byte for the version of their layout and three for flags. */
const isLongLayout = (box: Bytes) => box.uint32(0) >>> 24 === 1;

type Movie = ReturnType<typeof readMovie>;

/**
 * The parts of a file's index that concern its sound: an audio track, and the defaults for its samples in fragments. A phone's
 * recording can have the same sound twice: for its own maker's players, and as AAC for all others.
 */
function readMovie(moov: Bytes) {
  let sound: Track | undefined;
  let hasVideo = false;
  for (const trak of children(moov, 'trak')) {
    const kind = find(trak, 'mdia', 'hdlr').text(8, 4);
    if (kind === 'soun' && (sound === undefined || !isM4a(sound.codec))) {
      const track = readTrack(trak);
      if (sound === undefined || isM4a(track.codec)) sound = track;
    }
    if (kind === 'vide') hasVideo ||= !holdsPictures(readTrack(trak));
  }
  let own: Bytes | undefined;
  for (const trex of children(find(moov, 'mvex'), 'trex')) if (trex.uint32(4) === sound?.id) own ??= trex;
  return {
    /** Ticks per second. */
    timescale: afterTimes(find(moov, 'mvhd')),
    hasVideo,
    sound,
    defaults: { ticks: own?.uint32(12) ?? 0, bytes: own?.uint32(16) ?? 0 },
  };
}

/** Whether a video track contains a cover or chapter pictures, each shown for a second or more. */
function holdsPictures({ codec, samples, timescale }: Track): boolean {
  const isSlow = samples.count <= Math.max(samples.ticks / timescale, 1);
  return PICTURE_CODECS.includes(codec) || (SLOW_PICTURE_CODECS.includes(codec) && isSlow);
}

type Track = ReturnType<typeof readTrack>;

function readTrack(trak: Bytes) {
  const tables = find(trak, 'mdia', 'minf', 'stbl');
  const header = find(trak, 'mdia', 'mdhd');
  const sizes = find(tables, 'stsz');
  const times = sampleTimes(find(tables, 'stts'));
  // A table that leaves samples out says less than the header does.
  const isWhole = times.count >= sizes.uint32(8);
  const ticks = isWhole ? times.ticks : Math.max(times.ticks, statedTicks(header));
  return {
    id: afterTimes(find(trak, 'tkhd')),
    codec: codecOf(find(tables, 'stsd')),
    timescale: afterTimes(header),
    samples: { ...times, ticks, bytes: sampleBytes(sizes) },
    edits: readEdits(find(trak, 'edts', 'elst')),
  };
}

/** What follows the two times in a header: in a track's, its ID; in that of a movie or of media, the ticks per second. */
function afterTimes(header: Bytes): number {
  return header.uint32(isLongLayout(header) ? 20 : 12);
}

/** The length of a track that the header of its media states, in ticks; 0 if it states none. */
function statedTicks(header: Bytes): number {
  const isLong = isLongLayout(header);
  const ticks = isLong ? header.uint32(24) * 2 ** 32 + header.uint32(28) : header.uint32(16);
  return ticks >= (isLong ? Number.MAX_SAFE_INTEGER : 0xffffffff) ? 0 : ticks;
}

/** Adds up the time-to-sample table: the duration of the actual samples, whatever the header says. */
function sampleTimes(stts: Bytes) {
  const sum = { count: 0, ticks: 0 };
  for (const entry of entries(stts, 8, stts.uint32(4), 8)) {
    sum.count += entry.readUInt32BE();
    sum.ticks += entry.readUInt32BE() * entry.readUInt32BE(4);
  }
  return sum;
}

/** Adds up the sample sizes; 0 if they are not listed one by one: QuickTime then gives 1 for a sample of any size. */
function sampleBytes(stsz: Bytes): number {
  const [size, count] = [stsz.uint32(4), stsz.uint32(8)];
  if (size > 0) return size === 1 ? 0 : size * count;
  let sum = 0;
  for (const entry of entries(stsz, 12, count, 4)) sum += entry.readUInt32BE();
  return sum;
}

/** Reads the edit list (ISO/IEC 14496-12, 8.6.6): what players skip or insert, in ticks of the movie unless stated otherwise. */
function readEdits(elst: Bytes) {
  const edits = {
    /** Where the first edit begins, in ticks of the track. */
    startTicks: 0,
    /** 0 for everything. */
    playedTicks: 0,
    /** Silence between two edits. */
    silentTicks: 0,
  };
  const isLong = isLongLayout(elst);
  let isFirst = true;
  let silence = 0;
  for (const entry of entries(elst, 8, elst.uint32(4), isLong ? 20 : 12)) {
    const ticks = isLong ? Number(entry.readBigUInt64BE()) : entry.readUInt32BE();
    const start = isLong ? Number(entry.readBigInt64BE(8)) : entry.readInt32BE(4);
    // A negative start stands for silence.
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

/** The flags of the optional fields of fragments (ISO/IEC 14496-12, 8.8.7 and 8.8.8), in the order of the fields. */
const TFHD = { baseOffset: 0x01, description: 0x02, ticks: 0x08, bytes: 0x10 };
const TRUN = { dataOffset: 0x01, firstFlags: 0x04, ticks: 0x100, bytes: 0x200, flags: 0x400, offset: 0x800 };

/** Adds the samples that the sound has in a fragment. */
function addFragment(sum: Samples, moof: Bytes, { sound, defaults }: Movie): void {
  for (const traf of sound === undefined ? [] : children(moof, 'traf')) {
    const header = find(traf, 'tfhd');
    if (header.size === 0 || header.uint32(4) !== sound?.id) continue;
    const given = header.uint32(0);
    const ticksAt = 8 + lengthIf(given, TFHD.baseOffset, 8) + lengthIf(given, TFHD.description);
    const bytesAt = ticksAt + lengthIf(given, TFHD.ticks);
    const ofSample = {
      ticks: (given & TFHD.ticks) === 0 ? defaults.ticks : header.uint32(ticksAt),
      bytes: (given & TFHD.bytes) === 0 ? defaults.bytes : header.uint32(bytesAt),
    };
    for (const trun of children(traf, 'trun')) addRun(sum, trun, ofSample);
  }
}

/** The length of an optional field in bytes; 0 if its flag is not given. */
const lengthIf = (given: number, flag: number, length = 4) => ((given & flag) === 0 ? 0 : length);

function addRun(sum: Samples, trun: Bytes, ofSample: Samples): void {
  const [given, count] = [trun.uint32(0), trun.uint32(4)];
  const ticks = lengthIf(given, TRUN.ticks);
  const bytes = lengthIf(given, TRUN.bytes);
  if (ticks + bytes === 0) {
    sum.ticks += count * ofSample.ticks;
    sum.bytes += count * ofSample.bytes;
    return;
  }
  const from = 8 + lengthIf(given, TRUN.dataOffset) + lengthIf(given, TRUN.firstFlags);
  const entryBytes = ticks + bytes + lengthIf(given, TRUN.flags) + lengthIf(given, TRUN.offset);
  for (const entry of entries(trun, from, count, entryBytes)) {
    sum.ticks += ticks > 0 ? entry.readUInt32BE() : ofSample.ticks;
    sum.bytes += bytes > 0 ? entry.readUInt32BE(ticks) : ofSample.bytes;
  }
}
