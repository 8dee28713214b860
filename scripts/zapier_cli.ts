import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

import { projectDirectory } from './project.ts';

/** What a command of `zapier-platform` ended with. */
export interface CliResult {
  /** 0 when it succeeded; `null` when it was killed. */
  readonly code: number | null;
  readonly output: string;
  /** Why it failed, in the CLI's own words and on one line; empty when it did not. */
  readonly complaint: string;
}

/** Runs the project's own `zapier-platform`, which prints nothing: its caller decides what of it the publisher sees. */
export async function zapierPlatform(
  parameters: readonly string[],
  { cwd }: { cwd: string },
): Promise<CliResult> {
  const child = spawn(
    process.execPath,
    [join(projectDirectory, 'node_modules/zapier-platform-cli/src/bin/run'), ...parameters],
    {
      cwd,
      env: {
        ...process.env,
        // The CLI looks it up in the working directory, which need not be the project's.
        ZAPIER_CURRENT_APP_FILE: resolve(
          projectDirectory,
          process.env.ZAPIER_CURRENT_APP_FILE ?? '.zapierapprc',
        ),
        NO_UPDATE_NOTIFIER: '1',
        NODE_OPTIONS: '',
        // Else messages are broken at 80 columns, a long address in its middle.
        OCLIF_COLUMNS: '10000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return {
    code,
    output: stripVTControlCharacters(output),
    complaint: complaintIn(stripVTControlCharacters(errors)),
  };
}

/** Spinners, and the advice to run it again with `--debug`, stand around the message, which is set off by ` ›`. */
function complaintIn(errors: string): string {
  return errors
    .replace(/^.*?\bError: /s, '')
    .replace(/re-run this command with `--debug`.*/s, '')
    .replaceAll('›', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
