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
  return { name, label: name === null ? 'JSON in another form' : `JSON with \`${name}\`` };
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

/** The layouts of the times of records. */
const TIMES = {
  iso: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/,
  basic: /^\d{8}T\d{6}Z$/,
  spaced: /^\d{4}-\d\d-\d\d [\d:.]+ ?(UTC|Z)$/,
  'named-zone': /Z\[[\w/]+\]$/,
  seconds: /^\d{9,11}(\.\d+)?$/,
  other: /^/,
};

/** The names of the layouts in which some values are: for each, the first that fits. */
export function timeLayouts(values: readonly unknown[]): string[] {
  const fits = values.map((value) =>
    Object.entries(TIMES).find(([, pattern]) => (value ?? null) !== null && pattern.test(String(value))),
  );
  return Object.keys(TIMES).filter((name) => fits.some((fit) => fit?.[0] === name));
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
