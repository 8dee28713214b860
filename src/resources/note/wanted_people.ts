import { Turns } from '../../api/turns.ts';
import { UserError } from '../../api/user_error.ts';
import { fold, sameAs } from '../../text/compare.ts';
import { domainTest, peopleAndCompanies } from '../../text/domains.ts';
import { phrasePattern } from '../../text/phrase_pattern.ts';
import { unusablePhrase } from '../phrase.ts';
import type { Note, Participant } from './note.ts';
import { companyDomain, participantDomain } from './person.ts';

export type WantedPeople = ReturnType<typeof wantedPeople>;
type WordTest = (folded: string) => boolean;

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
  const wanted = peopleAndCompanies(typed.join(', '), unusable);
  const isAddress = sameAs(...wanted.flatMap((one) => ('address' in one ? [one.address] : [])));
  const isInDomain = domainTest(wanted.flatMap((one) => ('domain' in one ? [one.domain] : [])));
  const words = new Map<string, WordTest>();
  const names = wanted.flatMap((one) => ('name' in one ? [wordTests(one.name, words)] : []));
  const isNamed = (text: string | null) => {
    const folded = fold(text ?? '');
    return names.some((all) => all.every((isIn) => isIn(folded)));
  };
  const means = (person: Participant) => {
    const name = person.name ?? person.email?.replace(/@.*/s, '').replace(/[._+]/g, ' ') ?? null;
    return (
      isAddress(person.email) ||
      isInDomain(participantDomain(person)) ||
      isNamed(name) ||
      isNamed(person.accountName ?? companyDomain(person))
    );
  };
  return {
    /** With nobody named, everyone is meant. */
    isAnyone: wanted.length === 0,
    /** Whether any of them is named, so that speakers matter, too. */
    areNamed: names.length > 0,
    /** Whether a participant is one of them, or of one of their companies. */
    means,
    /** Whether one of them was in a meeting: as a participant, or only as a speaker. */
    areIn: async ({ participants, transcripts }: Pick<Note, 'participants' | 'transcripts'>) => {
      const turns = new Turns();
      const isAny = async <Item>(items: Iterable<Item>, is: (item: Item) => boolean) => {
        for (const item of items) {
          if (is(item)) return true;
          await turns.next();
        }
        return false;
      };
      return (
        wanted.length === 0 ||
        (await isAny(participants, means)) ||
        (await isAny(new Set(transcripts.map(({ speaker }) => speaker)), isNamed))
      );
    },
  };
}

/** The words of a name, each a test for folded texts that contain it as a whole word, in any order: `Lee, Noah` is `noah lee`. */
function wordTests(name: string, known: Map<string, WordTest>): WordTest[] {
  if (name.includes('{{'))
    throw new UserError('Participants: a value from an earlier step is missing. Map the value again.');
  return name.split(/\s+/).map((word) => {
    const pattern = phrasePattern(word, 'whole-words');
    if (pattern === null) throw unusablePhrase('Participants', name, 'Noah Lee');
    const test = known.get(word) ?? rememberingLast((folded) => pattern.isIn(folded));
    known.set(word, test);
    return test;
  });
}

/** Hundreds of names share words: of each text, each word is looked for once. */
function rememberingLast(test: WordTest): WordTest {
  let [last, isIn] = ['', test('')];
  return (folded) => {
    if (folded !== last) [last, isIn] = [folded, test(folded)];
    return isIn;
  };
}
