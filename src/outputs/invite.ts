import type { Invite } from '../api/invites.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import { withZone } from '../dates.ts';

type PresentedInvite = ReturnType<typeof presentInvite>;

export function presentInvite(invite: Invite) {
  return { ...invite, expiresAt: withZone(invite.expiresAt), createdAt: withZone(invite.createdAt) };
}

export const inviteOutput: Output = {
  outputFields: outputFields({
    id: 'Invite ID',
    email: 'Email',
    code: 'Invite Code',
    role: 'Role',
    expiresAt: { label: 'Expires At', type: 'datetime' },
    createdAt: { label: 'Created At', type: 'datetime' },
    isUrlInvite: { label: 'Is Link Invite', type: 'boolean' },
    folders: { label: 'Folders', children: { id: 'Folder ID', name: 'Folder Name' } },
  } satisfies FieldSpecs<PresentedInvite>),
  sample: {
    id: 'inv_6Nc3Ue',
    email: 'jonas.weber@acme.example',
    code: 'K7M2-9QPX',
    role: 'member',
    expiresAt: '2026-03-17T10:00:00Z',
    createdAt: '2026-03-10T10:00:00Z',
    isUrlInvite: false,
    folders: [{ id: 'fld_1Aa9pK', name: 'Clients' }],
  } satisfies PresentedInvite,
};
