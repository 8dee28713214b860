import { UserError } from '../api/user_error.ts';
import { LONGEST_PHRASE, phrasePattern } from '../text/phrases.ts';
import { quoted } from '../zapier/inputs.ts';

/** For a phrase that no text can be searched for: it is too long, or has nothing to find. */
export function unusablePhrase(label: string, phrase: string): UserError {
  return new UserError(
    `${label}: use a word or phrase of at most ${LONGEST_PHRASE} characters instead of ${quoted(phrase)}.`,
  );
}

/** The pattern of a phrase in folded text. @throws {UserError} if no text can be searched for it. */
export function usablePattern(label: string, phrase: string, where: 'whole-words' | 'anywhere'): RegExp {
  const pattern = phrasePattern(phrase, where);
  if (pattern === null) throw unusablePhrase(label, phrase);
  return pattern;
}
