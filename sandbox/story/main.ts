import { builtApp } from '../../scripts/app_package.ts';
import { product } from '../../src/product.ts';
import { check, exitCodeOf } from './failure.ts';
import { lookAround } from './look_around.ts';
import { createPage } from './page.ts';
import { savedDialect } from '../workspace/index.ts';
import { openStage } from './stage.ts';
import { tellStory } from './story.ts';

const { API_KEY: key = '', BASE_URL: baseUrl = '' } = process.env;
const page = createPage(process.stdout);

process.exitCode = await exitCodeOf(page, async () => {
  if (baseUrl !== '') {
    check(key !== '', 'BASE_URL is set, but API_KEY is not. Set both, or neither to be told the story.');
    page.title(`${product.name} for Zapier, looking around at ${baseUrl} without changing anything`);
    await lookAround(page, await builtApp(), { baseUrl, key });
    return;
  }
  page.title(`${product.name} for Zapier: the app as it is uploaded, and a made-up company on this machine`);
  const stage = await openStage(await builtApp(), { dialect: savedDialect() });
  try {
    await tellStory(page, stage);
  } finally {
    await stage.close();
  }
});
