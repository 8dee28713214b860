/** Updates the generated documents, the public surface, and the brand in `package.json` and `package-lock.json`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtApp } from './app_package.ts';
import { readDefinition } from './definition.ts';
import { documentOf, generatedDocuments } from './documents.ts';
import { projectDirectory } from './project.ts';
import { BreakingChange } from './public_surface.ts';

try {
  const definition = await readDefinition(await builtApp());
  for (const path of generatedDocuments) {
    const { current, wanted } = await documentOf(path, definition);
    if (current === wanted) continue;
    await writeFile(join(projectDirectory, path), wanted);
    console.log(`Updated ${path}.`);
  }
} catch (error) {
  if (!(error instanceof BreakingChange)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
