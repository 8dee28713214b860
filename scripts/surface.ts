import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtApp } from './app_package.ts';
import { readDefinition } from './definition.ts';
import { formatted } from './formatted.ts';
import { projectDirectory } from './project.ts';
import { breakingChanges, publicSurface, surfaceOf } from './public_surface.ts';

/** Records the app's public surface. Records breaking changes only with a new major version. */
const file = join(projectDirectory, 'test/review/public_surface.json');
const surface = surfaceOf(await readDefinition(await builtApp()));

const recorded = existsSync(file) ? publicSurface.parse(JSON.parse(await readFile(file, 'utf8'))) : surface;
const breaking = breakingChanges(recorded, surface);
if (breaking.length > 0) {
  console.error(`Not recorded, because these changes break Zaps:\n- ${breaking.join('\n- ')}`);
  console.error(
    'Revert them, or increase the major version in package.json. If version 1 was never published, delete test/review/public_surface.json first.',
  );
  process.exitCode = 1;
} else {
  await writeFile(file, await formatted(file, JSON.stringify(surface)));
  console.log('Recorded the public surface in test/review/public_surface.json.');
}
