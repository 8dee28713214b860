import { emailDomain } from '../text/domains.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import type { InternalDomains } from './internal_domains.ts';
import type { Note, Participant } from './note/note.ts';
import { originFields, originSample } from './note/origin.ts';
import { presentPerson } from './note/person.ts';
import { luis } from './note/sample.ts';

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

export const participantOutput: Output = {
  outputFields: outputFields({
    name: 'Name',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    domain: 'Domain',
    accountName: 'Account Name',
    accountDomain: 'Account Domain',
    isExternal: { label: 'Is External', type: 'boolean' },
    ...originFields,
    profileImageUrl: 'Picture URL',
    accountImageUrl: 'Account Picture URL',
    id: 'Participant ID',
  } satisfies FieldSpecs<PresentedParticipant>),
  sample: {
    id: 'note_5Gk1Zt-luis.romero@northwind.example',
    ...luis,
    ...originSample,
  } satisfies PresentedParticipant,
};
