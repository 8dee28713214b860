import { builtApp } from '../../scripts/app_package.ts';
import { product } from '../../src/product.ts';
import { savedDialect } from '../workspace/index.ts';
import { check, exitCodeOf } from './failure.ts';
import { lookAround } from './look_around.ts';
import { createPage } from './page.ts';
import { openStage } from './stage.ts';
import { tellStory } from './story.ts';

const { BASE_URL: baseUrl = '', API_KEY, authData_apiKey } = process.env;
const key = API_KEY ?? authData_apiKey ?? '';
const page = createPage(process.stdout);

process.exitCode = await exitCodeOf(page, async () => {
  if (baseUrl !== '' || key !== '') {
    const [set, missing] = baseUrl === '' ? ['API_KEY', 'BASE_URL'] : ['BASE_URL', 'API_KEY'];
    check(
      baseUrl !== '' && key !== '',
      `${set} is set, but ${missing} is not. Set both to tour your own service, or neither to tour the made-up company.`,
    );
    page.title(`${product.name} for Zapier: a read-only tour of ${baseUrl}`);
    await lookAround(page, await builtApp(), { baseUrl, key });
    return;
  }
  page.title(`${product.name} for Zapier: a tour of the built app with a made-up company on this machine`);
  const stage = await openStage(await builtApp(), { dialect: savedDialect() });
  try {
    await tellStory(page, stage);
  } finally {
    await stage.close();
  }
});
