import { UserError } from '../../api/user_error.ts';
import { fold, sameAs } from '../../text/compare.ts';
import { domainTest, peopleAndCompanies } from '../../text/domains.ts';
import { phrasePattern } from '../../text/phrase_pattern.ts';
import { unusablePhrase } from '../phrase.ts';
import type { Note, Participant } from './note.ts';
import { companyDomain, participantDomain } from './person.ts';

export type WantedPeople = ReturnType<typeof wantedPeople>;
type Text = string | null;
/** One of the three tests. */
type Wanted = Partial<Record<'isAddress' | 'isIn' | 'isName', (text: Text) => boolean>>;

/**
 * Recognizes the people and companies that a user named.
 *
 * @param typed may have been split at the commas of names and lists.
 * @throws {UserError} for an address that is none, and for a name with nothing to look for.
 */
export function wantedPeople(typed: readonly string[]) {
  const unusable = (part: string): never => {
    throw new UserError(
      `Participants: "${part}" is not an email address. Use one such as anna@client.com, a domain such as client.com, or a name.`,
    );
  };
  const wanted = peopleAndCompanies(typed.join(', '), unusable).map((called): Wanted => {
    if ('address' in called) return { isAddress: sameAs(called.address) };
    return 'domain' in called ? { isIn: domainTest([called.domain]) } : { isName: nameTest(called.name) };
  });
  const isNamed = (text: Text) => wanted.some(({ isName }) => isName?.(text));
  const means = (person: Participant) => {
    const name = person.name ?? person.email?.replace(/@.*/s, '').replace(/[._+]/g, ' ') ?? null;
    const domain = participantDomain(person);
    return (
      [name, person.accountName ?? companyDomain(person)].some(isNamed) ||
      wanted.some(({ isAddress, isIn }) => isAddress?.(person.email) ?? isIn?.(domain))
    );
  };
  return {
    /** With nobody named, everyone is meant. */
    isAnyone: wanted.length === 0,
    /** Whether any of them is named, so that speakers matter, too. */
    areNamed: wanted.some(({ isName }) => isName !== undefined),
    /** Whether a participant is one of them, or of one of their companies. */
    means,
    /** Whether one of them was in a meeting: as a participant, or only as a speaker. */
    areIn: ({ participants, transcripts }: Pick<Note, 'participants' | 'transcripts'>) =>
      wanted.length === 0 ||
      participants.some(means) ||
      Array.from(new Set(transcripts.map(({ speaker }) => speaker))).some(isNamed),
  };
}

/** A test for texts that contain each word of a name as a whole word, in any order: `Lee, Noah` is `noah lee`. */
function nameTest(name: string): (text: Text) => boolean {
  if (name.includes('{{'))
    throw new UserError('Participants: a value from an earlier step is missing. Map the value again.');
  const patterns = name.split(/\s+/).map((word) => {
    const pattern = phrasePattern(word, 'whole-words');
    if (pattern === null) throw unusablePhrase('Participants', name, 'Noah Lee');
    return pattern;
  });
  return (text) => {
    const folded = text === null ? '' : fold(text);
    return folded !== '' && patterns.every((pattern) => folded.search(pattern) !== -1);
  };
}
