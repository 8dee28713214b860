import type { Deadline } from '../api/deadline.ts';
import type { AudioExtension } from '../resources/audio_note.ts';
import { readAdtsFrame } from './adts.ts';
import { FileBytes } from './file_bytes.ts';
import { detectLayout } from './format.ts';
import { framesDuration } from './frames.ts';
import { type Coding, readMp4 } from './mp4.ts';
import { readMp3Frame } from './mpeg.ts';
import { AudioProblem } from './problems.ts';
import { wavDuration } from './wav.ts';

/** What the bytes of a file reveal. */
export interface Probe {
  /** An `AudioProblem` if the bytes are ambiguous and the user can decide. */
  fileExtension: AudioExtension | AudioProblem;
  /** Seconds; null if the file doesn't reveal it. */
  durationSec: number | null;
}

const M4A_CODECS = ['mp4a', 'alac', '.mp3'];
const PROTECTED_CODECS = ['enca', 'drms'];
/** Other codecs in MP4 files, by their four characters there. */
const OTHER_CODECS = {
  '3GP (AMR)': ['samr', 'sawb'],
  Opus: ['Opus'],
  FLAC: ['fLaC'],
  'Dolby AC-3': ['ac-3', 'ec-3'],
  DTS: ['dtsc', 'dtse', 'dtsh', 'dtsl'],
};

/** Codecs under the name `mp4a`, by their object type (https://mp4ra.org/registered-types/object-types). */
const MPEG_4_AUDIO = 0x40;
const OTHER_OBJECT_TYPES = {
  EVRC: [0xa0],
  'Dolby AC-3': [0xa5, 0xa6],
  DTS: [0xa9, 0xaa, 0xab, 0xac],
  Opus: [0xad],
  Vorbis: [0xdd],
  QCELP: [0xe1],
};
/** Kinds of MPEG-4 audio that are not AAC (ISO/IEC 14496-3, table 1.17). */
const OTHER_AUDIO_OBJECT_TYPES = {
  TwinVQ: [7, 21],
  CELP: [8, 24],
  HVXC: [9, 25],
  MP1: [32],
  MP2: [33],
  DST: [35],
  'MPEG-4 ALS': [36],
  'MPEG-4 SLS': [37, 38],
};

/**
 * Detects the format and duration of an audio file from its bytes.
 *
 * @throws {AudioProblem} if the format is not supported, or the file is damaged or takes too long to read.
 */
export async function probeAudio(path: string, deadline: Deadline): Promise<Probe> {
  return await FileBytes.read(path, deadline, async (bytes) => {
    const { layout, start } = detectLayout(bytes);
    if (layout === null) return { fileExtension: new AudioProblem('unrecognized'), durationSec: null };
    if (layout === 'mp4') return await probeMp4(bytes, start);
    const durationSec =
      layout === 'wav'
        ? await wavDuration(bytes, start)
        : await framesDuration(bytes, start, bytes.size, layout === 'mp3' ? readMp3Frame : readAdtsFrame);
    return { fileExtension: layout, durationSec };
  });
}

/** Brands mislead (audio is called `mp42`, video `M4A `), so the tracks decide; only `3gp` is ambiguous. */
async function probeMp4(bytes: FileBytes, start: number): Promise<Probe> {
  const { brand, hasVideo, coding, durationSec } = await readMp4(bytes, start);
  const container = brand.startsWith('qt') ? 'QuickTime' : 'MP4';
  if (hasVideo) throw new AudioProblem('video', { format: container });
  if (coding === null) throw new AudioProblem('no-audio', { format: 'one without sound' });
  if (PROTECTED_CODECS.includes(coding.codec)) throw new AudioProblem('protected');

  const other = otherFormat(coding);
  if (other !== undefined) throw new AudioProblem('other-format', { format: other });
  if (/^3g[2p]/.test(brand))
    return { fileExtension: new AudioProblem('doubtful-format', { format: '3GP' }), durationSec };
  if (!M4A_CODECS.includes(coding.codec)) {
    const codec = coding.codec.trim();
    const format = codec === '' ? container : `${container} (${codec})`;
    return { fileExtension: new AudioProblem('doubtful-format', { format }), durationSec };
  }
  return { fileExtension: 'm4a', durationSec };
}

function otherFormat({ codec, objectType, audioObjectType }: Coding): string | undefined {
  if (codec !== 'mp4a') return formatOf(codec, OTHER_CODECS);
  return objectType === MPEG_4_AUDIO
    ? formatOf(audioObjectType, OTHER_AUDIO_OBJECT_TYPES)
    : formatOf(objectType, OTHER_OBJECT_TYPES);
}

function formatOf<Mark>(mark: Mark, marks: Readonly<Record<string, readonly Mark[]>>): string | undefined {
  return Object.keys(marks).find((format) => marks[format]?.includes(mark));
}
