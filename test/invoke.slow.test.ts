import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from '@jest/globals';

import { projectDirectory } from '../scripts/project.ts';

const main = fileURLToPath(new URL('../sandbox/invoke.ts', import.meta.url));

/** Runs Node as in a fresh clone, without `.env`. */
function run(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; told: string; aside: string }> {
  return new Promise((resolve) => {
    const options = { cwd: projectDirectory, env: { PATH: process.env.PATH ?? '', ...environment } };
    const child = execFile(process.execPath, parameters, options, (_error, told, aside) =>
      resolve({ code: child.exitCode ?? -1, told, aside }),
    );
  });
}
const search = [main, 'search', 'find_folder', '--non-interactive'];

describe('npm run invoke', () => {
  beforeAll(async () => {
    const { code, aside } = await run(['scripts/build.ts']);
    if (code !== 0) throw new Error(aside);
  });

  it('runs a step with the made-up company if no service is set', async () => {
    const { code, told, aside } = await run([...search, '--inputData', '{"name":"Clients"}']);
    expect(aside).toContain('the step runs with the made-up company');
    expect(told).toContain('"path": "Clients"');
    expect(code).toBe(0);
  });

  it('says only what the step says if it fails', async () => {
    const { code, told, aside } = await run([...search, '--inputData', '{}']);
    expect(told + aside).toContain('There is nothing to search for.');
    expect(told + aside).not.toMatch(/CommandFailed|^\s+at /m);
    expect(code).toBe(1);
  });

  it('says in one sentence what is missing beside a key', async () => {
    const { code, aside } = await run(search, { API_KEY: 'a key' });
    expect(aside).toMatch(/^API_KEY is set, but BASE_URL is not\. .*\n$/);
    expect(code).toBe(1);
  });
});
