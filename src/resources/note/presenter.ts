import { isLargerThan } from '../../text/json_size.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { internalDomains } from '../internal_domains.ts';
import { noteFile } from './files.ts';
import type { Note } from './note.ts';
import { notePart } from './part.ts';
import { domainsFor } from './person.ts';
import type { Pointers } from './present.ts';

/** Zapier accepts 6 MB from a step. */
const MOST_BYTES = 5_000_000;

/** Presents notes for one step, within the size that Zapier accepts. */
export interface NotePresenter {
  /** A note as a Zap gets it: whole or, once all notes so far exceed 5 MB, with pointers for its bulky values. */
  present: (note: Note) => Promise<Presented>;
  /** The presented notes as the step returns them: if they exceed 5 MB, all have pointers under the same keys. */
  fitted: (presented: readonly Presented[]) => Promise<Presented[]>;
}

/** @param named the internal domains that the user named, if any. */
export function notePresenter(step: Step, named: readonly string[] = []): NotePresenter {
  const domains = internalDomains(step, named);
  let bytes = 0;
  const isTooBig = () => bytes > MOST_BYTES;

  // Zapier caches what identical pointers load. `updatedAt` makes the pointers of a changed note differ.
  const pointersFor = ({ id: noteId, updatedAt = null }: { id: string; updatedAt?: unknown }): Pointers => ({
    file: (file) => step.pointTo(noteFile, { noteId, updatedAt, file }),
    part: (part) => step.pointTo(notePart, { noteId, updatedAt, part, internalDomains: named }),
  });

  return {
    present: async (note) => {
      const context = { domains: await domainsFor(note, domains), timeZone: step.timeZone };
      const { presentNote, presentNoteLean } = await import('./present.ts');
      if (!isTooBig() && !isLargerThan(note, MOST_BYTES - bytes)) {
        const whole: Presented = presentNote(note, context, pointersFor(note));
        bytes += Buffer.byteLength(JSON.stringify(whole));
        if (!isTooBig()) return whole;
      }
      // From here on, even short notes get pointers: in the end, all notes will.
      bytes = Infinity;
      return presentNoteLean(note, context, pointersFor(note));
    },
    fitted: async (presented) => {
      if (!isTooBig()) return [...presented];
      const { withPointers } = await import('./present.ts');
      return presented.map((note) => withPointers(note, pointersFor(note)));
    },
  };
}
