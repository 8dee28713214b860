import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { product } from '../src/product.ts';
import type { Definition } from './definition.ts';
import { filled, formatted } from './markdown.ts';
import { projectDirectory } from './project.ts';
import { recordedSurface } from './public_surface.ts';
import { operationsTable, reference } from './reference.ts';

type Make = (definition: Definition, current: string) => string;

/** All files that are made, fully or partly, from the definition and `src/product.ts`. */
const makes: Readonly<Record<string, Make>> = {
  'docs/reference.md': reference,
  'README.md': (definition, current) =>
    filled(current, 'operations', operationsTable(definition)).replace(
      /^# .*/,
      () => `# ${product.name} for Zapier`,
    ),
  'package.json': branded,
  'package-lock.json': branded,
  'test/review/public_surface.json': recordedSurface,
};

/** Their paths, relative to the project's root. */
export const generatedDocuments: readonly string[] = Object.keys(makes);

/** Makes a document from its current text. @throws if it would record that Zaps break. */
export async function documentOf(path: string, definition: Definition) {
  const current = await readFile(join(projectDirectory, path), 'utf8');
  const wanted = makes[path]?.(definition, current) ?? current;
  return { current, wanted: await formatted(path, wanted) };
}

/** Sets the name and the description in `package.json` or `package-lock.json` to those in `src/product.ts`. */
function branded(_: Definition, manifest: string): string {
  const name = JSON.stringify(product.packageName);
  const description = JSON.stringify(product.description);
  return manifest
    .replace(/(?<=^ {2}"name": ).*(?=,$)/m, () => name)
    .replace(/(?<=^ {6}"name": ).*(?=,$)/m, () => name)
    .replace(/(?<=^ {2}"description": ).*(?=,$)/m, () => description);
}
