import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'audio-to-note-';
/** Longer than any step may take, so a file of this age belongs to a run that was killed. */
const ABANDONED_AFTER_MS = 5 * 60_000;

/** An unused path in `directory` for a temporary file. */
export function temporaryPath(directory: string): string {
  return join(directory, `${PREFIX}${randomUUID()}`);
}

/** Removes the files of killed runs: a run that Zapier ends at its time limit can't clean up. */
export async function sweepAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    // Another run may remove the file between the two calls.
    const found = name.startsWith(PREFIX) ? await stat(path).catch(() => null) : null;
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
