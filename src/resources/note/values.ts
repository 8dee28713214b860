import { isLargerThan } from '../../text/json_size.ts';
import { noteLink } from './link.ts';
import type { Note } from './note.ts';
import { NOTE_PARTS, type Part, type Source } from './parts.ts';

/** Above this size, a pointer can stand for a value. */
const BULKY_BYTES = 1000;

/** Values of a note, by the keys of the record that shows them. */
export type Values = Readonly<Record<string, unknown>>;
/** The keys of the note's values, by the keys of the record that shows them. */
export type Keys = ReadonlyMap<string, string>;

/** Makes pointers by the keys of a note's values. */
export interface Pointers {
  file: (key: string) => string;
  part: (key: string) => string;
}

/** The keys of a whole note: all the service's fields, plus values that Zaps can use without a further step. */
export function noteKeys(note: Note): Keys {
  const keys = Object.keys({ ...note, ...noteLink(note.id), ...NOTE_PARTS });
  return new Map(keys.map((key) => [key, key]));
}

/** The values as a record shows them. If pointers may stand for bulky values, those made from a long text are not even rendered. */
export function recordOf(
  source: Source,
  keys: Keys,
  { file, part }: Pick<Pointers, 'file'> & Partial<Pointers>,
): Values {
  const shown = (key: string) => {
    const { file: isFile, longAs } = partUnder(key) ?? {};
    const long = longAs === undefined ? null : source.note[longAs];
    if (isFile !== undefined) return Array.isArray(long) && long.length === 0 ? null : file(key);
    if (part === undefined) return valueOf(source, key);
    return isLargerThan(long, BULKY_BYTES) ? part(key) : lean(key, valueOf(source, key), part);
  };
  return Object.fromEntries([...keys].map(([key, of]) => [key, shown(of)]));
}

/** A record with pointers in place of its bulky values. */
export function leanRecord(record: Values, { part }: Pick<Pointers, 'part'>, keys: Keys): Values {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.map(([key, value]) => [key, lean(keys.get(key) ?? key, value, part)]));
}

function lean(key: string, value: unknown, part: Pointers['part']): unknown {
  const isWhole = key === 'id' || partUnder(key)?.isOfStep === true;
  return !isWhole && isLargerThan(value, BULKY_BYTES) ? part(key) : value;
}

/** One value of a note; null if there is none under this key. */
export function valueOf(source: Source, key: string): unknown {
  const part = partUnder(key);
  if (part !== undefined) return part.make(source);
  const fields: Values = { ...source.note, ...noteLink(source.note.id) };
  return Object.hasOwn(fields, key) ? fields[key] : null;
}

const parts: Readonly<Record<string, Part<unknown>>> = NOTE_PARTS;

/** How a value is made; undefined for the service's own fields. */
export function partUnder(key: string): Part<unknown> | undefined {
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}
