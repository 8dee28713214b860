/**
 * Rehearses a release on this machine: pushes the app to a stand-in for Zapier's developer API, then runs the commands
 * of docs/releasing.md against it. Each command runs in its own process, so the terminal's environment stays the same.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import packageJson from '../../package.json' with { type: 'json' };
import { projectDirectory, temporaryDirectory } from '../../scripts/project.ts';
import { CommandFailed, run, zapierPlatform } from '../../scripts/run.ts';
import { earlierVersion, startDeveloperApi } from './developer_api.ts';

const { version } = packageJson;
/** `--force`, `--yes`, and `--reason` answer the commands' prompts. */
const commands = [
  ['env:set', version, 'BASE_URL=https://api.example.com'],
  ['env:get', version],
  ['users:add', 'name@example.com', version, '--force'],
  ['users:get'],
  ['promote', version, '--yes'],
  ['migrate', earlierVersion, version, '10'],
  ['jobs'],
  ['logs', '--status=error'],
  ['deprecate', earlierVersion, '2030-06-30', '--force', '--reason=legal requirement'],
  ['versions'],
];

const api = await startDeveloperApi();
const home = await mkdtemp(join(await temporaryDirectory(), 'rehearsal-'));
const link = join(home, '.zapierapprc');
await writeFile(link, JSON.stringify({ id: api.appId }));
const surroundings = {
  cwd: projectDirectory,
  env: { ...api.environment, ZAPIER_CURRENT_APP_FILE: link, DISABLE_ZAPIER_ANALYTICS: '1' },
  isShown: true,
};

try {
  console.log('A rehearsal with a stand-in for Zapier on this machine.\n\n$ npm run push');
  const push = join(projectDirectory, 'scripts/push.ts');
  await run(process.execPath, [push], surroundings);
  for (const command of commands) {
    console.log(`\n$ zapier-platform ${command.join(' ')}`);
    await zapierPlatform(command, surroundings);
  }
  const [uploaded] = api.uploads;
  console.log(
    `\nThe rehearsal succeeded. The stand-in received version ${uploaded?.version ?? 'none'}; SHA-256 of its build.zip: ${uploaded?.sha256 ?? ''}`,
  );
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  console.error(`\nThe rehearsal failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  await api.close();
  await rm(home, { recursive: true });
}
