import type { Deadline } from '../api/deadline.ts';
import type { AudioExtension } from '../service/audio_note.ts';
import type { LocalFile } from './download.ts';
import { probeAudio } from './probe.ts';
import { AudioProblem } from './problems.ts';

/** The service's limit: 4 hours. */
const LONGEST_SEC = 14_400;
/** Encoders pad the end of a recording by a fraction of a second. */
const PADDING_SEC = 0.99;

/** What the service wants to know about an audio file. */
export interface Recording {
  fileExtension: AudioExtension;
  /** Seconds, to the millisecond, at most 14,400. */
  durationSec: number;
}

/** What the user says about the file, which takes precedence over what the file says. */
export type GivenFacts = { [Fact in keyof Recording]?: Recording[Fact] | undefined };

/**
 * Determines the format and duration of a downloaded file.
 *
 * @param deadline when reading must have ended.
 * @throws {AudioProblem} if the file is not audio that the service takes, its duration cannot be found, or it is too long.
 */
export async function describeRecording(
  { path }: LocalFile,
  deadline: Deadline,
  given: GivenFacts = {},
): Promise<Recording> {
  if (given.durationSec !== undefined && !(given.durationSec > 0))
    throw new AudioProblem('impossible-duration');
  const probe = await probeAudio(path, deadline);
  const fileExtension = given.fileExtension ?? probe.fileExtension;
  if (fileExtension instanceof AudioProblem) throw fileExtension;

  const durationSec = given.durationSec ?? probe.durationSec;
  if (durationSec === null) throw new AudioProblem('no-duration');
  if (durationSec > LONGEST_SEC + PADDING_SEC) throw new AudioProblem('too-long');
  // Milliseconds are as exact as the frames of any format allow.
  const rounded = Math.round(durationSec * 1000) / 1000;
  return { fileExtension, durationSec: Math.min(Math.max(rounded, 0.001), LONGEST_SEC) };
}
