import { MOST_MATCHES } from '../lists/best_matches.ts';
import { requireCriteria, searchBudget } from '../lists/certainty.ts';
import { findBest, requireCertain } from '../lists/search.ts';
import { INVITE_ROLES, inviteList, inviteOutput } from '../resources/invite.ts';
import { isSame } from '../text/compare.ts';
import { choice, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

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
    const found = await findBest(
      step,
      { lists: [inviteList(step)], budget: searchBudget() },
      {
        most: MOST_MATCHES,
        matchesIn: (invite) => {
          const fits =
            (email === undefined || isSame(invite.email, email)) &&
            (role === undefined || isSame(invite.role, role));
          return Promise.resolve(fits ? [() => invite] : []);
        },
      },
    );
    const narrower = () => 'fill in both fields';
    return requireCertain(found, { what: 'The search', noun: 'invites', narrower }).matches;
  },
});
