import { UserError } from '../api/user_error.ts';
import { type PhrasePattern, phrasePattern } from '../text/phrase_pattern.ts';
import { quoted } from '../text/quoted.ts';

/** For a phrase that no text can be searched for: it has nothing to find. */
export function unusablePhrase(label: string, phrase: string, example = 'Acme Rocket'): UserError {
  return new UserError(
    `${label}: ${quoted(phrase)} has nothing to look for. Use a word or phrase such as ${example}.`,
  );
}

/** The pattern of a phrase in folded text. @throws {UserError} if no text can be searched for it. */
export function usablePattern(
  label: string,
  phrase: string,
  where: 'whole-words' | 'anywhere',
): PhrasePattern {
  const pattern = phrasePattern(phrase, where);
  if (pattern === null) throw unusablePhrase(label, phrase);
  return pattern;
}
