import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import AdmZip from 'adm-zip';
import * as zod from 'zod';

import { builtApp, ensureZip } from '../scripts/app_package.ts';
import { projectDirectory } from '../scripts/project.ts';
import { zapierBuild } from '../scripts/zapier_build.ts';
import type { Row } from './table.ts';
import { row } from './table.ts';

const rounds = 25;

const manifest = zod.object({ dependencies: zod.record(zod.string(), zod.string()) });

/**
 * Measures a cold start and the archive's size, against an app that is nothing but the platform.
 *
 * A cold start is a fresh process, from importing the archive's entry to the first answer. The two apps take turns, and the best
 * of each are compared: whatever else the machine does only slows them.
 */
export async function measureStartup(): Promise<Row[]> {
  const work = await mkdtemp(join(tmpdir(), 'zapier-bench-'));
  try {
    const archive = await ensureZip();
    const app = await builtApp();
    const platformAlone = join(work, 'app');
    await zapierBuild(writePlatformAlone, { outputDirectory: work });
    new AdmZip(join(work, 'build.zip')).extractAllTo(platformAlone);

    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await firstAnswer(app));
      theirs.push(await firstAnswer(platformAlone));
    }
    return [
      row(
        'start-up',
        'cold start to first answer (ms)',
        Math.min(...ours),
        Math.min(...theirs),
        'to read the code, half of it; to copy and freeze the definition, as the platform does for every call, the rest',
      ),
      row('archive', 'build.zip (KB)', await kilobytes(archive), await kilobytes(join(work, 'build.zip'))),
    ];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The smallest app that Zapier's CLI packs. */
async function writePlatformAlone(directory: string): Promise<void> {
  const { dependencies } = manifest.parse(
    JSON.parse(await readFile(join(projectDirectory, 'package.json'), 'utf8')),
  );
  await mkdir(join(directory, 'dist'));
  await writeFile(
    join(directory, 'package.json'),
    JSON.stringify({
      name: 'platform-alone',
      version: '1.0.0',
      type: 'module',
      exports: './dist/index.js',
      dependencies,
    }),
  );
  await writeFile(join(directory, '.gitignore'), 'node_modules/\n');
  await writeFile(
    join(directory, 'dist/index.js'),
    "import zapier from 'zapier-platform-core';\nexport default { version: '1.0.0', platformVersion: zapier.version };\n",
  );
}

async function firstAnswer(appDirectory: string): Promise<number> {
  const child = fork(fileURLToPath(new URL('first_answer.ts', import.meta.url)), [appDirectory], {
    cwd: appDirectory,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [elapsed] = zod.tuple([zod.number()], zod.unknown()).parse(await once(child, 'message'));
  await exited;
  return elapsed;
}

async function kilobytes(path: string): Promise<number> {
  return (await stat(path)).size / 1024;
}
