import * as zod from 'zod/mini';

import { timeOf, withZone, writtenMoment } from '../text/dates.ts';
import { andMore, withoutMiddle } from '../text/shorten.ts';
import { isUsableId } from './endpoint.ts';

/**
 * Building blocks for the service's shapes. Each says what a field becomes if the service leaves it out or sends a value
 * of an undocumented type: it is converted where its meaning is plain, else it is `null`, and a list is `[]`. So no field
 * fails its record. Only a record without a usable ID is invalid.
 *
 * All of the app's schemas are lazy: most runs need few of them.
 */

/** An ID; a number becomes text. */
export const id = zod.lazy(() =>
  transformed(zod.union([zod.string(), zod.int()]), String).check(zod.refine(isUsableId)),
);
/** The ID of a record inside another one, which stays even if it can't be identified. */
export const optionalId = zod.lazy(() => zod.catch(zod.nullable(id), null));
/** Text of any length; a number becomes text, and of an object such as `{format, content}` or `{name}` its text counts. */
export const text = field(textIn);
/** Text that is short by nature, such as a name or a title: the middle of one that is not is left out. */
export const shortText = field((value) => {
  const given = textIn(value);
  return given && withoutMiddle(given, LONGEST_SHORT_TEXT);
});
/** An email address, a domain, or a URL. A part of a longer one would be another address, so that is null. */
export const address = field((value) => {
  const given = textIn(value);
  return given !== null && given.length <= LONGEST_ADDRESS ? given : null;
});
/** Short text that is one of some documented words, in any spelling: `IN_PERSON` and `InPerson` are `in-person`. */
export const word = (documented: Readonly<Record<string, unknown>>) => {
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');
  const words = new Map(Object.keys(documented).map((each) => [bare(each), each]));
  return transformed(shortText, (given) => given && (words.get(bare(given)) ?? given));
};
/** A number; text that is one becomes a number. */
export const number = field(numberIn);
/** A duration in seconds: a number from 0 to a week, which no meeting exceeds. */
export const duration = field((value) => {
  const seconds = numberIn(value);
  return seconds !== null && seconds >= 0 && seconds <= WEEK_SEC ? seconds : null;
});
export const boolean = field((value) => {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : null;
});
/**
 * A timestamp of the years 1 to 9999 with a time zone, UTC if it has none. Other layouts become ISO 8601, and so do seconds
 * and milliseconds since 1970. Of an object such as `{seconds, nanos}` or `{date, timezone}`, the latest one in it counts.
 */
export const time = field((value) => {
  const values: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const times = values.map(timeIn).filter((each) => each !== null);
  return times.sort((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
});
/** A value of any shape. */
export const anything = field((value) => value ?? null);

const LONGEST_SHORT_TEXT = 1000;
const LONGEST_ADDRESS = 2000;
/** Where an object in place of a text has it, the likeliest first. */
const TEXT_KEYS = ['content', 'text', 'value', 'markdown', 'html', 'body', 'name', 'displayName'] as const;

function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return Number.isFinite(value) ? String(value) : null;
  const texts = TEXT_KEYS.map((key): unknown => Reflect.get(value, key));
  return texts.find((each) => typeof each === 'string') ?? null;
}

const WEEK_SEC = 7 * 24 * 60 * 60;
/** Numbers are times within these, so that seconds can't be taken for milliseconds. */
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);

const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.UTC(10_000, 0)];

function timeIn(value: unknown): string | null {
  const isWritten = typeof value === 'string' && writtenMoment(value) !== null;
  const given = isWritten ? null : numberIn(value);
  if (given === null) {
    const ms = timeOf(value);
    if (!(ms >= FIRST && ms < LAST) || typeof value !== 'string') return null;
    return isWritten ? withZone(value) : new Date(ms).toISOString();
  }
  const ms = given < EARLIEST ? given * 1000 : given;
  return ms >= EARLIEST && ms < LATEST ? new Date(ms).toISOString() : null;
}

function numberIn(value: unknown): number | null {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : null;
}

function field<Value>(read: (value: unknown) => Value) {
  return zod.lazy(() => transformed(zod.optional(zod.unknown()), read));
}

/** A list without the items that are null or don't match; empty if it is no list. */
export function listOf<Item extends zod.ZodMiniType>(item: Item) {
  return zod.lazy(() => transformed(knownListOf(item), (items) => items ?? []));
}

/** The same, but null if it is no list, for what a write depends on: a list that was left out is not empty. */
export function knownListOf<Item extends zod.ZodMiniType>(item: Item) {
  return zod.lazy(() => {
    const list = zod.catch(zod.nullable(zod.array(zod.catch(zod.nullable(item), null))), null);
    return transformed(list, (items) => items?.filter((each) => each !== null) ?? null);
  });
}

/** Accepts what a schema accepts and returns it in another form. */
export function transformed<Schema extends zod.ZodMiniType, Form>(
  schema: Schema,
  form: (value: zod.output<Schema>) => Form,
) {
  return zod.pipe(schema, zod.transform(form));
}

/** A record of the service: the named fields, plus unknown ones unchanged. */
export function record<Shape extends zod.core.$ZodShape>(shape: Shape) {
  return zod.lazy(() => zod.looseObject(shape));
}

/** What the response to a change says about a record: any of its fields, or none. The change was made all the same. */
export const changed = zod.lazy(() => zod.catch(zod.record(zod.string(), zod.unknown()), {}));

/** Keeps so many items of a list; the rest is counted in a last one, so that no record takes long or becomes large. */
export function withinMost<Item>(most: number, named: (name: string) => Item) {
  return (all: readonly Item[]): Item[] => [
    ...all.slice(0, most),
    ...andMore(all.length - most).map((name) => named(name)),
  ];
}

const MOST_REFERENCES = 3000;
/** `{id, name}`, as folders and groups appear inside other records. One that is no record stays, without either. */
const reference = zod.lazy(() =>
  zod.catch(record({ id: optionalId, name: shortText }), { id: null, name: null }),
);
export const fewReferences = withinMost<zod.output<typeof reference>>(MOST_REFERENCES, (name) => ({
  id: null,
  name,
}));
/** All folders or groups of a record, of which `fewReferences` are shown; null if the list was left out. */
export const knownReferences = knownListOf(reference);
/** Those that are shown; empty if the list was left out. */
export const references = zod.lazy(() => transformed(listOf(reference), fewReferences));
