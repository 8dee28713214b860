import type { FileBytes } from './file_bytes.ts';
import { framesDuration } from './frames.ts';
import { readMp3Frame } from './mpeg.ts';
import { AudioProblem } from './problems.ts';

/** Written by recorders that never filled in the size, and by RF64, which stores it elsewhere. */
const UNKNOWN_SIZE = 0xffffffff;
const EXTENSIBLE = 0xfffe;
/** Uncompressed codecs: PCM, floating point, A-law, and µ-law. */
const UNCOMPRESSED = [1, 3, 6, 7];
/** Codecs with blocks of a fixed number of samples: Microsoft ADPCM, IMA ADPCM, and GSM 6.10. */
const IN_BLOCKS = [0x02, 0x11, 0x31];
const MP3 = 0x55;

interface WavFormat {
  codec: number;
  sampleRate: number;
  bytesPerSec: number;
  blockBytes: number;
  /** 0 if the number varies. */
  blockSamples: number;
}

/** The `data` chunk: where its content begins, and how many bytes it claims and contains. */
interface Sound {
  from: number;
  claimedBytes: number;
  bytes: number;
}

/**
 * The duration in seconds of a WAV file (RIFF, RF64, or BW64) that begins at `start`. Only existing audio data counts: the size
 * in the header is trusted only as far as the file reaches. Null if the header does not state the duration.
 *
 * @throws {AudioProblem} if the audio data or its description is missing.
 */
export async function wavDuration(bytes: FileBytes, start: number): Promise<number | null> {
  let format: WavFormat | null = null;
  let longSize = 0;
  let samples = 0;
  for (let offset = start + 12; offset + 8 <= bytes.size;) {
    if (bytes.isRestDue) await bytes.rest();
    const header = bytes.exactly(offset, 8);
    const id = header.toString('latin1', 0, 4);
    const size = header.readUInt32LE(4);
    const content = offset + 8;
    if (id === 'ds64') longSize = Number(bytes.exactly(content + 8, 8).readBigUInt64LE());
    if (id === 'fmt ') format = readFormat(bytes.exactly(content, 16), bytes.at(content, Math.min(size, 40)));
    if (id === 'fact') samples = bytes.exactly(content, 4).readUInt32LE();
    if (id === 'data') {
      if (format === null) break;
      const told = size === UNKNOWN_SIZE ? longSize : size;
      const available = bytes.size - content;
      if (available === 0) throw new AudioProblem('empty');
      const claimedBytes = told === 0 ? available : told;
      return await soundDuration(
        bytes,
        { from: content, claimedBytes, bytes: Math.min(claimedBytes, available) },
        format,
        samples === UNKNOWN_SIZE ? 0 : samples,
      );
    }
    const end = content + size;
    offset = (end - start) % 2 === 0 || isUnpadded(bytes, end) ? end : end + 1;
  }
  throw new AudioProblem('incomplete');
}

/** Whether the next chunk follows at an odd offset. Chunks should begin at even ones, but some programs ignore that. */
function isUnpadded(bytes: FileBytes, end: number): boolean {
  const isChunk = /^[\x20-\x7e]{4}$/;
  return isChunk.test(bytes.text(end, 4)) && !isChunk.test(bytes.text(end + 1, 4));
}

function readFormat(basic: Buffer, whole: Buffer): WavFormat {
  const codec = basic.readUInt16LE(0);
  return {
    codec: codec === EXTENSIBLE && whole.length >= 26 ? whole.readUInt16LE(24) : codec,
    sampleRate: basic.readUInt32LE(4),
    bytesPerSec: basic.readUInt32LE(8),
    blockBytes: basic.readUInt16LE(12),
    blockSamples: whole.length >= 20 ? whole.readUInt16LE(18) : 0,
  };
}

/** @param samples per channel, from the `fact` chunk; 0 if unknown. */
async function soundDuration(
  bytes: FileBytes,
  sound: Sound,
  format: WavFormat,
  samples: number,
): Promise<number | null> {
  const { codec, sampleRate, bytesPerSec, blockBytes, blockSamples } = format;
  if (codec === MP3) return await framesDuration(bytes, sound.from, sound.from + sound.bytes, readMp3Frame);

  const perBlock = UNCOMPRESSED.includes(codec) ? 1 : IN_BLOCKS.includes(codec) ? blockSamples : 0;
  if (perBlock > 0) return finite(((sound.bytes / blockBytes) * perBlock) / sampleRate);
  // Encoders of rare codecs (Yamaha ADPCM, G.722) write wrong byte rates, but count their samples right.
  if (samples > 0) return finite((samples / sampleRate) * (sound.bytes / sound.claimedBytes));
  return finite(sound.bytes / bytesPerSec);
}

function finite(seconds: number): number | null {
  return Number.isFinite(seconds) ? seconds : null;
}
