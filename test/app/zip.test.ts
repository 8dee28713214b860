import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';
import AdmZip from 'adm-zip';
import * as zod from 'zod';

import { startZapier } from '../../sandbox/zapier/index.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const project = join(import.meta.dirname, '../..');
const archiveOf = (name: string) => new AdmZip(join(builtAppDirectory(), '..', name)).getEntries();
const filesOf = (name: string) => archiveOf(name).map(({ entryName }) => entryName);

describe('build.zip', () => {
  let files: string[];
  beforeAll(() => {
    files = filesOf('build.zip');
  });

  it('holds the bundled app and what Zapier needs to start it, and nothing else of ours', () => {
    const ours = files.filter((path) => !/^(node_modules\/|dist\/chunks\/[\w-]+\.js$)/.test(path));
    expect(ours.sort()).toStrictEqual([
      'definition.json',
      'dist/index.js',
      'package.json',
      'zapierwrapper.js',
    ]);
  });

  it('holds the platform and what it depends on, no development package and none that is in the bundle', async () => {
    const lock = zod
      .object({ packages: zod.record(zod.string(), zod.object({ dev: zod.boolean().optional() })) })
      .parse(JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')));
    const packages = new Set(
      files.flatMap((path) => /^(node_modules\/.*?)\/package\.json$/.exec(path)?.[1] ?? []),
    );
    expect(packages).toContain('node_modules/zapier-platform-core');
    const bundled = ['zod', 'markdown-it', 'ipaddr.js'].map((name) => `node_modules/${name}`);
    expect(
      [...packages].filter((path) => lock.packages[path]?.dev === true || bundled.includes(path)),
    ).toStrictEqual([]);
  });

  it('holds no package that nothing is imported from', () => {
    const packages = new Set(
      files.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
    );
    const code = files.filter((path) => !path.endsWith('/package.json'));
    expect([...packages].filter((path) => !code.some((file) => file.startsWith(`${path}/`)))).toStrictEqual(
      [],
    );
  });

  it('has fixed times and an order, so that the same sources give the same bytes', () => {
    const times = archiveOf('build.zip').map(({ header }) => header.time);
    expect(new Set(times.map((time) => time.getFullYear()))).toStrictEqual(new Set([2000]));
    expect(files).toStrictEqual(files.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  });

  it('runs from its own files alone, is valid, and describes itself as it does on upload', async () => {
    const zapier = await startZapier({ appDirectory: builtAppDirectory() });
    try {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(join(builtAppDirectory(), name), 'utf8'));
      const { version, platformVersion } = await zapier.definition();
      expect(await read('package.json')).toMatchObject({ version });
      expect(await read('definition.json')).toMatchObject({ version, platformVersion });
      const problems = await zapier.validate();
      expect(problems.map(({ property, message }) => [property, message])).toStrictEqual([]);
    } finally {
      await zapier.close();
    }
  });
});

describe('source.zip', () => {
  it('holds what the app is built from, and nothing that could hold a secret', () => {
    const files = filesOf('source.zip');
    expect(files).toContain('scripts/build.ts');
    expect(
      files
        .filter((path) => !/^(?:(?:src|scripts)\/[\w/-]+\.ts|words\/[\w/]+\.(?:txt|md))$/.test(path))
        .sort(),
    ).toStrictEqual([
      '.gitignore',
      '.zapierapprc',
      'index.ts',
      'package-lock.json',
      'package.json',
      'src/tsconfig.json',
      'tsconfig.json',
    ]);
  });
});
