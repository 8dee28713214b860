import { describe, expect, it } from '@jest/globals';
import * as fc from '../../support/properties.ts';

import { Coverage } from './coverage.ts';
import type { Factors, Row } from './coverage.ts';

/** The factors that a run of a row reads, in this order. */
type Program = (row: Row) => string[];

/** Factors `0`, `1` and so on, with values such as `1: 0`. */
const factorsOf = (...sizes: number[]): Factors =>
  new Map(
    sizes.map((size, factor) => [
      `${factor}`,
      Array.from({ length: size }, (_, value) => `${factor}: ${value}`),
    ]),
  );

const readsAll: Program = (row) => [...row.keys()];

function pairsMet(runs: readonly Row[], program: Program): Set<string> {
  const pairs = runs.flatMap((row) => {
    const read = program(row).map((factor) => row.get(factor) ?? '');
    return read.flatMap((a, index) => read.slice(index + 1).map((b) => `${a} and ${b}`));
  });
  return new Set(pairs);
}

function valuesRead(runs: readonly Row[], program: Program): Set<string> {
  return new Set(runs.flatMap((row) => program(row).map((factor) => row.get(factor) ?? '')));
}

function runToTheEnd(pairs: Coverage, program: Program): Row[] {
  const rows: Row[] = [];
  for (let row = pairs.next(); row !== undefined; row = pairs.next()) {
    pairs.record(row, program(row));
    rows.push(row);
  }
  return rows;
}

const allRows = (factors: Factors): Row[] =>
  [...factors].reduce<Row[]>(
    (rows, [factor, values]) =>
      rows.flatMap((row) => values.map((value) => new Map([...row, [factor, value]]))),
    [new Map()],
  );

/** Some factors are only read when an earlier one is, and has one of some values. */
const programs = fc
  .array(
    fc.record({
      size: fc.integer({ min: 2, max: 4 }),
      gate: fc.option(fc.record({ factor: fc.nat(4), values: fc.uniqueArray(fc.nat(3), { minLength: 1 }) })),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((described) => {
    const program: Program = (row) => {
      const read: string[] = [];
      for (const [index, { gate }] of described.entries()) {
        const isOpen =
          gate === null ||
          gate.factor >= index ||
          (read.includes(`${gate.factor}`) &&
            gate.values.some((value) => row.get(`${gate.factor}`) === `${gate.factor}: ${value}`));
        if (isOpen) read.push(`${index}`);
      }
      return read;
    };
    return { factors: factorsOf(...described.map(({ size }) => size)), program };
  });

describe('rows in which all pairs of values meet', () => {
  it('are few', () => {
    const factors = factorsOf(5, 5, 4, 3, 2, 2, 2, 2);
    const pairs = new Coverage(factors);
    const rows = runToTheEnd(pairs, readsAll);
    expect(pairsMet(rows, readsAll).size).toBe(267);
    expect(pairs.met).toBe(267);
    expect(pairs.wanted).toBe(267);
    expect(rows.length).toBeLessThan(40);
  });

  it('begin with the row that has the first value of each factor', () => {
    expect(new Coverage(factorsOf(3, 2)).next()).toStrictEqual(
      new Map([
        ['0', '0: 0'],
        ['1', '1: 0'],
      ]),
    );
  });

  it('hold no more than they should', () => {
    const factors = factorsOf(3, 2, 2, 2, 3);
    const crowd = (values: readonly string[]) => values.filter((value) => !value.endsWith(' 0'));
    const pairs = new Coverage(factors, 'pairs', (values) => crowd(values).length > 2);
    const rows = runToTheEnd(pairs, readsAll);
    expect(pairs.met).toBe(pairs.wanted);
    expect(Math.max(...rows.map((row) => crowd([...row.values()]).length))).toBe(2);
  });

  it('turn no factor that is not read', () => {
    const program: Program = () => ['0', '2'];
    const rows = runToTheEnd(new Coverage(factorsOf(2, 5, 2)), program);
    expect(rows.map((row) => row.get('1'))).toStrictEqual(rows.map(() => '1: 0'));
    expect(rows).toHaveLength(4);
  });

  it('are found although what is read depends on other values', () => {
    fc.assert(
      fc.property(programs, ({ factors, program }) => {
        const pairs = new Coverage(factors);
        const rows = runToTheEnd(pairs, program);
        expect(pairsMet(rows, program)).toStrictEqual(pairsMet(allRows(factors), program));
        expect(valuesRead(rows, program)).toStrictEqual(valuesRead(allRows(factors), program));
        expect(pairs.met).toBe(pairs.wanted);
      }),
    );
  });

  it('are found although what is read depends on other values, where each value is enough', () => {
    fc.assert(
      fc.property(programs, ({ factors, program }) => {
        const values = new Coverage(factors, 'values');
        const rows = runToTheEnd(values, program);
        expect(valuesRead(rows, program)).toStrictEqual(valuesRead(allRows(factors), program));
      }),
    );
  });
});

describe('rows in which every value is read', () => {
  it('are as many as the largest factor has values', () => {
    const rows = runToTheEnd(new Coverage(factorsOf(5, 5, 4, 3, 2, 2), 'values'), readsAll);
    expect(valuesRead(rows, readsAll).size).toBe(21);
    expect(rows).toHaveLength(5);
  });
});
