import * as zod from 'zod/mini';

import type { Client } from './client.ts';
import { type ListEndpoint, NEEDS_USERS } from './endpoint.ts';
import { type PageReader, pageReader } from './paging.ts';
import { flag, listOf, record, reference, text } from './tolerant.ts';

export const inviteSchema = record({
  id: zod.string(),
  email: text,
  code: text,
  role: text,
  expiresAt: text,
  createdAt: text,
  isUrlInvite: flag,
  folders: listOf(reference),
});
export type Invite = zod.infer<typeof inviteSchema>;

export const INVITE_ROLES = { admin: 'Admin', member: 'Member' } as const;

const LIST_INVITES = {
  method: 'GET',
  path: '/v1/invites',
  itemsKey: 'items',
  item: inviteSchema,
  needs: NEEDS_USERS,
} satisfies ListEndpoint<Invite>;

/** Reads the pending invites page by page. */
export function invitePages<Kept>(
  client: Client,
  keep: (invite: Invite) => Kept | undefined,
): PageReader<Kept> {
  return pageReader(client, LIST_INVITES, {}, keep);
}
