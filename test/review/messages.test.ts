import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

import { readDefinition } from '../../scripts/definition.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { inputsIn } from './check.ts';

/** The texts of a source file that people read: literals with a space, without what is put in at run time. */
function proseIn(path: string, source: string): string[] {
  const prose: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && /\S\s/.test(node.text))
      prose.push(`${path}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return prose;
}

/** Keys that are not ordinary words, such as `folderIds`. */
const keys = inputsIn(await readDefinition(builtAppDirectory()))
  .map(({ key }) => key)
  .filter((key) => /[a-z][A-Z]/.test(key));
const namingKeys = (texts: readonly string[]) =>
  texts.filter((text) => keys.some((key) => new RegExp(`\\b${key}\\b`).test(text)));

const prose: string[] = [];
for await (const path of glob('src/**/*.ts', { cwd: projectDirectory }))
  prose.push(...proseIn(path, await readFile(join(projectDirectory, path), 'utf8')));

describe('the messages and help texts of the app', () => {
  it('call fields by their labels, never by their keys', () => {
    expect(prose.length).toBeGreaterThan(100);
    expect(namingKeys(prose)).toStrictEqual([]);
  });

  it('use straight quotes only', () => {
    expect(prose.filter((text) => /[“”]/.test(text))).toStrictEqual([]);
  });
});
