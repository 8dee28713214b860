import { allFoundRow, fittedRows, sayingAllFound } from '../answers/completeness.ts';
import { listed, pageField, pageRows, pagesOf, startOf } from '../answers/pages.ts';
import { UserError } from '../api/user_error.ts';
import { findRecords, requireCriteria } from '../lists/search.ts';
import { product } from '../product.ts';
import { groupDirectory, type Member, memberList, memberRows, presentMember } from '../service/member.ts';
import { containing, ifGiven, sameAs } from '../text/compare.ts';
import { domainTest, emailDomain, normalizeDomain, soughtPerson } from '../text/domains.ts';
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
    email: string({
      label: 'Email',
      helpText: 'A full email address, or a domain, to find everyone who has an address there.',
    }),
    name: string({ label: 'Name Contains', helpText: "Capital letters don't matter." }),
    role: string({ label: 'Role', helpText: 'The full name of the role.', placeholder: 'admin' }),
    groupId: pickers.group({ label: 'Group', helpText: 'Only members of this group: its name or ID.' }),
    ...pageField,
  },
  output: output({ ...memberRows, ...pageRows, allMatchesFound: allFoundRow }),
  perform: async (step, { page, ...input }) => {
    const { role, groupId: group } = input;
    const [email, name] = [input.email, input.name].map((typed) => typed && soughtPerson(typed));
    const pages = pagesOf('find_member', step, { page, ...input });
    requireCriteria([email, name, role, group], '"Email", "Name Contains", "Role", and "Group"');
    const groupId = group && (await groupDirectory(step).id('Group', group));
    const areGroupsShown = new Set<boolean>();
    const domain = email === undefined || /[^@]@/.test(email) ? null : normalizeDomain(email);
    const isOfDomain = domain?.includes('.') === true ? domainTest([domain]) : undefined;
    const hasEmail = isOfDomain === undefined ? ifGiven(email, sameAs) : ofAddress(isOfDomain);
    const [hasName, hasRole] = [ifGiven(name, sameAs), ifGiven(role, sameAs)];
    const isNamed = ifGiven(name, containing);
    const isPerson = (member: Member) => isNamed(member.name) || hasName(member.email);
    const found = await findRecords(
      step,
      memberList(step, { search: isOfDomain === undefined ? (email ?? name) : (domain ?? undefined) }),
      {
        after: startOf(pages),
        isExact: name === undefined ? undefined : (member) => hasName(member.name),
        // An address belongs to one member.
        isUnique: email !== undefined && isOfDomain === undefined,
        fits: (member) => {
          areGroupsShown.add(member.groups !== null);
          const isIn = groupId === undefined || member.groups?.some(({ id }) => id === groupId) === true;
          return hasEmail(member.email) && isPerson(member) && hasRole(member.role) && isIn;
        },
        present: presentMember,
      },
    );
    if (groupId !== undefined && areGroupsShown.has(false) && !areGroupsShown.has(true))
      throw new UserError(
        `${product.name} did not say which groups the members are in, so they can't be found by "Group". Leave the field empty.`,
      );
    const others = narrower({ email, name }, isOfDomain !== undefined);
    const wording = { what: 'The search', noun: 'members', others };
    // An exact match may be anywhere; one that is found is what a Zap needs.
    const isFirstFound = found.certain === 'first' && found.unread === null;
    const members = isFirstFound ? { ...found, ...NO_PAGES } : listed(found, pages, wording);
    return sayingAllFound(
      fittedRows(members, (member) => member, { bytes: Infinity }),
      members,
    );
  },
});

/** The service searches for one text: an address, a domain, or a name. */
function narrower({ email, name }: Partial<Record<'email' | 'name', string | undefined>>, isDomain: boolean) {
  if (email !== undefined) return isDomain ? 'use a full address in "Email"' : undefined;
  return name === undefined ? 'fill in "Email" or "Name Contains"' : 'fill in "Email"';
}

const NO_PAGES = { nextPage: null, pageAfter: () => '' };
const ofAddress = (isOfDomain: (domain: string | null) => boolean) => (address: string | null) =>
  isOfDomain(emailDomain(address));
