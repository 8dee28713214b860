import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod/mini';

import * as read from '../../src/api/tolerant.ts';
import * as fc from '../support/properties.ts';

describe('a field of a response', () => {
  const shape = read.record({
    folder: read.optionalId,
    title: read.text,
    seconds: read.number,
    isOld: read.boolean,
    at: read.time,
    app: read.anything,
  });
  const empty = { folder: null, title: null, seconds: null, isOld: null, at: null, app: null };

  it('is null if it is absent or null', () => {
    expect(shape.parse({})).toStrictEqual(empty);
    expect(shape.parse(empty)).toStrictEqual(empty);
  });

  it('keeps its value, and undocumented fields are kept too', () => {
    const given = {
      folder: 'f',
      title: '',
      seconds: 0,
      isOld: false,
      at: '2026-03-12',
      app: { name: 'zoom' },
      more: [1],
    };
    expect(shape.parse(given)).toStrictEqual(given);
  });

  it.each([
    [{ title: 7 }, { title: '7' }],
    [{ title: { content: 7, text: 'a' } }, { title: 'a' }],
    [{ folder: 7 }, { folder: '7' }],
    [{ seconds: ' 90.5 ' }, { seconds: 90.5 }],
    [{ isOld: 'true' }, { isOld: true }],
    [{ isOld: 1 }, { isOld: true }],
    [{ isOld: 'false' }, { isOld: false }],
    [{ isOld: 0 }, { isOld: false }],
    [{ at: '2026-03-12T13:30:00' }, { at: '2026-03-12T13:30:00Z' }],
    [{ at: 1773322200 }, { at: '2026-03-12T13:30:00.000Z' }],
    [{ at: '1773322200.5' }, { at: '2026-03-12T13:30:00.500Z' }],
    [{ at: 1773322200123 }, { at: '2026-03-12T13:30:00.123Z' }],
    [{ at: { nanos: 999_000_000, seconds: 1773322200 } }, { at: '2026-03-12T13:30:00.000Z' }],
    [{ at: { date: '2026-03-12 13:30:00', zone: 'UTC' } }, { at: '2026-03-12T13:30:00Z' }],
  ])('is converted where its meaning is plain: %j', (given, expected) => {
    expect(shape.parse(given)).toStrictEqual({ ...empty, ...expected });
  });

  it.each([
    { title: true },
    { title: ['a'] },
    { title: {} },
    { title: Infinity },
    { folder: '' },
    { folder: '..' },
    { folder: 2 ** 60 },
    { folder: {} },
    { seconds: '47:30' },
    { seconds: '' },
    { seconds: true },
    { seconds: Infinity },
    { seconds: [7] },
    { isOld: 'no' },
    { at: 7 },
    { at: 1e15 },
    { at: '0000-01-01T00:00:00Z' },
    { at: '+300000-01-01T00:00:00Z' },
    { at: '-000001-01-01T00:00:00Z' },
    { at: -1773322200 },
    { at: {} },
  ])('is null otherwise: %j', (given) => {
    expect(shape.parse(given)).toStrictEqual(empty);
  });

  it('never fails its read.record, whatever it contains', () => {
    const keys = fc.constantFrom(...Object.keys(empty));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (given) => {
        expect(Object.keys(shape.parse(given)).sort()).toStrictEqual(Object.keys(empty).sort());
      }),
    );
  });
});

it.each([
  [0, 0],
  ['2850.5', 2850.5],
  [604_800, 604_800],
  ...[604_801, 1e300, '1e300', -1, '-0.5', '47:30', null].map((odd) => [odd, null] as const),
])('a duration of %j seconds is read as %j, and its record stays', (seconds, expected) => {
  const shape = read.record({ id: read.id, seconds: read.duration });
  expect(shape.parse({ id: 'n', seconds })).toStrictEqual({ id: 'n', seconds: expected });
});

describe('an ID of a read.record', () => {
  it.each(['', ' ', '..', '%2e', 'x'.repeat(513), null, undefined, 1.5, 2 ** 60, {}, ['a']])(
    'is required to be usable: %j',
    (id) => {
      expect(read.record({ id: read.id }).safeParse({ id }).success).toBe(false);
    },
  );

  it('can be a number', () => {
    expect(read.record({ id: read.id }).parse({ id: 7 })).toStrictEqual({ id: '7' });
  });
});

describe('a list in a response', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['a', null],
    [{ 0: 'a' }, null],
    [[], []],
    [
      ['a', null, 7, 'b'],
      ['a', 'b'],
    ],
  ])('%j is read as %j, or as an empty list where that does no harm', (given, expected) => {
    expect(read.knownListOf(zod.string()).parse(given)).toStrictEqual(expected);
    expect(read.listOf(zod.string()).parse(given)).toStrictEqual(expected ?? []);
    expect(read.record({ list: read.listOf(zod.string()) }).parse({})).toStrictEqual({ list: [] });
  });
});

describe('references', () => {
  it('require neither an ID nor a name', () => {
    expect(read.references.parse([{ id: 'a' }, { name: 'A' }, 'A'])).toStrictEqual([
      { id: 'a', name: null },
      { id: null, name: 'A' },
      { id: null, name: null },
    ]);
    expect(read.references.parse(undefined)).toStrictEqual([]);
    expect(read.knownReferences.parse(undefined)).toBeNull();
  });

  it('are at most 3,000 in a record, and the last one, which has no ID, counts the others', () => {
    const all = Array.from({ length: 3002 }, (_, i) => ({ id: `g${i}`, name: null }));
    expect(read.references.parse(all.slice(0, 3000))).toStrictEqual(all.slice(0, 3000));
    const counted = { id: null, name: '… and 2 more' };
    expect(read.references.parse(all).slice(2999)).toStrictEqual([all[2999], counted]);
  });
});
