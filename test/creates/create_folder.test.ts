import { describe, expect, it } from '@jest/globals';

import { ZapierCache } from '../support/memory.ts';
import { aFolder, aMember, aPage } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

const service = useService();
function create(inputData: Record<string, unknown>) {
  const cache = new ZapierCache();
  cache.values.set('members', [
    aMember({ id: 'mem-1', userId: 'usr-1', email: 'anna@acme.example' }),
    aMember({ id: 'mem-2', userId: null, email: 'ben@acme.example' }),
  ]);
  return runCreate('create_folder', { name: 'Northwind', ownerUserId: 'usr-1', ...inputData }, { cache });
}
const creating = (folder: object = aFolder({ id: 'new', name: 'Northwind' })) =>
  service.on('POST', '/v1/folders').reply(200, { folder });
const listing = (...folders: object[]) => service.on('GET', '/v1/folders').reply(200, { folders });

describe('Create Folder', () => {
  it('sends only fields that are filled in, in one request if there is no parent', async () => {
    creating();
    const folder = await create({ icon: '', color: '', isPrivate: '', parentFolderId: '' });
    expect(service.requests).toStrictEqual(['POST /v1/folders']);
    expect(service.bodies).toStrictEqual(['{"name":"Northwind","ownerUserId":"usr-1"}']);
    expect(folder).toMatchObject({ id: 'new', path: 'Northwind', parentName: null });
  });

  it('reads the parent first, sends text byte for byte, and returns the whole path', async () => {
    listing(
      aFolder({ id: 'top', name: 'Clients' }),
      aFolder({ id: 'p', name: 'Europe', parentFolderId: 'top' }),
    );
    creating({ ...aFolder({ id: 'new', name: 'Northwind', parentFolderId: 'p' }), memberCount: undefined });
    const name = ' {{x}} 😀 ';
    const filledIn = { name, icon: 'briefcase', color: '3366ff', isPrivate: 'no' };
    expect(await create({ ...filledIn, parentFolderId: 'clients/EUROPE' })).toMatchObject({
      path: 'Clients / Europe / Northwind',
      parentName: 'Europe',
      memberCount: null,
    });
    expect(service.requests).toStrictEqual(['GET /v1/folders', 'POST /v1/folders']);
    expect(JSON.parse(service.bodies[1] ?? '')).toStrictEqual({
      ...filledIn,
      ownerUserId: 'usr-1',
      color: '#3366ff',
      isPrivate: false,
      parentFolderId: 'p',
    });
  });

  it.each([
    [{ ownerUserId: 'mem-1' }, { ownerUserId: 'usr-1' }],
    [{ ownerUserId: 'ANNA@acme.example' }, { ownerUserId: 'usr-1' }],
    [{ ownerUserId: 'ben@acme.example' }, { ownerUserId: 'mem-2' }],
    [{ color: '#3366FF' }, { color: '#3366FF' }],
    [{ color: 'abc' }, { color: '#abc' }],
    [{ color: ' #ABC ' }, { color: '#ABC' }],
  ])('understands %j as %j', async (filledIn, sent) => {
    creating();
    await create(filledIn);
    expect(JSON.parse(service.bodies[0] ?? '')).toMatchObject(sent);
  });

  it.each(['blue', '#12', '#12345', '#1234567'])('makes no request for the color %p', async (color) => {
    expect((await failureOf(create({ color, parentFolderId: 'p' }))).message).toMatch(
      /^Color: ".*" is not a hex color\. Use a code such as #3366FF\.$/,
    );
  });

  const northwind = { name: 'Northwind', createdAt: new Date().toISOString() };

  it.each([
    ['an empty response', undefined],
    ['a response without an ID', {}],
    ['a response without a folder', { folder: null }],
    ['the page of a proxy', '<html>Please log in</html>'],
  ])('looks up the folder after %s', async (_, answer) => {
    service.on('POST', '/v1/folders').reply(201, answer);
    listing(aFolder({ ...northwind, id: 'new' }), aFolder({ name: 'East' }));
    expect(await create({})).toMatchObject({ id: 'new', name: 'Northwind', path: 'Northwind' });
  });

  it.each<[string, object]>([
    ['beside the folder', { id: 'new', folder: {} }],
    ['as the ID of a folder', { data: { folderId: 'new' } }],
    ['in a usual envelope', { data: { id: 'new' } }],
  ])('finds the ID %s', async (_, answer) => {
    service.on('POST', '/v1/folders').reply(201, answer);
    expect(await create({})).toMatchObject({ id: 'new', name: 'Northwind' });
  });

  it.each<[string, number, object[]]>([
    ['two have the name', 200, [aFolder({ ...northwind, id: 'a' }), aFolder({ ...northwind, id: 'b' })]],
    ['only an older one has the name', 200, [aFolder({ ...northwind, createdAt: '2020-01-01T00:00:00Z' })]],
    ['the folders cannot be read', 500, []],
  ])('says that it is not known whether it was created if %s', async (_, status, folders) => {
    service.on('POST', '/v1/folders').reply(201, {});
    service.on('GET', '/v1/folders').reply(status, { folders });
    expect((await failureOf(create({}))).message).toMatch(
      /It is not known whether the folder was created\. Look for the folder "Northwind" before you replay the run\.$/,
    );
  });

  it.each([
    ['Owner', 'ownerUserId', 'users', '/v1/workspace/members?limit=100'],
    ['Parent Folder', 'parentFolderId', 'folders', '/v1/folders'],
  ])('says that it could not look up a name if nothing was found: %s', async (label, key, scope, list) => {
    service.on('GET', list).reply(403);
    service.on('POST', '/v1/folders').reply(404);
    expect((await failureOf(create({ [key]: 'Anna Keller' }))).message).toMatch(
      new RegExp(`^${label}: nothing was found for "Anna Keller"\\. .* the "${scope}" scope`),
    );
  });

  it('creates nothing for an owner or in a parent that does not exist', async () => {
    service.workspace('Acme');
    service.on('GET', '/v1/workspace/members?limit=100').reply(200, aPage([aMember()]));
    expect((await failureOf(create({ ownerUserId: 'eve@acme.example' }))).message).toMatch(
      /^Owner: there is no member "eve@acme\.example" in the workspace "Acme"\. /,
    );
    listing(aFolder({ id: 'other' }));
    expect((await failureOf(create({ parentFolderId: 'p' }))).message).toMatch(
      /^Parent Folder: there is no folder "p" in the workspace "Acme"\. /,
    );
  });
});
