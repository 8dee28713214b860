import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bundle } from './bundle.ts';
import { projectDirectory } from './project.ts';
import { zapierBuild } from './zapier_build.ts';
import { unzip } from './zip.ts';

/**
 * What goes to Zapier beside the bundle. `source.zip` is made of it, so it is a list of what may leave, not of what may
 * not: a stray file never does.
 */
const sources = [
  'index.ts',
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.zapierapprc',
  '.gitignore',
];

const outputDirectory = join(projectDirectory, 'build');
const archive = join(outputDirectory, 'build.zip');
/** Says of which sources `build.zip` was made. */
const stamp = join(outputDirectory, 'build.sources');

/** Makes `build/build.zip` and `build/source.zip`. @returns the path of the first. */
export async function packageApp(): Promise<string> {
  const packed = await sourcesHash();
  await zapierBuild(async (staging) => {
    for (const path of sources) {
      await cp(join(projectDirectory, path), join(staging, path), { recursive: true });
    }
    await bundle(join(staging, 'dist'));
  }, outputDirectory);
  await writeFile(stamp, `${packed} ${await fileHash(archive)}`);
  return archive;
}

/** Makes `build/build.zip` unless it is there and up to date. @returns its path. */
export async function ensureZip(): Promise<string> {
  const upToDate =
    existsSync(archive) &&
    existsSync(stamp) &&
    (await readFile(stamp, 'utf8')) === `${await sourcesHash()} ${await fileHash(archive)}`;
  return upToDate ? archive : packageApp();
}

/**
 * The app as Zapier runs it: the content of an up-to-date `build.zip`, unpacked outside the project so that nothing but
 * the archive can be imported.
 *
 * @returns the directory, for whoever asks next as well: not to be changed.
 */
export async function builtApp(): Promise<string> {
  const zip = await ensureZip();
  const directory = join(tmpdir(), `zapier-built-${await fileHash(zip)}`);
  if (!existsSync(directory)) {
    const unpacking = await mkdtemp(join(tmpdir(), 'zapier-unpacking-'));
    await unzip(zip, unpacking);
    try {
      await rename(unpacking, directory);
    } catch (error) {
      if (!existsSync(directory)) {
        throw error;
      }
      await rm(unpacking, { recursive: true });
    }
  }
  return directory;
}

async function sourcesHash(): Promise<string> {
  const patterns = sources.flatMap((source) => [source, `${source}/**`]);
  const files = new Set<string>();
  for await (const entry of glob(patterns, { cwd: projectDirectory, withFileTypes: true })) {
    if (entry.isFile()) {
      files.add(join(entry.parentPath, entry.name));
    }
  }
  const hash = createHash('sha256');
  for (const path of [...files].sort()) {
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path));
  }
  return hash.digest('hex');
}

async function fileHash(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}
