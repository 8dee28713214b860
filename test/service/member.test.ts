import { describe, expect, it } from '@jest/globals';

import { memberLabel, presentMember } from '../../src/service/member.ts';
import { aMember } from '../support/records.ts';

describe('a member', () => {
  it('has a first and a last name, the names of its groups, and the ID that owns notes', () => {
    expect(
      presentMember(
        aMember({
          groups: [
            { id: 'g1', name: 'Sales' },
            { id: 'g2', name: null },
            { id: null, name: null },
          ],
        }),
      ),
    ).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berg',
      groupNames: ['Sales', 'g2'],
      ownerUserId: 'usr-1',
    });
  });

  it('owns notes by its own ID if it has no user ID', () => {
    expect(presentMember(aMember({ userId: null }))).toMatchObject({ ownerUserId: 'mem-1' });
  });

  it('has an empty list of groups if the service gives none', () => {
    expect(presentMember(aMember({ groups: null }))).toMatchObject({ groups: [], groupNames: [] });
  });

  it('is labeled with its name and email address, or the one it has', () => {
    expect(memberLabel(aMember())).toBe('Anna Berg (anna@acme.example)');
    expect(memberLabel(aMember({ email: null }))).toBe('Anna Berg');
    expect(memberLabel(aMember({ name: null }))).toBe('anna@acme.example');
    expect(memberLabel(aMember({ name: null, email: null }))).toBe('mem-1');
  });
});
