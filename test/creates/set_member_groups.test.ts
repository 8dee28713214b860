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
const inGroups = (...ids: string[]) => aMember({ groups: ids.map(group) });

/** What was kept when members and groups were last looked up. */
const known = [
  inGroups('a', 'b', 'c', 'x'),
  aMember({ id: 'mem-2', userId: null, email: null, groups: [{ id: 'z', name: 'Group a' }] }),
];
function set(inputData: Record<string, unknown>, kept: readonly object[] = known) {
  const cache = new ZapierCache();
  cache.values.set('members', kept);
  return runCreate('set_member_groups', { memberId: 'mem-1', ...inputData }, { cache });
}
const listing = (...members: object[]) => service.on('GET', LIST).reply(200, aPage(members));
const writing = (...groups: string[]) =>
  service.on('PATCH', MEMBER).reply(200, { member: inGroups(...groups) });
const addA = { groupIds: ['a'], mode: 'add' };

describe('Set Member Groups', () => {
  it('replaces the groups, and returns the member', async () => {
    listing(inGroups('x'));
    writing('a', 'b');
    const member = await set({ groupIds: ['a', 'b', 'a'] });
    expect(service.requests).toStrictEqual([`GET ${LIST}`, `PATCH ${MEMBER}`]);
    expect(service.bodies.at(-1)).toBe('{"groupIds":["a","b"]}');
    expect(member).toMatchObject({ id: 'mem-1', groupNames: ['Group a', 'Group b'] });
  });

  it('adds to any number of groups', async () => {
    const ids = Array.from({ length: 3500 }, (_, index) => `g${index}`);
    listing(inGroups(...ids));
    writing(...ids, 'a');
    await set(addA);
    expect(service.bodies.at(-1)).toBe(JSON.stringify({ groupIds: [...ids, 'a'] }));
  });

  it('returns what was read of the member if the response has only the groups', async () => {
    listing(inGroups('x'));
    service.on('PATCH', MEMBER).reply(200, { member: { groups: [group('a')] } });
    const { name } = aMember();
    expect(await set({ groupIds: ['a'] })).toMatchObject({ id: 'mem-1', name, groups: [{ id: 'a' }] });
  });

  it('reads the member again for the names of the groups if the response is empty', async () => {
    listing(inGroups('x'));
    service.on('PATCH', MEMBER).reply(204);
    listing(inGroups('a'));
    expect(await set({ groupIds: ['a'] })).toMatchObject({ id: 'mem-1', groupNames: ['Group a'] });
  });

  it('keeps each group once, however many members it has', async () => {
    const cache = new ZapierCache();
    const members = [inGroups('a', 'b'), { ...inGroups('b', 'a', 'c'), id: 'mem-2' }];
    listing(...members);
    listing(...members);
    writing('c');
    await runCreate('set_member_groups', { memberId: 'mem-1', groupIds: ['Group c'] }, { cache });
    expect(cache.values.get('members')).toMatchObject([
      { groups: ['a', 'b'].map(group) },
      { groups: [group('c')] },
    ]);
  });

  it.each([
    [{ memberId: 'mem-1', groupIds: ['group B', 'c'] }, ['b', 'c']],
    [{ memberId: ' ANNA@acme.example', groupIds: ['b', ' c '] }, ['b', 'c']],
    [{ memberId: 'A. Berg <anna@acme.example>', groupIds: ['b'] }, ['b']],
    [{ memberId: 'usr-1', groupIds: ['Group C'] }, ['c']],
    [{ removeAllGroups: 'true' }, []],
  ])('understands %j as the groups %j', async (filledIn, sent) => {
    listing(inGroups('x'));
    writing();
    await set(filledIn);
    expect(service.bodies.at(-1)).toBe(JSON.stringify({ groupIds: sent }));
  });

  it.each<[object, string]>([
    [
      { memberId: 'Ben' },
      'Member: there is no member "Ben" in the workspace "Acme". Choose the member from the list, or use an ID, a full name, or an email address such as anna@example.com.',
    ],
    [
      { memberId: 'anna berg' },
      'Member: "anna berg" is the name of 2 members: anna@acme.example (mem-1), Anna Berg (mem-2). Use the ID in parentheses.',
    ],
    [
      { groupIds: ['Slaes'] },
      'Groups: there is no group "Slaes" in the workspace "Acme". Choose the group from the list, or use its ID or its name, such as Sales.',
    ],
    [
      { groupIds: ['Group A'] },
      'Groups: "Group A" is the name of 2 groups: Group a (a), Group a (z). Use the ID in parentheses.',
    ],
  ])('changes nothing for %j', async (filledIn, message) => {
    service.workspace('Acme');
    listing(...known);
    expect((await failureOf(set({ groupIds: ['a'], ...filledIn }))).message).toBe(message);
  });

  it('sends the ID of a group without members as it is', async () => {
    service.on('GET', LIST).times(2).reply(200, aPage(known));
    writing('grp_7');
    await set({ groupIds: ['grp_7'] });
    expect(service.bodies.at(-1)).toBe('{"groupIds":["grp_7"]}');
  });

  it('sends what it is given if the key may not read members', async () => {
    service.on('GET', LIST).times(2).reply(403);
    service.on('PATCH', '/v1/workspace/members/Ben').reply(200, { member: aMember() });
    await set({ memberId: 'Ben', groupIds: ['Slaes'] }, []);
    expect(service.bodies.at(-1)).toBe('{"groupIds":["Slaes"]}');
  });

  it('says that it could not look up the name of a member who is not found', async () => {
    service.on('GET', LIST).times(2).reply(403);
    service.on('PATCH', '/v1/workspace/members/Anna%20Keller').reply(404);
    expect((await failureOf(set({ memberId: 'Anna Keller', groupIds: ['a'] }, []))).message).toMatch(
      /^Member: nothing was found for "Anna Keller"\. If it is a name, use the ID instead: a name can't be looked up\. .* the "users" scope/,
    );
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

  it.each([
    ['add', ['c', 'a'], ['a', 'b', 'c']],
    ['remove', ['a'], ['b']],
    ['remove', ['a', 'b'], []],
  ])('reads the member first to %s %j', async (mode, groupIds, sent) => {
    // The groups of others may be odd.
    listing({ ...aMember({ id: 'other' }), groups: [{ name: 'No ID' }] }, inGroups('a', 'b'));
    writing();
    await set({ groupIds, mode });
    expect(service.requests).toStrictEqual([`GET ${LIST}`, `PATCH ${MEMBER}`]);
    expect(JSON.parse(service.bodies[1] ?? '')).toStrictEqual({ groupIds: sent });
  });

  it.each([
    ['add', ['b']],
    ['remove', ['x']],
    ['replace', ['b', 'a']],
  ])('writes nothing if to %s %j changes nothing', async (mode, groupIds) => {
    listing(inGroups('a', 'b'));
    expect(await set({ groupIds, mode })).toMatchObject({ groupNames: ['Group a', 'Group b'] });
    expect(service.requests).toStrictEqual([`GET ${LIST}`]);
  });

  it.each([undefined, null, 'a', [group('a'), { name: 'B' }], [group('a'), false]])(
    'changes nothing if the groups of the member are unknown (%j)',
    async (groups) => {
      listing({ ...aMember(), groups });
      expect((await failureOf(set(addA))).message).toMatch(
        /did not say which groups the member is in.*Choose "Replace all groups"\.$/,
      );
    },
  );

  it.each<[number, object | undefined]>([
    [200, {}],
    [200, { member: { id: 7, role: 'admin' } }],
    [200, { member: 'done' }],
    [204, undefined],
  ])('succeeds if the response is %d %j and the member cannot be read', async (...response) => {
    service.on('PATCH', MEMBER).reply(...response);
    service.on('GET', LIST).reply(403);
    const member = await set({ groupIds: ['a'] });
    expect(member).toMatchObject({ id: 'mem-1', groupNames: ['a'], name: null });
  });

  it('changes nothing while the member cannot be read for another reason', async () => {
    service.on('GET', LIST).reply(404);
    expect((await failureOf(set({ groupIds: ['a'] }))).message).not.toContain('Before that');
    expect(service.requests).toStrictEqual([`GET ${LIST}`]);
  });

  it('reads the member again if a proxy answers, and believes only what that shows', async () => {
    const answerFromProxy = (now: object) => {
      listing(inGroups('x'));
      service.on('PATCH', MEMBER).reply(200, '<html>Please log in</html>');
      listing(now);
      return set({ groupIds: ['a'] });
    };
    expect(await answerFromProxy(inGroups('a'))).toMatchObject({ id: 'mem-1', groupNames: ['Group a'] });
    expect((await failureOf(answerFromProxy(inGroups('x')))).message).toMatch(
      /It is not known whether the member's groups were set\. Look at the groups of the member "mem-1" before/,
    );
  });

  it('runs one at a time on the same member', () => {
    expect(App.creates.set_member_groups?.operation.lock?.key).toBe(
      'set_member_groups-{{bundle.inputData.memberId}}',
    );
  });

  it('finds a member on a later page, and reads no further', async () => {
    service.on('GET', LIST).reply(200, aPage([aMember({ id: 'x' })], 1));
    service.on('GET', `${LIST}&offset=1`).reply(200, aPage([aMember({ groups: [] })], 2));
    writing('a');
    await set(addA);
  });

  it('says that the member was not found only if it could read all members', async () => {
    const others = [aMember({ id: 'x' }), aMember({ id: 'y' })];
    listing(...others);
    expect((await failureOf(set(addA))).message).toMatch(/^The member was not found/);
    service.list('/v1/workspace/members', frontOf(others));
    expect((await failureOf(set(addA))).message).toMatch(/not among those read/);
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{}, /^There is nothing to change/],
    [{ removeAllGroups: 'false', mode: 'add' }, /^There is nothing to change/],
    [{ groupIds: ['a'], removeAllGroups: true }, /^"Groups" is filled in, but/],
    [{ mode: 'add', removeAllGroups: true }, /choose "Replace all groups"/],
  ])('makes no request for %j', async (filledIn, message) => {
    expect((await failureOf(set(filledIn))).message).toMatch(message);
  });
});
