import { allFoundRow, sayingAllFound } from '../answers/completeness.ts';
import { UserError } from '../api/user_error.ts';
import { findRecords, requireCriteria } from '../lists/search.ts';
import { product } from '../product.ts';
import { groupDirectory, memberList, memberRows, presentMember } from '../service/member.ts';
import { containing, ifGiven, sameAs } from '../text/compare.ts';
import { string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';
import * as pickers from '../zapier/pickers.ts';

export default search({
  key: 'find_member',
  noun: 'Member',
  label: 'Find Member',
  description: 'Finds members of the workspace by email, name, role, or group.',
  inputs: {
    email: string({ label: 'Email', helpText: "The full email address. Capital letters don't matter." }),
    name: string({ label: 'Name Contains', helpText: "Capital letters don't matter." }),
    role: string({ label: 'Role', helpText: 'The full name of the role.', placeholder: 'admin' }),
    groupId: pickers.group({ label: 'Group', helpText: 'Only members of this group.' }),
  },
  output: output({ ...memberRows, allMatchesFound: allFoundRow }),
  perform: async (step, { email, name, role, groupId: group }) => {
    requireCriteria([email, name, role, group], '"Email", "Name Contains", "Role", and "Group"');
    const groupId = group && (await groupDirectory(step).id('Group', group));
    const areGroupsShown = new Set<boolean>();
    const [hasEmail, hasName] = [ifGiven(email, sameAs), ifGiven(name, sameAs)];
    const hasRole = ifGiven(role, sameAs);
    const isNamed = ifGiven(name, containing);
    const found = await findRecords(step, memberList(step, { search: email ?? name }), {
      isExact: name === undefined ? undefined : (member) => hasName(member.name),
      // An address belongs to one member.
      isUnique: email !== undefined,
      fits: (member) => {
        areGroupsShown.add(member.groups !== null);
        const isIn = groupId === undefined || member.groups?.some(({ id }) => id === groupId) === true;
        return hasEmail(member.email) && isNamed(member.name) && hasRole(member.role) && isIn;
      },
      present: presentMember,
    });
    const others = 'fill in "Email" or "Name Contains"';
    if (found.certain === 'none') throw found.uncertain({ what: 'The search', noun: 'members', others });
    if (groupId !== undefined && areGroupsShown.has(false) && !areGroupsShown.has(true))
      throw new UserError(
        `${product.name} did not say which groups the members are in, so they can't be found by "Group". Leave the field empty.`,
      );
    return sayingAllFound(found.matches, found);
  },
});
