import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { readDefinition } from '../../scripts/definition.ts';
import { generatedDocuments } from '../../scripts/documents.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const project = join(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/releasing.md',
  'docs/reference.md',
  'docs/troubleshooting.md',
];

it.each(generatedDocuments)('$path is up to date; if it is not, run npm run docs', async ({ path, make }) => {
  const text = await readFile(join(project, path), 'utf8');
  expect(text).toBe(await make(await readDefinition(builtAppDirectory()), text));
});

it('the README fits on two screens', async () => {
  const readme = await readFile(join(project, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(90);
});

it.each(documents)('%s has no dead link', async (document) => {
  const text = await readFile(join(project, document), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, target = '']) => target);
  const dead: string[] = [];
  for (const target of targets) {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? join(project, document) : join(project, document, '..', path);
    const isThere = await lives(file, anchor);
    if (!isThere) dead.push(target);
  }
  expect(dead).toStrictEqual([]);
});

async function lives(file: string, anchor: string | undefined): Promise<boolean> {
  if (anchor === undefined)
    return await access(file).then(
      () => true,
      () => false,
    );
  const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  return headings.some(
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replace(/ /g, '-') === anchor,
  );
}
