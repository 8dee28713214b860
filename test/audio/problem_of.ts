import type { Deadline } from '../../src/api/deadline.ts';
import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';

/** What is wrong with a file, thrown or returned instead of its format; null if nothing is. */
export async function problemOf(path: string, deadline: Deadline): Promise<AudioProblem | null> {
  try {
    const { fileExtension } = await probeAudio(path, deadline);
    return fileExtension instanceof AudioProblem ? fileExtension : null;
  } catch (error) {
    if (error instanceof AudioProblem) return error;
    throw error;
  }
}
