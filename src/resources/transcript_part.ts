import { UserError } from '../api/user_error.ts';
import { fold } from '../text/compare.ts';
import { phrasePattern } from '../text/phrase_pattern.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { Note } from './note/note.ts';
import { noteRows } from './note/output.ts';
import { unusablePhrase } from './phrase.ts';

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
 * @throws {UserError} if there is no transcript yet.
 */
export async function presentTranscript(note: Note, { speaker, part, maxCharacters }: Wanted) {
  const { turns } = await import('../text/transcript.ts');
  const { transcriptParts } = await import('../text/transcript_parts.ts');
  if (note.transcripts.length === 0 && note.status !== null && note.status !== 'completed') {
    throw new UserError(
      `This note has no transcript yet: its status is "${note.status}". Try again once it is completed, or start the Zap with New Completed Note.`,
    );
  }
  const isWanted = speakerTest(speaker);
  const parts = transcriptParts(
    turns(note.transcripts).filter((turn) => isWanted(turn.speaker)),
    maxCharacters,
  );
  return parts.flatMap((each, index) => {
    const number = index + 1;
    if (part !== undefined && part !== number) return [];
    return {
      id: `${note.id}-${number}`,
      noteId: note.id,
      noteTitle: note.title,
      part: number,
      partCount: parts.length,
      nextPart: number < parts.length ? number + 1 : null,
      ...each,
    };
  });
}

/** @throws {UserError} for a name without a letter. */
function speakerTest(name: string | undefined): (speaker: string | null) => boolean {
  if (name === undefined) return () => true;
  const pattern = phrasePattern(name, 'whole-words');
  if (pattern === null) throw unusablePhrase('Speaker', name, 'Anna Berg');
  return (speaker) => speaker !== null && pattern.isIn(fold(speaker));
}

type PresentedPart = Awaited<ReturnType<typeof presentTranscript>>[number];

const [, sampleId] = noteRows.id;

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
  id: ['Part ID', `${sampleId}-1`],
} satisfies Rows<PresentedPart>);
