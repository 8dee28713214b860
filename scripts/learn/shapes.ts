import type { Dialect, ErrorBody } from '../../sandbox/workspace/index.ts';
import { type Item, recordIn, recordsIn } from './survey.ts';
import type { Response } from './visit.ts';

/** Describes the response of `/v1/me` as a switch value (null if none fits) and in words. */
export function meShape({ form, body }: Response): { shape: Dialect['meShape'] | null; label: string } {
  if (form === 'empty') return { shape: 'no-content', label: 'Nothing; any 2xx connects' };
  if (form !== 'json') return { shape: 'text', label: 'Text instead of JSON; any 2xx connects' };
  if (Array.isArray(body)) return { shape: 'array', label: 'A list' };
  const record = recordIn(body);
  if (record === undefined) return { shape: null, label: 'A JSON value that is not an object' };
  const keys = Object.keys(record);
  if (keys.length === 0)
    return { shape: 'empty-object', label: 'An empty object; the workspace names the connection' };
  const wrapped = { user: 'wrapped-user', workspace: 'wrapped-workspace', apiKey: 'key' } as const;
  for (const [key, shape] of Object.entries(wrapped)) {
    if (recordIn(record[key]) !== undefined) return { shape, label: `An object with \`${key}\`` };
  }
  return {
    shape: ['name', 'email'].some((key) => key in record) ? 'user' : null,
    label: `An object with ${keys.map((key) => `\`${key}\``).join(', ')}`,
  };
}

/** Describes the body of an error response as a switch value (null if none fits) and in words. */
export function errorForm({ form, body }: Response): { name: ErrorBody | null; label: string } {
  if (form !== 'json')
    return { name: form, label: { html: 'a web page', text: 'plain text', empty: 'no body' }[form] };
  const { error, errors, message, detail } = recordIn(body) ?? {};
  const forms: [ErrorBody, boolean][] = [
    ['error.message', typeof recordIn(error)?.message === 'string'],
    ['error', typeof error === 'string'],
    ['errors[]', recordsIn(errors).length > 0],
    ['errors-map', recordIn(errors) !== undefined],
    ['message', typeof message === 'string'],
    ['detail', typeof detail === 'string'],
    ['detail[]', recordsIn(detail).length > 0],
  ];
  const name = forms.find(([, fits]) => fits)?.[0] ?? null;
  return { name, label: name === null ? 'JSON in an unknown form' : `JSON with \`${name}\`` };
}

type SeenOrder = Dialect['listOrder'] | 'newest-or-updated-first';

/** The order of a list, judged by its timestamps; null if too few of them differ. */
export function listOrder(items: readonly Item[]): { order: SeenOrder | null; differing: number } {
  const created = timesOf(items, 'createdAt');
  const updated = timesOf(items, 'updatedAt');
  const differing = created === null ? 0 : new Set(created).size;
  if (created === null || differing < 3) return { order: null, differing };
  const isByUpdate = updated !== null && isSorted(updated.toReversed());
  if (isSorted(created.toReversed()))
    return { order: isByUpdate ? 'newest-or-updated-first' : 'newest-first', differing };
  if (isSorted(created)) return { order: 'oldest-first', differing };
  return { order: isByUpdate ? 'updated-first' : 'unordered', differing };
}

/** Timestamps in ms; null if any item lacks a valid one. */
function timesOf(items: readonly Item[], field: string): number[] | null {
  const times = items.map((item) => Date.parse(String(item[field])));
  return times.some(Number.isNaN) ? null : times;
}

function isSorted(times: readonly number[]): boolean {
  return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? time));
}

type Layout = 'mm:ss' | 'hh:mm:ss' | 'hh:mm:ss.mmm';

/** The timestamp layouts in the transcripts of notes. */
export function timestampLayouts(notes: readonly Item[]): Layout[] {
  const stamps = notes
    .flatMap((note) => recordsIn(note.transcripts))
    .flatMap(({ startTimestamp }) => (typeof startTimestamp === 'string' ? [startTimestamp] : []));
  const patterns: Record<Layout, RegExp> = {
    'mm:ss': /^\d+:\d\d$/,
    'hh:mm:ss': /^\d+:\d\d:\d\d$/,
    'hh:mm:ss.mmm': /^\d+:\d\d:\d\d\.\d+$/,
  };
  const layouts: Layout[] = ['mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm'];
  return layouts.filter((layout) => stamps.some((stamp) => patterns[layout].test(stamp)));
}

interface Shape {
  kinds: string[];
  label: string;
  /** The switch values that reproduce the field's shape; null if none fits. */
  asCalendarEvent: Dialect['calendarEvent'] | null;
  asMeetingApp: Dialect['meetingApp'] | null;
}

/** Describes the JSON types of a field's values without revealing the values. */
export function jsonShape(values: readonly unknown[]): Shape {
  const present = values.filter((value) => value !== undefined);
  const kinds = [...new Set(present.map(kindOf))].sort();
  const fields = [...new Set(present.flatMap((value) => Object.keys(recordIn(value) ?? {})))];
  const names = fields.length > 0 ? ` with ${fields.map((field) => `\`${field}\``).join(', ')}` : '';
  const isNested = present.some((value) =>
    Object.values(recordIn(value) ?? {}).some((inner) => typeof inner === 'object' && inner !== null),
  );
  const [only] = kinds.length === 1 && present.length === values.length ? kinds : [];
  const words = kinds.map((kind) =>
    kind === 'null' ? 'null' : `${kind === 'object' || kind === 'array' ? 'an' : 'a'} ${kind}`,
  );
  if (present.length > 0 && present.length < values.length) words.push('absent');
  return {
    kinds,
    label: kinds.length === 0 ? 'Absent from all notes seen' : sentence(`${words.join(' or ')}${names}`),
    asCalendarEvent:
      only === 'null' || only === 'string' || only === 'array'
        ? only
        : only === 'object' && isNested
          ? 'nested'
          : null,
    asMeetingApp:
      only === 'null' || only === 'string' || only === 'number' || only === 'object' ? only : null,
  };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a folder's parent is missing, or folders form a cycle. */
export function folderCycle(folders: readonly Item[]): boolean {
  const parents = new Map(folders.map(({ id, parentFolderId }) => [id, parentFolderId ?? null]));
  return folders.some(({ id }) => {
    const seen = new Set<unknown>([id]);
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) {
      if (seen.has(parent) || !parents.has(parent)) return true;
      seen.add(parent);
    }
    return false;
  });
}
