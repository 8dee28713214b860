import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import AdmZip from 'adm-zip';

import { generatedDocuments } from '../../scripts/documents.ts';
import { run } from '../../scripts/run.ts';
import { BRANDS, rebrandTo } from '../support/rebrand.ts';

/** The link template is no name. */
const oldNames = BRANDS.map(([own]) => own).filter((own) => !own.startsWith('noteUrlTemplate'));

it('under another brand, the archive and the generated documents name the new one only, and link to its notes: else take the name from src/product.ts', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'branded-'));
  try {
    await rebrandTo(copy);
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
