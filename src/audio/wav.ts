import type { FileBytes } from './file_bytes.ts';
import { framesDuration } from './frames.ts';
import { readMp3Frame } from './mpeg.ts';
import { AudioProblem } from './problems.ts';

/** Written by recorders that never came to fill the size in, and by RF64, which has it elsewhere. */
const UNKNOWN_SIZE = 0xffffffff;
const EXTENSIBLE = 0xfffe;
/** Uncompressed kinds: PCM, floating point, A-law and µ-law. */
const UNCOMPRESSED = [1, 3, 6, 7];
/** Kinds in blocks of a fixed number of samples: Microsoft ADPCM, IMA ADPCM and GSM 6.10. */
const IN_BLOCKS = [0x02, 0x11, 0x31];
const MP3 = 0x55;

interface WavFormat {
  kind: number;
  sampleRate: number;
  bytesPerSec: number;
  blockBytes: number;
  /** 0 where the kind has no fixed number. */
  blockSamples: number;
}

/**
 * The duration in seconds of a WAV file (RIFF, RF64 or BW64), from the sound that is really there: the size in the header is
 * believed only as far as the file reaches.
 *
 * @throws {AudioProblem} where the description of the sound or the sound itself is missing.
 */
export function wavDuration(bytes: FileBytes): number | null {
  let format: WavFormat | null = null;
  let longSize = 0;
  for (let offset = 12; offset + 8 <= bytes.size;) {
    const id = bytes.text(offset, 4);
    const size = bytes.exactly(offset + 4, 4).readUInt32LE();
    const content = offset + 8;
    if (id === 'ds64') longSize = Number(bytes.exactly(content + 8, 8).readBigUInt64LE());
    if (id === 'fmt ') format = readFormat(bytes.exactly(content, 16), bytes.at(content, Math.min(size, 40)));
    if (id === 'data') {
      if (format === null) break;
      const told = size === UNKNOWN_SIZE ? longSize : size;
      const end = told === 0 ? bytes.size : Math.min(content + told, bytes.size);
      if (end === content) throw new AudioProblem('empty');
      return soundDuration(bytes, content, end, format);
    }
    offset = nextChunk(bytes, content + size);
  }
  throw new AudioProblem('incomplete');
}

/** Chunks begin at even places, but not every program knows. */
function nextChunk(bytes: FileBytes, end: number): number {
  const isChunk = /^[\x20-\x7e]{4}$/;
  const isPadded = isChunk.test(bytes.text(end + 1, 4)) || !isChunk.test(bytes.text(end, 4));
  return isPadded ? end + (end % 2) : end;
}

function readFormat(basic: Buffer, whole: Buffer): WavFormat {
  const kind = basic.readUInt16LE(0);
  return {
    kind: kind === EXTENSIBLE && whole.length >= 26 ? whole.readUInt16LE(24) : kind,
    sampleRate: basic.readUInt32LE(4),
    bytesPerSec: basic.readUInt32LE(8),
    blockBytes: basic.readUInt16LE(12),
    blockSamples: whole.length >= 20 ? whole.readUInt16LE(18) : 0,
  };
}

function soundDuration(bytes: FileBytes, from: number, to: number, format: WavFormat): number | null {
  const { kind, sampleRate, bytesPerSec, blockBytes, blockSamples } = format;
  if (kind === MP3) return framesDuration(bytes, from, to, readMp3Frame);

  const samplesPerBlock = UNCOMPRESSED.includes(kind) ? 1 : IN_BLOCKS.includes(kind) ? blockSamples : 0;
  const seconds =
    samplesPerBlock > 0
      ? (((to - from) / blockBytes) * samplesPerBlock) / sampleRate
      : (to - from) / bytesPerSec;
  return Number.isFinite(seconds) ? seconds : null;
}
