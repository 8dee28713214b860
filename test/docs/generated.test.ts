import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { readDefinition } from '../../scripts/definition.ts';
import { documentOf, generatedDocuments } from '../../scripts/documents.ts';
import { anchor } from '../../scripts/markdown.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const project = join(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/releasing.md',
  'docs/reference.md',
  'docs/troubleshooting.md',
];

it.each(generatedDocuments)('%s is up to date; if it is not, run npm run docs', async (path) => {
  const { current, wanted } = await documentOf(path, await readDefinition(builtAppDirectory()));
  expect(current).toBe(wanted);
});

it('the README fits on two screens', async () => {
  const readme = await readFile(join(project, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(90);
});

it.each(documents)('%s has no dead link', async (document) => {
  const text = await readFile(join(project, document), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, target = '']) => target);
  const isLive = await Promise.all(targets.map((target) => leadsSomewhere(document, target)));
  expect(targets.filter((_, index) => isLive[index] === false)).toStrictEqual([]);
});

async function leadsSomewhere(document: string, target: string): Promise<boolean> {
  const [path = '', wanted] = target.split('#');
  const file = path === '' ? join(project, document) : join(project, document, '..', path);
  if (wanted === undefined) return existsSync(file);
  const headings = (await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => anchor(heading) === wanted);
}
