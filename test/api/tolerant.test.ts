import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod/mini';

import {
  anything,
  listOf,
  nullableBoolean,
  nullableNumber,
  nullableString,
  record,
  reference,
} from '../../src/api/tolerant.ts';

describe('a field of a response', () => {
  const shape = record({
    title: nullableString,
    seconds: nullableNumber,
    isOld: nullableBoolean,
    app: anything,
  });

  it('is null if it is absent or null', () => {
    const empty = { title: null, seconds: null, isOld: null, app: null };
    expect(shape.parse({})).toStrictEqual(empty);
    expect(shape.parse(empty)).toStrictEqual(empty);
  });

  it('keeps its value, and undocumented fields are kept too', () => {
    const given = { title: '', seconds: 0, isOld: false, app: { name: 'zoom' }, more: [1] };
    expect(shape.parse(given)).toStrictEqual(given);
  });

  it.each([{ title: 7 }, { seconds: '7' }, { isOld: 'no' }, [], null, 'note'])('is rejected: %j', (given) => {
    expect(shape.safeParse(given).success).toBe(false);
  });
});

describe('a list in a response', () => {
  const ids = listOf(zod.string());

  it.each([
    [undefined, []],
    [null, []],
    [[], []],
    [
      ['a', null, 'b'],
      ['a', 'b'],
    ],
  ])('%j is read as %j', (given, expected) => {
    expect(ids.parse(given)).toStrictEqual(expected);
  });

  it.each(['a', { 0: 'a' }, ['a', 7]].map((given) => ({ given })))('is rejected: $given', ({ given }) => {
    expect(ids.safeParse(given).success).toBe(false);
  });
});

it('a reference requires an ID, but no name', () => {
  expect(reference.parse({ id: 'a' })).toStrictEqual({ id: 'a', name: null });
  expect(reference.safeParse({ name: 'A' }).success).toBe(false);
});
