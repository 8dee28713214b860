import { peopleOf, type Person } from '../../action_items/people.ts';
import type { presentPerson } from './person.ts';

/** Whether a speaker of the transcript is from inside the organization; null if that is not certain. */
export type IsInternal = (speaker: string | null) => boolean | null;

/** Recognizes the speakers of a note by its participants' names. */
export function internalSpeakers(participants: readonly ReturnType<typeof presentPerson>[]): IsInternal {
  const isExternal = new Map<Person, boolean | null>(
    participants.map((person) => [person, person.isExternal]),
  );
  const { meantBy } = peopleOf(participants);
  return (speaker) => {
    if (speaker === null) return null;
    const [side = null, ...others] = new Set(
      meantBy(speaker).map((person) => isExternal.get(person) ?? null),
    );
    return side === null || others.length > 0 ? null : !side;
  };
}
