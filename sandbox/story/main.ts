import { builtApp } from '../../scripts/app_package.ts';
import { product } from '../../src/product.ts';
import { savedDialect, startWorkspace } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';
import { lookAround } from './look_around.ts';
import { check, createPage, isTold } from './page.ts';
import { tour } from './tour.ts';

const { BASE_URL: baseUrl = '', API_KEY, authData_apiKey } = process.env;
const key = API_KEY ?? authData_apiKey ?? '';
const page = createPage(process.stdout);

async function main(): Promise<void> {
  if (baseUrl !== '' || key !== '') {
    const [set, missing] = baseUrl === '' ? ['API_KEY', 'BASE_URL'] : ['BASE_URL', 'API_KEY'];
    check(
      baseUrl !== '' && key !== '',
      `${set} is set, but ${missing} is not. Set both to tour your own service, or neither to tour the made-up company.`,
    );
    page.heading(`${product.name} for Zapier: a read-only tour of ${baseUrl}`);
    await lookAround(page, await builtApp(), { baseUrl, key });
    return;
  }
  page.heading(`${product.name} for Zapier: a tour of the built app with a made-up company on this machine`);
  // The workspace needs Zapier's certificate to start. The app reads BASE_URL only when it runs, so it is set later.
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory: await builtApp(), environment });
  const workspace = await startWorkspace({
    trustedCertificates: [zapier.certificate],
    dialect: savedDialect(),
  });
  environment.BASE_URL = workspace.baseUrl;
  try {
    await tour(page, { zapier, workspace });
  } finally {
    await Promise.all([zapier.close(), workspace.close()]);
  }
}

try {
  await main();
} catch (error) {
  page.conclude(error instanceof Error ? error.message : String(error));
  // Unexpected: print the stack.
  if (!isTold(error)) console.error(error);
  process.exitCode = 1;
}
