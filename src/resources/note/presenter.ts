import type { Note } from './note.ts';
import { type NOTE_FILES, noteFile } from './files.ts';
import { notePart } from './part.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { participantDomain } from './filter.ts';
import { internalDomains } from '../internal_domains.ts';
import type { NoteFiles } from './present.ts';

/** Zapier takes 6 MB from a step. */
const MOST_BYTES = 5_000_000;
/** In a result that would be too big, values above this size are pointed to. */
const BULKY_BYTES = 1000;

export type PresentNote = (note: Note) => Promise<Presented>;

/**
 * A presenter of notes for one step. As long as everything it has presented stays under 5 MB together, notes are given whole; from
 * then on, those before included, their bulky values are replaced by pointers under the same keys.
 *
 * @param named the internal domains the user named, if any.
 */
export function notePresenter(step: Step, named: readonly string[] = []): PresentNote {
  const domains = internalDomains(step, named);
  const given: { presented: Presented; pointTo: PointToPart }[] = [];
  let bytes = 0;
  const isTooBig = () => bytes > MOST_BYTES;

  return async (note) => {
    const known = note.participants.some((person) => participantDomain(person) !== null)
      ? await domains()
      : null;
    const { presentNote } = await import('./present.ts');
    if (isTooBig()) {
      const pointTo = pointerToPart(step, note, named);
      // What would be pointed to need not be made first: a hundred long notes are ready in half the time.
      const presented: Presented = presentNote(note, known, files(step, note), (part, source, make) =>
        isBulky(source) ? pointTo(part) : make(source),
      );
      pointToBulk(presented, pointTo);
      return presented;
    }
    const presented: Presented = presentNote(note, known, files(step, note));
    bytes += sizeOf(presented);
    given.push({ presented, pointTo: pointerToPart(step, note, named) });
    if (isTooBig()) for (const earlier of given.splice(0)) pointToBulk(earlier.presented, earlier.pointTo);
    return presented;
  };
}

function files(step: Step, note: Note): NoteFiles {
  const pointer = (file: keyof typeof NOTE_FILES) =>
    step.pointTo(noteFile, { noteId: note.id, updatedAt: note.updatedAt, file });
  const ofTranscript = (file: keyof typeof NOTE_FILES) =>
    note.transcripts.length === 0 ? null : pointer(file);
  return {
    transcriptFile: ofTranscript('transcriptFile'),
    subtitlesFile: ofTranscript('subtitlesFile'),
    webvttFile: ofTranscript('webvttFile'),
    noteFile: pointer('noteFile'),
  };
}

type PointToPart = (part: string) => string;

function pointerToPart(step: Step, { id, updatedAt }: Note, internalDomains: readonly string[]): PointToPart {
  // Identical pointers are answered from Zapier's cache: `updatedAt` makes those of a changed note differ.
  return (part) => step.pointTo(notePart, { noteId: id, updatedAt, part, internalDomains });
}

function pointToBulk(presented: Presented, pointTo: PointToPart): void {
  for (const [part, value] of Object.entries(presented)) {
    if (part !== 'id' && isBulky(value)) presented[part] = pointTo(part);
  }
}

function isBulky(value: unknown): boolean {
  // A list of so many elements is bulky whatever they are: transcripts need not be written out to see it.
  return (Array.isArray(value) && value.length > BULKY_BYTES) || sizeOf(value) > BULKY_BYTES;
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
