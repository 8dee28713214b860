import { peopleOf, type Person } from '../action_items/people.ts';
import { validAddress } from '../text/domains.ts';
import type { PresentedPerson } from './person.ts';

/** Recognizes the speakers of a transcript by the names of the note's participants. */
export function speakersAmong(people: readonly PresentedPerson[]) {
  const presented = new Map<Person, PresentedPerson>(people.map((person) => [person, person]));
  const { meantBy } = peopleOf(people);
  const meant = new Map<string, PresentedPerson[]>();

  const allMeant = (speaker: string | null): readonly PresentedPerson[] => {
    if (speaker === null) return [];
    const known = meant.get(speaker) ?? meantBy(speaker).flatMap((person) => presented.get(person) ?? []);
    meant.set(speaker, known);
    return known;
  };
  return {
    /** The address and side of the only participant whom a speaker's name can mean. */
    known: (speaker: string | null): { email: string | null; isExternal: boolean | null } => {
      const [person, ...others] = allMeant(speaker);
      if (person === undefined || others.length > 0) return { email: null, isExternal: null };
      return { email: validAddress(person.email), isExternal: person.isExternal };
    },
    /** Whether a speaker is from inside the organization; null if that is not certain. */
    isInternal: (speaker: string | null): boolean | null => {
      const [side = null, ...others] = new Set(allMeant(speaker).map(({ isExternal }) => isExternal));
      return side === null || others.length > 0 ? null : !side;
    },
  };
}
