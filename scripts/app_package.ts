import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { bundle } from './bundle.ts';
import { hashOfFiles, projectDirectory, temporaryDirectory } from './project.ts';
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
  await writeFile(stamp, `${packed} ${await hashOfFiles([archive])}`);
  return archive;
}

/** Makes `build/build.zip` unless it is there and up to date. @returns its path. */
export async function ensureZip(): Promise<string> {
  const made = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  const isUpToDate = made === `${await sourcesHash()} ${await hashOfFiles([archive])}`;
  return isUpToDate ? archive : packageApp();
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
  const directory = join(parent, await hashOfFiles([archive]));
  if (!existsSync(directory)) {
    // Unpacked beside its place first: no other process meets half an app.
    const unpacking = await mkdtemp(join(parent, 'unpacking-'));
    zip.extractAllTo(unpacking);
    await rename(unpacking, directory).catch((error: unknown) => {
      // Another process may have been faster.
      if (!existsSync(directory)) throw error;
    });
  }
  await utimes(directory, new Date(), new Date());
  return directory;
}

function sourcesHash(): Promise<string> {
  return hashOfFiles(sources.flatMap((source) => [source, `${source}/**`]));
}
