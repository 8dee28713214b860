import {
  type Keys,
  noteKeys,
  type Pointers,
  type PresentedNote,
  shownValue,
  type Source,
  sourceOf,
} from '../../src/answers/parts.ts';
import type { Note } from '../../src/service/note.ts';

/** A note as a Zap gets it. */
export const presentNote = (
  note: Note,
  context: Parameters<typeof sourceOf>[1],
  pointers: Pointers = { file: () => 'pointer' },
): PresentedNote => recordOf(sourceOf(note, context), noteKeys(note), pointers) as PresentedNote;

export const recordOf = (source: Source, keys: Keys, pointers: Pointers): Record<string, unknown> =>
  Object.fromEntries(Array.from(keys, ([key, of]) => [key, shownValue(source, of, pointers)]));
