import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

/** Rows of `docs/security.md` end with the test that holds them: a file, and a part of the test's name. */
const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(---|Threat\b)/.test(line));
const named = rows.map((row): [row: string, file: string, name: string] => {
  const [, file = '', name = ''] = /\| `(test\/[\w/.-]+\.test\.ts)`: (.+?) +\|$/.exec(row) ?? [];
  return [row, file, name];
});

it('every threat has a test', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, file, name]) => file === '' || name === '').map(([row]) => row)).toStrictEqual([]);
});

it.each(named)('the test exists that is named in %s', (_row, file, name) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const titles = [...source.matchAll(/(['`])((?:(?!\1).)+)\1,/g)].map((match) => match[2]);
  expect(titles.filter((title) => title?.includes(name) === true)).not.toStrictEqual([]);
});
