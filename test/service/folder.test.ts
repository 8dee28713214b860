import { describe, expect, it } from '@jest/globals';

import { folderPresenter } from '../../src/service/folder.ts';
import { aFolder, aNote, aPage, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { runCreate, runSearch, runTrigger } from '../support/zapier.ts';

const service = useService();

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

describe('a note whose tags are plain IDs', () => {
  const createdAt = new Date(Date.now() - 60_000).toISOString();
  const note = { ...aNote({ id: 'n', createdAt }), tags: ['101', 102] };
  const serve = (shown: object = note) => {
    service.list('/v1/notes/n', () => ({ note: shown }));
  };
  const folders = [aFolder({ id: '101', name: 'Clients' }), aFolder({ id: '102', name: 'Globex' })];
  const names = ['Clients', 'Globex'];
  const filters = { folderIds: ['102'], internalDomains: ['acme.example'] };
  const recent = { createdAfter: '2026-01-01' };

  it.each<[string, () => Promise<unknown>, object]>([
    ['get_note', () => runSearch('get_note', { noteId: 'n' }), [{ tagNames: names, tagIds: ['101', '102'] }]],
    [
      'find_note',
      () => runSearch('find_note', filters),
      [{ tagNames: names, matchedFolderNames: ['Globex'] }],
    ],
    ['find_note_summaries', () => runSearch('find_note_summaries', recent), [{ tagNames: names }]],
    [
      'find_note_totals',
      () => runSearch('find_note_totals', { groupBy: 'folder', ...filters }),
      names.map((group) => ({ group })),
    ],
    ['note_completed', () => runTrigger('note_completed', { inputData: filters }), [{ tagNames: names }]],
    [
      'create_digest',
      () => runCreate('create_digest', { period: 'custom', groupBy: 'folder', ...recent }),
      { text: expect.stringMatching(/^Clients$/m), notes: [{ tagNames: names }] },
    ],
  ])('shows their names in %s', async (key, run, expected) => {
    if (key === 'get_note') serve();
    else service.list('/v1/notes', () => aPage([note]));
    service.list('/v1/folders', () => ({ folders }));
    expect(await run()).toMatchObject(expected);
  });

  it('shows the IDs if the service does not show its folders', async () => {
    serve();
    service.on('GET', '/v1/folders').reply(404, {});
    expect(await runSearch('get_note', { noteId: 'n' })).toMatchObject([{ tagNames: ['101', '102'] }]);
  });

  it('has its folders read only if it does not show their names', async () => {
    serve({ ...note, tags: [aTag('101')] });
    expect(await runSearch('get_note', { noteId: 'n' })).toMatchObject([{ tagNames: ['Tag 101'] }]);
    expect(service.requests.filter((request) => request.includes('folders'))).toStrictEqual([]);
  });
});
