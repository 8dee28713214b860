/** Puts the app at Zapier as a version of the linked integration: access, archive, checks, upload; the first failure ends it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import packageJson from '../package.json' with { type: 'json' };

import { builtApp, ensureZip } from './app_package.ts';
import { checkAccess, checkStyle, upload } from './publishing.ts';
import { Refusal } from './refusal.ts';

const { version } = packageJson;
try {
  console.log(`Asking Zapier whether version ${version} may be pushed …`);
  await checkAccess(version);
  console.log('Packing …');
  const archive = await ensureZip();
  console.log('Having Zapier check it …');
  console.log(await checkStyle(await builtApp()));
  console.log('Uploading …');
  await upload();
  const hash = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  console.log(`Pushed version ${version}. SHA-256 of build.zip: ${hash}`);
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(`Not pushed. ${error.message}`);
  process.exitCode = 1;
}
