import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { product } from '../src/product.ts';
import type { Definition } from './definition.ts';
import { filled, formatted } from './formatted.ts';
import { hashOfFiles, projectDirectory } from './project.ts';
import { operationsTable, reference } from './reference.ts';

interface GeneratedDocument {
  /** Relative to the project's root. */
  path: string;
  /** Returns the new text of the file; `current` is its current text. */
  make: (definition: Definition, current: string) => string | Promise<string>;
}

/** All files that are generated, fully or partly, from the definition and `src/product.ts`. */
export const generatedDocuments: readonly GeneratedDocument[] = [
  {
    path: 'docs/reference.md',
    make: (definition) => formatted('docs/reference.md', reference(definition)),
  },
  {
    path: 'README.md',
    make: (definition, current) => formatted('README.md', filledReadme(current, operationsTable(definition))),
  },
  { path: 'package.json', make: (_, current) => branded(current) },
  { path: 'package-lock.json', make: (_, current) => branded(current) },
];

/** Where `npm run pictures` writes the value of `pictureSources`. */
export const pictureStamp = join(projectDirectory, 'docs/pictures/made_of.txt');

/** Hashes what the pictures depend on: the public surface of the app, its brand, and the preview's page. */
export const pictureSources = (): Promise<string> =>
  hashOfFiles(['test/review/public_surface.json', 'src/product.ts', 'assets/*', 'sandbox/preview/page/*']);

/** Whether the pictures show the app as it is. */
export const arePicturesCurrent = async (): Promise<boolean> =>
  (await readFile(pictureStamp, 'utf8')).trim() === (await pictureSources());

/** Sets the name and the description in `package.json` or `package-lock.json` to those in `src/product.ts`. */
function branded(manifest: string): string {
  const name = JSON.stringify(product.packageName);
  const description = JSON.stringify(product.description);
  return manifest
    .replace(/(?<=^ {2}"name": ).*(?=,$)/m, () => name)
    .replace(/(?<=^ {6}"name": ).*(?=,$)/m, () => name)
    .replace(/(?<=^ {2}"description": ).*(?=,$)/m, () => description);
}

/** Inserts the name from `src/product.ts` and the table into the README. */
function filledReadme(text: string, table: string): string {
  return filled(text, 'operations', table).replace(/^# .*/, () => `# ${product.name} for Zapier`);
}
