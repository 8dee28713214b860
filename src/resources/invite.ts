import * as zod from 'zod/mini';

import { type ListEndpoint, NEEDS_USERS } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { type List, listOf as openList, type ListStep } from '../lists/list.ts';
import { withZone } from '../text/dates.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';

const inviteSchema = zod.lazy(() =>
  read.record({
    id: read.id,
    email: read.text,
    code: read.text,
    role: read.text,
    expiresAt: read.time,
    createdAt: read.time,
    isUrlInvite: read.boolean,
    folders: read.listOf(read.reference),
  }),
);
export type Invite = zod.infer<typeof inviteSchema>;

export const INVITE_ROLES = { admin: 'Admin', member: 'Member' } as const;

const LIST_INVITES = {
  method: 'GET',
  path: '/v1/invites',
  itemsKey: 'items',
  item: inviteSchema,
  needs: NEEDS_USERS,
} satisfies ListEndpoint<Invite>;

export function inviteList(step: ListStep): List<Invite> {
  return openList(step, LIST_INVITES);
}

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
