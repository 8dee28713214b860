import type * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_USERS } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import type { List } from '../lists/list.ts';
import { readList } from '../lists/range.ts';
import { searchBudget } from '../lists/search.ts';
import { sampleLink } from '../product.ts';
import { soughtPerson } from '../text/domains.ts';
import { splitName } from '../text/names.ts';
import { quoted } from '../text/shorten.ts';
import { output, type Rows } from '../zapier/output.ts';
import { oncePerStep, type Step } from '../zapier/step.ts';
import { directory, isNoId, type Kind } from './directory.ts';
import { type ListStep, serviceList } from './profile.ts';

const memberSchema = read.record({
  id: read.id,
  userId: read.optionalId,
  name: read.shortText,
  email: read.address,
  profileUrl: read.address,
  role: read.shortText,
  createdAt: read.time,
  folders: read.references,
  groups: read.knownReferences,
});
export type Member = zod.infer<typeof memberSchema>;

const LIST_MEMBERS = {
  method: 'GET',
  path: '/v1/workspace/members',
  itemsKey: 'items',
  item: memberSchema,
  needs: NEEDS_USERS,
} satisfies ListEndpoint<Member>;

/** @param query.search narrows the list to names and email addresses that contain it. */
export function memberList(step: ListStep, { search }: { search?: string | undefined } = {}): List<Member> {
  return serviceList(step, LIST_MEMBERS, { search });
}

const SET_GROUPS = {
  method: 'PATCH',
  path: '/v1/workspace/members/{id}',
  recordKey: 'member',
  answer: read.changed,
  needs: NEEDS_USERS,
  subject: 'member',
  effect: "the member's groups were set",
} satisfies Endpoint;

/** @param confirm finds the member, in case something else than the service answers. */
export async function setMemberGroups(
  client: Client,
  { id, groupIds }: { id: string; groupIds: string[] },
  confirm: () => Promise<Member | undefined>,
): Promise<Member> {
  const endpoint = {
    ...SET_GROUPS,
    uncertainty: `Look at the groups of the member ${quoted(id)} before you replay the run.`,
  };
  const member = await client.call(endpoint, {
    ids: { id },
    body: { groupIds },
    confirm: async () => {
      const found = await confirm();
      return found && isInGroups(found, groupIds) ? found : undefined;
    },
  });
  return memberSchema.parse({ groups: groupIds.map((groupId) => ({ id: groupId })), ...member, id });
}

/** Whether a member is in these groups and no others; false if the service did not show the groups. */
export function isInGroups({ groups }: Member, groupIds: readonly string[]): boolean {
  const ids = groups?.map(({ id }) => id);
  return ids?.length === groupIds.length && groupIds.every((id) => ids.includes(id));
}

export function presentMember(member: Member) {
  const groups = read.fewReferences(member.groups ?? []);
  return {
    ...member,
    ...splitName(member.name),
    // Some responses have a user ID besides the member's ID. If so, it identifies owners.
    ownerUserId: member.userId ?? member.id,
    groups,
    groupNames: groups.flatMap(({ name, id }) => name ?? id ?? []),
  };
}

/** A member as people recognize one: `Name (email)`. */
export function memberLabel({ name, email, id }: Member): string {
  if (name === null) return email ?? id;
  return email === null ? name : `${name} (${email})`;
}

type KnownMember = Pick<Member, 'id' | 'userId' | 'name' | 'email' | 'groups'>;
interface Group {
  id: string;
  name: string | null;
}

/** More can't be kept in memory. */
const MOST_GROUPS = 50_000;

/** Members and groups share what is read and kept: all members, and each group with the first of its members; null if not all are shown. */
const kept = {
  key: 'members',
  kept: memberSchema,
  read: oncePerStep(async (step: Step): Promise<KnownMember[] | null> => {
    const members: KnownMember[] = [];
    const seen = new Set<string | null>();
    const isFirst = ({ id }: { id: string | null }) => !seen.has(id) && seen.add(id).size <= MOST_GROUPS;
    const reading = readList(memberList(step), { budget: searchBudget() });
    for await (const some of reading)
      for (const { id, userId, name, email, groups } of some)
        members.push({ id, userId, name, email, groups: groups?.filter(isFirst) ?? null });
    return reading.result?.ending === 'complete' && seen.size <= MOST_GROUPS ? members : null;
  }),
};
const MEMBERS: Kind<KnownMember> = {
  ...kept,
  entries: (members) => members,
  naming: () => ({
    idsOf: ({ id, userId }) => [id, userId],
    namesOf: ({ name, email }) => [name, email],
    nameIn: soughtPerson,
    shown: ({ id, name, email }) => `${email ?? name ?? ''} (${id})`,
  }),
  noun: 'member',
  use: 'Choose the member from the list, or use an ID, a full name, or an email address such as anna@example.com.',
  // Some lists leave out the ID that identifies owners.
  mayBeUnlisted: (value, members) => !isNoId(value) && members.some(({ userId }) => userId === null),
};
const GROUPS: Kind<Group, KnownMember> = {
  ...kept,
  entries: (members) => {
    const groups = members.flatMap((member) => member.groups ?? []);
    const identified = groups.flatMap(({ id, name }) => (id === null ? [] : { id, name }));
    return [...new Map(identified.map((each) => [each.id, each])).values()];
  },
  naming: () => ({
    idsOf: ({ id }) => [id],
    namesOf: ({ name }) => [name],
    shown: ({ name, id }) => `${name ?? ''} (${id})`,
  }),
  noun: 'group',
  use: 'Choose the group from the list, or use its ID or its name, such as Sales.',
  // A group without members is in no list.
  mayBeUnlisted: (value, listed) => listed.length === 0 || !isNoId(value),
};

/** The members that the inputs of a run can name, by ID, email address, or name. */
export const memberDirectory = (step: Step) => directory(step, MEMBERS);
/** The groups that have members, by ID or name. */
export const groupDirectory = (step: Step) => directory(step, GROUPS);

export const memberRows = {
  id: ['Member ID', 'mem_4Hs8Lw'],
  name: ['Name', 'Anna Berg'],
  firstName: ['First Name', 'Anna'],
  lastName: ['Last Name', 'Berg'],
  email: ['Email', 'anna.berg@acme.example'],
  role: ['Role', 'admin'],
  ownerUserId: ['Owner User ID', 'usr_93kQzR'],
  userId: ['User ID', 'usr_93kQzR'],
  profileUrl: ['Profile URL', sampleLink('/people/anna-berg')],
  createdAt: [{ label: 'Joined At', type: 'datetime' }, '2025-11-17T08:00:00Z'],
  groupNames: [{ label: 'Group Names', list: true, type: 'string' }, ['Sales']],
  groups: [
    { label: 'Groups', children: { id: 'Group ID', name: 'Group Name' } },
    [{ id: 'grp_2Vb6Yd', name: 'Sales' }],
  ],
  folders: [
    { label: 'Folders', children: { id: 'Folder ID', name: 'Folder Name' } },
    [{ id: 'fld_1Aa9pK', name: 'Clients' }],
  ],
} satisfies Rows<ReturnType<typeof presentMember>>;

export const memberOutput = output(memberRows);
