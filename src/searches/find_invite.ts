import { BestMatches } from '../lists/best_matches.ts';
import { requireCertainty, requireCriteria, searchBudget } from '../lists/certainty.ts';
import { readList } from '../lists/reading.ts';
import { INVITE_ROLES, inviteList, inviteOutput } from '../resources/invite.ts';
import { isSame } from '../text/compare.ts';
import { choice, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import type { Presented } from '../zapier/output.ts';

export default search({
  key: 'find_invite',
  noun: 'Pending Invite',
  label: 'Find Pending Invite',
  description: 'Finds pending invites by email or role.',
  inputs: {
    email: string({ label: 'Email', helpText: "The full email address. Capital letters don't matter." }),
    role: choice({ label: 'Role', choices: INVITE_ROLES }),
  },
  output: inviteOutput,
  perform: async (step, { email, role }) => {
    requireCriteria([email, role], '"Email" and "Role"');
    const best = new BestMatches<Presented>();
    const reading = readList(inviteList(step), searchBudget());
    for await (const invite of reading) {
      const fits =
        (email === undefined || isSame(invite.email, email)) &&
        (role === undefined || isSame(invite.role, role));
      if (fits) best.add({ ...invite, isExact: true }, invite);
    }
    requireCertainty(best.results, [reading], { noun: 'invites', narrower: 'fill in both fields' });
    return best.results;
  },
});
