/** Writes `build/build.zip` and `build/source.zip`. */
import { cp, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { builtApp } from './app_package.ts';
import { buildDirectory } from './project.ts';

const packaged = dirname(await builtApp());
for (const name of ['build.zip', 'source.zip']) {
  const archive = join(buildDirectory, name);
  await cp(join(packaged, name), archive);
  console.log(`${archive}: ${Math.round((await stat(archive)).size / 1024)} KB`);
}
