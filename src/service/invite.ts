import { type ListEndpoint, NEEDS_USERS } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import type { List } from '../lists/list.ts';
import { output, type Rows } from '../zapier/output.ts';
import { type ListStep, serviceList } from './profile.ts';

const inviteSchema = read.record({
  id: read.id,
  email: read.address,
  code: read.shortText,
  role: read.shortText,
  expiresAt: read.time,
  createdAt: read.time,
  isUrlInvite: read.boolean,
  folders: read.references,
});
export type Invite = ReturnType<typeof inviteSchema.parse>;

export const INVITE_ROLES = { admin: 'Admin', member: 'Member' } as const;

const LIST_INVITES = {
  method: 'GET',
  path: '/v1/invites',
  itemsKey: 'items',
  item: inviteSchema,
  needs: NEEDS_USERS,
} satisfies ListEndpoint;

export const inviteList = (step: ListStep): List<Invite> => serviceList(step, LIST_INVITES);

export const inviteRows = {
  id: ['Invite ID', 'inv_6Nc3Ue'],
  email: ['Email', 'jonas.weber@acme.example'],
  role: ['Role', 'member'],
  expiresAt: [{ label: 'Expires At', type: 'datetime' }, '2026-03-17T10:00:00Z'],
  createdAt: [{ label: 'Created At', type: 'datetime' }, '2026-03-10T10:00:00Z'],
  isUrlInvite: [{ label: 'Is Link Invite', type: 'boolean' }, false],
  folders: [
    { label: 'Folders', children: { id: 'Folder ID', name: 'Folder Name' } },
    [{ id: 'fld_1Aa9pK', name: 'Clients' }],
  ],
  // Nobody else needs it.
  code: ['Invite Code', 'K7M2-9QPX'],
} satisfies Rows<Invite>;

export const inviteOutput = output(inviteRows);
