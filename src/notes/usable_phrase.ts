import { UserError } from '../api/user_error.ts';
import { PhraseSet } from '../text/phrase_set.ts';
import { quoted } from '../text/shorten.ts';

/**
 * A phrase to look for.
 *
 * @param example of a usable one.
 * @throws {UserError} if it has nothing to look for.
 */
export function usablePhrase(
  label: string,
  phrase: string,
  where: 'whole-words' | 'anywhere',
  example = 'Acme Rocket',
): PhraseSet {
  const usable = new PhraseSet([phrase], where);
  if (usable.isEmpty) throw unusablePhrase(label, phrase, example);
  return usable;
}

export function unusablePhrase(label: string, phrase: string, example: string): UserError {
  return new UserError(
    `${label}: ${quoted(phrase)} contains no word to search for. Enter a word or phrase, such as ${example}.`,
  );
}
