import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { bundle } from './bundle.ts';
import { projectDirectory, temporaryDirectory } from './project.ts';
import { zapierBuild } from './zapier_build.ts';

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

/**
 * Makes `build/build.zip` and `build/source.zip`; the same sources give the same bytes.
 *
 * @param options.isChecked has Zapier check the app and shows its report
 * @returns the path of the first.
 */
export async function packageApp({ isChecked = false } = {}): Promise<string> {
  const packed = await sourcesHash();
  await zapierBuild(
    async (staging) => {
      for (const path of sources) {
        await cp(join(projectDirectory, path), join(staging, path), { recursive: true });
      }
      await bundle(join(staging, 'dist'));
    },
    { outputDirectory, isChecked },
  );
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
  const zip = new AdmZip(await ensureZip());
  const parent = await temporaryDirectory();
  const directory = join(parent, await fileHash(archive));
  if (await isComplete(directory, zip)) {
    await utimes(directory, new Date(), new Date());
    return directory;
  }
  const unpacking = await mkdtemp(join(parent, 'unpacking-'));
  zip.extractAllTo(unpacking);
  await rm(directory, { recursive: true, force: true });
  try {
    await rename(unpacking, directory);
  } catch (error) {
    // Another process was faster.
    await rm(unpacking, { recursive: true });
    if (!(await isComplete(directory, zip))) throw error;
  }
  return directory;
}

/** Whether all files of an archive are there, in their size. */
async function isComplete(directory: string, zip: AdmZip): Promise<boolean> {
  const files = zip.getEntries().filter(({ isDirectory }) => !isDirectory);
  const sizes = files.map(({ entryName }) => stat(join(directory, entryName)).catch(() => null));
  return (await Promise.all(sizes)).every((file, index) => file?.size === files[index]?.header.size);
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
