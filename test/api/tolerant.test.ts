import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod/mini';

import {
  anything,
  knownListOf,
  listOf,
  nullableBoolean,
  nullableId,
  nullableNumber,
  nullableString,
  nullableTime,
  record,
  reference,
  usableId,
} from '../../src/api/tolerant.ts';
import * as fc from '../support/properties.ts';

describe('a field of a response', () => {
  const shape = record({
    folder: nullableId,
    title: nullableString,
    seconds: nullableNumber,
    isOld: nullableBoolean,
    at: nullableTime,
    app: anything,
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
    [{ folder: 7 }, { folder: '7' }],
    [{ seconds: ' 90.5 ' }, { seconds: 90.5 }],
    [{ isOld: 'true' }, { isOld: true }],
    [{ isOld: 1 }, { isOld: true }],
    [{ isOld: 'false' }, { isOld: false }],
    [{ isOld: 0 }, { isOld: false }],
    [{ at: 1773322200 }, { at: '2026-03-12T13:30:00.000Z' }],
    [{ at: '1773322200.5' }, { at: '2026-03-12T13:30:00.500Z' }],
    [{ at: 1773322200123 }, { at: '2026-03-12T13:30:00.123Z' }],
  ])('is converted where its meaning is plain: %j', (given, expected) => {
    expect(shape.parse(given)).toStrictEqual({ ...empty, ...expected });
  });

  it.each([
    { title: true },
    { title: ['a'] },
    { title: {} },
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
    { at: -1773322200 },
    { at: {} },
  ])('is null otherwise: %j', (given) => {
    expect(shape.parse(given)).toStrictEqual(empty);
  });

  it('never fails its record, whatever it contains', () => {
    const keys = fc.constantFrom(...Object.keys(empty));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (given) => {
        expect(Object.keys(shape.parse(given)).sort()).toStrictEqual(Object.keys(empty).sort());
      }),
    );
  });
});

describe('an ID of a record', () => {
  it.each(['', ' ', '..', '%2e', 'x'.repeat(513), null, undefined, 1.5, 2 ** 60, {}, ['a']])(
    'is required to be usable: %j',
    (id) => {
      expect(record({ id: usableId }).safeParse({ id }).success).toBe(false);
    },
  );

  it('can be a number', () => {
    expect(record({ id: usableId }).parse({ id: 7 })).toStrictEqual({ id: '7' });
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
    expect(knownListOf(zod.string()).parse(given)).toStrictEqual(expected);
    expect(listOf(zod.string()).parse(given)).toStrictEqual(expected ?? []);
    expect(record({ list: listOf(zod.string()) }).parse({})).toStrictEqual({ list: [] });
  });
});

it('a reference requires neither an ID nor a name', () => {
  expect(reference.parse({ id: 'a' })).toStrictEqual({ id: 'a', name: null });
  expect(reference.parse({ name: 'A' })).toStrictEqual({ id: null, name: 'A' });
});
