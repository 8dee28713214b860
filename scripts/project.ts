import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root. */
export const projectDirectory = fileURLToPath(new URL('..', import.meta.url));

/** Receives the archives to upload. */
export const buildDirectory = join(projectDirectory, 'build');

/** Hashes the names and contents of all matching files; hexadecimal. Patterns are relative to the project's root. */
export async function hashOfFiles(patterns: readonly string[]): Promise<string> {
  const paths = new Set<string>();
  for await (const entry of glob(patterns, { cwd: projectDirectory, withFileTypes: true })) {
    if (entry.isFile()) paths.add(relative(projectDirectory, join(entry.parentPath, entry.name)));
  }
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    hash.update(`${path}\0`).update(await readFile(join(projectDirectory, path)));
  }
  return hash.digest('hex').slice(0, 32);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns a directory for temporary files, outside the project. Removes entries that are more than a day old. */
export async function temporaryDirectory(): Promise<string> {
  const key = createHash('sha256').update(projectDirectory).digest('hex').slice(0, 8);
  const directory = join(tmpdir(), `zapier-app-${key}`);
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const left = await stat(path).catch(() => null);
    if (left !== null && Date.now() - left.mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
  return directory;
}
