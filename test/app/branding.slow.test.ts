import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import AdmZip from 'adm-zip';

import { generatedDocuments } from '../../scripts/documents.ts';
import { run } from '../../scripts/run.ts';
import { product } from '../../src/product.ts';

const project = join(import.meta.dirname, '../..');
/** What both commands read or write. */
const copied = [
  ...['.gitignore', '.prettierrc.json', '.zapierapprc', 'README.md', 'docs', 'index.ts', 'package-lock.json'],
  ...['package.json', 'scripts', 'sandbox', 'src', 'tsconfig.json'],
];
const domain = new URL(product.docsUrl).hostname;
const oldNames = [product.name, product.packageName, product.description, domain];

it('under another brand, the archive and the generated documents name the new one only, and link to its notes: else take the name from src/product.ts', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'branded-'));
  try {
    for (const path of copied) await cp(join(project, path), join(copy, path), { recursive: true });
    await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const brand = join(copy, 'src/product.ts');
    const text = await readFile(brand, 'utf8');
    const rebranded = text
      .replaceAll(product.packageName, 'quillside-app')
      .replaceAll(
        product.description,
        'Quillside writes down what people say, and what they agree to do next.',
      )
      .replaceAll(product.name, 'Quillside')
      .replaceAll(domain, 'quillside.example')
      .replace('noteUrlTemplate: null', "noteUrlTemplate: 'https://quillside.example/n/{id}'");
    await writeFile(brand, rebranded);
    await run('npm', ['run', 'docs'], { cwd: copy });
    await run('npm', ['run', 'package'], { cwd: copy });

    const documents = await Promise.all(
      generatedDocuments.map(async ({ path }) => ({ path, text: await readFile(join(copy, path), 'utf8') })),
    );
    const packed = new AdmZip(join(copy, 'build/build.zip'))
      .getEntries()
      .filter(({ entryName }) => !entryName.startsWith('node_modules/'))
      .map((entry) => ({ path: entry.entryName, text: entry.getData().toString() }));
    const left = [...documents, ...packed].flatMap((file) =>
      oldNames.filter((name) => file.text.includes(name)).map((name) => `${file.path}: ${name}`),
    );
    expect(left).toStrictEqual([]);
    const named = [...documents, ...packed].filter((file) => file.text.includes('Quillside'));
    expect(named.map(({ path }) => path)).toStrictEqual(
      expect.arrayContaining(['docs/reference.md', 'README.md', 'package.json', 'definition.json']),
    );
    const linked = [...documents, ...packed].filter((file) =>
      /Link to Note[\s\S]*quillside\.example\/n\/note_/.test(file.text),
    );
    expect(linked.map(({ path }) => path)).toStrictEqual(
      expect.arrayContaining(['docs/reference.md', 'definition.json']),
    );
  } finally {
    await rm(copy, { recursive: true });
  }
});
