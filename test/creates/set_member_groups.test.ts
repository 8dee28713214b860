import { describe, expect, it } from '@jest/globals';

import App from '../../index.ts';
import { ZapierCache } from '../support/memory.ts';
import { aMember, aPage, frontOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

const service = useService();
const LIST = '/v1/workspace/members?limit=100';
const MEMBER = '/v1/workspace/members/mem-1';
const group = (id: string) => ({ id, name: `Group ${id}` });

/** What was kept when members and groups were last looked up. */
const known = [
  {
    id: 'mem-1',
    userId: 'usr-1',
    name: 'Anna Berg',
    email: 'anna@acme.example',
    groups: ['a', 'b', 'c', 'x'].map(group),
  },
  { id: 'mem-2', userId: null, name: 'Anna Berg', email: null, groups: [{ id: 'z', name: 'Group a' }] },
];
function set(inputData: Record<string, unknown>, kept: readonly object[] = known) {
  const cache = new ZapierCache();
  cache.values.set('members', kept);
  return runCreate('set_member_groups', { memberId: 'mem-1', ...inputData }, { cache });
}
const listing = (...members: object[]) => service.on('GET', LIST).reply(200, aPage(members));
const writing = (...groups: string[]) =>
  service.on('PATCH', MEMBER).reply(200, { member: aMember({ groups: groups.map(group) }) });

describe('Set Member Groups', () => {
  it('replaces the groups in one request, and returns the member', async () => {
    writing('a', 'b');
    const member = await set({ groupIds: ['a', 'b', 'a'] });
    expect(service.requests).toStrictEqual([`PATCH ${MEMBER}`]);
    expect(service.bodies).toStrictEqual(['{"groupIds":["a","b"]}']);
    expect(member).toMatchObject({ id: 'mem-1', groupNames: ['Group a', 'Group b'] });
  });

  it.each<[string, number, object | undefined]>([
    ['is empty', 204, undefined],
    ['has only the groups', 200, { member: { groups: [group('a')] } }],
  ])('reads the member if the response %s', async (_, status, response) => {
    service.on('PATCH', MEMBER).reply(status, response);
    listing(aMember({ groups: [group('a')] }));
    const { name } = aMember();
    expect(await set({ groupIds: ['a'] })).toMatchObject({ id: 'mem-1', name, groupNames: ['Group a'] });
  });

  it.each([
    ['mem-1', ['group B', 'c']],
    [' ANNA@acme.example', ['b', ' c ']],
    ['usr-1', ['b', 'Group C']],
  ])('knows the member %j and the groups %j', async (memberId, groupIds) => {
    writing('b', 'c');
    await set({ memberId, groupIds });
    expect(service.bodies).toStrictEqual(['{"groupIds":["b","c"]}']);
  });

  it.each<[object, string]>([
    [
      { memberId: 'Ben' },
      'Member: there is no member "Ben". Choose the member from the list, or use an ID or an email address, such as anna@example.com.',
    ],
    [
      { memberId: 'anna berg' },
      'Member: "anna berg" is the name of 2 members: anna@acme.example (mem-1), Anna Berg (mem-2). Use the ID in parentheses.',
    ],
    [
      { groupIds: ['Slaes'] },
      'Groups: there is no group "Slaes". Choose the group from the list, or use its ID or its name, such as Sales.',
    ],
    [
      { groupIds: ['Group A'] },
      'Groups: "Group A" is the name of 2 groups: Group a (a), Group a (z). Use the ID in parentheses.',
    ],
  ])('changes nothing for %j', async (filledIn, message) => {
    listing(...known);
    expect((await failureOf(set({ groupIds: ['a'], ...filledIn }))).message).toBe(message);
  });

  it('sends the ID of a group without members as it is', async () => {
    listing(...known);
    writing('grp_7');
    await set({ groupIds: ['grp_7'] });
    expect(service.bodies.at(-1)).toBe('{"groupIds":["grp_7"]}');
  });

  it('sends what it is given if the key may not read members', async () => {
    service.on('GET', LIST).reply(403);
    service.on('PATCH', '/v1/workspace/members/Ben').reply(200, { member: aMember() });
    await set({ memberId: 'Ben', groupIds: ['Slaes'] }, []);
    expect(service.bodies.at(-1)).toBe('{"groupIds":["Slaes"]}');
  });

  it('takes only IDs if not all members are shown', async () => {
    service.list('/v1/workspace/members', frontOf(known));
    expect((await failureOf(set({ memberId: 'Ben', groupIds: ['a'] }, []))).message).toMatch(
      /^Member: .* did not show all members, so "Ben" can't be looked up\. Use an ID\.$/,
    );
    service.on('PATCH', '/v1/workspace/members/mem_7').reply(200, { member: aMember() });
    await set({ memberId: 'mem_7', groupIds: ['grp_1'] }, []);
    expect(service.bodies.at(-1)).toBe('{"groupIds":["grp_1"]}');
  });

  it('removes all groups if Remove From All Groups is on', async () => {
    writing();
    await set({ removeAllGroups: 'true' });
    expect(service.bodies).toStrictEqual(['{"groupIds":[]}']);
  });

  it.each([
    ['add', ['c', 'a'], ['a', 'b', 'c']],
    ['remove', ['a'], ['b']],
    ['remove', ['a', 'b'], []],
  ])('reads the member first to %s %j', async (mode, groupIds, sent) => {
    listing(aMember({ id: 'other', groups: [group('z')] }), aMember({ groups: [group('a'), group('b')] }));
    writing();
    await set({ groupIds, mode });
    expect(service.requests).toStrictEqual([`GET ${LIST}`, `PATCH ${MEMBER}`]);
    expect(JSON.parse(service.bodies[1] ?? '')).toStrictEqual({ groupIds: sent });
  });

  it.each([
    ['add', ['b']],
    ['remove', ['x']],
  ])('writes nothing if to %s %j changes nothing', async (mode, groupIds) => {
    listing(aMember({ groups: [group('a'), group('b')] }));
    expect(await set({ groupIds, mode })).toMatchObject({ groupNames: ['Group a', 'Group b'] });
    expect(service.requests).toStrictEqual([`GET ${LIST}`]);
  });

  it.each([undefined, null, 'a', [group('a'), { name: 'B' }], [group('a'), false]])(
    'changes nothing if the groups of the member are unknown (%j)',
    async (groups) => {
      listing({ ...aMember(), groups });
      expect((await failureOf(set({ groupIds: ['a'], mode: 'add' }))).message).toMatch(
        /did not say which groups the member is in.*Choose "Replace all groups"\.$/,
      );
    },
  );

  it('is not hindered by another member whose groups are odd', async () => {
    listing({ ...aMember({ id: 'other' }), groups: [{ name: 'No ID' }] }, aMember({ groups: [group('a')] }));
    writing('a', 'b');
    await set({ groupIds: ['b'], mode: 'add' });
    expect(JSON.parse(service.bodies[1] ?? '')).toStrictEqual({ groupIds: ['a', 'b'] });
  });

  it.each<[number, object | undefined]>([
    [200, {}],
    [200, { member: { id: 7, role: 'admin' } }],
    [200, { member: 'done' }],
    [204, undefined],
  ])(
    'succeeds with what is known if the response is %d %j and the member cannot be read',
    async (...response) => {
      service.on('PATCH', MEMBER).reply(...response);
      service.on('GET', LIST).reply(503);
      const member = await set({ groupIds: ['a'] });
      expect(member).toMatchObject({ id: 'mem-1', groupNames: ['a'], name: null });
    },
  );

  it('runs one at a time on the same member', () => {
    expect(App.creates.set_member_groups?.operation.lock?.key).toBe(
      'set_member_groups-{{bundle.inputData.memberId}}',
    );
  });

  it('finds a member on a later page, and reads no further', async () => {
    service.on('GET', LIST).reply(200, aPage([aMember({ id: 'x' })], 1));
    service.on('GET', `${LIST}&offset=1`).reply(200, aPage([aMember({ groups: [] })], 2));
    writing('a');
    await set({ groupIds: ['a'], mode: 'add' });
  });

  it('says that the member was not found if the list does not have it', async () => {
    listing(aMember({ id: 'y' }));
    expect((await failureOf(set({ groupIds: ['a'], mode: 'add' }))).message).toMatch(
      /^The member was not found/,
    );
  });

  it('does not say "not found" if it could not read all members', async () => {
    service.list('/v1/workspace/members', frontOf([aMember({ id: 'x' }), aMember({ id: 'y' })]));
    expect((await failureOf(set({ groupIds: ['a'], mode: 'add' }))).message).toMatch(/not among those read/);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['nothing to change', {}, /^There is nothing to change/],
    ['nothing to change, and an unchecked box', { removeAllGroups: 'false' }, /^There is nothing to change/],
    ['nothing to add', { mode: 'add' }, /^There is nothing to change/],
    [
      'groups and Remove From All Groups',
      { groupIds: ['a'], removeAllGroups: true },
      /^"Groups" is filled in, but/,
    ],
    [
      'to add and Remove From All Groups',
      { mode: 'add', removeAllGroups: true },
      /must be "Replace all groups"/,
    ],
  ])('makes no request for %s', async (_, filledIn, message) => {
    expect((await failureOf(set(filledIn))).message).toMatch(message);
  });
});
