import { UserError } from '../api/user_error.ts';
import { noteFilters } from '../notes/filter.ts';
import { companyKey, distinctPeople, type PresentedPerson, presentPerson } from '../notes/person.ts';
import { type DomainLookup, type InternalDomains, requireKnown } from '../service/internal_domains.ts';
import type { Note } from '../service/note.ts';
import { validAddress } from '../text/domains.ts';
import { inGroup } from '../zapier/inputs.ts';
import { output, type Rows } from '../zapier/output.ts';
import { originRows } from './origin.ts';
import { luis } from './output.ts';

/** For whom the trigger fires again: for each person or one person of each company, in each note or only once. */
export const REPEATS = {
  'every-note': 'Once per person and meeting',
  'once-per-company-and-note': 'Once per company and meeting',
  'once-per-person': 'Once per person',
  'once-per-company': 'Once per company',
} as const;

export const SIDES = {
  external: 'Guests from outside your organization',
  internal: 'People in your organization',
  everyone: 'Everyone',
} as const;
export type Who = keyof typeof SIDES;

export const isOnSide = ({ isExternal }: Pick<PresentedPerson, 'isExternal'>, who: Who): boolean =>
  who === 'everyone' || isExternal === (who === 'external');

/** The note filters beside a choice of people. It says nearly the same as `audience`, which therefore comes last. */
export function filtersBesideWho(participantHelp: string) {
  const { audience, participant, ...others } = noteFilters;
  const field = { ...participant.field, helpText: participantHelp };
  return { participant: { ...participant, field }, ...others, ...inGroup('advanced', { audience }) };
}

/**
 * Whether people on a side can be found fails while the user is testing the Zap, not silently later.
 *
 * @throws {UserError} if meetings have no people on that side, or nobody can be recognized as external.
 */
export async function requirePossible(
  who: Who,
  audience: 'external' | 'internal' | undefined,
  domains: DomainLookup,
): Promise<void> {
  if (who === 'external' && audience === 'internal')
    throw new UserError(
      'Internal meetings have no participants from outside your organization. Change "Guests or Colleagues" or "External or Internal Meetings".',
    );
  if (who !== 'everyone') requireKnown(await domains.find());
}

/** The participants of a note with an email address, each once; or the first of each company that is known. */
export function presentParticipants(
  note: Note,
  { domains, who, repeat }: { domains: InternalDomains; who: Who; repeat: keyof typeof REPEATS },
) {
  const people = distinctPeople(note.participants).flatMap((person) => {
    const address = validAddress(person.email)?.toLowerCase();
    const presented = presentPerson(person, domains);
    if (address === undefined || !isOnSide(presented, who)) return [];
    const key = repeat.startsWith('once-per-company') ? companyKey(person) : address;
    const isOnce = repeat === 'once-per-company' || repeat === 'once-per-person';
    return key === null ? [] : [{ ...presented, id: isOnce ? key : `${note.id}-${key}` }];
  });
  const first = new Map(people.toReversed().map((person) => [person.id, person]));
  return people.filter((person) => first.get(person.id) === person);
}

export const participantOutput = output({
  name: ['Name', luis.name],
  firstName: ['First Name', luis.firstName],
  lastName: ['Last Name', luis.lastName],
  email: ['Email', luis.email],
  domain: ['Domain', luis.domain],
  companyDomain: ['Company Domain', luis.companyDomain],
  accountName: ['Account Name', luis.accountName],
  accountDomain: ['Account Domain', luis.accountDomain],
  isExternal: [{ label: 'Is External', type: 'boolean' }, luis.isExternal],
  ...originRows,
  profileImageUrl: ['Picture URL', luis.profileImageUrl],
  accountImageUrl: ['Account Picture URL', luis.accountImageUrl],
  id: ['Participant ID', 'note_5Gk1Zt-luis.romero@northwind.example'],
} satisfies Rows<ReturnType<typeof presentParticipants>[number]>);
