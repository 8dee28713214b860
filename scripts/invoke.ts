import process from 'node:process';

import { projectDirectory } from './project.ts';
import { zapierPlatform } from './run.ts';

/** Runs one step, as `zapier-platform invoke` does, with the API key that the other commands use. */
const { API_KEY: apiKey } = process.env;
await zapierPlatform(['invoke', ...process.argv.slice(2)], {
  cwd: projectDirectory,
  isShown: true,
  env: apiKey === undefined ? {} : { authData_apiKey: apiKey },
});
