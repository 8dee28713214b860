import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { projectDirectory } from './project.ts';

/**
 * Bundles the app into `outputDirectory`, which is emptied first: `index.js` and one chunk for each dynamic `import()`.
 *
 * All libraries are bundled except the platform's core, which Zapier requires in `node_modules`. Identifiers keep their
 * names, so stack traces in Zapier's log stay readable.
 *
 * @throws if a file can't be parsed or an import can't be resolved; esbuild prints the location.
 */
export async function bundle(outputDirectory: string): Promise<void> {
  await rm(outputDirectory, { recursive: true, force: true });
  await build({
    absWorkingDir: projectDirectory,
    entryPoints: [join(projectDirectory, 'index.ts')],
    outdir: outputDirectory,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ['zapier-platform-core'],
    minifySyntax: true,
    minifyWhitespace: true,
    // Bundled CommonJS libraries call `require()` for Node's built-in modules, but ES modules have no `require`.
    banner: {
      js: "import{createRequire as $createRequire}from'node:module';const require=$createRequire(import.meta.url);",
    },
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  });
}
