/**
 * What `zapier-platform` runs before it reads the app, as `_zapier-build`: bundles it.
 *
 * A bare `zapier-platform push` or `build` then copies the project, development packages and all, with every file open at
 * once. Where the system does not let it, it would die in the midst of that with “EMFILE”: it is stopped here, with advice.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { bundle } from './bundle.ts';
import { projectDirectory } from './project.ts';

if (
  process.platform !== 'win32' &&
  (await isToBeCopied()) &&
  (await filesToOpen()) > (await openFilesLimit())
) {
  console.error(
    'This project has more files than this system lets `zapier-platform` copy at once. Use `npm run push` instead, ' +
      'or `zapier-platform push --skip-dep-install`.',
  );
  process.exitCode = 1;
} else {
  await bundle(join(projectDirectory, 'dist'));
}

/** Whether one of the processes that led here is a `push` or a `build` that copies; nothing but their command lines tells. */
async function isToBeCopied(): Promise<boolean> {
  // Some containers have no `ps`: there it is left to the copying itself to fail.
  const list = await output('sh', ['-c', 'ps -A -ww -o pid=,ppid=,args= || true']);
  const processes = new Map<string, { parent: string; command: string }>();
  for (const line of list.split('\n')) {
    const [, pid = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    processes.set(pid, { parent, command });
  }
  for (let at = processes.get(`${process.ppid}`); at !== undefined; at = processes.get(at.parent)) {
    if (/\bzapier(-platform)?\S*\s+(push|build)\b(?!.*--skip-(dep|npm)-install)/.test(at.command)) {
      return true;
    }
  }
  return false;
}

/** Each file of the project is opened twice, to be read and to be written. */
async function filesToOpen(): Promise<number> {
  const entries = await readdir(projectDirectory, { recursive: true, withFileTypes: true });
  return 2 * entries.filter((entry) => !entry.isDirectory()).length;
}

/** How many files a process may have open once it has asked for all it may get, as Node does. */
async function openFilesLimit(): Promise<number> {
  const limit = await output('sh', ['-c', 'ulimit -Hn']);
  return limit.trim() === 'unlimited' ? Infinity : Number(limit);
}

async function output(command: string, parameters: string[]): Promise<string> {
  return (await promisify(execFile)(command, parameters, { maxBuffer: 64 * 1024 * 1024 })).stdout;
}
