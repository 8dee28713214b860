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

  it('sends every field that is filled in, with text byte for byte', async () => {
    listing(aFolder({ id: 'p' }));
    creating();
    await create({
      name: ' {{x}} 😀 ',
      icon: 'briefcase',
      color: '3366ff',
      isPrivate: 'no',
      parentFolderId: 'p',
    });
    expect(JSON.parse(service.bodies[1] ?? '')).toStrictEqual({
      name: ' {{x}} 😀 ',
      ownerUserId: 'usr-1',
      icon: 'briefcase',
      color: '#3366ff',
      isPrivate: false,
      parentFolderId: 'p',
    });
  });

  it.each([
    ['mem-1', 'usr-1'],
    ['ANNA@acme.example', 'usr-1'],
    ['ben@acme.example', 'mem-2'],
  ])('sends the owner %p as %p, and a parent by its path as an ID', async (ownerUserId, sent) => {
    listing(
      aFolder({ id: 'top', name: 'Clients' }),
      aFolder({ id: 'p', name: 'Europe', parentFolderId: 'top' }),
    );
    creating();
    await create({ ownerUserId, parentFolderId: 'clients/EUROPE' });
    expect(JSON.parse(service.bodies[1] ?? '')).toMatchObject({ ownerUserId: sent, parentFolderId: 'p' });
  });

  it('creates nothing for an owner who does not exist', async () => {
    service.on('GET', '/v1/workspace/members?limit=100').reply(200, aPage([aMember()]));
    expect((await failureOf(create({ ownerUserId: 'eve@acme.example' }))).message).toMatch(
      /^Owner: there is no member "eve@acme\.example"\. /,
    );
  });

  it.each([
    ['#3366FF', '#3366FF'],
    ['abc', '#abc'],
    [' #ABC ', '#ABC'],
  ])('sends the color %p as %p', async (color, sent) => {
    creating();
    await create({ color });
    expect(JSON.parse(service.bodies[0] ?? '')).toMatchObject({ color: sent });
  });

  it.each(['blue', '#12', '#12345', '#1234567'])('makes no request for the color %p', async (color) => {
    expect((await failureOf(create({ color, parentFolderId: 'p' }))).message).toMatch(
      /^Color: ".*" is not a hex color\. Use a code such as #3366FF\.$/,
    );
  });

  it('reads the parent first, and returns its path and name', async () => {
    listing(
      aFolder({ id: 'top', name: 'Clients' }),
      aFolder({ id: 'p', name: 'Europe', parentFolderId: 'top' }),
    );
    creating({ ...aFolder({ id: 'new', name: 'Northwind', parentFolderId: 'p' }), memberCount: undefined });
    const folder = await create({ parentFolderId: 'p' });
    expect(service.requests).toStrictEqual(['GET /v1/folders', 'POST /v1/folders']);
    expect(folder).toMatchObject({
      path: 'Clients / Europe / Northwind',
      parentName: 'Europe',
      memberCount: null,
    });
  });

  it('creates nothing if the parent does not exist', async () => {
    listing(aFolder({ id: 'other' }));
    expect((await failureOf(create({ parentFolderId: 'p' }))).message).toMatch(
      /^Parent Folder: there is no folder "p"\. /,
    );
    expect(service.requests).toStrictEqual(['GET /v1/folders']);
  });
});
