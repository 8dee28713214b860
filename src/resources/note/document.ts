import { durationText } from '../../text/duration.ts';
import { transcriptText } from '../../text/transcript.ts';
import type { Note } from './note.ts';
import { distinctPeople } from './person.ts';

/** The whole note as one Markdown document, without empty parts. */
export function noteDocument(note: Note): string {
  const facts = [
    fact('Date', note.createdAt),
    fact('Duration', durationText(note.totalDurationSec)),
    fact(
      'Participants',
      distinctPeople(note.participants)
        .flatMap(({ name, email }) => name ?? email ?? [])
        .join(', '),
    ),
    fact('Folders', note.tags.flatMap(({ name }) => name ?? []).join(', ')),
  ].filter((line) => line !== null);
  const parts = [
    `# ${note.title?.replace(/\s+/g, ' ') ?? 'Untitled note'}`,
    facts.join('\n'),
    section('Summary', note.summary),
    section('Notes', note.enhancedNote),
    section('Written notes', note.userWrittenNote),
    // Two trailing spaces are a line break in Markdown.
    section('Transcript', transcriptText(note.transcripts).replaceAll('\n', '  \n')),
  ].filter((part) => part !== null && part !== '');
  return `${parts.join('\n\n')}\n`;
}

function fact(name: string, value: string | null): string | null {
  return value === null || value === '' ? null : `- **${name}:** ${value}`;
}

function section(heading: string, markdown: string | null): string | null {
  return markdown === null || markdown.trim() === '' ? null : `## ${heading}\n\n${markdown.trim()}`;
}
