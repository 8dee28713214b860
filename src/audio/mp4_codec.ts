import type { Bytes } from './bytes.ts';

/** Unsupported codecs, as RFC 6381 names them (https://mp4ra.org/registered-types/object-types; ISO/IEC 14496-3, table 1.17). */
const OTHER_CODECS = {
  '3GP (AMR)': ['samr', 'sawb'],
  Opus: ['Opus', 'mp4a.ad'],
  FLAC: ['fLaC'],
  'Dolby AC-3': ['ac-3', 'ec-3', 'mp4a.a5', 'mp4a.a6'],
  DTS: ['dtsc', 'dtse', 'dtsh', 'dtsl', 'mp4a.a9', 'mp4a.aa', 'mp4a.ab', 'mp4a.ac'],
  EVRC: ['mp4a.a0'],
  Vorbis: ['mp4a.dd'],
  QCELP: ['mp4a.e1'],
  TwinVQ: ['mp4a.40.7', 'mp4a.40.21'],
  CELP: ['mp4a.40.8', 'mp4a.40.24'],
  HVXC: ['mp4a.40.9', 'mp4a.40.25'],
  MP1: ['mp4a.40.32'],
  MP2: ['mp4a.40.33'],
  DST: ['mp4a.40.35'],
  'MPEG-4 ALS': ['mp4a.40.36'],
  'MPEG-4 SLS': ['mp4a.40.37', 'mp4a.40.38'],
};

/** The format of a codec that is known, but not supported. */
export function otherFormat(codec: string): string | undefined {
  return Object.entries(OTHER_CODECS).find(([, codecs]) => codecs.includes(codec))?.[0];
}

/** Codecs whose recordings the service accepts as M4A. */
const M4A_CODECS = ['mp4a', 'alac', '.mp3'];

/** Whether a track of this codec makes its file an M4A recording. */
export function isM4a(codec: string): boolean {
  return M4A_CODECS.includes(codec.slice(0, 4)) && otherFormat(codec) === undefined;
}

/** At most this much of a description of samples is read. */
const MOST_DESCRIPTION_BYTES = 4_096;
const ES_DESCRIPTOR = 3;
const DECODER_CONFIGURATION = 4;
const DECODER_CONFIGURATION_BYTES = 13;
const DECODER_SPECIFIC_INFO = 5;
const MPEG_4_AUDIO = 0x40;
/** Marks a kind of MPEG-4 audio whose number follows in six more bits. */
const ESCAPED_TYPE = 31;

/**
 * The codec that the first entry of a sample description names: four characters. With `mp4a` and `mp4v`, the descriptor of the
 * elementary stream (ISO/IEC 14496-1, 7.2.6.5) says more, as in `mp4a.40.2`: an object type and a kind of MPEG-4 audio.
 */
export function codecOf(stsd: Bytes): string {
  const entry = stsd.at(8, MOST_DESCRIPTION_BYTES);
  const codec = entry.toString('latin1', 4, 8);
  if (codec !== 'mp4a' && codec !== 'mp4v') return codec;

  const byte = (offset: number) => entry[offset] ?? 0;
  /** Where the content of a descriptor begins: after its tag and a length of one to four bytes; NaN if it is another one. */
  const content = (tag: number, offset: number) => {
    if (byte(offset) !== tag) return NaN;
    let last = offset + 1;
    while (byte(last) >= 0x80) last++;
    return last + 1;
  };
  // What precedes the descriptor depends on the version of QuickTime, but its name does not.
  const stream = content(ES_DESCRIPTOR, entry.indexOf('esds', 8, 'latin1') + 8);
  const given = byte(stream + 2);
  let offset = stream + 3;
  if ((given & 0x80) !== 0) offset += 2;
  if ((given & 0x40) !== 0) offset += 1 + byte(offset);
  if ((given & 0x20) !== 0) offset += 2;

  const decoder = content(DECODER_CONFIGURATION, offset);
  const objectType = byte(decoder);
  if (objectType !== MPEG_4_AUDIO) return objectType === 0 ? codec : `${codec}.${objectType.toString(16)}`;
  const specific = content(DECODER_SPECIFIC_INFO, decoder + DECODER_CONFIGURATION_BYTES);
  const type = byte(specific) >> 3;
  const escaped = 32 + ((byte(specific) & 7) << 3) + (byte(specific + 1) >> 5);
  return `${codec}.40.${type === ESCAPED_TYPE ? escaped : type}`;
}
