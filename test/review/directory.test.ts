import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { kinds, readDefinition } from '../../scripts/definition.ts';
import { product } from '../../src/product.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const project = join(import.meta.dirname, '../..');

const manifest = zod
  .object({
    version: zod.string(),
    description: zod.string(),
    dependencies: zod.record(zod.string(), zod.string()),
  })
  .parse(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')));

describe('M002: the description in Zapier’s directory', () => {
  it('is 40 to 140 characters', () => {
    expect(manifest.description.length).toBeGreaterThanOrEqual(40);
    expect(manifest.description.length).toBeLessThanOrEqual(140);
  });

  it('describes the product and does not mention Zapier', () => {
    expect(manifest.description).not.toMatch(/zapier|integrat|sync/i);
    expect(manifest.description).toMatch(/\.$/);
  });
});

describe('M004: the logo', () => {
  // https://www.w3.org/TR/png-3/#11IHDR
  it('is a square PNG of 512 pixels with transparency', async () => {
    const png = await readFile(join(project, 'assets/logo.png'));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect({
      width: png.readUInt32BE(16),
      height: png.readUInt32BE(20),
      depth: png[24],
      colorType: png[25],
    }).toStrictEqual({
      width: 512,
      height: 512,
      depth: 8,
      colorType: 6,
    });
  });
});

describe('CHANGELOG.md, read as `zapier-platform promote` reads it', () => {
  const part = zod.object({
    changelog: zod.string(),
    appMetadata: zod
      .array(
        zod.object({ app_change_type: zod.string(), action_key: zod.string(), action_type: zod.string() }),
      )
      .optional(),
  });

  async function readPart(version: string): Promise<zod.infer<typeof part>> {
    const { getVersionChangelog } = zod
      .object({ getVersionChangelog: zod.instanceof(Function) })
      .parse(createRequire(import.meta.url)('zapier-platform-cli/src/utils/changelog.js'));
    const read: unknown = await Reflect.apply(getVersionChangelog, undefined, [version, project]);
    return part.parse(read);
  }

  it('says what is new in the version of package.json', async () => {
    expect((await readPart(manifest.version)).changelog).not.toBe('');
  });

  it('names steps that the app has', async () => {
    const definition = await readDefinition(builtAppDirectory());
    const keys = kinds.flatMap((kind) => Object.keys(definition[kind]));
    const named = (await readPart(manifest.version)).appMetadata ?? [];
    expect(named.map(({ action_key }) => action_key).filter((key) => !keys.includes(key))).toStrictEqual([]);
  });

  it('announces every step', async () => {
    const definition = await readDefinition(builtAppDirectory());
    const visible = kinds.flatMap((kind) =>
      Object.values(definition[kind])
        .filter(({ display }) => display.hidden !== true)
        .map(({ key }) => ({ key, name: `${kind.replace(/(?<=search)es$|s$/, '')}/${key}` })),
    );
    const headings = (await readFile(join(project, 'CHANGELOG.md'), 'utf8')).matchAll(/^## (\S+)/gm);
    const parts = await Promise.all([...headings].map(([, version = '']) => readPart(version)));
    const announced = parts.flatMap(({ appMetadata = [] }) =>
      appMetadata.map(({ action_key }) => action_key),
    );
    const missing = visible
      .filter(({ key }) => !announced.includes(key))
      .map(({ name }) => `Add a line with “Added ${name}” to CHANGELOG.md.`);
    expect(missing).toStrictEqual([]);
  });
});

describe('D007, D008: the links a publisher sets', () => {
  it.each([product.developerSettingsUrl, product.docsUrl])('%s is https', (url) => {
    expect(new URL(url).protocol).toBe('https:');
  });
});
