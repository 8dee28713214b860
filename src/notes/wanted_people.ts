import { UserError } from '../api/user_error.ts';
import { type Note, type Participant, speakersIn } from '../service/note.ts';
import { fold, sameAs } from '../text/compare.ts';
import { domainTest, peopleAndCompanies } from '../text/domains.ts';
import { addTo } from '../text/groups.ts';
import { PhraseSet } from '../text/phrase_set.ts';
import { companyDomain, participantDomain } from './person.ts';
import { unusablePhrase } from './usable_phrase.ts';

/**
 * Recognizes the people and companies that a user named.
 *
 * @param typed texts with a name, an address, a domain, or several of these with commas between them.
 * @throws {UserError} for an address that is none, and for a name with nothing to look for.
 */
export function wantedPeople(typed: readonly string[]) {
  const unusable = (part: string): never => {
    throw new UserError(
      `Participants: "${part}" is not an email address. Use one such as anna@client.com, a domain such as client.com, or a name.`,
    );
  };
  const wanted = typed.flatMap((text) => peopleAndCompanies(text, unusable));
  const isAddress = sameAs(...wanted.flatMap((one) => ('address' in one ? [one.address] : [])));
  const isInDomain = domainTest(wanted.flatMap((one) => ('domain' in one ? [one.domain] : [])));
  const isNamed = namesTest(wanted.flatMap((one) => ('name' in one ? [wordsOf(one.name)] : [])));
  const means = (person: Participant) => {
    const name = person.name ?? person.email?.replace(/@.*/s, '').replace(/[._+]/g, ' ') ?? null;
    return (
      isAddress(person.email) ||
      isInDomain(participantDomain(person)) ||
      isNamed(name) ||
      // Of `kestrel.ai`, only `kestrel` names the company.
      isNamed(person.accountName ?? companyDomain(person)?.replace(/\..*/s, '') ?? null)
    );
  };
  return {
    /** With nobody named, everyone is meant. */
    isAnyone: wanted.length === 0,
    /** Whether any of them is named, so that speakers matter, too. */
    areNamed: wanted.some((one) => 'name' in one),
    /** Whether a participant is one of them, or of one of their companies. */
    means,
    /** Whether one of them was in a meeting: as a participant, or only as a speaker. */
    areIn: ({ participants, transcripts }: Pick<Note, 'participants' | 'transcripts'>): boolean =>
      wanted.length === 0 ||
      participants.some(means) ||
      Array.from(new Set(transcripts.map(({ speaker }) => speaker))).some(isNamed),
    /** Whether one of them may be among the speakers in the JSON of a transcript. */
    maySpeakIn: (transcript: string): boolean => speakersIn(transcript)?.some(isNamed) ?? true,
  };
}

/** The words of a name, which a text has in any order: `Lee, Noah` is `noah lee`. */
function wordsOf(name: string): string[] {
  const words = name.split(/\s+/).map((word) => fold(word).trim());
  if (words.includes('') || /^[\p{P}\s]*$/u.test(name))
    throw unusablePhrase('Participants', name, 'Noah Lee');
  return [...new Set(words)];
}

/** A test for texts with all words of one of the names, as whole words. Each name is looked up by its rarest word. */
function namesTest(names: readonly (readonly string[])[]): (text: string | null) => boolean {
  const counts = new Map<string, number>();
  for (const word of names.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarest = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    const rarest = name.reduce((a, b) => ((counts.get(b) ?? 0) < (counts.get(a) ?? 0) ? b : a));
    addTo(byRarest, rarest, name);
  }
  const all = new PhraseSet(counts.keys(), 'whole-words');
  return (text) => {
    const found = all.in(text ?? '');
    const isWhole = (name: readonly string[]) => name.every((word) => found.has(word));
    return Array.from(found).some((word) => byRarest.get(word)?.some(isWhole));
  };
}
