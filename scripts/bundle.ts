import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { profileSchema } from '../src/service/profile.ts';
import { sharedList } from '../src/text/shared_lists.ts';
import { readLists } from '../src/text/word_lists.ts';
import { projectDirectory } from './project.ts';

/**
 * Bundles the app into `outputDirectory`, which is emptied first: `index.js`, one chunk with all that loads at startup, and
 * chunks for the dynamic `import()`s.
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
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
    plugins: [oneStartupChunk, wordsAsJson, declaredProfile],
  });
}

/**
 * esbuild shares code in a chunk for each set of entry points that need it: a dozen of those files would load at startup.
 * Here each dynamic import also needs the app, so they are one file.
 */
const oneStartupChunk: Plugin = {
  name: 'one-startup-chunk',
  setup(building) {
    building.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: relative(projectDirectory, join(resolveDir, path)), namespace: 'dynamic-import' }
        : undefined,
    );
    building.onLoad({ filter: /./, namespace: 'dynamic-import' }, ({ path }) => ({
      contents: `import './index.ts'; export * from './${path}';`,
      resolveDir: projectDirectory,
    }));
  },
};

/** Puts the files in `words` into the modules that read them, as one JSON text each: V8 reads it faster than code. */
const wordsAsJson: Plugin = {
  name: 'words-as-json',
  setup(building) {
    const parse = (lists: object) => `JSON.parse(${JSON.stringify(JSON.stringify(lists))})`;
    building.onLoad({ filter: /[\\/]src[\\/]text[\\/]word_lists\.ts$/ }, () => ({
      contents: `export const readLists = () => ${parse(readLists())};`,
    }));
    building.onLoad({ filter: /[\\/]src[\\/]text[\\/]shared_lists\.ts$/ }, () => ({
      contents: `const lists = ${parse(sharedLists())};export const sharedList = (name) => lists[name];`,
    }));
  },
};

/** Where `npm run learn -- --save` writes what is known of the service. */
export const profileFile = 'profile.json';

/** Puts the declared profile, if there is one, into the module that has none otherwise. */
const declaredProfile: Plugin = {
  name: 'declared-profile',
  setup(building) {
    building.onLoad({ filter: /[\\/]src[\\/]service[\\/]declared_profile\.ts$/ }, () => {
      const path = join(projectDirectory, profileFile);
      const profile = existsSync(path) ? profileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
      return { contents: `export const declaredProfile = ${JSON.stringify(profile)};` };
    });
  },
};

function sharedLists(): Record<string, readonly string[]> {
  const files = globSync('*.txt', { cwd: join(projectDirectory, 'words/shared') });
  const names = files.map((file) => basename(file, '.txt'));
  return Object.fromEntries(names.map((name) => [name, sharedList(name)]));
}
