import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end. What it prints is shown where it fails, and only there.
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    const ending = `ended with code ${code ?? 'none (killed)'}`;
    throw new Error(`${[command, ...parameters].join(' ')} ${ending}:\n${Buffer.concat(printed).toString()}`);
  }
}
