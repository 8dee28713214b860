import { UserError } from '../api/user_error.ts';
import { presentPerson } from '../notes/person.ts';
import { usablePhrase } from '../notes/usable_phrase.ts';
import type { Note } from '../service/note.ts';
import { fold, sameAs } from '../text/compare.ts';
import { writtenPerson } from '../text/domains.ts';
import { output, type Rows } from '../zapier/output.ts';
import { noteRows } from './output.ts';

interface Wanted {
  /** Whose turns, by the address or whole words of the name; if undefined, everyone's. */
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
  const isWanted = name === undefined ? () => true : await speakerTest(note, name);
  const wanted = turns(note.transcripts).filter(({ speaker }) => isWanted(speaker));
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

/** A test for whom a text means: the only participant who can be the speaker, if the note has the address; else by name. */
async function speakerTest({ participants }: Note, typed: string) {
  const { name, email } = writtenPerson(typed);
  const hasAddress = sameAs(email ?? '');
  if (email !== null && (name === null || participants.some((person) => hasAddress(person.email)))) {
    const { speakersAmong } = await import('../notes/speakers.ts');
    const { known } = speakersAmong(participants.map((person) => presentPerson(person, null)));
    return (speaker: string | null) => hasAddress(known(speaker).email);
  }
  const phrase = usablePhrase('Speaker', name ?? typed, 'whole-words', 'Anna Berg');
  return (speaker: string | null) => speaker !== null && phrase.isIn(fold(speaker));
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
