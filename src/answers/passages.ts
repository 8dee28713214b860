import { isBreak, markdownToLines, type ParsedMarkdown } from '../text/markdown.ts';
import { type Passage, spokenPassages, writtenPassages } from '../text/mentions.ts';
import { turns } from '../text/transcript.ts';
import type { NoteTexts } from './parts.ts';

export type Place = 'transcript' | 'note' | 'anywhere';

/**
 * A note's texts as people read them, for searches: what was said, then what was written.
 *
 * @param counts whether the words of a speaker do.
 */
export function notePassages(
  { note, summary, enhancedNote, userWrittenNote }: NoteTexts,
  where: Place,
  counts: (speaker: string | null) => boolean = () => true,
): Passage[] {
  const spoken = where === 'note' ? [] : turns(note.transcripts).filter(({ speaker }) => counts(speaker));
  const written = where === 'transcript' ? [] : [summary, enhancedNote, userWrittenNote];
  return [
    ...spokenPassages(spoken),
    ...written.flatMap((rendered) => writtenPassages(rendered(readableText))),
  ];
}

/** Plain text without the addresses behind links. */
function readableText(markdown: ParsedMarkdown): string {
  return markdownToLines(markdown, {
    inline: (tokens) => tokens.map((token) => (isBreak(token) ? '\n' : token.content)).join(''),
    bullet: '-',
    code: (content) => content,
    quotePrefix: '',
  });
}
