import type { Deadline } from '../api/deadline.ts';
import type { AudioExtension } from '../service/audio_note.ts';
import { type Bytes, readBytes } from './bytes.ts';
import { adtsFrame, latmFrame, mpegFrame } from './frame_headers.ts';
import { framesDuration, holdsFrames, type ReadFrame } from './frames.ts';
import { readMp4 } from './mp4.ts';
import { isM4a, otherFormat } from './mp4_codec.ts';
import { refuseOtherFormats } from './other_formats.ts';
import { AudioProblem } from './problems.ts';
import { afterTags } from './tags.ts';
import { wavDuration } from './wav.ts';

/** What the bytes of a file reveal. */
export interface Probe {
  /** An `AudioProblem` if the bytes are ambiguous and the user can decide. */
  fileExtension: AudioExtension | AudioProblem;
  /** Seconds; null if the file doesn't reveal it. */
  durationSec: number | null;
}

/** The types an MP4 or QuickTime file begins with; `moof` and `styp` begin a part of one. */
const MP4_BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp', 'moof', 'sidx'];
const WAV_FILES = ['RIFF', 'RF64', 'BW64'];
/** Streams without an index, supported or not. */
const STREAMS: readonly [format: string, readFrame: ReadFrame, fileExtension?: AudioExtension][] = [
  ['MP3', mpegFrame(3), 'mp3'],
  ['AAC', adtsFrame, 'aac'],
  ['MP2', mpegFrame(2)],
  ['MP1', mpegFrame(1)],
  ['AAC (LATM)', latmFrame],
];
const PROTECTED_CODECS = ['enca', 'drms'];

/**
 * Detects the format and duration of an audio file from its bytes, never from its name.
 *
 * @throws {AudioProblem} if the format is not supported, or the file is damaged or takes too long to read.
 */
export async function probeAudio(path: string, deadline: Deadline): Promise<Probe> {
  return await readBytes(path, deadline, async (file) => {
    if (file.size === 0) throw new AudioProblem('empty');
    const bytes = afterTags(file);
    if (bytes.size === 0) throw new AudioProblem('incomplete');
    if (WAV_FILES.includes(bytes.text(0, 4)) && bytes.text(8, 4) === 'WAVE')
      return { fileExtension: 'wav', durationSec: await wavDuration(bytes) };
    if (MP4_BOXES.includes(bytes.text(4, 4))) return await probeMp4(bytes);

    refuseOtherFormats(bytes);
    const stream = STREAMS.find(([, readFrame]) => holdsFrames(bytes, readFrame));
    if (stream === undefined) return { fileExtension: new AudioProblem('unrecognized'), durationSec: null };
    const [format, readFrame, fileExtension] = stream;
    if (fileExtension === undefined) throw new AudioProblem('other-format', { format });
    return { fileExtension, durationSec: await framesDuration(bytes, readFrame) };
  });
}

/** Brands mislead (audio is called `mp42`, video `M4A `), so the tracks decide; only `3gp` is ambiguous. */
async function probeMp4(bytes: Bytes): Promise<Probe> {
  const { brand, hasVideo, codec, durationSec } = await readMp4(bytes);
  const container = brand.startsWith('qt') ? 'QuickTime' : 'MP4';
  if (hasVideo) throw new AudioProblem('video', { format: container });
  if (codec === null) throw new AudioProblem('no-audio', { format: 'one without sound' });
  if (PROTECTED_CODECS.includes(codec)) throw new AudioProblem('protected');
  const other = otherFormat(codec);
  if (other !== undefined) throw new AudioProblem('other-format', { format: other });

  const name = codec.slice(0, 4);
  const is3gp = /^3g[2p]/.test(brand);
  if (isM4a(codec) && !is3gp) return { fileExtension: 'm4a', durationSec };
  const coded = name.trim() === '' ? container : `${container} (${name.trim()})`;
  const doubtful = new AudioProblem('doubtful-format', { format: is3gp ? '3GP' : coded });
  return { fileExtension: doubtful, durationSec };
}
