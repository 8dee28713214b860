import type { Member } from '../api/members.ts';
import { splitName } from '../notes/people.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import { withZone } from '../dates.ts';

type PresentedMember = ReturnType<typeof presentMember>;

export function presentMember(member: Member) {
  const groups = member.groups ?? [];
  return {
    ...member,
    ...splitName(member.name),
    createdAt: withZone(member.createdAt),
    // Some answers of the service name the user apart from the member; where they do, that is who can own things.
    ownerUserId: member.userId ?? member.id,
    groups,
    groupNames: groups.map(({ name, id }) => name ?? id),
  };
}

/** A member as people recognise one: `Name (e-mail)`. */
export function memberLabel({ name, email, id }: Member): string {
  if (name === null) return email ?? id;
  return email === null ? name : `${name} (${email})`;
}

export const memberOutput: Output = {
  outputFields: outputFields({
    id: 'Member ID',
    name: 'Name',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    role: 'Role',
    ownerUserId: 'Owner User ID',
    userId: 'User ID',
    profileUrl: 'Profile URL',
    createdAt: { label: 'Joined At', type: 'datetime' },
    groupNames: { label: 'Group Names', list: true, type: 'string' },
    groups: { label: 'Groups', children: { id: 'Group ID', name: 'Group Name' } },
    folders: { label: 'Folders', children: { id: 'Folder ID', name: 'Folder Name' } },
  } satisfies FieldSpecs<PresentedMember>),
  sample: {
    id: 'mem_4Hs8Lw',
    name: 'Anna Berg',
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna.berg@acme.example',
    role: 'admin',
    ownerUserId: 'usr_93kQzR',
    userId: 'usr_93kQzR',
    profileUrl: 'https://meeting-notes.example/people/anna-berg',
    createdAt: '2025-11-17T08:00:00Z',
    groupNames: ['Sales'],
    groups: [{ id: 'grp_2Vb6Yd', name: 'Sales' }],
    folders: [{ id: 'fld_1Aa9pK', name: 'Clients' }],
  } satisfies PresentedMember,
};
