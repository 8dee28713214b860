import { BestMatches } from '../lists/best_matches.ts';
import { requireCertainty, requireCriteria, searchBudget } from '../lists/certainty.ts';
import { readList } from '../lists/reading.ts';
import { memberList, memberOutput, presentMember } from '../resources/member.ts';
import { contains, isSame } from '../text/compare.ts';
import { string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import type { Presented } from '../zapier/output.ts';
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
  output: memberOutput,
  perform: async (step, { email, name, role, groupId }) => {
    requireCriteria([email, name, role, groupId], '"Email", "Name Contains", "Role", and "Group"');
    const best = new BestMatches<Presented>();
    const reading = readList(memberList(step, { search: email ?? name }), searchBudget());
    for await (const member of reading) {
      const fits =
        (email === undefined || isSame(member.email, email)) &&
        (name === undefined || contains(member.name, name)) &&
        (role === undefined || isSame(member.role, role)) &&
        (groupId === undefined || member.groups?.some(({ id }) => id === groupId));
      const isExact = name !== undefined && isSame(member.name, name);
      if (fits) best.add({ ...member, isExact }, presentMember(member));
      // An address belongs to one member.
      if (fits && email !== undefined) break;
    }
    requireCertainty(best.results, [reading], {
      noun: 'members',
      narrower: 'fill in "Email" or "Name Contains"',
    });
    return best.results;
  },
});
