import type { Frame, ReadFrame } from './frames.ts';

const LOW_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * What differs between the layers of MPEG-1 (ISO/IEC 11172-3, 2.4) and of MPEG-2 (ISO/IEC 13818-3, 2.4): the samples of a frame,
 * the unit of its length in bytes, and kilobits per second by the index in the header. Free format is not read.
 */
const LAYERS = {
  1: {
    mark: 3,
    slotBytes: 4,
    mpeg1: {
      samples: 384,
      kilobits: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    },
    mpeg2: { samples: 384, kilobits: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256] },
  },
  2: {
    mark: 2,
    slotBytes: 1,
    mpeg1: { samples: 1152, kilobits: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384] },
    mpeg2: { samples: 1152, kilobits: LOW_RATES },
  },
  3: {
    mark: 1,
    slotBytes: 1,
    mpeg1: { samples: 1152, kilobits: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] },
    mpeg2: { samples: 576, kilobits: LOW_RATES },
  },
} as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;
const MPEG_1 = 3;
const RESERVED_VERSION = 1;
/** MPEG 2.5, an extension for very low rates, MPEG 2, and MPEG 1. */
const RATE_DIVISORS = [4, 1, 2, 1] as const;
const MONO = 3;

/** A frame of MPEG audio, layer III (MP3). */
export const readMp3Frame: ReadFrame = (start) => readFrame(start, 3);

/** A frame of MPEG audio, layer II (MP2). */
export const readMp2Frame: ReadFrame = (start) => readFrame(start, 2);

/** A frame of MPEG audio, layer I (MP1). */
export const readMp1Frame: ReadFrame = (start) => readFrame(start, 1);

function readFrame(start: Buffer, layer: keyof typeof LAYERS): Frame | null {
  const [sync = 0, b = 0, c = 0, d = 0] = start;
  const { mark, slotBytes, mpeg1, mpeg2 } = LAYERS[layer];
  const version = (b >> 3) & 3;
  if (sync !== 0xff || b < 0xe0 || version === RESERVED_VERSION || ((b >> 1) & 3) !== mark) return null;

  const { samples, kilobits: rates } = version === MPEG_1 ? mpeg1 : mpeg2;
  const kilobits = rates[c >> 4] ?? 0;
  const baseRate = SAMPLE_RATES[(c >> 2) & 3];
  const isReservedEmphasis = (d & 3) === 2;
  if (kilobits === 0 || baseRate === undefined || isReservedEmphasis) return null;

  const sampleRate = baseRate / (RATE_DIVISORS[version] ?? 1);
  const padding = (c >> 1) & 1;
  const slots = Math.floor((samples * 125 * kilobits) / slotBytes / sampleRate) + padding;
  const isMono = d >> 6 === MONO;
  return {
    bytes: slots * slotBytes,
    seconds: isInformation(start, version === MPEG_1, isMono) ? 0 : samples / sampleRate,
  };
}

/** Encoders describe the whole file in a silent first frame, marked where the sound's side information would end. */
function isInformation(start: Buffer, isMpeg1: boolean, isMono: boolean): boolean {
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const mark = start.toString('latin1', 4 + sideBytes, 8 + sideBytes);
  return mark === 'Xing' || mark === 'Info' || start.toString('latin1', 36, 40) === 'VBRI';
}
