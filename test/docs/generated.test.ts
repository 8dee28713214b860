import { existsSync, globSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { readDefinition } from '../../scripts/definition.ts';
import { documentOf, generatedDocuments } from '../../scripts/documents.ts';
import { anchor } from '../../scripts/markdown.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const project = join(import.meta.dirname, '../..');
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...readdirSync(join(project, 'docs')).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
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

/** A path from the project's root, or a file that is unique by its name: `src/api/errors.ts`, `test/lists`, `order.ts`. */
const PATH =
  /(?<![\w./@-])(?:(?:src|test|sandbox|scripts|bench|mutation|docs|words)\/[\w./*-]*|[\w-]+\.ts)(?![\w/])/g;

it.each(documents)('%s names only files and folders that exist', async (document) => {
  const text = await readFile(join(project, document), 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`|^ {0,3}```\w*\n([^]*?)^ {0,3}```/gm)].map(
    ([, inline, block]) => inline ?? block ?? '',
  );
  const paths = code.flatMap((each) => each.match(PATH) ?? []).map((path) => path.replace(/[./]+$/, ''));
  const missing = [...new Set(paths)].filter((path) => !exists(path));
  expect(missing).toStrictEqual([]);
});

/** A test may be named without its ending. */
const exists = (path: string) =>
  [
    path,
    `${path}.ts`,
    `${path}.test.ts`,
    `${path}*.test.ts`,
    ...(path.includes('/') ? [] : [`src/**/${path}`]),
  ].some((pattern) => globSync(pattern, { cwd: project }).length > 0);

async function leadsSomewhere(document: string, target: string): Promise<boolean> {
  const [path = '', wanted] = target.split('#');
  const file = path === '' ? join(project, document) : join(project, document, '..', path);
  if (wanted === undefined) return existsSync(file);
  const headings = (await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => anchor(heading) === wanted);
}
