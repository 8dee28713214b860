import { isLargerThan } from '../../text/json_size.ts';
import type { Presented } from '../../zapier/output.ts';
import { noteLink } from './link.ts';
import type { Note } from './note.ts';
import { type MadeParts, NOTE_PARTS, type Part, type Source, type SourceContext, sourceOf } from './parts.ts';

/** In a result that would be too large, values above this size become pointers. */
const BULKY_BYTES = 1000;

/** Makes pointers by output key: for files and, in a result that would be too large, for bulky values. */
export interface Pointers {
  file: (key: string) => string;
  part: (key: string) => string;
}

export type PresentedNote = ReturnType<typeof presentNote>;

/**
 * A note as every trigger, action, and search returns it: all the service's fields under their own keys, plus values that
 * Zaps can use without a further step.
 */
export function presentNote(note: Note, context: SourceContext, { file }: Pick<Pointers, 'file'>) {
  return { ...note, ...noteLink(note.id), ...madeParts(sourceOf(note, context), { file }) };
}

/** The same in little space: pointers stand for bulky values. Those made from a long text are not even rendered. */
export function presentNoteLean(note: Note, context: SourceContext, pointers: Pointers): Presented {
  const parts = madeParts(sourceOf(note, context), pointers);
  return withPointers({ ...note, ...noteLink(note.id), ...parts }, pointers);
}

/** A presented note with pointers in place of its bulky values. */
export function withPointers(presented: Presented, { part }: Pick<Pointers, 'part'>): Presented {
  const small = Object.entries(presented).map(([key, value]): [string, unknown] => [
    key,
    key !== 'id' && isLargerThan(value, BULKY_BYTES) ? part(key) : value,
  ]);
  return { id: presented.id, ...Object.fromEntries(small) };
}

/** One value of a presented note. */
export function partOfNote(note: Note, key: string, context: SourceContext): unknown {
  const part = partUnder(key);
  if (part !== undefined) return part.make(sourceOf(note, context));
  return Object.hasOwn(note, key) ? note[key] : null;
}

const parts: Readonly<Record<string, Part<unknown>>> = NOTE_PARTS;

/** How a part is made; undefined for the service's own fields. */
export function partUnder(key: string): Part<unknown> | undefined {
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}

type SomePointers = Pick<Pointers, 'file'> & Partial<Pointers>;

/** @param pointers if it makes pointers to parts, these stand for parts made from a bulky field. */
function madeParts(source: Source, pointers: SomePointers): MadeParts;
function madeParts(source: Source, { file, part: pointTo }: SomePointers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => {
      const long = part.longAs === undefined ? null : source.note[part.longAs];
      if (part.file !== undefined) return [key, Array.isArray(long) && long.length === 0 ? null : file(key)];
      const isPointedTo = pointTo !== undefined && isLargerThan(long, BULKY_BYTES);
      return [key, isPointedTo ? pointTo(key) : part.make(source)];
    }),
  );
}
