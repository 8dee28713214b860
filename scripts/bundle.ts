import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';

import { projectDirectory } from './project.ts';

/**
 * Bundles the app into `outputDirectory`, which is emptied first: `index.js` and one chunk for each dynamic `import()`.
 *
 * Every library is bundled but the platform's core, which Zapier wants under `node_modules`. Identifiers keep
 * their names, so that a stack trace in Zapier's log still reads.
 *
 * @throws when a file does not parse or an import does not resolve; esbuild prints where.
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
    // CommonJS libraries `require()` Node's own modules, which an ES module has no `require` for.
    banner: {
      js: "import{createRequire as $createRequire}from'node:module';const require=$createRequire(import.meta.url);",
    },
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
  });
}
