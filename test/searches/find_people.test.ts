import { describe, expect, it } from '@jest/globals';

import { product } from '../../src/product.ts';
import { aMember, aPage, frontOf, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runSearch } from '../support/zapier.ts';

const service = useService();
const MEMBERS = '/v1/workspace/members';
const members = (query: string, items: object[], nextOffset: number | null = null) =>
  service.on('GET', `${MEMBERS}?${query}limit=100`).reply(200, aPage(items, nextOffset));
const anInvite = (differing: object) => ({
  id: 'inv-1',
  email: 'jonas@acme.example',
  code: 'K7',
  role: 'member',
  expiresAt: '2026-03-17T10:00:00Z',
  createdAt: '2026-03-10T10:00:00Z',
  isUrlInvite: false,
  folders: [],
  ...differing,
});
const invites = (items: object[], nextOffset: number | null = null) =>
  service.on('GET', '/v1/invites?limit=100').reply(200, aPage(items, nextOffset));

describe('Find Member', () => {
  const find = (inputData: Record<string, unknown>) => runSearch('find_member', inputData);

  it('finds an exact email address in any case, with the service’s search', async () => {
    members('search=ANNA%40acme.example&', [
      aMember({ id: 'a', email: 'joanna@acme.example' }),
      aMember({ id: 'b', email: 'Anna@Acme.example' }),
    ]);
    expect(idsOf(await find({ email: ' ANNA@acme.example ' }))).toStrictEqual(['b']);
  });

  it('stops reading once an email address is found', async () => {
    members('search=anna%40acme.example&', [aMember()], 1);
    expect(await find({ email: 'anna@acme.example' })).toHaveLength(1);
  });

  it('reads on until an email address is found', async () => {
    const others = Array.from({ length: 100 }, (_, i) =>
      aMember({ id: `m${i}`, email: `${i}.anna@acme.example` }),
    );
    service.list(MEMBERS, pagesOf([...others, aMember({ id: 'a' })]));
    expect(idsOf(await find({ email: 'anna@acme.example' }))).toStrictEqual(['a']);
  });

  it('reads on if it searches for a name, since a later one may match better', async () => {
    const others = Array.from({ length: 100 }, (_, i) => aMember({ id: `m${i}`, name: `Anna ${i}` }));
    service.list(MEMBERS, pagesOf([...others, aMember({ id: 'a', name: 'Anna' })]));
    const found = await find({ name: 'anna' });
    expect(found).toHaveLength(100);
    expect(found[0]).toMatchObject({ id: 'a' });
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
    [{ role: 'admin', groupId: 'g' }, []],
  ])('finds by %j', async (inputData, ids) => {
    members('', [
      aMember({ id: 'a', role: 'admin' }),
      aMember({ id: 'b', role: 'member', groups: [{ id: 'g', name: 'G' }] }),
      aMember({ id: 'c', role: null, groups: null }),
      aMember({ id: 'd', role: 'member', groups: [{ id: 'h', name: 'H' }] }),
    ]);
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it('can search for {{…}}, which the platform would replace', async () => {
    members('search=%7B%7Bx%7D%7D&', [aMember({ id: 'a', name: 'The {{x}} account' }), aMember({ id: 'b' })]);
    expect(idsOf(await find({ name: '{{x}}' }))).toStrictEqual(['a']);
  });

  it('asks for criteria if it has none', async () => {
    expect((await failureOf(find({ email: '', name: ' ', role: null, groupId: [] }))).message).toBe(
      'There is nothing to search for. Fill in at least one of "Email", "Name Contains", "Role", and "Group".',
    );
  });

  it('fails instead of finding nothing if the service shows only the front of the list', async () => {
    const front = frontOf([aMember({ id: 'x', name: 'X' }), aMember({ id: 'y', name: 'Y' })]);
    service.list(MEMBERS, (query) => (query.get('search') === 'luis' ? aPage([aMember()]) : front(query)));
    expect((await failureOf(find({ name: 'anna' }))).message).toMatch(
      /read 2 members without a match.*did not show all of them\. To narrow it, fill in "Email" or "Name Contains"\.$/,
    );

    expect(await find({ name: 'luis' })).toStrictEqual([]);
  });

  it('has every field even if the service leaves them out', async () => {
    members('', [{ id: 'a', role: 'admin' }]);
    const [member] = await find({ role: 'admin' });
    expect(member).toMatchObject({ ownerUserId: 'a', groups: [], groupNames: [], folders: [], name: null });
  });
});

describe('Find Pending Invite', () => {
  const find = (inputData: Record<string, unknown>) => runSearch('find_invite', inputData);

  it.each([
    [{ email: 'JONAS@acme.example' }, ['a']],
    [{ role: 'member' }, ['b', 'a']],
    [{ email: 'jonas@acme.example', role: 'admin' }, []],
  ])('finds by %j, the newest first', async (inputData, ids) => {
    invites([
      anInvite({ id: 'a' }),
      anInvite({ id: 'b', email: 'mei@acme.example', createdAt: '2026-03-11T10:00:00Z' }),
      anInvite({ id: 'c', email: 'x.jonas@acme.example', role: 'admin' }),
      { id: 'd' },
    ]);
    expect(idsOf(await find(inputData))).toStrictEqual(ids);
  });

  it('reads all pages, and gives dates a time zone', async () => {
    const others = Array.from({ length: 100 }, (_, i) => anInvite({ id: `i${i}`, role: 'admin' }));
    const dates = { expiresAt: '2026-03-17T10:00:00', createdAt: '2026-03-10T10:00:00' };
    service.list('/v1/invites', pagesOf([...others, anInvite({ id: 'a', ...dates })]));
    expect(await find({ role: 'member' })).toMatchObject([
      { id: 'a', expiresAt: '2026-03-17T10:00:00Z', createdAt: '2026-03-10T10:00:00Z' },
    ]);
  });

  it('fails instead of finding nothing if the service shows only the front of the list', async () => {
    service.list('/v1/invites', frontOf([anInvite({}), anInvite({ id: 'inv-2' })]));
    expect((await failureOf(find({ role: 'admin' }))).message).toBe(
      `The search read 2 invites without a match, but ${product.name} did not show all of them. To narrow it, fill in both fields.`,
    );
  });

  it('asks for criteria if it has none', async () => {
    expect((await failureOf(find({ email: '' }))).message).toBe(
      'There is nothing to search for. Fill in at least one of "Email" and "Role".',
    );
  });
});
