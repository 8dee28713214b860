import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import AdmZip from 'adm-zip';

import { builtApp, ensureZip } from '../scripts/app_package.ts';
import { zapierBuild } from '../scripts/zapier_build.ts';
import { bestOf, elapsedIn, type Figure, inTemporaryDirectory } from './measure.ts';

const ROUNDS = 25;
const why =
  'half the difference is loading the code; the rest is the platform copying and freezing the definition on every call';

/**
 * Measures the cold start and the archive's size. Baseline: an app that contains only the platform. A cold start is the
 * time from importing the archive's entry point in a new process to the first answer.
 */
export function measureStartup(): Promise<Figure[]> {
  return inTemporaryDirectory(async (outputDirectory) => {
    const archive = await ensureZip();
    const app = await builtApp();
    await zapierBuild(writePlatformAlone, { outputDirectory });
    const bareArchive = join(outputDirectory, 'build.zip');
    const platformAlone = join(outputDirectory, 'app');
    new AdmZip(bareArchive).extractAllTo(platformAlone);
    const best = await bestOf(
      ROUNDS,
      () => elapsedIn('first_answer.ts', app),
      () => elapsedIn('first_answer.ts', platformAlone),
    );
    return [
      ['cold start to first answer (ms)', ...best, why],
      ['build.zip (KB)', (await stat(archive)).size / 1024, (await stat(bareArchive)).size / 1024],
    ];
  });
}

/** Writes the smallest app that Zapier's CLI accepts. */
async function writePlatformAlone(directory: string): Promise<void> {
  const manifest = { name: 'platform-alone', version: '1.0.0', type: 'module', exports: './dist/index.js' };
  const dependencies = { 'zapier-platform-core': '19.1.0' };
  await mkdir(join(directory, 'dist'));
  await writeFile(join(directory, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await writeFile(join(directory, '.gitignore'), 'node_modules/\n');
  await writeFile(
    join(directory, 'dist/index.js'),
    "import zapier from 'zapier-platform-core';\nexport default { version: '1.0.0', platformVersion: zapier.version };\n",
  );
}
