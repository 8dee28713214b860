import { time } from '../../src/api/tolerant.ts';
import { SeenOrder } from '../../src/lists/order.ts';
import type { Dialect, ErrorBody } from '../workspace/index.ts';
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
  const [, shape] = Object.entries(wrapped).find(([key]) => recordIn(record[key]) !== undefined) ?? [];
  return {
    shape: shape ?? (['name', 'email'].some((key) => key in record) ? 'user' : null),
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
    ['errors[].pointer', recordsIn(errors).some(({ pointer }) => typeof pointer === 'string')],
    ['errors[].source', recordsIn(errors).some(({ source }) => recordIn(source) !== undefined)],
    ['errors[]', recordsIn(errors).length > 0],
    ['errors-map', recordIn(errors) !== undefined],
    ['message', typeof message === 'string'],
    ['detail', typeof detail === 'string'],
    ['detail[]', recordsIn(detail).length > 0],
  ];
  const name = forms.find(([, fits]) => fits)?.[0] ?? null;
  return { name, label: name === null ? 'JSON in an unknown form' : `JSON with \`${name}\`` };
}

type ListOrder = Dialect['listOrder'];

interface SeenList {
  /** Judged without exception; null if too few creation times differ. */
  order: ListOrder | 'newest-or-updated-first' | null;
  /** How the app reads the list: it tolerates a few items out of place. */
  trend: Exclude<ListOrder, 'updated-first'>;
  differing: number;
}

/** The order of a list, judged by its timestamps as the app reads them. */
export function listOrder(items: readonly Item[]): SeenList {
  const [created, updated] = ['createdAt', 'updatedAt'].map((field) => {
    const seen = new SeenOrder();
    const times = items.map((item) => Date.parse(time.parse(item[field]) ?? ''));
    for (const each of times) seen.add(each);
    return { seen, differing: new Set(times.filter((each) => !Number.isNaN(each))).size };
  });
  const differing = created?.differing ?? 0;
  const isByUpdate = updated?.seen.order === 'newest-first';
  const exact = created?.seen.order;
  const trends = created?.seen.trend;
  const trend = trends === 'newest-first' || trends === 'oldest-first' ? trends : 'unordered';
  if (differing < 3) return { order: null, trend, differing };
  if (exact === 'newest-first')
    return { order: isByUpdate ? 'newest-or-updated-first' : exact, trend, differing };
  if (exact === 'oldest-first') return { order: exact, trend, differing };
  return { order: isByUpdate ? 'updated-first' : 'unordered', trend, differing };
}

/** The layouts of transcript times. */
const STAMPS = {
  'mm:ss': /^\d+:\d\d$/,
  'hh:mm:ss': /^\d+:\d\d:\d\d$/,
  'hh:mm:ss.mmm': /^\d+:\d\d:\d\d\.\d+$/,
};
/** The layouts of the times of records. */
const TIMES = {
  iso: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/,
  spaced: /^\d{4}-\d\d-\d\d [\d:.]+ ?(UTC|Z)$/,
  seconds: /^\d{9,11}$/,
  other: /^/,
};

/** The names of the first layouts that fit some values. */
function layoutsOf<Name extends string>(patterns: Record<Name, RegExp>, values: readonly unknown[]): Name[] {
  const names = Object.keys(patterns) as Name[];
  const fits = values.flatMap((value) =>
    (value ?? null) === null ? [] : names.find((name) => patterns[name].test(String(value))),
  );
  return names.filter((name) => fits.includes(name));
}

export const timeLayouts = (values: readonly unknown[]) => layoutsOf(TIMES, values);
export const timestampLayouts = (notes: readonly Item[]) =>
  layoutsOf(
    STAMPS,
    notes.flatMap((note) => recordsIn(note.transcripts)).map(({ startTimestamp }) => startTimestamp),
  );

/** The JSON type of a field's values, if all have the same. */
export function jsonKind(values: readonly unknown[]): string | null {
  const [only = null, ...others] = new Set(values.map(kindOf));
  return others.length === 0 ? only : null;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const inner: unknown[] = Object.values(recordIn(value) ?? {});
  return inner.some((each) => typeof each === 'object' && each !== null) ? 'nested' : typeof value;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a folder's parent is missing, or folders form a cycle. */
export function folderCycle(folders: readonly Item[]): boolean {
  const parents = new Map(
    folders.map(({ id, parentFolderId }) => [id, parentFolderId === '' ? null : (parentFolderId ?? null)]),
  );
  return folders.some(({ id }) => {
    const seen = new Set<unknown>([id]);
    for (let parent = parents.get(id) ?? null; parent !== null; parent = parents.get(parent) ?? null) {
      if (seen.has(parent) || !parents.has(parent)) return true;
      seen.add(parent);
    }
    return false;
  });
}
