import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtApp } from './app_package.ts';
import { readDefinition } from './definition.ts';
import { generatedDocuments } from './documents.ts';
import { projectDirectory } from './project.ts';

/** Brings the generated documents up to date; with `--check` only says which are not, and ends with 1. */
const isCheck = process.argv.includes('--check');
const definition = await readDefinition(await builtApp());

for (const { path, make } of generatedDocuments) {
  const file = join(projectDirectory, path);
  const current = await readFile(file, 'utf8').catch(() => '');
  const wanted = await make(definition, current);
  if (current === wanted) continue;
  if (isCheck) {
    console.error(`${path} is out of date: run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    await writeFile(file, wanted);
    console.log(`${path} is written.`);
  }
}
