import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { builtApp } from '../../scripts/app_package.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { explainTakenPort } from '../taken_port.ts';
import { startPreview } from './server.ts';

const DEFAULT_PORT = 4190;

const environment = join(projectDirectory, '.env');
if (existsSync(environment)) process.loadEnvFile(environment);
const { BASE_URL: baseUrl, API_KEY: apiKey, PORT } = process.env;
const port = Number(PORT ?? DEFAULT_PORT);

const preview = await startPreview({
  appDirectory: await builtApp(),
  port,
  service: baseUrl && apiKey ? { baseUrl, apiKey } : undefined,
}).catch((error: unknown) => explainTakenPort(error, port, 'npm run preview'));
const where = preview.workspace === undefined ? `the service at ${baseUrl ?? ''}` : 'a made-up company';
console.log(`Every step of the app, tested against ${where}: ${preview.url}\nCtrl-C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void preview.close());
}
