import type { Note } from '../../src/resources/note/note.ts';
import { type PresentedNote, type SourceContext, sourceOf } from '../../src/resources/note/parts.ts';
import { noteKeys, type Pointers, recordOf } from '../../src/resources/note/values.ts';

/** A note as a Zap gets it. */
export const presentNote = (
  note: Note,
  context: SourceContext,
  pointers: Pick<Pointers, 'file'> & Partial<Pointers> = { file: () => 'pointer' },
): PresentedNote => recordOf(sourceOf(note, context), noteKeys(note), pointers) as PresentedNote;
