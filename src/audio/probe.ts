import type { AudioExtension } from '../resources/audio_note.ts';
import { readAdtsFrame } from './adts.ts';
import { FileBytes } from './file_bytes.ts';
import { detectLayout } from './format.ts';
import { framesDuration } from './frames.ts';
import { readMp3Frame } from './mpeg.ts';
import { readMp4 } from './mp4.ts';
import { AudioProblem } from './problems.ts';
import { wavDuration } from './wav.ts';

/** What the bytes of a file tell. */
export interface Probe {
  /** An `AudioProblem` where the bytes leave a doubt that the user's word can settle. */
  fileExtension: AudioExtension | AudioProblem;
  /** Seconds; null where it is not to be found. */
  durationSec: number | null;
}

/** Codings of sound in MP4 files, by the four characters that stand for them there. */
const M4A_CODECS = ['mp4a', 'alac', '.mp3'];
const PROTECTED_CODECS = ['enca', 'drms'];
const OTHER_CODECS = new Map([
  ['samr', '3GP (AMR)'],
  ['sawb', '3GP (AMR)'],
  ['Opus', 'Opus'],
  ['fLaC', 'FLAC'],
  ['ac-3', 'Dolby AC-3'],
  ['ec-3', 'Dolby AC-3'],
]);

/**
 * Tells format and duration of an audio file from its bytes.
 *
 * @throws {AudioProblem} where the file is none of the formats the service takes, or is damaged.
 */
export function probeAudio(path: string): Probe {
  return FileBytes.read(path, (bytes) => {
    switch (detectLayout(bytes)) {
      case 'mp4':
        return probeMp4(bytes);
      case 'wav':
        return { fileExtension: 'wav', durationSec: wavDuration(bytes) };
      case 'mp3':
        return { fileExtension: 'mp3', durationSec: framesDuration(bytes, 0, bytes.size, readMp3Frame) };
      case 'aac':
        return { fileExtension: 'aac', durationSec: framesDuration(bytes, 0, bytes.size, readAdtsFrame) };
      case null:
        return { fileExtension: new AudioProblem('unrecognised'), durationSec: null };
    }
  });
}

/** Brands mislead (audio is called `mp42`, video `M4A `), so the tracks decide; `3gp` alone leaves a doubt. */
function probeMp4(bytes: FileBytes): Probe {
  const { brand, hasVideo, codec, durationSec } = readMp4(bytes);
  const container = brand.startsWith('qt') ? 'QuickTime' : 'MP4';
  if (hasVideo) throw new AudioProblem('video', { format: container });
  if (codec === null) throw new AudioProblem('no-audio', { format: 'one without sound' });
  if (PROTECTED_CODECS.includes(codec)) throw new AudioProblem('protected');

  const other = OTHER_CODECS.get(codec);
  if (other !== undefined) throw new AudioProblem('other-format', { format: other });
  if (/^3g[2p]/.test(brand))
    return { fileExtension: new AudioProblem('doubtful-format', { format: '3GP' }), durationSec };
  if (!M4A_CODECS.includes(codec)) {
    const coding = codec.trim();
    const format = coding === '' ? container : `${container} (${coding})`;
    return { fileExtension: new AudioProblem('doubtful-format', { format }), durationSec };
  }
  return { fileExtension: 'm4a', durationSec };
}
