import * as fc from './properties.ts';

/** The keys that lead to a value inside a record. */
type Place = readonly string[];

/** Where a record has values, itself not included. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesIn(inner, [...at, key])]);
}

/** The record with another value at a place; undefined drops it. */
function changed(value: unknown, [key = '', ...rest]: Place, to: unknown): unknown {
  const entries = new Map<string, unknown>(Object.entries(value ?? {}));
  entries.set(key, rest.length > 0 ? changed(entries.get(key), rest, to) : to);
  const kept = [...entries].filter(([, each]) => each !== undefined);
  return Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
}

/** The value at a place. */
function at(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (inner, name) => new Map<string, unknown>(Object.entries(inner ?? {})).get(name),
    value,
  );
}

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  fc.constantFrom<unknown>(0, -1, 7.5, 1e308, 2 ** 60, '', ' ', '..', '%2e', '7', '47:30', true, false, null),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    [7],
    ['x'],
    { id: 'x' },
    { id: null },
    [{ name: 'x' }],
    1773322200,
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(3000),
    '\u0000\ud800',
    '<script>',
    '{{bundle.x}}',
    'Ann <ann@x.example>',
  ),
);
const key = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'toJSON', 'then'),
);

/** The record with one value replaced by any other, or with one key dropped or added; or anything at all. */
export function oddly(record: object): fc.Arbitrary<unknown> {
  const places = placesIn(record);
  const objects = [[], ...places.filter((place) => typeof at(record, place) === 'object')];
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...places), odd).map(([place, to]) => changed(record, place, to)),
    },
    fc.constantFrom(...places).map((place) => changed(record, place, undefined)),
    fc
      .tuple(fc.constantFrom(...objects), key, odd)
      .map(([place, name, value]) => changed(record, [...place, name], value)),
    odd,
  );
}
