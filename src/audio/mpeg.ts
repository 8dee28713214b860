import type { Frame, ReadFrame } from './frames.ts';

/** Kilobits per second by the index in the header (ISO/IEC 11172-3, 2.4.2.3; ISO/IEC 13818-3). Free format is not read. */
const BITRATES = {
  layer3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  layer2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  lowRates: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
const MPEG_1 = 3;
const RESERVED_VERSION = 1;
/** MPEG 2.5, an extension for very low rates, MPEG 2 and MPEG 1. */
const RATE_DIVISORS = [4, 1, 2, 1] as const;
const LAYER_3 = 1;
const LAYER_2 = 2;
const MONO = 3;

/** A frame of MPEG audio, layer III (MP3). */
export const readMp3Frame: ReadFrame = (start) => readFrame(start, LAYER_3);

/** A frame of MPEG audio, layer II (MP2). */
export const readMp2Frame: ReadFrame = (start) => readFrame(start, LAYER_2);

function readFrame(start: Buffer, layer: number): Frame | null {
  const [sync = 0, b = 0, c = 0, d = 0] = start;
  const version = (b >> 3) & 3;
  if (sync !== 0xff || b < 0xe0 || version === RESERVED_VERSION || ((b >> 1) & 3) !== layer) return null;

  const rates =
    version !== MPEG_1 ? BITRATES.lowRates : layer === LAYER_3 ? BITRATES.layer3 : BITRATES.layer2;
  const kilobits = rates[c >> 4] ?? 0;
  const baseRate = SAMPLE_RATES[(c >> 2) & 3];
  const isReservedEmphasis = (d & 3) === 2;
  if (kilobits === 0 || baseRate === undefined || isReservedEmphasis) return null;

  const sampleRate = baseRate / (RATE_DIVISORS[version] ?? 1);
  const samples = layer === LAYER_3 && version !== MPEG_1 ? 576 : 1152;
  const padding = (c >> 1) & 1;
  const bytes = Math.floor((samples * 125 * kilobits) / sampleRate) + padding;
  const isMono = d >> 6 === MONO;
  return { bytes, seconds: isInformation(start, version === MPEG_1, isMono) ? 0 : samples / sampleRate };
}

/** Encoders put what they know of the whole into a first silent frame, marked where the sound's side information would end. */
function isInformation(start: Buffer, isMpeg1: boolean, isMono: boolean): boolean {
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const mark = start.toString('latin1', 4 + sideBytes, 8 + sideBytes);
  return mark === 'Xing' || mark === 'Info' || start.toString('latin1', 36, 40) === 'VBRI';
}
