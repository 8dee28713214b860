/** Updates the generated documents, and the name and description in `package.json` and `package-lock.json`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtApp } from './app_package.ts';
import { readDefinition } from './definition.ts';
import { arePicturesCurrent, generatedDocuments } from './documents.ts';
import { projectDirectory } from './project.ts';

const definition = await readDefinition(await builtApp());

for (const { path, make } of generatedDocuments) {
  const file = join(projectDirectory, path);
  const current = await readFile(file, 'utf8');
  const wanted = await make(definition, current);
  if (current === wanted) continue;
  await writeFile(file, wanted);
  console.log(`Updated ${path}.`);
}
if (!(await arePicturesCurrent()))
  console.log('The pictures show another brand or version: run npm run pictures.');
