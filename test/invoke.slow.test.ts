import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { projectDirectory } from '../scripts/project.ts';

/** A copy of the project, with a declared profile, so that the build does not disturb other tests. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'project-'));
  const copied = ['index.ts', 'package.json', '.zapierapprc', 'src', 'words', 'scripts', 'sandbox'];
  for (const path of copied) await cp(join(projectDirectory, path), join(copy, path), { recursive: true });
  await symlink(join(projectDirectory, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const profile = { lists: { '/v1/notes': { order: 'newest-first', pageSize: 7 } } };
  await writeFile(join(copy, 'profile.json'), JSON.stringify(profile));
  const { code, aside } = await run(['scripts/build.ts']);
  if (code !== 0) throw new Error(aside);
});
afterAll(() => rm(copy, { recursive: true }));

/** Runs Node as in a fresh clone, without `.env`. */
function run(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; told: string; aside: string }> {
  return new Promise((resolve) => {
    const options = { cwd: copy, env: { PATH: process.env.PATH ?? '', ...environment } };
    const child = execFile(process.execPath, parameters, options, (_error, told, aside) =>
      resolve({ code: child.exitCode ?? -1, told, aside }),
    );
  });
}
const search = (key: string, ...parameters: readonly string[]) => [
  'sandbox/invoke.ts',
  'search',
  key,
  '--non-interactive',
  ...parameters,
];

describe('npm run invoke', () => {
  it('runs a step with the made-up company if no service is set', async () => {
    const { code, told, aside } = await run(search('find_folder', '--inputData', '{"name":"Clients"}'));
    expect(aside).toContain('the step runs with the made-up company');
    expect(told).toContain('"path": "Clients"');
    expect(code).toBe(0);
  });

  it('runs the app as it was built, with what the profile declares of the service', async () => {
    const { told, aside } = await run(search('find_note', '--inputData', '{"kinds":["online"]}', '--debug'));
    expect(told + aside).toContain('notes: newest first, 7 a page');
  });

  it('says only what the step says if it fails', async () => {
    const { code, told, aside } = await run(search('find_folder', '--inputData', '{}'));
    expect(told + aside).toContain('There is nothing to search for.');
    expect(told + aside).not.toMatch(/CommandFailed|^\s+at /m);
    expect(code).toBe(1);
  });

  it('says in one sentence what is missing beside a key', async () => {
    const { code, aside } = await run(search('find_folder'), { API_KEY: 'a key' });
    expect(aside).toMatch(/^API_KEY is set, but BASE_URL is not\. .*\n$/);
    expect(code).toBe(1);
  });
});
