import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { bundle } from './bundle.ts';
import { hashOfFiles, projectDirectory, temporaryDirectory } from './project.ts';
import { zapierBuild } from './zapier_build.ts';

/**
 * The files uploaded to Zapier in addition to the bundle; `source.zip` contains them. This is an allow-list, so a stray
 * file is never uploaded.
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
/** Holds the hashes of the sources and of the `build.zip` made from them. */
const stamp = join(outputDirectory, 'build.sources');

/**
 * Makes `build/build.zip` and `build/source.zip`; the same sources give the same bytes.
 *
 * @param options.isChecked whether Zapier validates the app first and prints its report
 * @returns the path of `build.zip`.
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
  await writeFile(stamp, `${packed} ${await hashOfFiles([archive])}`);
  return archive;
}

/** Makes `build/build.zip` if it is missing or out of date. @returns its path. */
export async function ensureZip(): Promise<string> {
  const made = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  const isUpToDate = made === `${await sourcesHash()} ${await hashOfFiles([archive])}`;
  return isUpToDate ? archive : packageApp();
}

/**
 * Unpacks an up-to-date `build.zip`: the app as Zapier runs it. The directory is outside the project, so only the files
 * of the archive can be imported.
 *
 * @returns the directory. Later calls share it, so don't change it.
 */
export async function builtApp(): Promise<string> {
  const zip = new AdmZip(await ensureZip());
  const parent = await temporaryDirectory();
  const directory = join(parent, await hashOfFiles([archive]));
  if (!existsSync(directory)) {
    // Unpack to a temporary directory and rename it, so that no other process sees a partial app.
    const unpacking = await mkdtemp(join(parent, 'unpacking-'));
    zip.extractAllTo(unpacking);
    await rename(unpacking, directory).catch((error: unknown) => {
      // Another process may have finished first.
      if (!existsSync(directory)) throw error;
    });
  }
  await utimes(directory, new Date(), new Date());
  return directory;
}

function sourcesHash(): Promise<string> {
  return hashOfFiles(sources.flatMap((source) => [source, `${source}/**`]));
}
