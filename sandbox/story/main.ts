import assert from 'node:assert/strict';

import { builtApp } from '../../scripts/app_package.ts';
import { product } from '../../src/product.ts';
import { savedDialect, startWorkspace } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';
import { startRecorder } from '../zapier/recorder.ts';
import { createPage, isTold } from './page.ts';
import { readOnlyTour } from './read_only_tour.ts';
import { tour } from './tour.ts';

const { BASE_URL: baseUrl = '', API_KEY, authData_apiKey } = process.env;
const key = API_KEY ?? authData_apiKey ?? '';

async function main(): Promise<void> {
  const [set, missing] = baseUrl === '' ? ['API_KEY', 'BASE_URL'] : ['BASE_URL', 'API_KEY'];
  assert(
    (baseUrl === '') === (key === ''),
    `${set} is set, but ${missing} is not. Set both to tour your own service, or neither to tour the made-up company.`,
  );
  // The workspace needs Zapier's certificate to start. The app reads BASE_URL only when it runs, so it is set later.
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory: await builtApp(), environment });
  const made = { trustedCertificates: [zapier.certificate], dialect: savedDialect() };
  const workspace = baseUrl === '' ? await startWorkspace(made) : undefined;
  const service = workspace ?? (await startRecorder(baseUrl, key));
  environment.BASE_URL = service.baseUrl;
  const page = createPage(process.stdout, workspace?.keys.everything ?? key, service.requests);
  const kind = workspace
    ? 'tour of the built app with a made-up company on this machine'
    : `read-only tour of ${baseUrl}`;
  page.heading(`${product.name} for Zapier: a ${kind}`);
  try {
    await (workspace ? tour(page, zapier, workspace) : readOnlyTour(page, zapier, key));
  } finally {
    await Promise.all([zapier.close(), service.close()]);
  }
}

await main().catch((error: unknown) => {
  // If it is unexpected, with the stack.
  console.error('\nSomething went wrong.', isTold(error) ? error.message : error);
  process.exitCode = 1;
});
