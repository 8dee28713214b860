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
  const names = (await readdir(directory)).filter((name) => name.startsWith(PREFIX));
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      // Another run may remove the file between the two calls.
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)
        await rm(path, { force: true });
    }),
  );
}
