import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import AdmZip from 'adm-zip';
import * as zod from 'zod';

import { projectDirectory, temporaryDirectory } from './project.ts';
import { run, zapierPlatform } from './run.ts';

const queried = zod.array(zod.object({ location: zod.string() }));

/**
 * Builds an app's `build.zip` and `source.zip` with Zapier's own CLI.
 *
 * The CLI runs outside the project: inside it, the CLI would treat the project as the root of a workspace and pack its
 * development packages. Nothing is downloaded: the platform comes from the project's `node_modules`.
 *
 * @param fill writes the app's bundled files, without `node_modules`, to the given directory
 * @param options.outputDirectory receives both archives; overwrites older ones
 * @param options.isChecked whether Zapier validates the app first and prints its report; requires access to Zapier
 * @throws {CommandFailed} if the app is invalid or Zapier does not accept it.
 */
export async function zapierBuild(
  fill: (stagingDirectory: string) => Promise<void>,
  { outputDirectory, isChecked = false }: { outputDirectory: string; isChecked?: boolean },
): Promise<void> {
  const staging = await mkdtemp(join(await temporaryDirectory(), 'staging-'));
  try {
    await fill(staging);
    // `node_modules` may be a symbolic link to the packages of another work tree.
    const installed = dirname(await realpath(join(projectDirectory, 'node_modules')));
    for (const location of await platformModules(installed)) {
      await cp(join(installed, location), join(staging, location), { recursive: true });
    }
    const surroundings = {
      cwd: staging,
      isShown: isChecked,
      // Stops the CLI from running `_zapier-build`, because the app is already bundled.
      env: { npm_lifecycle_event: '_zapier-build', NODE_ENV: 'production' },
    };
    // `build` runs the same checks and fails on an error, but does not print its findings; `validate` prints them.
    if (isChecked) await zapierPlatform(['validate'], surroundings);
    const skipped = isChecked ? [] : ['--skip-validation'];
    const archive = join(staging, 'build', 'build.zip');
    try {
      await zapierPlatform(['build', '--skip-dep-install', ...skipped], surroundings);
    } catch (error) {
      if (!existsSync(archive)) throw error;
      // As its last step, the CLI starts the finished archive with a limit of 5 s, too short for a busy machine.
      const started = join(staging, 'started');
      new AdmZip(archive).extractAllTo(started);
      await run(process.execPath, ['zapierwrapper.js'], { cwd: started });
    }

    await mkdir(outputDirectory, { recursive: true });
    for (const name of ['build.zip', 'source.zip']) {
      const archive = new AdmZip(join(staging, 'build', name));
      removeUnusedPackages(archive);
      await writeReproducibly(archive, join(outputDirectory, name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Paths of the platform and its dependencies, relative to the directory where it is installed. The bundle contains all
 * other `dependencies`.
 */
async function platformModules(installed: string): Promise<string[]> {
  const core = '#zapier-platform-core';
  const found = await run('npm', ['query', `${core}, ${core} *:not(.optional)`], { cwd: installed });
  const locations = queried.parse(JSON.parse(found)).map(({ location }) => location);
  return locations.filter((location) => location.lastIndexOf('node_modules') === 0);
}

/** Removes packages of which the CLI packed only the `package.json` (30 KB in total), because no code imports them. */
function removeUnusedPackages(archive: AdmZip): void {
  const paths = archive.getEntries().map(({ entryName }) => entryName);
  const packageOf = (path: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  const used = new Set(paths.filter((path) => basename(path) !== 'package.json').map(packageOf));
  for (const path of paths) {
    if (!used.has(packageOf(path))) archive.deleteFile(path);
  }
}

/** Zip's flag for a data descriptor, which follows an entry and holds its sizes; adm-zip does not write it. */
const SIZES_FOLLOW = 0x08;

/**
 * Writes the archive with sorted entries and fixed times. The CLI's own archive has entries in read order, with the
 * time of the build.
 */
async function writeReproducibly(archive: AdmZip, path: string): Promise<void> {
  for (const { header } of archive.getEntries()) {
    header.time = new Date(2000, 0, 1);
    header.flags &= ~SIZES_FOLLOW;
  }
  await writeFile(path, archive.toBuffer());
}
