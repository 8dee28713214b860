import { builtApp } from '../../scripts/app_package.ts';
import { product } from '../../src/product.ts';
import { realService } from '../real_service.ts';
import { savedDialect, startWorkspace } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';
import { startRecorder } from '../zapier/recorder.ts';
import { createPage, isTold } from './page.ts';
import { readOnlyTour } from './read_only_tour.ts';
import { tour } from './tour.ts';

async function main(): Promise<void> {
  const real = realService();
  // The workspace needs Zapier's certificate to start. The app reads BASE_URL only when it runs, so it is set later.
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory: await builtApp(), environment });
  const made = { trustedCertificates: [zapier.certificate], dialect: savedDialect() };
  const workspace = real ? undefined : await startWorkspace(made);
  const { baseUrl = '', apiKey = '' } = real ?? { ...workspace, apiKey: workspace?.keys.everything };
  const service = workspace ?? (await startRecorder(baseUrl, apiKey));
  environment.BASE_URL = service.baseUrl;
  const page = createPage(process.stdout, apiKey, service.requests);
  const kind = workspace
    ? 'tour of the built app with a made-up company on this machine'
    : `read-only tour of ${baseUrl}`;
  page.heading(`${product.name} for Zapier: a ${kind}`);
  try {
    await (workspace ? tour(page, zapier, workspace) : readOnlyTour(page, zapier, apiKey));
  } finally {
    await Promise.all([zapier.close(), service.close()]);
  }
}

await main().catch((error: unknown) => {
  // If it is unexpected, with the stack.
  console.error('\nSomething went wrong.', isTold(error) ? error.message : error);
  process.exitCode = 1;
});
