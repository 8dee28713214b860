import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { product } from '../src/product.ts';
import type { Definition } from './definition.ts';
import { filled, formatted } from './markdown.ts';
import { projectDirectory } from './project.ts';
import { recordedSurface } from './public_surface.ts';
import { overview, reference } from './reference.ts';

type Make = (definition: Definition, current: string) => string;

/** All files that are made, fully or partly, from the definition and `src/product.ts`. */
const makes: Readonly<Record<string, Make>> = {
  'docs/reference.md': reference,
  'README.md': readme,
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

/** Fills the product's name, what the app is, and its operations into the README. */
function readme(definition: Definition, current: string): string {
  const titled = current.replace(/^# .*/, () => `# ${product.name} for Zapier`);
  return Object.entries(overview(definition)).reduce(
    (text, [name, generated]) => filled(text, name, generated),
    titled,
  );
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
