import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { productionModules } from './production_modules.ts';
import { projectDirectory } from './project.ts';
import { run } from './run.ts';

/**
 * Has Zapier's own CLI make `build.zip` and `source.zip` of an app.
 *
 * The work is done outside the project: inside it the CLI takes the project for a workspace's root and packs its
 * development packages. Zapier's server validates on upload; here nothing but the npm registry is needed.
 *
 * @param fill puts the app's files, bundled and without `node_modules`, into the directory it is given
 * @param outputDirectory where both archives go, in place of older ones
 */
export async function zapierBuild(
  fill: (stagingDirectory: string) => Promise<void>,
  outputDirectory: string,
): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), 'zapier-app-'));
  try {
    await fill(staging);
    await cp(await productionModules(), join(staging, 'node_modules'), { recursive: true });
    await run(
      process.execPath,
      [
        join(projectDirectory, 'node_modules/zapier-platform-cli/src/bin/run'),
        'build',
        '--skip-validation',
        '--skip-dep-install',
      ],
      {
        cwd: staging,
        env: {
          DISABLE_ZAPIER_ANALYTICS: '1',
          NO_UPDATE_NOTIFIER: '1',
          NODE_ENV: 'production',
          NODE_OPTIONS: '',
          // The app is bundled already: this tells the CLI that it runs within `_zapier-build`, and not to start it.
          npm_lifecycle_event: '_zapier-build',
        },
      },
    );
    await mkdir(outputDirectory, { recursive: true });
    for (const name of ['build.zip', 'source.zip']) {
      // Copied beside its place first: a reader never meets half an archive.
      const incoming = join(outputDirectory, `.${name}-${process.pid}`);
      await cp(join(staging, 'build', name), incoming);
      await rename(incoming, join(outputDirectory, name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
