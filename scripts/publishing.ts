import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as zod from 'zod';

import { projectDirectory } from './project.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { CliResult } from './zapier_cli.ts';
import { zapierPlatform } from './zapier_cli.ts';

const versionsSchema = zod.array(zod.looseObject({ Version: zod.string(), State: zod.string() }));

/**
 * Asks Zapier whether this version may be pushed, which needs the deploy key and the link to the integration as well.
 *
 * @throws {Refusal} without either, or when the version is promoted: from then on it can't be changed.
 */
export async function checkAccess(version: string): Promise<void> {
  const { code, output, complaint } = await zapierPlatform(['versions', '--all', '--format', 'json'], {
    cwd: projectDirectory,
  });
  if (code !== 0) {
    throw refusalOf(complaint);
  }
  const known = versionsSchema.parse(JSON.parse(output)).find(({ Version }) => Version === version);
  if (known?.State === 'promoted') {
    throw new Refusal(
      `Version ${version} is promoted already, and a promoted version can't be changed: raise \`version\` in package.json.`,
    );
  }
}

/**
 * Has Zapier check the packed app: the platform's schema, then the integration checks, the “style”.
 *
 * The CLI ends with code 0 when style checks fail, so its report is read.
 *
 * @param builtApp directory with the unpacked `build.zip`
 * @returns the report, for the publisher.
 * @throws {Refusal} when Zapier would block the push, or when the report does not say.
 */
export async function checkStyle(builtApp: string): Promise<string> {
  const { code, output, complaint } = await validate(builtApp);
  if (code !== 0) {
    throw complaint === '' ? new Refusal(`The app is not valid.\n${output}`) : refusalOf(complaint);
  }
  const failed = /^\s*- (\d+) checks failed$/m.exec(output)?.[1];
  if (failed !== '0') {
    const result =
      failed === undefined
        ? 'Zapier’s report does not say how its checks went'
        : `Zapier’s checks failed: ${failed}`;
    throw new Refusal(`${result}.\n${output}`);
  }
  return output;
}

async function validate(builtApp: string): Promise<CliResult> {
  const directory = await mkdtemp(join(tmpdir(), 'zapier-check-'));
  try {
    for (const name of ['package.json', 'dist']) {
      await cp(join(builtApp, name), join(directory, name), { recursive: true });
    }
    // The archive lacks the file of the platform's core by which the CLI starts an app: only Zapier's way in is packed.
    await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'), 'junction');
    return await zapierPlatform(['validate', '--skip-build'], { cwd: directory });
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * Uploads `build/build.zip` and `build/source.zip`.
 *
 * @throws {Refusal} when Zapier takes them not.
 */
export async function upload(): Promise<void> {
  const { code, complaint } = await zapierPlatform(['upload'], { cwd: projectDirectory });
  if (code !== 0) {
    throw refusalOf(complaint);
  }
}
