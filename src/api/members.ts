import * as zod from 'zod/mini';

import type { Client } from './client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_USERS } from './endpoint.ts';
import { type PageReader, pageReader } from './paging.ts';
import { listOf, record, reference, text, transformed } from './tolerant.ts';

export const memberSchema = record({
  id: zod.string(),
  userId: text,
  name: text,
  email: text,
  profileUrl: text,
  role: text,
  createdAt: text,
  folders: listOf(reference),
  // Null where the service leaves it out, which is not the same as being in no group.
  groups: transformed(zod.nullish(zod.array(reference)), (groups) => groups ?? null),
});
export type Member = zod.infer<typeof memberSchema>;

const LIST_MEMBERS = {
  method: 'GET',
  path: '/v1/workspace/members',
  itemsKey: 'items',
  item: memberSchema,
  needs: NEEDS_USERS,
} satisfies ListEndpoint<Member>;

/**
 * Reads the members page by page.
 *
 * @param search narrows to names and e-mail addresses that hold it.
 */
export function memberPages<Kept>(
  client: Client,
  search: string | undefined,
  keep: (member: Member) => Kept | undefined,
): PageReader<Kept> {
  return pageReader(client, LIST_MEMBERS, { search: isSearchable(search) ? search : undefined }, keep);
}

/** The platform takes `{{…}}` out of query parameters, and refuses some: such a text is matched in the app alone. */
function isSearchable(search: string | undefined): boolean {
  return search !== undefined && !search.includes('{{');
}

const SET_GROUPS = {
  method: 'PATCH',
  path: '/v1/workspace/members/{id}',
  answer: zod.object({ member: memberSchema }),
  needs: NEEDS_USERS,
  subject: 'member',
  effect: "the member's groups were set",
} satisfies Endpoint;

/** Puts a member into exactly these groups. */
export async function setMemberGroups(client: Client, id: string, groupIds: string[]): Promise<Member> {
  return (await client.call(SET_GROUPS, { ids: { id }, body: { groupIds } })).member;
}
