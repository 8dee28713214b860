import { domainMatches, emailDomain, normalizeDomain } from '../../text/domains.ts';
import { splitName } from '../../text/names.ts';
import type { InternalDomains } from '../internal_domains.ts';
import type { Note, Participant } from './note.ts';

type Located = Pick<Participant, 'email' | 'accountDomain'>;

/** A participant of a note as Zaps get one. */
export function presentPerson(person: Participant, domains: InternalDomains) {
  return {
    ...person,
    ...splitName(person.name),
    domain: participantDomain(person),
    isExternal: isExternal(person, domains),
  };
}

/** The domain of a participant's address or, without an address, of the account. */
export function participantDomain({ email, accountDomain }: Located): string | null {
  return emailDomain(email) ?? normalizeDomain(accountDomain);
}

/** Whether a participant is from outside the organization; null if unknown. */
export function isExternal(person: Located, domains: InternalDomains): boolean | null {
  const domain = participantDomain(person);
  if (domain === null || domains === null) return null;
  return !domains.some((internal) => domainMatches(domain, internal));
}

/** The domains to compare a note's participants with; null, without a lookup, if no participant has a domain. */
export async function domainsFor(
  { participants }: Note,
  domains: () => Promise<InternalDomains>,
): Promise<InternalDomains> {
  return participants.some((person) => participantDomain(person) !== null) ? await domains() : null;
}
