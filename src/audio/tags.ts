import type { Bytes } from './bytes.ts';

const ID3V1_BYTES = 128;

/**
 * The length in bytes of a tag at this offset, 0 if there is none: ID3v2 (https://id3.org/id3v2.4.0-structure, 3.1), ID3v1, and
 * APEv2. Joined files also have tags in the middle.
 */
export function tagBytes(bytes: Bytes, offset: number): number {
  const start = bytes.at(offset, 16);
  const text = start.toString('latin1');
  if (text.startsWith('ID3') && start.length >= 10) {
    const [flags = 0, a = 0, b = 0, c = 0, d = 0] = start.subarray(5);
    if ((a | b | c | d) >= 0x80) return 0;
    const footer = (flags & 0x10) === 0 ? 0 : 10;
    return 10 + ((a << 21) | (b << 14) | (c << 7) | d) + footer;
  }
  if (text.startsWith('TAG')) return ID3V1_BYTES;
  return text.startsWith('APETAGEX') && start.length === 16 ? 32 + start.readUInt32LE(12) : 0;
}

/** The content behind any number of tags. */
export function afterTags(bytes: Bytes): Bytes {
  let offset = 0;
  for (let length = tagBytes(bytes, 0); length > 0; length = tagBytes(bytes, offset)) offset += length;
  return bytes.part(offset);
}
