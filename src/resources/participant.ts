import { emailDomain } from '../text/domains.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { InternalDomains } from './internal_domains.ts';
import type { Note, Participant } from './note/note.ts';
import { originRows } from './note/origin.ts';
import { luis } from './note/output.ts';
import { presentPerson } from './note/person.ts';

/** Whether the trigger fires for a person once per note, or only once. */
export const REPEATS = {
  'every-note': 'For every meeting',
  'once-per-person': 'Once per person',
} as const;

type PresentedPerson = ReturnType<typeof presentPerson>;
interface PresentedParticipant extends PresentedPerson {
  id: string;
}

/** The participants of a note with an email address, without duplicates. */
export function presentParticipants(
  note: Note,
  { domains, repeat }: { domains: InternalDomains; repeat: keyof typeof REPEATS },
) {
  const byAddress = new Map(
    note.participants.flatMap((person) => {
      const address = addressOf(person);
      return address === null ? [] : [[address, person] as const];
    }),
  );
  return [...byAddress].map(([address, person]) => ({
    id: repeat === 'once-per-person' ? address : `${note.id}-${address}`,
    ...presentPerson(person, domains),
  }));
}

/** No address is longer. */
const LONGEST_ADDRESS = 254;

/** The address in a normalized form; null if there is none. */
function addressOf({ email }: Participant): string | null {
  if (email === null) return null;
  const address = email.trim().toLowerCase();
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(address) && emailDomain(address) !== null;
  return isAddress && address.length <= LONGEST_ADDRESS ? address : null;
}

export const participantOutput = output({
  name: ['Name', luis.name],
  firstName: ['First Name', luis.firstName],
  lastName: ['Last Name', luis.lastName],
  email: ['Email', luis.email],
  domain: ['Domain', luis.domain],
  accountName: ['Account Name', luis.accountName],
  accountDomain: ['Account Domain', luis.accountDomain],
  isExternal: [{ label: 'Is External', type: 'boolean' }, luis.isExternal],
  ...originRows,
  profileImageUrl: ['Picture URL', luis.profileImageUrl],
  accountImageUrl: ['Account Picture URL', luis.accountImageUrl],
  id: ['Participant ID', 'note_5Gk1Zt-luis.romero@northwind.example'],
} satisfies Rows<PresentedParticipant>);
