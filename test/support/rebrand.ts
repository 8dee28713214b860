/**
 * Runs the quick tests that show notes or texts of the brand in a copy of the project that has another brand and a link
 * to notes, then looks for the project's own brand in the copy's archive, generated documents, and tests.
 */
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import AdmZip from 'adm-zip';

import { generatedDocuments } from '../../scripts/documents.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { run } from '../../scripts/run.ts';
import { product } from '../../src/product.ts';

const names: readonly (readonly [own: string, other: string])[] = [
  [product.packageName, 'quillside-app'],
  [product.description, 'Quillside writes down what people say, and what they agree to do next.'],
  [product.name, 'Quillside'],
  [new URL(product.docsUrl).hostname, 'quillside.example'],
];
const noteUrl = 'https://quillside.example/n/';
/** The folders of the tests that see a whole note, a row of one, or a document. */
const SHOWING = 'answers|creates|digest|docs|notes|preview|recipes|review|searches|service|triggers';

/** Tests there that take long and show nothing else of the brand. */
const LONG = 'polling|pages|mapper_properties|sizes|note_updated';

/** Copies the project's files to a directory, as a publisher with another brand has them. */
async function rebrandTo(directory: string): Promise<void> {
  const files = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDirectory,
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    await mkdir(join(directory, dirname(file)), { recursive: true });
    await cp(join(projectDirectory, file), join(directory, file));
  }
  await symlink(join(projectDirectory, 'node_modules'), join(directory, 'node_modules'), 'junction');
  const brand = join(directory, 'src/product.ts');
  const text = names.reduce((all, [own, other]) => all.replaceAll(own, other), await readFile(brand, 'utf8'));
  await writeFile(brand, text.replace('noteUrlTemplate: null', `noteUrlTemplate: '${noteUrl}{id}'`));
  for (const script of ['docs', 'package']) await run('npm', ['run', script], { cwd: directory });
}

/** What is wrong with the brand of a copy, as `path: text`. */
async function remainsOfBrand(directory: string): Promise<string[]> {
  const written = [...generatedDocuments, ...globSync('test/**/*.ts', { cwd: directory })];
  const documents = await Promise.all(
    written.map(async (path) => ({ path, text: await readFile(join(directory, path), 'utf8') })),
  );
  const packed = new AdmZip(join(directory, 'build/build.zip'))
    .getEntries()
    .filter(({ entryName }) => !entryName.startsWith('node_modules/'))
    .map((entry) => ({ path: entry.entryName, text: entry.getData().toString() }));
  const files = [...documents, ...packed];
  const left = files.flatMap(({ path, text }) =>
    names.flatMap(([own]) => (text.includes(own) ? `${path}: still has ${own}` : [])),
  );
  const missing = Object.entries({
    'README.md': 'Quillside',
    'package.json': 'quillside-app',
    'docs/reference.md': noteUrl,
    'definition.json': noteUrl,
  }).flatMap(([path, text]) =>
    files.some((file) => file.path === path && file.text.includes(text)) ? [] : `${path}: lacks ${text}`,
  );
  return [...left, ...missing];
}

const copy = await mkdtemp(join(tmpdir(), 'branded-'));
try {
  await rebrandTo(copy);
  const chosen = [`test/(${SHOWING})`, `--testPathIgnorePatterns=(${LONG})`];
  await run('npm', ['test', '--', ...chosen], { cwd: copy, isShown: true });
  const remains = await remainsOfBrand(copy);
  if (remains.length > 0) throw new Error(`The brand is not only in src/product.ts:\n${remains.join('\n')}`);
} finally {
  await rm(copy, { recursive: true });
}
