import type { ReadFrame } from './frames.ts';

const LOW_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/**
 * Kilobits per second by layer, version, and the index in the header: MPEG-1 (ISO/IEC 11172-3, 2.4) and MPEG-2 (ISO/IEC 13818-3,
 * 2.4). The first index means free format, which is not read.
 */
const KILOBITS = {
  1: [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  ],
  2: [[0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384], LOW_RATES],
  3: [[0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320], LOW_RATES],
} as const;
const MPEG_RATES = [44_100, 48_000, 32_000] as const;
const MPEG_1 = 3;
const RESERVED_VERSION = 1;
/** MPEG 2.5, an extension for very low rates, MPEG 2, and MPEG 1. */
const RATE_DIVISORS = [4, 1, 2, 1] as const;
const MONO = 3;

/** Reads frames of MPEG audio of a layer: MP3 is layer III. */
export function mpegFrame(layer: keyof typeof KILOBITS): ReadFrame {
  return (start) => {
    const [sync = 0, b = 0, c = 0, d = 0] = start;
    const version = (b >> 3) & 3;
    if (sync !== 0xff || b < 0xe0 || version === RESERVED_VERSION || ((b >> 1) & 3) !== 4 - layer)
      return null;

    const isMpeg1 = version === MPEG_1;
    const [mpeg1, mpeg2] = KILOBITS[layer];
    const kilobits = (isMpeg1 ? mpeg1 : mpeg2)[c >> 4] ?? 0;
    const baseRate = MPEG_RATES[(c >> 2) & 3];
    const isReservedEmphasis = (d & 3) === 2;
    if (kilobits === 0 || baseRate === undefined || isReservedEmphasis) return null;

    const sampleRate = baseRate / (RATE_DIVISORS[version] ?? 1);
    const samples = layer === 1 ? 384 : layer === 3 && !isMpeg1 ? 576 : 1152;
    const slotBytes = layer === 1 ? 4 : 1;
    const padding = (c >> 1) & 1;
    const slots = Math.floor((samples * 125 * kilobits) / slotBytes / sampleRate) + padding;
    const isSilent = isInformation(start, isMpeg1, d >> 6 === MONO);
    return { bytes: slots * slotBytes, seconds: isSilent ? 0 : samples / sampleRate };
  };
}

/** Encoders describe the whole file in a silent first frame, marked where the sound's side information would end. */
function isInformation(start: Buffer, isMpeg1: boolean, isMono: boolean): boolean {
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const mark = start.toString('latin1', 4 + sideBytes, 8 + sideBytes);
  return mark === 'Xing' || mark === 'Info' || start.toString('latin1', 36, 40) === 'VBRI';
}

const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
] as const;
const ADTS_HEADER_BYTES = 7;
const AAC_BLOCK_SAMPLES = 1024;

/** Reads frames of bare AAC (ADTS; ISO/IEC 14496-3, 1.A.3.2). */
export const adtsFrame: ReadFrame = ([sync = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]) => {
  // Twelve ones, then two zeros for the layer, which no MPEG layer has.
  if (sync !== 0xff || (b & 0xf6) !== 0xf0) return null;
  const sampleRate = AAC_RATES[(c >> 2) & 0xf];
  const bytes = ((d & 3) << 11) | (e << 3) | (f >> 5);
  if (sampleRate === undefined || bytes < ADTS_HEADER_BYTES) return null;
  const blocks = (g & 3) + 1;
  return { bytes, seconds: (blocks * AAC_BLOCK_SAMPLES) / sampleRate };
};

/** Reads AAC in the packets of broadcasting (LOAS; ISO/IEC 14496-3, 1.7.2): eleven bits of sync, then thirteen of length. */
export const latmFrame: ReadFrame = ([sync = 0, b = 0, c = 0]) =>
  sync === 0x56 && b >= 0xe0 ? { bytes: 3 + ((b & 0x1f) << 8) + c, seconds: 0 } : null;
