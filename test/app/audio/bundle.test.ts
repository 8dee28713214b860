import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from '@jest/globals';

import { builtAppDirectory } from '../../support/built_app.ts';

const dist = join(builtAppDirectory(), 'dist');
/** One function of each part; the bundle keeps names. */
const audioCode = [
  'transferRecording',
  'withDownloadedAudio',
  'describeRecording',
  'uploadAudio',
  'lookupPublic',
];

/** A module of the bundle with all that loads together with it. */
function loadedWith(path: string, loaded = new Map<string, string>()): Map<string, string> {
  if (loaded.has(path)) return loaded;
  const code = readFileSync(path, 'utf8');
  loaded.set(path, code);
  // `import{…}from"./…"` and `import"./…"`, not `import("./…")`.
  for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    loadedWith(join(dirname(path), imported), loaded);
  }
  return loaded;
}

const defines = (code: string, name: string) => new RegExp(`(?:function |var |const )${name}\\b`).test(code);

it('the code for audio is not loaded at startup', () => {
  const atStart = [...loadedWith(join(dist, 'index.js')).values()].join('\n');
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .join('\n');

  expect(audioCode.filter((name) => !defines(all, name))).toStrictEqual([]);
  expect(audioCode.filter((name) => defines(atStart, name))).toStrictEqual([]);
});
