import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { bundle, profileFile } from './bundle.ts';
import { hashOfFiles, projectDirectory, temporaryDirectory } from './project.ts';
import { zapierBuild } from './zapier_build.ts';

/** What `source.zip` has in addition to the bundle: an allow-list, so that no stray file is ever uploaded. */
const sources = [
  'index.ts',
  'src',
  'words',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.zapierapprc',
  '.gitignore',
  profileFile,
];

/**
 * Makes `build.zip` and `source.zip`; the same sources give the same bytes.
 *
 * @param options.isChecked whether Zapier validates the app first and prints its report
 */
export function packageApp(options: { outputDirectory: string; isChecked?: boolean }): Promise<void> {
  return zapierBuild(async (staging) => {
    for (const path of sources.filter((source) => existsSync(join(projectDirectory, source)))) {
      await cp(join(projectDirectory, path), join(staging, path), { recursive: true });
    }
    await bundle(join(staging, 'dist'));
  }, options);
}

/**
 * Packages the app, unless that was done with the same sources, and unpacks it: the app as Zapier runs it. The directory
 * is outside the project, so only the files of the archive can be imported.
 *
 * @returns the directory, which is beside both archives. Later calls share it, so don't change it.
 */
export async function builtApp(): Promise<string> {
  const parent = await temporaryDirectory();
  const directory = join(parent, await hashOfFiles(sources.flatMap((source) => [source, `${source}/**`])));
  if (!existsSync(directory)) {
    // Make it under another name and rename it, so that no other process sees a part of it.
    const outputDirectory = await mkdtemp(join(parent, 'packaging-'));
    await packageApp({ outputDirectory });
    new AdmZip(join(outputDirectory, 'build.zip')).extractAllTo(join(outputDirectory, 'app'));
    await rename(outputDirectory, directory).catch((error: unknown) => {
      // Another process may have finished first.
      if (!existsSync(directory)) throw error;
    });
  }
  await utimes(directory, new Date(), new Date());
  return join(directory, 'app');
}
