import { describe, expect, it } from '@jest/globals';

import App from '../../index.ts';
import { aFolder } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runSearch } from '../support/zapier.ts';

const service = useService();
const folders = (...items: object[]) => service.on('GET', '/v1/folders').reply(200, { folders: items });

describe('Find Folder', () => {
  const find = (inputData: Record<string, unknown>) => runSearch('find_folder', inputData);

  it('finds folders by their whole name in any case, the newest first', async () => {
    folders(
      aFolder({ id: 'a', name: 'Clients' }),
      aFolder({ id: 'b', name: ' CLIENTS', createdAt: '2026-02-01T00:00:00Z' }),
      aFolder({ id: 'c', name: 'Clients Europe' }),
      aFolder({ id: 'd', name: null }),
    );
    expect(idsOf(await find({ name: 'clients' }))).toStrictEqual(['b', 'a']);
  });

  it('finds a folder by its name inside a parent folder', async () => {
    folders(
      aFolder({ id: 'p', name: 'Top' }),
      aFolder({ id: 'a', name: 'Same', parentFolderId: 'p' }),
      aFolder({ id: 'b', name: 'Same' }),
    );
    expect(await find({ name: 'same', parentFolderId: 'p' })).toMatchObject([
      { id: 'a', path: 'Top / Same', parentName: 'Top' },
    ]);
  });

  it('finds all folders inside a parent folder', async () => {
    folders(aFolder({ id: 'p' }), { id: 'a', parentFolderId: 'p' }, { id: 'b' });
    expect(idsOf(await find({ parentFolderId: 'p' }))).toStrictEqual(['a']);
  });

  it('returns at most a hundred folders', async () => {
    folders(...Array.from({ length: 150 }, (_, i) => aFolder({ id: `f${i}` })));
    expect(await find({ name: 'clients' })).toHaveLength(100);
  });

  it('asks for criteria if it has none', async () => {
    expect((await failureOf(find({ name: ' ' }))).message).toBe(
      'There is nothing to search for. Fill in at least one of "Name" and "Parent Folder".',
    );
  });

  it('can create a folder if it finds none', () => {
    expect(App.searchOrCreates?.find_folder).toMatchObject({
      search: 'find_folder',
      create: 'create_folder',
    });
  });
});

describe('Find Workspace', () => {
  const find = (inputData: Record<string, unknown>) => runSearch('find_workspace', inputData);
  const workspace = (differing: object = {}) =>
    service.on('GET', '/v1/workspace').reply(200, { workspace: { id: 'w', name: 'Acme', ...differing } });

  it('needs no criteria', async () => {
    workspace();
    expect(idsOf(await find({ name: '' }))).toStrictEqual(['w']);
  });

  it('finds the workspace only by its whole name, in any case', async () => {
    workspace();
    workspace();
    expect(await find({ name: ' ACME ' })).toHaveLength(1);
    expect(await find({ name: 'Acm' })).toStrictEqual([]);
  });

  it('keeps settings that are not documented', async () => {
    workspace({ settings: { keyterms: ['x'], retention: '30' } });
    expect((await find({}))[0]).toMatchObject({ settings: { keyterms: ['x'], retention: '30' } });
  });
});
