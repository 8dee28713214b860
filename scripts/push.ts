/**
 * Uploads the app to Zapier as a version of the linked integration: checks access, validates, packs, and uploads. Stops
 * at the first failure.
 */
import packageJson from '../package.json' with { type: 'json' };
import { packageApp } from './app_package.ts';
import { buildDirectory, projectDirectory } from './project.ts';
import { CommandFailed, zapierPlatform } from './run.ts';

const { version } = packageJson;
const here = { cwd: projectDirectory, isShown: true };

try {
  await reachZapier();
  console.log('Your integration at Zapier');
  await zapierPlatform(['versions'], here);
  console.log(`\nChecking and packing version ${version}`);
  await packageApp({ outputDirectory: buildDirectory, isChecked: true });
  console.log(`\nUploading version ${version}`);
  await zapierPlatform(['upload'], here);
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  console.error(`\nVersion ${version} was not pushed: ${error.message}`);
  process.exitCode = 1;
}

/** Checks that Zapier responds, because the CLI's own error is only “fetch failed”. @throws {CommandFailed} */
async function reachZapier(): Promise<void> {
  const { ZAPIER_BASE_ENDPOINT } = process.env;
  const [address, advice] =
    ZAPIER_BASE_ENDPOINT === undefined
      ? ['https://zapier.com', 'Check your network connection.']
      : [ZAPIER_BASE_ENDPOINT, "If you don't mean to use it, unset ZAPIER_BASE_ENDPOINT."];
  await fetch(address, { method: 'HEAD' }).catch(() => {
    throw new CommandFailed(`${address} can't be reached. ${advice}`);
  });
}
