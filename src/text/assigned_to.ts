import { fold } from './action_item_words.ts';
import { namesIn, type People } from './people.ts';

/**
 * Whether an action item is assigned to someone.
 *
 * @param wanted their full name, first name, or email address.
 * @param assignee as written in the note; can be several names.
 * @param people the participants of the note, which resolve a first name to a person.
 */
export function isAssignedTo(wanted: string, assignee: string | null, people: People): boolean {
  if (assignee === null) return false;
  const wantedPeople = people.meantBy(wanted);
  const wantedName = comparable(wanted);
  return namesIn(assignee).some((written) => {
    const persons = people.meantBy(written);
    if (persons.length === 1 && wantedPeople.some((person) => persons.includes(person))) return true;
    const name = comparable(written);
    if (name === wantedName) return true;
    // Someone who is not a participant is known only by name.
    return persons.length === 0 && (isFirstName(name, wantedName) || isFirstName(wantedName, name));
  });
}

function comparable(name: string): string {
  return fold(name).replace(/^@/, '').replace(/\s+/g, ' ');
}

function isFirstName(first: string, full: string): boolean {
  return full.startsWith(`${first} `);
}
