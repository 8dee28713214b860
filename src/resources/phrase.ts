import { UserError } from '../api/user_error.ts';
import { type PhrasePattern, phrasePattern } from '../text/phrase_pattern.ts';
import { quoted } from '../text/quoted.ts';

/**
 * The pattern of a phrase in folded text.
 *
 * @param example of a usable one.
 * @throws {UserError} if the phrase has nothing to look for.
 */
export function usablePattern(
  label: string,
  phrase: string,
  where: 'whole-words' | 'anywhere',
  example = 'Acme Rocket',
): PhrasePattern {
  const pattern = phrasePattern(phrase, where);
  if (pattern === null) throw unusablePhrase(label, phrase, example);
  return pattern;
}

export function unusablePhrase(label: string, phrase: string, example: string): UserError {
  return new UserError(
    `${label}: ${quoted(phrase)} has nothing to look for. Use a word or phrase such as ${example}.`,
  );
}
