import { describe, expect, it } from '@jest/globals';

import { aFolder } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

const service = useService();
const create = (inputData: Record<string, unknown>) =>
  runCreate('create_folder', { name: 'Northwind', ownerUserId: 'usr-1', ...inputData });
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
      /"Parent Folder" no longer exists/,
    );
    expect(service.requests).toStrictEqual(['GET /v1/folders']);
  });
});
