import { describe, expect, it } from '@jest/globals';

import { folderPresenter } from '../../src/service/folder.ts';
import { aFolder } from '../support/records.ts';

/** Folders, each in the one before it. */
const chain = (names: readonly string[]) =>
  names.map((name, i) => aFolder({ id: `f${i}`, name, parentFolderId: i === 0 ? null : `f${i - 1}` }));
const pathsOf = (folders: ReturnType<typeof chain>) =>
  folders.map(folderPresenter(folders)).map(({ path }) => path);

describe("a folder's path", () => {
  it('names all parents, topmost first, until one is missing or repeats', () => {
    const lost = aFolder({ id: 'x', name: 'X', parentFolderId: 'gone' });
    const own = aFolder({ id: 'y', name: 'Y', parentFolderId: 'y' });
    expect(pathsOf([...chain(['A', 'B', 'C']), lost, own])).toStrictEqual([
      'A',
      'A / B',
      'A / B / C',
      'X',
      'Y',
    ]);
    expect(folderPresenter([])(aFolder({ name: null })).path).toBe('fld-1');
    expect(folderPresenter([own])(own).parentName).toBeNull();
    const [top, ...below] = chain(['A', 'B']);
    expect(pathsOf([{ ...aFolder(top), parentFolderId: 'f1' }, ...below])).toStrictEqual(['B / A', 'A / B']);
  });

  it('shows at most the nearest 50 parents, and that there are more', () => {
    const paths = pathsOf(chain(Array.from({ length: 200 }, (_, i) => `${i}`))).map((path) =>
      path.split(' / '),
    );
    expect(paths.map(({ length }) => length)).toStrictEqual(paths.map((_, i) => Math.min(i + 1, 52)));
    expect([paths[199]?.[0], paths[199]?.at(-1)]).toStrictEqual(['…', '199']);
  });

  it('is found without going through all folders for each one', () => {
    let reads = 0;
    const folders = Array.from({ length: 10_000 }, (_, i) => {
      const shown = aFolder({ id: `${i}` });
      return Object.defineProperty(shown, 'id', { get: () => ((reads += 1), `${i}`), enumerable: true });
    });
    folders.map(folderPresenter(folders));
    expect(reads).toBeLessThan(10 * folders.length);
  });

  it('leaves out the topmost parents beyond 1,000 characters, and says so', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(200, 'x'));
    const paths = pathsOf(chain(names));
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(1000);
    expect(paths[3]).toBe(names.slice(0, 4).join(' / '));
    expect(paths.at(-1)).toBe(`… / ${names.slice(-4).join(' / ')}`);
  });

  it('shows both ends of a name that is too long', () => {
    const [path] = pathsOf(chain([`A${'x'.repeat(2_000_000)}Z`]));
    expect(path).toMatch(/^Ax+…x+Z$/);
    expect(path?.length).toBeLessThanOrEqual(1000);
  });
});
