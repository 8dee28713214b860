import type { ReadFrame } from './frames.ts';

const SAMPLE_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
] as const;
const HEADER_BYTES = 7;
const BLOCK_SAMPLES = 1024;

/** A frame of bare AAC (ADTS; ISO/IEC 14496-3, 1.A.3.2). */
export const readAdtsFrame: ReadFrame = (start) => {
  const [sync = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = start;
  // Twelve ones, then two zeros for the layer, which no MPEG layer has.
  if (sync !== 0xff || (b & 0xf6) !== 0xf0) return null;
  const sampleRate = SAMPLE_RATES[(c >> 2) & 0xf];
  const bytes = ((d & 3) << 11) | (e << 3) | (f >> 5);
  if (sampleRate === undefined || bytes < HEADER_BYTES) return null;
  const blocks = (g & 3) + 1;
  return { bytes, seconds: (blocks * BLOCK_SAMPLES) / sampleRate };
};
