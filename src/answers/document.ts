import { distinctPeople, shownName } from '../notes/person.ts';
import type { Note } from '../service/note.ts';
import { dateTextIn } from '../text/dates.ts';
import { durationText } from '../text/duration.ts';
import { transcriptText } from '../text/transcript.ts';

/** The whole note as one Markdown document, without empty parts, dated as its file's name. */
export function noteDocument(note: Note, timeZone: string): string {
  const people = distinctPeople(note.participants).flatMap((person) => shownName(person) ?? []);
  const folders = note.tags.flatMap(({ name }) => name ?? []);
  const facts = [
    fact('Date', dateTextIn(timeZone, note.createdAt)),
    fact('Duration', durationText(note.totalDurationSec)),
    fact('Participants', people.join(', ')),
    fact('Folders', folders.join(', ')),
  ];
  const parts = [
    `# ${note.title?.replace(/\s+/g, ' ') ?? 'Untitled note'}`,
    facts.filter((line) => line !== '').join('\n'),
    section('Summary', note.summary),
    section('Notes', note.enhancedNote),
    section('Written notes', note.userWrittenNote),
    // Two trailing spaces are a line break in Markdown.
    section('Transcript', transcriptText(note.transcripts).replaceAll('\n', '  \n')),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const fact = (name: string, value: string | null) => (value ? `- **${name}:** ${value}` : '');

function section(heading: string, markdown: string | null): string {
  const text = markdown?.trim() ?? '';
  return text === '' ? '' : `## ${heading}\n\n${text}`;
}
