import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as zod from 'zod';

import { projectDirectory } from './project.ts';
import { run } from './run.ts';

const lockFileSchema = zod.looseObject({
  packages: zod.record(
    zod.string(),
    zod.looseObject({
      dev: zod.boolean().optional(),
      dependencies: zod.record(zod.string(), zod.string()).optional(),
    }),
  ),
});

/**
 * The app's `node_modules` as it ships: the platform and what it depends on, at the versions of the lock file.
 * Installed once for each state of that part of the lock file, then kept under `node_modules/.cache`.
 *
 * @returns the path of that `node_modules`.
 */
export async function productionModules(): Promise<string> {
  const { manifest, lockFile } = await productionPart();
  const cache = join(projectDirectory, 'node_modules/.cache/production');
  const installed = join(cache, createHash('sha256').update(lockFile).digest('hex').slice(0, 16));
  if (!existsSync(installed)) {
    await mkdir(cache, { recursive: true });
    const installing = await mkdtemp(join(cache, 'installing-'));
    await writeFile(join(installing, 'package.json'), manifest);
    await writeFile(join(installing, 'package-lock.json'), lockFile);
    await run('npm', ['ci', '--omit=optional', '--ignore-scripts'], { cwd: installing });
    await adopt(installing, installed);
  }
  return join(installed, 'node_modules');
}

/** The manifest and the lock file without all that is only for development; `npm ci --omit=dev` wants the whole. */
async function productionPart(): Promise<{ manifest: string; lockFile: string }> {
  const text = await readFile(join(projectDirectory, 'package-lock.json'), 'utf8');
  const lockFile = lockFileSchema.parse(JSON.parse(text));
  const { name, version, dependencies } = zod
    .object({
      name: zod.string(),
      version: zod.string(),
      dependencies: zod.record(zod.string(), zod.string()),
    })
    .parse(lockFile.packages['']);
  const manifest = { name, version, dependencies };
  const packages = Object.entries(lockFile.packages).filter(
    ([path, entry]) => path !== '' && entry.dev !== true,
  );
  return {
    manifest: JSON.stringify(manifest),
    lockFile: JSON.stringify({ ...lockFile, packages: { '': manifest, ...Object.fromEntries(packages) } }),
  };
}

/** Moves a finished directory into place, unless another run was faster. */
async function adopt(finished: string, place: string): Promise<void> {
  try {
    await rename(finished, place);
  } catch (error) {
    if (!existsSync(place)) {
      throw error;
    }
    await rm(finished, { recursive: true });
  }
}
