import type { Note } from '../service/note.ts';
import { fold } from '../text/compare.ts';

/** Scripts with spaces: their words are whole wherever a text is divided. */
const WORD = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]{2,}/gu;
/** What Markdown puts between the letters of a word. */
const MARKS = /[*_~`\\[\]]/g;
/** What may stand for letters, or put more between them. */
const CODED = /[&<]|\][([]/;

/** Whether a note may mention what is looked for. The JSON of the segments behind the first one need not be parsed for it. */
export type MayMention = (note: Note, restAsText?: () => string) => boolean;

/** A quick test that rules out most notes: their texts lack the longest word of a phrase, however it may be marked up. */
export function mayMention(phrase: string): MayMention {
  const words = fold(phrase).match(WORD) ?? [];
  const [word] = words.toSorted((a, b) => b.length - a.length);
  if (word === undefined) return () => true;
  const isIn = (text: string) => fold(text).includes(word);
  const isWritten = (text: string | null) =>
    text !== null && (CODED.test(text) || isIn(text.replace(MARKS, '')));
  return ({ summary, enhancedNote, userWrittenNote, transcripts }, restAsText) => {
    if ([summary, enhancedNote, userWrittenNote].some(isWritten)) return true;
    if (isIn(transcripts.map(({ text }) => text ?? '').join(' '))) return true;
    const rest = restAsText?.() ?? '';
    return rest.includes('\\u') || isIn(rest);
  };
}
