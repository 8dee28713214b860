import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end. What it prints goes to standard error: standard output belongs to the script's own result.
 *
 * @throws when it ends with another code than 0.
 */
export async function run(
  command: string,
  parameters: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<void> {
  const child = spawn(command, parameters, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`${[command, ...parameters].join(' ')} ended with code ${code ?? 'none (killed)'}`);
  }
}
