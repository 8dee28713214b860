import { fittedRows } from '../answers/completeness.ts';
import { listed, pageField, pageRows, pagesOf, startOf } from '../answers/pages.ts';
import { findRecords, requireCriteria } from '../lists/search.ts';
import { INVITE_ROLES, inviteList, inviteRows } from '../service/invite.ts';
import { ifGiven, sameAs } from '../text/compare.ts';
import { timeOf } from '../text/dates.ts';
import { soughtPerson } from '../text/domains.ts';
import { choice, datetime, string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';

export default search({
  key: 'find_invite',
  noun: 'Pending Invite',
  label: 'Find Pending Invite',
  description: 'Finds pending invites by email, role, or expiry.',
  inputs: {
    email: string({ label: 'Email', helpText: "The full email address. Capital letters don't matter." }),
    role: choice({ label: 'Role', choices: INVITE_ROLES }),
    expiresBefore: datetime({
      label: 'Expires Before',
      helpText:
        "Only invites that expire before this time. Times without a time zone are in the Zap's time zone, or UTC.",
    }),
    ...pageField,
  },
  output: output({ ...inviteRows, ...pageRows }),
  perform: async (step, { page, ...input }) => {
    const { email, role, expiresBefore } = input;
    requireCriteria([email, role, expiresBefore], '"Email", "Role", and "Expires Before"');
    const pages = pagesOf('find_invite', step, { page, ...input });
    const end = expiresBefore?.(step.timeZone) ?? Infinity;
    const [hasEmail, hasRole] = [ifGiven(email && soughtPerson(email), sameAs), ifGiven(role, sameAs)];
    const found = await findRecords(step, inviteList(step), {
      after: startOf(pages),
      fits: (invite) =>
        hasEmail(invite.email) &&
        hasRole(invite.role) &&
        (end === Infinity || timeOf(invite.expiresAt) < end),
      present: (invite) => invite,
    });
    const wording = { what: 'The search', noun: 'invites' };
    return fittedRows(listed(found, pages, wording), (invite) => invite, { bytes: Infinity });
  },
});
