import { describe, expect, it } from '@jest/globals';

import { presentFolder } from '../../src/resources/folder.ts';
import { presentInvite } from '../../src/resources/invite.ts';
import { memberLabel, presentMember } from '../../src/resources/member.ts';
import { presentWorkspace } from '../../src/resources/workspace.ts';
import { aFolder, aMember } from '../support/records.ts';

describe('the path of a folder', () => {
  const folder = aFolder({ id: 'c', name: 'C', parentFolderId: 'b' });
  const path = (...others: Parameters<typeof aFolder>[0][]) =>
    presentFolder(folder, [folder, ...others.map(aFolder)]);

  it('leads from the top', () => {
    const a = { id: 'a', name: 'A', parentFolderId: 'top' };
    expect(path({ id: 'b', name: 'B', parentFolderId: 'a' }, a, { id: 'top', name: 'Top' })).toMatchObject({
      path: 'Top / A / B / C',
      parentName: 'B',
    });
  });

  it('ends where a parent does not exist', () => {
    expect(path()).toMatchObject({ path: 'C', parentName: null });
    expect(path({ id: 'b', name: 'B', parentFolderId: 'gone' })).toMatchObject({ path: 'B / C' });
  });

  it('ends where parents run in a circle', () => {
    const own = aFolder({ id: 'a', name: 'A', parentFolderId: 'a' });
    expect(presentFolder(own, [own])).toMatchObject({ path: 'A', parentName: null });
    expect(path({ id: 'b', name: 'B', parentFolderId: 'c' })).toMatchObject({
      path: 'B / C',
      parentName: 'B',
    });
  });

  it('ends where a circle begins further up', () => {
    const a = { id: 'a', name: 'A', parentFolderId: 'b' };
    expect(path({ id: 'b', name: 'B', parentFolderId: 'a' }, a)).toMatchObject({ path: 'A / B / C' });
  });

  it('has the id of a folder without a name', () => {
    expect(presentFolder(aFolder({ id: 'x', name: null }), []).path).toBe('x');
  });
});

describe('a member', () => {
  it('has first and last name, the names of the groups, and the id that owns things', () => {
    expect(
      presentMember(
        aMember({
          groups: [
            { id: 'g1', name: 'Sales' },
            { id: 'g2', name: null },
          ],
          createdAt: '2026-01-01T00:00:00',
        }),
      ),
    ).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      groupNames: ['Sales', 'g2'],
      ownerUserId: 'usr-1',
      createdAt: '2026-01-01T00:00:00Z',
    });
  });

  it('owns things by its id where no user id is given', () => {
    expect(presentMember(aMember({ userId: null }))).toMatchObject({ ownerUserId: 'mem-1' });
  });

  it('without groups has an empty list', () => {
    expect(presentMember(aMember({ groups: null }))).toMatchObject({ groups: [], groupNames: [] });
  });

  it('is recognised by name and address, or what there is of them', () => {
    expect(memberLabel(aMember())).toBe('Anna Berg (anna@acme.example)');
    expect(memberLabel(aMember({ email: null }))).toBe('Anna Berg');
    expect(memberLabel(aMember({ name: null }))).toBe('anna@acme.example');
    expect(memberLabel(aMember({ name: null, email: null }))).toBe('mem-1');
  });
});

it('dates of invites and workspaces have a zone', () => {
  const invite = {
    id: 'i',
    email: null,
    code: null,
    role: null,
    expiresAt: '2026-01-02T00:00:00',
    createdAt: '2026-01-01T00:00:00',
    isUrlInvite: null,
    folders: [],
  };
  expect(presentInvite(invite)).toMatchObject({
    expiresAt: '2026-01-02T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
  });
  const workspace = {
    id: 'w',
    name: null,
    createdAt: '2026-01-01T00:00:00',
    updatedAt: '2026-01-02T00:00:00',
    settings: { keyterms: [], audio_location: null, meeting_default_permission: null },
    allowedEmailDomains: [],
    iconUrl: null,
  };
  expect(presentWorkspace(workspace)).toMatchObject({
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  });
});
