import type { DomainLookup, InternalDomains } from '../service/internal_domains.ts';
import type { Note, Participant } from '../service/note.ts';
import { fold } from '../text/compare.ts';
import {
  domainKey,
  emailDomain,
  isMailProvider,
  normalizeDomain,
  registrableDomain,
  validAddress,
} from '../text/domains.ts';
import { addTo } from '../text/groups.ts';
import { personName, splitName } from '../text/names.ts';
import { isNobody } from '../text/nobody.ts';

type Located = Pick<Participant, 'name' | 'email' | 'accountDomain'>;
type Employed = Located & Pick<Participant, 'accountName'>;
export type PresentedPerson = ReturnType<typeof presentPerson>;

/** A participant of a note as Zaps get one. */
export function presentPerson(person: Participant, domains: InternalDomains) {
  return {
    ...person,
    name: personName(person.name),
    email: validAddress(person.email) ?? filled(person.email),
    ...splitName(isNobody(person) ? null : person.name),
    domain: participantDomain(person),
    companyDomain: companyDomain(person),
    isExternal: isExternal(person, domains),
  };
}

/** The domain of a participant's address or, without an address, of the account. */
export function participantDomain({ email, accountDomain }: Omit<Located, 'name'>): string | null {
  return emailDomain(email) ?? normalizeDomain(accountDomain);
}

/**
 * The domain that a person's company registered, so that colleagues from several offices are of one company; null at a mail
 * provider, which names no company.
 */
export function companyDomain(person: Located): string | null {
  const domain = participantDomain(person);
  if (domain === null || isMailProvider(domain) || isNobody(person)) return null;
  const registrable = registrableDomain(domain);
  return isMailProvider(registrable) ? null : registrable;
}

/** The name of a person's company; null if the account is the mail provider's. */
export function companyName({ accountDomain, accountName }: Omit<Employed, 'name' | 'email'>): string | null {
  const domain = normalizeDomain(accountDomain);
  return domain !== null && isMailProvider(domain) ? null : filled(accountName);
}

/** A text without blanks around it; null if nothing is left. */
export function filled(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** What a person's company is recognized by: its domain or, at a mail provider, its name; null if it is not known. */
export function companyKey(person: Employed): string | null {
  const domain = companyDomain(person);
  if (domain !== null) return domainKey(domain);
  const name = companyName(person);
  return name === null ? null : fold(name).replace(/\s+/g, ' ');
}

/** Whether a participant is from outside the organization; null if unknown. */
export function isExternal(person: Located, domains: InternalDomains): boolean | null {
  const domain = participantDomain(person);
  if (domain === null || domains === null || isNobody(person)) return null;
  return !domains(domain);
}

/**
 * The participants who are the same person, by what the person is recognized by: the address, else name and domain, else
 * the name. A name alone means somebody of this name who has an address, if there is only one. Rooms and the like are left
 * out.
 */
export function peopleAmong<Person extends Located>(participants: readonly Person[]): Map<string, Person[]> {
  const facts = participants.flatMap((person) => {
    const address = addressOf(person);
    const known = { person, address, name: nameOf(person), domain: participantDomain(person) };
    return isNobody(person) ? [] : known;
  });
  const addresses = new Map<string, string | null>();
  for (const { name, address } of facts) {
    if (address === null) continue;
    const isShared = addresses.has(name) && addresses.get(name) !== address;
    addresses.set(name, isShared ? null : address);
  }
  const people = new Map<string, Person[]>();
  for (const { person, address, name, domain } of facts) {
    const key = address ?? (domain === null ? (addresses.get(name) ?? name) : `${name}@${domain}`);
    if (key !== '') addTo(people, key, person);
  }
  return people;
}

/** Of the same person's appearances, the first with an address and a name, if there is one. */
export function fullest<Person extends Located>(appearances: readonly Person[]): Person {
  return appearances.reduce((known, each) => {
    const isLess =
      (addressOf(known) === null && addressOf(each) !== null) ||
      (personName(known.name) === null && personName(each.name) !== null);
    return isLess ? each : known;
  });
}

/** The people among the participants, each once. */
export function distinctPeople<Person extends Located>(participants: readonly Person[]): Person[] {
  return Array.from(peopleAmong(participants).values(), fullest);
}

const nameOf = ({ name }: Located): string => (name === null ? '' : fold(name).trim());
const addressOf = ({ email }: Located): string | null => validAddress(email)?.toLowerCase() ?? null;

/** What a person is called. Somebody without a name is shown by the address. */
export const shownName = ({ name, email }: Pick<Participant, 'name' | 'email'>): string | null =>
  personName(name) ?? validAddress(email) ?? filled(email);

export const hasNoAddress = ({ email }: Pick<Participant, 'email'>): boolean => validAddress(email) === null;

export const addressesOf = (people: readonly Participant[]): (string | null)[] =>
  people.map(({ email }) => validAddress(email));

/** The texts without blanks around them, empty ones, and duplicates. */
export function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== ''))];
}

/** The domains to compare a note's participants with; null, without a lookup, if no participant has a domain. */
export async function domainsFor({ participants }: Note, domains: DomainLookup): Promise<InternalDomains> {
  return participants.some((person) => participantDomain(person) !== null) ? await domains.find() : null;
}
