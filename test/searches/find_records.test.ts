import { describe, expect, it } from '@jest/globals';

import App from '../../index.ts';
import { product } from '../../src/product.ts';
import { inviteOutput } from '../../src/service/invite.ts';
import { aFolder, aMember, aPage, frontOf, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runSearch } from '../support/zapier.ts';

const service = useService();
const finding = (key: string) => (inputData: Record<string, unknown>) => runSearch(key, inputData);
const MEMBERS = '/v1/workspace/members';
const members = (query: string, items: object[], nextOffset: number | null = null) =>
  service.on('GET', `${MEMBERS}?${query}limit=100`).reply(200, aPage(items, nextOffset));
const anInvite = (id: string, differing: object = {}) => ({ ...inviteOutput.sample, id, ...differing });
const folders = (...items: object[]) => service.list('/v1/folders', () => ({ folders: items }));

it.each([
  [
    'find_member',
    { email: '', name: ' ', role: null, groupId: [] },
    '"Email", "Name Contains", "Role", and "Group"',
  ],
  ['find_invite', { email: '' }, '"Email", "Role", and "Expires Before"'],
  ['find_folder', { name: ' ' }, '"Name" and "Parent Folder"'],
])('%s asks for criteria, without a request, if it has only %j', async (key, inputData, fields) => {
  expect((await failureOf(runSearch(key, inputData))).message).toBe(
    `There is nothing to search for. Fill in at least one of ${fields}.`,
  );
});

describe('Find Member', () => {
  const find = finding('find_member');

  it('finds an exact email address in any case, with the service’s search, and reads no further', async () => {
    const found = aMember({ id: 'b', email: 'Anna@Acme.example' });
    members('search=ANNA%40acme.example&', [aMember({ id: 'a', email: 'joanna@acme.example' }), found], 2);
    expect(idsOf(await find({ email: ' ANNA@acme.example ' }))).toStrictEqual(['b']);
  });

  it.each([
    { email: 'Anna B <anna@acme.example>' },
    { email: 'mailto:anna@acme.example' },
    { name: '"Berg, Anna" <anna@acme.example>' },
    { name: 'anna@acme.example' },
  ])('finds a person as one is written elsewhere: %j', async (inputData) => {
    members('search=anna%40acme.example&', [aMember({ id: 'a', email: 'joanna@acme.example' }), aMember()]);
    expect(idsOf(await find(inputData))).toStrictEqual([aMember().id]);
  });

  it('reads on until an email address is found, or all names, since a later one may match better', async () => {
    const others = Array.from({ length: 100 }, (_, i) =>
      aMember({ id: `m${i}`, name: `Anna ${i}`, email: `${i}.anna@acme.example` }),
    );
    service.list(MEMBERS, pagesOf([...others, aMember({ id: 'a', name: 'Anna' })]));
    expect(idsOf(await find({ email: 'anna@acme.example' }))).toStrictEqual(['a']);
    expect(await find({ name: 'anna' })).toMatchObject({ length: 100, 0: { id: 'a' } });
  });

  it('finds part of a name, and returns exact matches first, then the newest', async () => {
    members('search=anna&', [
      aMember({ id: 'a', name: 'Anna Berg', createdAt: '2026-01-01T00:00:00Z' }),
      aMember({ id: 'b', name: 'Joanna', createdAt: '2026-02-01T00:00:00Z' }),
      aMember({ id: 'c', name: 'ANNA', createdAt: '2025-01-01T00:00:00Z' }),
      aMember({ id: 'd', name: 'Luis', email: 'anna@x.example' }),
      aMember({ id: 'e', name: null }),
    ]);
    expect(idsOf(await find({ name: 'anna' }))).toStrictEqual(['c', 'b', 'a']);
  });

  it.each([
    [{ role: 'ADMIN' }, ['a']],
    [{ groupId: 'g' }, ['b']],
    [{ groupId: ' Helpers' }, ['d']],
    [{ groupId: 'grp_8' }, []],
    [{ role: 'admin', groupId: 'g' }, []],
  ])('finds by %j', async (inputData, ids) => {
    service.list(MEMBERS, () =>
      aPage([
        aMember({ id: 'a', role: 'admin' }),
        aMember({ id: 'b', role: 'member', groups: [{ id: 'g', name: 'G' }] }),
        aMember({ id: 'c', role: null, groups: null }),
        aMember({ id: 'd', role: 'member', groups: [{ id: 'h', name: 'helpers' }] }),
      ]),
    );
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it.each([
    [
      'nobody is in',
      [{ id: 'g', name: 'Sales' }],
      /^Group: there is no group "Slaes" in the workspace "Acme"\. /,
    ],
    ['the service does not show', null, /did not say which groups the members are in/],
  ])('fails for a group that %s', async (_, groups, message) => {
    service.workspace('Acme');
    service.list(MEMBERS, () => aPage([aMember({ groups })]));
    expect((await failureOf(find({ groupId: 'Slaes' }))).message).toMatch(message);
  });

  it('says so if it shows only the front of the list, too', async () => {
    service.list(MEMBERS, frontOf([aMember({ id: 'x', groups: null }), aMember({ id: 'y', groups: null })]));
    expect((await failureOf(find({ groupId: 'grp_8' }))).message).toMatch(/did not say which groups/);
  });

  it('finds a member of any number of groups by each of them', async () => {
    const groups = Array.from({ length: 4000 }, (_, index) => ({ id: `g${index}`, name: `Group ${index}` }));
    service.list(MEMBERS, () => aPage([aMember({ groups })]));
    const [member] = await find({ groupId: 'Group 3999' });
    expect(member?.groups).toHaveLength(3001);
  });

  it('can search for {{…}}, which the platform would replace', async () => {
    members('search=%7B%7Bx%7D%7D&', [aMember({ id: 'a', name: 'The {{x}} account' }), aMember({ id: 'b' })]);
    expect(idsOf(await find({ name: '{{x}}' }))).toStrictEqual(['a']);
  });

  it.each([
    [{ role: 'guest' }, ' To narrow it, fill in "Email" or "Name Contains".'],
    [{ name: 'anna' }, ' To narrow it, fill in "Email".'],
    [{ email: 'acme.example', name: 'anna' }, ' To narrow it, use a full address in "Email".'],
    [{ email: 'anna@acme.example', role: 'guest' }, ''],
  ])(
    'fails instead of finding nothing if it is shown only the front of the list, with %j',
    async (input, advice) => {
      const front = frontOf([aMember({ id: 'x', name: 'X' }), aMember({ id: 'y', name: 'Y' })]);
      service.list(MEMBERS, front);
      expect((await failureOf(find(input))).message).toBe(
        `The search read 2 members; none of them matched. ${product.name} did not show all of them, so the answer would be incomplete.${advice}`,
      );
    },
  );

  it('finds nothing if the service shows all that it found', async () => {
    service.list(MEMBERS, () => aPage([aMember()]));
    expect(await find({ name: 'luis' })).toStrictEqual([]);
  });
});

describe('Find Pending Invite', () => {
  const find = finding('find_invite');

  it.each([
    [{ email: 'JONAS.Weber@acme.example' }, ['a']],
    [{ email: '"Weber, Jonas" <jonas.weber@acme.example>' }, ['a']],
    [{ role: 'member' }, ['b', 'a']],
    [{ email: 'jonas.weber@acme.example', role: 'admin' }, []],
    [{ expiresBefore: '2026-03-17' }, ['b']],
    [{ expiresBefore: '2026-03-18', email: 'jonas.weber@acme.example' }, ['a']],
  ])('finds by %j, the newest first', async (inputData, ids) => {
    const invites = [
      anInvite('a'),
      anInvite('b', {
        email: 'mei@acme.example',
        createdAt: '2026-03-11T10:00:00Z',
        expiresAt: '2026-03-16T23:59:59Z',
      }),
      anInvite('c', { email: 'x.jonas.weber@acme.example', role: 'admin' }),
      { id: 'd' },
    ];
    service.on('GET', '/v1/invites?limit=100').reply(200, aPage(invites));
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it('reads all pages', async () => {
    const others = Array.from({ length: 100 }, (_, i) => anInvite(`i${i}`, { role: 'admin' }));
    service.list('/v1/invites', pagesOf([...others, anInvite('a')]));
    expect(idsOf(await find({ role: 'member' }))).toStrictEqual(['a']);
  });

  it('fails instead of finding nothing if the service shows only the front of the list', async () => {
    service.list('/v1/invites', frontOf([anInvite('a'), anInvite('b')]));
    expect((await failureOf(find({ role: 'admin' }))).message).toBe(
      `The search read 2 invites; none of them matched. ${product.name} did not show all of them, so the answer would be incomplete.`,
    );
  });
});

describe('Find Folder', () => {
  const find = finding('find_folder');

  it.each([
    [{ name: 'europe' }, ['c', 'b']],
    [{ name: 'europ' }, []],
    [{ name: 'europe', parentFolderId: 'p' }, ['b']],
    [{ parentFolderId: 'CLIENTS' }, ['b', 'd']],
  ])('finds by %j, the whole name in any case, the newest first', async (inputData, ids) => {
    folders(
      aFolder({ id: 'p', name: 'Clients' }),
      aFolder({ id: 'b', name: 'Europe', parentFolderId: 'p' }),
      aFolder({ id: 'c', name: ' EUROPE', createdAt: '2026-02-01T00:00:00Z' }),
      { id: 'd', parentFolderId: 'p' },
    );
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it('returns at most a hundred folders, with their paths', async () => {
    const many = Array.from({ length: 150 }, (_, i) =>
      aFolder({ id: `f${i}`, name: 'X', parentFolderId: 'p' }),
    );
    folders(aFolder({ id: 'p', name: 'Top' }), ...many);
    const first = { path: 'Top / X', parentName: 'Top' };
    expect(await find({ name: 'x' })).toMatchObject({ length: 100, 0: first });
  });

  it('can create a folder if it finds none', () => {
    expect(App.searchOrCreates?.find_folder).toMatchObject({
      search: 'find_folder',
      create: 'create_folder',
    });
  });
});

describe('Find Workspace', () => {
  const find = finding('find_workspace');
  const workspace = (differing: object = {}) =>
    service.on('GET', '/v1/workspace').reply(200, { workspace: { id: 'w', name: 'Acme', ...differing } });

  it.each([
    ['', ['w']],
    [' ACME ', ['w']],
    ['Acm', []],
  ])('finds by the name %j, whole or not at all', async (name, ids) => {
    workspace();
    expect(idsOf(await find({ name }))).toStrictEqual(ids);
  });

  it('sorts and counts domains and key terms', async () => {
    workspace({ allowedEmailDomains: ['b.example', 'a.example'], settings: { keyterms: ['z', 'y', 'x'] } });
    expect((await find({}))[0]).toMatchObject({
      allowedEmailDomains: ['a.example', 'b.example'],
      allowedEmailDomainCount: 2,
      settings: { keyterms: ['x', 'y', 'z'] },
      keytermCount: 3,
    });
  });

  it.each([
    [{}, { settings: null, keytermCount: null, allowedEmailDomains: null, allowedEmailDomainCount: null }],
    [
      { settings: {}, allowedEmailDomains: [] },
      {
        settings: { keyterms: null },
        keytermCount: null,
        allowedEmailDomains: [],
        allowedEmailDomainCount: 0,
      },
    ],
  ])('tells what is absent from what is empty: %j', async (given, expected) => {
    workspace(given);
    expect((await find({}))[0]).toMatchObject(expected);
  });

  it('keeps settings that are not documented', async () => {
    workspace({ settings: { keyterms: ['x'], retention: '30' } });
    expect((await find({}))[0]).toMatchObject({ settings: { keyterms: ['x'], retention: '30' } });
  });
});
