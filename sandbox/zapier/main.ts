/** Checks the built archive: it must load, return its definition, and satisfy the platform's schema. */
import { builtApp } from '../../scripts/app_package.ts';
import { startZapier } from './index.ts';

const zapier = await startZapier({ appDirectory: await builtApp() });
try {
  const { version, triggers, searches, creates } = await zapier.definition();
  const [found, ...more] = await zapier.validate();
  if (found !== undefined) {
    throw new Error(`build.zip violates the platform's schema: ${JSON.stringify([found, ...more], null, 2)}`);
  }
  const operations = [...Object.keys(triggers), ...Object.keys(searches), ...Object.keys(creates)];
  console.log(`build.zip runs and is valid: version ${version}, ${operations.length} operations`);
} finally {
  await zapier.close();
}
