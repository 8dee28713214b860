import type { FileBytes } from './file_bytes.ts';
import { AudioProblem } from './problems.ts';

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where its content begins and ends. */
interface Box {
  type: string;
  from: number;
  to: number;
}

interface Track {
  id: number;
  /** `soun` is sound, `vide` is video or pictures. */
  handler: string;
  /** Four characters that name the coding of its first samples. */
  codec: string;
  /** Ticks a second. */
  timescale: number;
  ticks: number;
  edits: Edits | null;
}

/** What players leave out: silence that the encoder put in front, and what was trimmed. */
interface Edits {
  startTicks: number;
  /** In ticks of the movie, not of the track; 0 for all there is. */
  movieTicks: number;
}

/** What of an MP4 file decides whether and how long it is an audio recording. */
export interface Mp4 {
  /** The file type its writer claims, four characters; empty in old QuickTime files. */
  brand: string;
  hasVideo: boolean;
  /** The coding of the first audio track; null where there is none. */
  codec: string | null;
  /** Null where the index does not tell. */
  durationSec: number | null;
}

/** Chapter pictures and covers are stored as video tracks of one of these. */
const PICTURE_CODECS = ['jpeg', 'mjpa', 'mjpb', 'png '];
/** More cuts than anybody makes by hand. */
const MOST_EDITS = 1000;
/** More boxes of one type in another than any recorder writes; a hostile file could fill the memory. */
const MOST_CHILDREN = 10_000;
const NEEDED_WHOLE = ['moov', 'moof', 'mdat'];

/**
 * Reads the index of an MP4, M4A or QuickTime file, wherever it stands, with the fragments where the file has some.
 *
 * @throws {AudioProblem} where the index is missing or the file ends before its content does.
 */
export function readMp4(bytes: FileBytes): Mp4 {
  let brand = '';
  let tracks: Track[] | null = null;
  let sampleTicks = new Map<number, number>();
  let movieTimescale = 0;
  for (const box of boxes(bytes, 0, bytes.size)) {
    if (box.to > bytes.size && NEEDED_WHOLE.includes(box.type)) throw new AudioProblem('incomplete');
    if (box.type === 'ftyp') brand = bytes.text(box.from, 4);
    if (box.type === 'moov') {
      tracks = children(bytes, box, 'trak').map((trak) => readTrack(bytes, trak));
      sampleTicks = readDefaultTicks(bytes, box);
      movieTimescale = readTimescale(bytes, descendant(bytes, box, 'mvhd'));
    }
    if (box.type === 'moof') addFragment(bytes, box, tracks ?? [], sampleTicks);
  }
  if (tracks === null) throw new AudioProblem('incomplete');

  const sound = tracks.find(({ handler }) => handler === 'soun');
  const seconds = sound === undefined ? 0 : audibleSeconds(sound, movieTimescale);
  return {
    brand,
    hasVideo: tracks.some(({ handler, codec }) => handler === 'vide' && !PICTURE_CODECS.includes(codec)),
    codec: sound?.codec ?? null,
    durationSec: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

function audibleSeconds({ ticks, timescale, edits }: Track, movieTimescale: number): number {
  if (edits === null) return ticks / timescale;
  const seconds = (ticks - edits.startTicks) / timescale;
  return edits.movieTicks === 0 ? seconds : Math.min(seconds, edits.movieTicks / movieTimescale);
}

/** The boxes between two places; ends at the first thing that is no box. The last one may claim more than there is. */
function* boxes(bytes: FileBytes, from: number, to: number): Generator<Box> {
  for (let offset = from; offset + 8 <= to;) {
    const short = bytes.uint32(offset);
    const type = bytes.text(offset + 4, 4);
    const isLong = short === 1;
    const size = isLong ? bytes.uint64(offset + 8) : short === 0 ? to - offset : short;
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes) return;
    yield { type, from: offset + headerBytes, to: offset + size };
    offset += size;
  }
}

function children(bytes: FileBytes, parent: Box, type: string): Box[] {
  const found: Box[] = [];
  for (const box of boxes(bytes, parent.from, parent.to)) {
    if (found.length === MOST_CHILDREN) break;
    if (box.type === type && box.to <= parent.to) found.push(box);
  }
  return found;
}

/** The first box at the end of a path of types. */
function descendant(bytes: FileBytes, parent: Box, ...path: string[]): Box | undefined {
  let found: Box | undefined = parent;
  for (const type of path) found = found && children(bytes, found, type)[0];
  return found;
}

/** Full boxes begin with one byte for the version of their layout and three for flags. */
function version(bytes: FileBytes, box: Box): number {
  return bytes.uint32(box.from) >>> 24;
}

function flags(bytes: FileBytes, box: Box): number {
  return bytes.uint32(box.from) & 0xffffff;
}

function readTrack(bytes: FileBytes, trak: Box): Track {
  const header = descendant(bytes, trak, 'tkhd');
  const edits = descendant(bytes, trak, 'edts', 'elst');
  const handler = descendant(bytes, trak, 'mdia', 'hdlr');
  const description = descendant(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
  const times = descendant(bytes, trak, 'mdia', 'minf', 'stbl', 'stts');
  return {
    id: header ? bytes.uint32(header.from + (version(bytes, header) === 1 ? 20 : 12)) : 0,
    handler: handler ? bytes.text(handler.from + 8, 4) : '',
    codec: description ? bytes.text(description.from + 12, 4) : '',
    timescale: readTimescale(bytes, descendant(bytes, trak, 'mdia', 'mdhd')),
    ticks: times ? countTicks(bytes, times) : 0,
    edits: edits ? readEdits(bytes, edits) : null,
  };
}

/** The ticks a second of a movie or media header: they are laid out alike up to there. */
function readTimescale(bytes: FileBytes, header: Box | undefined): number {
  return header ? bytes.uint32(header.from + (version(bytes, header) === 1 ? 20 : 12)) : 0;
}

/** Reads the edit list (ISO/IEC 14496-12, 8.6.6); a start of -1 stands for silence before the sound. */
function readEdits(bytes: FileBytes, elst: Box): Edits | null {
  const isLong = version(bytes, elst) === 1;
  const entryBytes = isLong ? 20 : 12;
  const edits = Array.from({ length: Math.min(bytes.uint32(elst.from + 4), MOST_EDITS) }, (_, entry) => {
    const offset = elst.from + 8 + entry * entryBytes;
    return isLong
      ? {
          movieTicks: bytes.uint64(offset),
          startTicks: Number(bytes.exactly(offset + 8, 8).readBigInt64BE()),
        }
      : { movieTicks: bytes.uint32(offset), startTicks: bytes.exactly(offset + 4, 4).readInt32BE() };
  }).filter(({ startTicks }) => startTicks >= 0);
  const [first] = edits;
  if (first === undefined) return null;
  return {
    startTicks: first.startTicks,
    movieTicks: edits.reduce((sum, { movieTicks }) => sum + movieTicks, 0),
  };
}

/** Adds up the time-to-sample table: the length of what is there, where the length in the header may be anything. */
function countTicks(bytes: FileBytes, stts: Box): number {
  const entries = Math.min(bytes.uint32(stts.from + 4), (stts.to - stts.from - 8) / 8);
  let ticks = 0;
  for (let entry = 0; entry < entries; entry++) {
    const offset = stts.from + 8 + entry * 8;
    ticks += bytes.uint32(offset) * bytes.uint32(offset + 4);
  }
  return ticks;
}

/** Ticks of a fragment's sample, by track, where the fragment does not say. */
function readDefaultTicks(bytes: FileBytes, moov: Box): Map<number, number> {
  const extensions = children(bytes, moov, 'mvex').flatMap((mvex) => children(bytes, mvex, 'trex'));
  return new Map(extensions.map((trex) => [bytes.uint32(trex.from + 4), bytes.uint32(trex.from + 12)]));
}

const TFHD_BASE_OFFSET = 0x01;
const TFHD_DESCRIPTION = 0x02;
const TFHD_TICKS = 0x08;
const TRUN_DATA_OFFSET = 0x01;
const TRUN_FIRST_FLAGS = 0x04;
const TRUN_TICKS = 0x100;
/** Ticks, size, flags and time offset: four bytes each for every sample, as far as they are given. */
const TRUN_SAMPLE_FIELDS = [TRUN_TICKS, 0x200, 0x400, 0x800];

/** Adds the samples of a fragment to its tracks (ISO/IEC 14496-12, 8.8). */
function addFragment(bytes: FileBytes, moof: Box, tracks: Track[], defaults: Map<number, number>): void {
  for (const traf of children(bytes, moof, 'traf')) {
    const header = descendant(bytes, traf, 'tfhd');
    if (header === undefined) continue;
    const track = tracks.find(({ id }) => id === bytes.uint32(header.from + 4));
    if (track === undefined) continue;

    const given = flags(bytes, header);
    const ticksAt =
      header.from +
      8 +
      ((given & TFHD_BASE_OFFSET) === 0 ? 0 : 8) +
      ((given & TFHD_DESCRIPTION) === 0 ? 0 : 4);
    const sampleTicks = (given & TFHD_TICKS) === 0 ? (defaults.get(track.id) ?? 0) : bytes.uint32(ticksAt);
    for (const run of children(bytes, traf, 'trun')) track.ticks += countRunTicks(bytes, run, sampleTicks);
  }
}

function countRunTicks(bytes: FileBytes, trun: Box, sampleTicks: number): number {
  const given = flags(bytes, trun);
  const samples = bytes.uint32(trun.from + 4);
  if ((given & TRUN_TICKS) === 0) return samples * sampleTicks;

  const from =
    trun.from + 8 + ((given & TRUN_DATA_OFFSET) === 0 ? 0 : 4) + ((given & TRUN_FIRST_FLAGS) === 0 ? 0 : 4);
  const sampleBytes = 4 * TRUN_SAMPLE_FIELDS.filter((field) => (given & field) !== 0).length;
  let ticks = 0;
  for (
    let offset = from, sample = 0;
    sample < samples && offset + 4 <= trun.to;
    sample++, offset += sampleBytes
  ) {
    ticks += bytes.uint32(offset);
  }
  return ticks;
}
