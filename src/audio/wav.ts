import type { Bytes } from './bytes.ts';
import { mpegFrame } from './frame_headers.ts';
import { framesDuration } from './frames.ts';
import { AudioProblem } from './problems.ts';

/** Written as the number of samples by recorders that never filled it in. */
const UNKNOWN_COUNT = 0xffffffff;
/** From here on, a size stands for one that the recorder did not know, or that RF64 stores elsewhere: no such file is accepted. */
const LEAST_UNKNOWN_SIZE = 0x7fff_0000;
/** So much may be missing: some programs count the header, or leave out the last block. */
const MOST_MISSING_BYTES = 4096;
const EXTENSIBLE = 0xfffe;
/** Uncompressed codecs: PCM, floating point, A-law, and µ-law. */
const UNCOMPRESSED = [1, 3, 6, 7];
/** Codecs with blocks of a fixed number of samples: Microsoft ADPCM, IMA ADPCM, and GSM 6.10. */
const IN_BLOCKS = [0x02, 0x11, 0x31];
const MP3 = 0x55;

/**
 * The duration in seconds of a WAV file (RIFF, RF64, or BW64). If the recorder never filled in the size, all that follows is
 * sound. Null if the header does not state the duration.
 *
 * @throws {AudioProblem} if the audio data or its description is missing, or the header states more data than there is.
 */
export async function wavDuration(bytes: Bytes): Promise<number | null> {
  let format: WavFormat | null = null;
  let longSize = 0;
  let samples = 0;
  for (let offset = 12; offset + 8 <= bytes.size;) {
    if (bytes.file.isRestDue) await bytes.file.rest();
    const header = bytes.exactly(offset, 8);
    const id = header.toString('latin1', 0, 4);
    const size = header.readUInt32LE(4);
    const content = bytes.part(offset + 8);
    if (id === 'ds64') longSize = Number(content.exactly(8, 8).readBigUInt64LE());
    if (id === 'fmt ') format = readFormat(content, size);
    if (id === 'fact') samples = content.exactly(0, 4).readUInt32LE();
    if (id === 'data') {
      if (format === null) break;
      if (content.size === 0) throw new AudioProblem('empty');
      const told = [size, longSize].find((each) => each < LEAST_UNKNOWN_SIZE) ?? 0;
      if (told > content.size + MOST_MISSING_BYTES) throw new AudioProblem('incomplete');
      const claimedBytes = told === 0 ? content.size : told;
      const counted = samples === UNKNOWN_COUNT ? 0 : samples;
      return await soundDuration(content.part(0, claimedBytes), format, { samples: counted, claimedBytes });
    }
    const end = offset + 8 + size;
    offset = end % 2 === 0 || isUnpadded(bytes, end) ? end : end + 1;
  }
  throw new AudioProblem('incomplete');
}

/** Whether the next chunk follows at an odd offset. Chunks should begin at even ones, but some programs ignore that. */
function isUnpadded(bytes: Bytes, end: number): boolean {
  const isChunk = /^[\x20-\x7e]{4}$/;
  return isChunk.test(bytes.text(end, 4)) && !isChunk.test(bytes.text(end + 1, 4));
}

type WavFormat = ReturnType<typeof readFormat>;

function readFormat(content: Bytes, size: number) {
  // The extension is missing, or shorter, in the formats of some codecs.
  const chunk = Buffer.concat([content.exactly(0, 16), Buffer.alloc(24)]);
  content.at(16, Math.min(size, chunk.length) - 16).copy(chunk, 16);
  const codec = chunk.readUInt16LE(0);
  return {
    codec: codec === EXTENSIBLE ? chunk.readUInt16LE(24) : codec,
    sampleRate: chunk.readUInt32LE(4),
    bytesPerSec: chunk.readUInt32LE(8),
    blockBytes: chunk.readUInt16LE(12),
    /** 0 if the number varies. */
    blockSamples: chunk.readUInt16LE(18),
  };
}

/** @param stated.samples per channel, from the `fact` chunk; 0 if unknown. */
async function soundDuration(
  sound: Bytes,
  { codec, sampleRate, bytesPerSec, blockBytes, blockSamples }: WavFormat,
  stated: { samples: number; claimedBytes: number },
): Promise<number | null> {
  if (codec === MP3) return await framesDuration(sound, mpegFrame(3));
  const perBlock = UNCOMPRESSED.includes(codec) ? 1 : IN_BLOCKS.includes(codec) ? blockSamples : 0;
  let seconds = sound.size / bytesPerSec;
  if (perBlock > 0) seconds = ((sound.size / blockBytes) * perBlock) / sampleRate;
  // Encoders of rare codecs (Yamaha ADPCM, G.722) write wrong byte rates, but count their samples right.
  else if (stated.samples > 0) seconds = (stated.samples / sampleRate) * (sound.size / stated.claimedBytes);
  return Number.isFinite(seconds) ? seconds : null;
}
