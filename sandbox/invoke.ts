import { AssertionError } from 'node:assert/strict';
import process from 'node:process';

import { projectDirectory } from '../scripts/project.ts';
import { CommandFailed, zapierPlatform } from '../scripts/run.ts';
import { realService } from './real_service.ts';
import { savedDialect, startWorkspace } from './workspace/index.ts';

/** Runs one step, as `zapier-platform invoke` does, with the service in `.env` or else the made-up company. */
async function invoke(): Promise<void> {
  const real = realService();
  const workspace = real ? undefined : await startWorkspace({ dialect: savedDialect() });
  const { baseUrl = '', apiKey = '' } = real ?? { ...workspace, apiKey: workspace?.keys.everything };
  if (workspace !== undefined)
    console.error('No service is set in .env, so the step runs with the made-up company.');
  try {
    await zapierPlatform(['invoke', ...process.argv.slice(2)], {
      cwd: projectDirectory,
      isShown: true,
      env: { BASE_URL: baseUrl, authData_apiKey: apiKey },
    });
  } finally {
    await workspace?.close();
  }
}

await invoke().catch((error: unknown) => {
  // The command itself has said what failed.
  if (error instanceof AssertionError) console.error(error.message);
  else if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
});
