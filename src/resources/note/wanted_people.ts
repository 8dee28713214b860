import { UserError } from '../../api/user_error.ts';
import { fold, sameAs } from '../../text/compare.ts';
import { domainTest, peopleAndCompanies } from '../../text/domains.ts';
import { phrasePattern } from '../../text/phrase_pattern.ts';
import { unusablePhrase } from '../phrase.ts';
import type { Note, Participant } from './note.ts';
import { companyDomain, participantDomain } from './person.ts';

/** Recognizes the people and companies that a user named. */
export interface WantedPeople {
  /** Whether they are any people: with nobody named, everyone is meant. */
  isAnyone: boolean;
  /** Whether any of them is named, so that speakers matter, too. */
  areNamed: boolean;
  /** Whether a participant is one of them, or of one of their companies. */
  means: (person: Participant) => boolean;
  /** Whether a speaker has the name of one of them. */
  meansSpeaker: (speaker: string | null) => boolean;
  /** Whether one of them was in a meeting: as a participant, or only as a speaker. */
  areIn: (note: Pick<Note, 'participants' | 'transcripts'>) => boolean;
}

type Text = string | null;
/** One of the three tests. */
type Wanted = Partial<Record<'isAddress' | 'isIn' | 'isName', (text: Text) => boolean>>;

/**
 * @param typed may have been split at the commas of names and lists.
 * @throws {UserError} for an address that is none, and for a name with nothing to look for.
 */
export function wantedPeople(typed: readonly string[]): WantedPeople {
  const unusable = (part: string): never => {
    throw new UserError(
      `Participants: "${part}" is not an email address. Use one such as anna@client.com, a domain such as client.com, or a name.`,
    );
  };
  const wanted = peopleAndCompanies(typed.join(', '), unusable).map((called): Wanted => {
    if ('address' in called) return { isAddress: sameAs(called.address) };
    return 'domain' in called ? { isIn: domainTest([called.domain]) } : { isName: nameTest(called.name) };
  });
  const means = (person: Participant) => {
    const name = person.name ?? person.email?.replace(/@.*/s, '').replace(/[._+]/g, ' ') ?? null;
    const names = [name, person.accountName ?? companyDomain(person)];
    return wanted.some((each) => {
      if (each.isAddress !== undefined) return each.isAddress(person.email);
      return each.isIn === undefined
        ? names.some((text) => each.isName?.(text))
        : each.isIn(participantDomain(person));
    });
  };
  const meansSpeaker = (speaker: string | null) => wanted.some(({ isName }) => isName?.(speaker) ?? false);
  return {
    isAnyone: wanted.length === 0,
    areNamed: wanted.some((each) => !('address' in each || 'domain' in each)),
    means,
    meansSpeaker,
    areIn: ({ participants, transcripts }) =>
      wanted.length === 0 ||
      participants.some(means) ||
      Array.from(new Set(transcripts.map(({ speaker }) => speaker))).some(meansSpeaker),
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
