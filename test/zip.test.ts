import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';

import type { ZipEntry } from '../scripts/zip.ts';
import { listZip } from '../scripts/zip.ts';
import { startZapier } from '../sandbox/zapier/index.ts';

import { builtAppDirectory } from './support/built_app.ts';

const archives = join(import.meta.dirname, '../build');

describe('build.zip', () => {
  let entries: ZipEntry[];
  let lock: { packages: Record<string, { dev?: boolean }> };

  beforeAll(async () => {
    entries = await listZip(join(archives, 'build.zip'));
    lock = JSON.parse(await readFile(join(archives, '../package-lock.json'), 'utf8')) as typeof lock;
  });

  const appFiles = () => entries.map(({ path }) => path).filter((path) => !path.startsWith('node_modules/'));

  it('holds the bundled app and what Zapier starts it by, nothing else of ours', () => {
    const chunk = /^dist\/chunks\/[\w-]+\.js$/;
    expect(
      appFiles()
        .filter((path) => !chunk.test(path))
        .sort(),
    ).toStrictEqual(['definition.json', 'dist/index.js', 'package.json', 'zapierwrapper.js']);
  });

  it('holds the platform and what it depends on, no development package', () => {
    const packages = new Set(
      entries.flatMap(({ path }) => /^(node_modules\/.*?)\/package\.json$/.exec(path)?.[1] ?? []),
    );
    expect(packages).toContain('node_modules/zapier-platform-core');
    expect([...packages].filter((path) => lock.packages[path]?.dev === true)).toStrictEqual([]);
  });

  it('holds the app’s definition as Zapier reads it on upload', async () => {
    const definition: unknown = JSON.parse(
      await readFile(join(builtAppDirectory(), 'definition.json'), 'utf8'),
    );
    expect(definition).toMatchObject({ platformVersion: '19.1.0' });
  });

  it('runs from its own files alone, and is valid', async () => {
    const zapier = await startZapier({ appDirectory: builtAppDirectory() });
    try {
      const manifest: unknown = JSON.parse(await readFile(join(builtAppDirectory(), 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({ version: (await zapier.definition()).version });
      expect(await zapier.validate()).toStrictEqual([]);
    } finally {
      await zapier.close();
    }
  });

  it('is what everyone runs that runs the built app', async () => {
    const unpacked = await readdir(builtAppDirectory(), { recursive: true, withFileTypes: true });
    expect(unpacked.filter((entry) => entry.isFile())).toHaveLength(entries.length);
  });
});

describe('source.zip', () => {
  it('holds what the app is built from, and nothing that could hold a secret', async () => {
    const paths = (await listZip(join(archives, 'source.zip'))).map(({ path }) => path);
    expect(paths).toStrictEqual(
      expect.arrayContaining(['index.ts', 'package.json', 'package-lock.json', 'scripts/build.ts']),
    );
    expect(paths.filter((path) => !/^(src|scripts)\/[\w/-]+\.ts$/.test(path)).sort()).toStrictEqual([
      '.gitignore',
      '.zapierapprc',
      'index.ts',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
    ]);
  });
});
