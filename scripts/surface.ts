import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtApp } from './app_package.ts';
import { readDefinition } from './definition.ts';
import { formatted } from './formatted.ts';
import { projectDirectory } from './project.ts';
import { breakingChanges, publicSurface, surfaceOf } from './public_surface.ts';

/** Records the app's public surface. What breaks Zaps is only recorded under a new major version. */
const file = join(projectDirectory, 'test/review/public_surface.json');
const surface = surfaceOf(await readDefinition(await builtApp()));

const recorded = existsSync(file) ? publicSurface.parse(JSON.parse(await readFile(file, 'utf8'))) : surface;
const breaking = breakingChanges(recorded, surface);
if (breaking.length > 0) {
  console.error(`Not recorded, because this breaks Zaps:\n- ${breaking.join('\n- ')}`);
  console.error(
    'Bring back what was removed, or raise the major version in package.json. Delete the file first if version 1 was never published.',
  );
  process.exitCode = 1;
} else {
  await writeFile(file, await formatted(file, JSON.stringify(surface)));
}
