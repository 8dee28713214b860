import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import AdmZip from 'adm-zip';
import * as zod from 'zod';

import { projectDirectory, temporaryDirectory } from './project.ts';
import { run, zapierPlatform } from './run.ts';

const queried = zod.array(zod.object({ location: zod.string() }));

/**
 * Has Zapier's own CLI make `build.zip` and `source.zip` of an app.
 *
 * The work is done outside the project: inside it, the CLI takes the project for the root of a workspace and packs its
 * development packages. Nothing is fetched: the platform comes from the project's `node_modules`.
 *
 * @param fill puts the app's files, bundled and without `node_modules`, into the directory it is given
 * @param options.outputDirectory where both archives go, in place of older ones
 * @param options.isChecked has Zapier check the app first and shows its report; Zapier must be within reach
 * @throws {CommandFailed} when the app is not valid, or not what Zapier accepts.
 */
export async function zapierBuild(
  fill: (stagingDirectory: string) => Promise<void>,
  { outputDirectory, isChecked = false }: { outputDirectory: string; isChecked?: boolean },
): Promise<void> {
  const staging = await mkdtemp(join(await temporaryDirectory(), 'staging-'));
  try {
    await fill(staging);
    // A work tree may share the packages of another one.
    const installed = dirname(await realpath(join(projectDirectory, 'node_modules')));
    for (const location of await platformModules(installed)) {
      await cp(join(installed, location), join(staging, location), { recursive: true });
    }
    const surroundings = {
      cwd: staging,
      isShown: isChecked,
      // The app is bundled already. This tells the CLI not to run `_zapier-build`.
      env: { npm_lifecycle_event: '_zapier-build', NODE_ENV: 'production' },
    };
    // `build` checks the same, and stops where `validate` only reports, but does not say what it found.
    if (isChecked) await zapierPlatform(['validate'], surroundings);
    const skipped = isChecked ? [] : ['--skip-validation'];
    const archive = join(staging, 'build', 'build.zip');
    try {
      await zapierPlatform(['build', '--skip-dep-install', ...skipped], surroundings);
    } catch (error) {
      if (!existsSync(archive)) throw error;
      // The CLI's last step gives the finished archive 5 s to start, which a busy machine may not manage.
      const started = join(staging, 'started');
      new AdmZip(archive).extractAllTo(started);
      await run(process.execPath, ['zapierwrapper.js'], { cwd: started });
    }

    await mkdir(outputDirectory, { recursive: true });
    for (const name of ['build.zip', 'source.zip']) {
      // Written beside its place first: a reader never meets half an archive.
      const incoming = join(outputDirectory, `.${name}-${process.pid}`);
      const archive = new AdmZip(join(staging, 'build', name));
      removeUnusedPackages(archive);
      await writeReproducibly(archive, incoming);
      await rename(incoming, join(outputDirectory, name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Paths of the platform and everything it depends on, in the directory where it is installed. The rest of `dependencies` is in the bundle. */
async function platformModules(installed: string): Promise<string[]> {
  const core = '#zapier-platform-core';
  const found = await run('npm', ['query', `${core}, ${core} *:not(.optional)`], { cwd: installed });
  const locations = queried.parse(JSON.parse(found)).map(({ location }) => location);
  return locations.filter((location) => location.lastIndexOf('node_modules') === 0);
}

/** The CLI packs the code that is imported, but the `package.json` of every package: 30 KB of those that none is imported from. */
function removeUnusedPackages(archive: AdmZip): void {
  const paths = archive.getEntries().map(({ entryName }) => entryName);
  const packageOf = (path: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  const used = new Set(paths.filter((path) => basename(path) !== 'package.json').map(packageOf));
  for (const path of paths) {
    if (!used.has(packageOf(path))) archive.deleteFile(path);
  }
}

/** Zip's flag for sizes that stand behind an entry, in a descriptor that adm-zip does not write. */
const SIZES_FOLLOW = 0x08;

/** The CLI stores entries in the order in which they are read, with the time of the build. */
async function writeReproducibly(archive: AdmZip, path: string): Promise<void> {
  for (const { header } of archive.getEntries()) {
    header.time = new Date(2000, 0, 1);
    header.flags &= ~SIZES_FOLLOW;
  }
  await writeFile(path, archive.toBuffer());
}
