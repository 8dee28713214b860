import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { readList } from '../lists/range.ts';
import type { Ending } from '../lists/reading.ts';
import { searchBudget } from '../lists/search.ts';
import { product } from '../product.ts';
import { changedIds } from '../service/directory.ts';
import {
  groupDirectory,
  isInGroups,
  type Member,
  memberDirectory,
  memberList,
  memberOutput,
  presentMember,
  setMemberGroups,
} from '../service/member.ts';
import { boolean, choice, type InputValues, required } from '../zapier/inputs.ts';
import { create } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';
import type { Step } from '../zapier/step.ts';

const inputs = {
  memberId: required(
    pickers.member({
      label: 'Member',
      helpText: 'Choose a member, or map a Member ID or an email address from another step.',
    }),
  ),
  groupIds: pickers.groups({
    label: 'Groups',
    helpText:
      'Choose groups, or map their IDs or names. Groups without members are not in the list: enter their IDs.',
  }),
  mode: choice({
    label: 'How to Change Groups',
    choices: { replace: 'Replace all groups', add: 'Add to the groups', remove: 'Remove from the groups' },
    default: 'replace',
    helpText: 'Warning: "Replace all groups" removes the member from all other groups.',
  }),
  removeAllGroups: boolean({
    label: 'Remove From All Groups',
    helpText: 'Removes the member from every group. Leave "Groups" empty if you turn this on.',
  }),
};

export default create({
  key: 'set_member_groups',
  noun: 'Member',
  label: 'Set Member Groups',
  description: "Replaces a member's groups, adds the member to groups, or removes the member from groups.",
  inputs,
  output: memberOutput,
  // Adding reads the groups, then writes them: a concurrent run's change would be lost.
  lock: 'memberId',
  perform: async (step, input) => {
    refuseContradictions(input);
    const { mode } = input;
    const members = memberDirectory(step);
    const memberId = await members.id('Member', input.memberId);
    // To add and to remove takes what a member has.
    if (mode !== 'replace') members.requireAllowed();
    const groupIds = await groupDirectory(step).ids('Groups', input.groupIds);
    const { member, ending } = await findMember(step, memberId).catch((error: unknown) => {
      // All groups can be replaced without knowing them.
      if (mode === 'replace' && isServiceError(error, 'forbidden'))
        return { member: undefined, ending: undefined };
      throw error;
    });
    if (mode !== 'replace' && member === undefined) throw notFound(ending);
    const wanted =
      mode === 'replace' || member === undefined ? groupIds : changedIds(groupIdsOf(member), mode, groupIds);
    const isNothing = member !== undefined && isInGroups(member, wanted);
    if (isNothing) return presentMember(member);
    const change = changed(step, member, { id: memberId, groupIds: wanted });
    return presentMember(await change.catch(members.explaining('Member', input.memberId)));
  },
});

/** @throws {UserError} */
function refuseContradictions({ groupIds, mode, removeAllGroups }: InputValues<typeof inputs>): void {
  if (removeAllGroups === true && groupIds.length > 0)
    throw new UserError(
      '"Groups" is filled in, but "Remove From All Groups" is on. Use only one of the two.',
    );
  if (removeAllGroups === true && mode !== 'replace')
    throw new UserError(
      '"Remove From All Groups" is on, so choose "Replace all groups" in "How to Change Groups", or turn it off.',
    );
  if (removeAllGroups !== true && groupIds.length === 0)
    throw new UserError(
      'There is nothing to change. Choose at least one group, or turn on "Remove From All Groups".',
    );
}

/** Sets the groups. If the response lacks the names of the groups, the member is read again. */
async function changed(
  step: Step,
  before: Member | undefined,
  change: { id: string; groupIds: string[] },
): Promise<Member> {
  const read = async () => (await findMember(step, change.id)).member;
  const after = await setMemberGroups(step.client, change, read);
  if (before === undefined || after.name !== null || after.email !== null) return after;
  const hasNames = after.groups?.every(({ name }) => name !== null);
  const seen = hasNames === true ? undefined : await read();
  return seen && isInGroups(seen, change.groupIds) ? seen : { ...after, ...before, groups: after.groups };
}

/** A single member can't be read, so this searches the list, which may end or break off before the member is found. */
async function findMember(step: Step, id: string): Promise<{ member?: Member; ending?: Ending | undefined }> {
  const reading = readList(memberList(step), { budget: searchBudget() });
  for await (const members of reading) {
    const member = members.find((each) => each.id === id);
    if (member !== undefined) return { member };
  }
  return { ending: reading.result?.ending };
}

function notFound(ending: Ending | undefined): UserError {
  return new UserError(
    ending === 'complete'
      ? `The member was not found in ${product.name}. Choose the member from the list, or map the ID that another step returned.`
      : 'The workspace has more members than can be read in one step, and the member was not among those read. Choose "Replace all groups".',
  );
}

/** Unknown groups must not count as none: the member would lose all other groups. */
function groupIdsOf({ groups }: Member): string[] {
  const ids = groups?.map(({ id }) => id).filter((id) => id !== null);
  if (ids !== undefined && ids.length === groups?.length) return ids;
  throw new UserError(
    `${product.name} did not say which groups the member is in, so none can be added or removed. Choose "Replace all groups".`,
  );
}
