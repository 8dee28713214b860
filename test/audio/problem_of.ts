import type { Deadline } from '../../src/api/deadline.ts';
import { probeAudio } from '../../src/audio/probe.ts';
import { AudioProblem } from '../../src/audio/problems.ts';

/** What is wrong with a file; null if nothing is. */
export async function problemOf(path: string, deadline: Deadline): Promise<string | null> {
  try {
    await probeAudio(path, deadline);
    return null;
  } catch (error) {
    if (error instanceof AudioProblem) return error.kind;
    throw error;
  }
}
