import { UserError } from '../api/user_error.ts';
import { usablePhrase } from '../notes/usable_phrase.ts';
import type { Note } from '../service/note.ts';
import { fold } from '../text/compare.ts';
import { output, type Rows } from '../zapier/output.ts';
import { noteRows } from './output.ts';

interface Wanted {
  /** Whose turns, by whole words of the name; if undefined, everyone's. */
  speaker: string | undefined;
  /** Counted from 1; if undefined, all. */
  part: number | undefined;
  maxCharacters: number;
}

/**
 * A note's transcript in parts that together are all of it; none if nobody said anything.
 *
 * @throws {UserError} if there is no transcript yet, and for a name without a letter.
 */
export async function presentTranscript(note: Note, { speaker: name, part: only, maxCharacters }: Wanted) {
  const { turns } = await import('../text/transcript.ts');
  const { transcriptParts } = await import('../text/transcript_parts.ts');
  if (note.transcripts.length === 0 && note.status !== null && note.status !== 'completed')
    throw new UserError(
      `This note has no transcript yet: its status is "${note.status}". Try again once it is completed, or start the Zap with New Completed Note.`,
    );
  const phrase = name === undefined ? null : usablePhrase('Speaker', name, 'whole-words', 'Anna Berg');
  const wanted = turns(note.transcripts).filter(
    ({ speaker }) => phrase === null || (speaker !== null && phrase.isIn(fold(speaker))),
  );
  const parts = transcriptParts(wanted, maxCharacters).map((each, index, { length }) => ({
    id: `${note.id}-${index + 1}`,
    noteId: note.id,
    noteTitle: note.title,
    part: index + 1,
    partCount: length,
    nextPart: index + 1 < length ? index + 2 : null,
    ...each,
  }));
  return only === undefined ? parts : parts.filter(({ part }) => part === only);
}

export const transcriptPartOutput = output({
  text: [
    'Transcript (Dialogue)',
    '[00:00:04] Anna Berg: Thanks for making the time. Shall we start with the renewal?\n\n[00:00:10] Luis Romero: Yes. We would like two years, and about forty more seats from May.',
  ],
  part: [{ label: 'Part Number', type: 'integer' }, 1],
  partCount: [{ label: 'Number of Parts', type: 'integer' }, 2],
  nextPart: [{ label: 'Next Part Number', type: 'integer' }, 2],
  startSec: [{ label: 'Start (Seconds)', type: 'number' }, 4],
  endSec: [{ label: 'End (Seconds)', type: 'number' }, 18],
  noteTitle: ['Note Title', noteRows.title[1]],
  noteId: noteRows.id,
  id: ['Part ID', `${noteRows.id[1]}-1`],
} satisfies Rows<Awaited<ReturnType<typeof presentTranscript>>[number]>);
