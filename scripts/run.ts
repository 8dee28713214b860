import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { projectDirectory } from './project.ts';

/** A program exited with a code other than 0. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}

interface Surroundings {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Whether the program prints to this terminal. If not, the error message contains its output. */
  isShown?: boolean;
  /** The program's name in error messages; by default, the command line. */
  name?: string;
}

/** Runs a program and waits for it to exit. @returns its output, or '' if `isShown`. @throws {CommandFailed} */
export async function run(
  command: string,
  parameters: readonly string[],
  { cwd, env = {}, isShown = false, name = [command, ...parameters].join(' ') }: Surroundings,
): Promise<string> {
  const to = isShown ? 'inherit' : 'pipe';
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    // No standard input, so a program that prompts fails instead of waiting.
    stdio: ['ignore', to, to],
  });
  const read = (stream: Readable | null) => (stream === null ? '' : text(stream));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [printed, errors, [code]] = await Promise.all([read(child.stdout), read(child.stderr), ended]);
  if (code !== 0) throw new CommandFailed(`\`${name}\` failed.\n${printed}${errors}`.trim());
  return printed;
}

/** Runs the project's own `zapier-platform` in any directory. @throws {CommandFailed} */
export async function zapierPlatform(
  parameters: readonly string[],
  { env, ...surroundings }: Surroundings,
): Promise<void> {
  const cli = join(projectDirectory, 'node_modules/zapier-platform-cli/src/bin/run');
  const { ZAPIER_CURRENT_APP_FILE: linkedApp = '.zapierapprc' } = process.env;
  await run(process.execPath, [cli, ...parameters], {
    name: `zapier-platform ${parameters.join(' ')}`,
    env: {
      NODE_OPTIONS: '',
      NO_UPDATE_NOTIFIER: '1',
      // The CLI resolves this path against the working directory.
      ZAPIER_CURRENT_APP_FILE: resolve(projectDirectory, linkedApp),
      ...env,
    },
    ...surroundings,
  });
}
