import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import AdmZip from 'adm-zip';
import * as zod from 'zod';

import { builtApp, ensureZip } from '../scripts/app_package.ts';
import { zapierBuild } from '../scripts/zapier_build.ts';
import type { Row } from './measure.ts';
import { bestOf, row } from './measure.ts';

const rounds = 25;

/**
 * Measures a cold start and the archive's size, against an app that is nothing but the platform. A cold start is a fresh
 * process, from importing the archive's entry to the first answer.
 */
export async function measureStartup(): Promise<Row[]> {
  const work = await mkdtemp(join(tmpdir(), 'startup-bench-'));
  try {
    const archive = await ensureZip();
    const app = await builtApp();
    const platformAlone = join(work, 'app');
    await zapierBuild(writePlatformAlone, { outputDirectory: work });
    new AdmZip(join(work, 'build.zip')).extractAllTo(platformAlone);
    const [ours, alone] = await bestOf(
      rounds,
      () => firstAnswer(app),
      () => firstAnswer(platformAlone),
    );
    const why =
      'half of it to read the code; the rest to copy and freeze the definition, which the platform does for every call';
    return [
      row('start-up', 'cold start to first answer (ms)', ours, alone, why),
      row('archive', 'build.zip (KB)', await kilobytes(archive), await kilobytes(join(work, 'build.zip'))),
    ];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The smallest app that Zapier's CLI packs. */
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

async function firstAnswer(appDirectory: string): Promise<number> {
  const child = fork(fileURLToPath(new URL('first_answer.ts', import.meta.url)), [appDirectory], {
    cwd: appDirectory,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [took] = zod.tuple([zod.number()], zod.unknown()).parse(await once(child, 'message'));
  await exited;
  return took;
}

async function kilobytes(path: string): Promise<number> {
  return (await stat(path)).size / 1024;
}
