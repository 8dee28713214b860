import { expect } from '@jest/globals';

import type { InputData, Item } from '../../../sandbox/zapier/index.ts';
import type { Kind } from '../../../scripts/definition.ts';
import type { App } from './app.ts';
import type { Office } from './office.ts';

type Check = (items: readonly Item[], office: Office, app: App) => void;

/** The step must fail, and its message must contain this text. */
interface Failure {
  failsWith: string;
}

export type Expectation = Check | Failure;

/** An expectation that applies only if a condition holds; the condition is evaluated after the run. */
interface Conditional {
  if: (office: Office, app: App) => boolean;
  expected: Expectation;
}

export type Exceptions = Readonly<Record<string, Expectation | Conditional>>;

/** One use of an operation, its expected result, and the dialects that change this result legitimately. */
export interface OperationCase {
  name: string;
  /** The operation whose declared output the result must match; `null` if none is declared. */
  output: readonly [Kind, string] | null;
  run: (app: App, office: Office) => Promise<readonly Item[]>;
  expected: Expectation;
  /** Runs only in the default dialect, because it moves megabytes. */
  isLarge?: boolean;
  /** Keyed by the name of a dialect, or by a switch for all its non-default values. The first match applies. */
  except?: Exceptions;
}

/** The expectation of a case in a dialect. @param names the dialect's values, named as in `dialects` */
export function expectationIn(
  { expected, except = {} }: OperationCase,
  names: readonly string[],
  office: Office,
  app: App,
): Expectation {
  const keys = names.flatMap((name) => [name, name.split(': ', 1)[0] ?? '']);
  for (const [key, exception] of Object.entries(except)) {
    if (!keys.includes(key)) continue;
    if (!('if' in exception)) return exception;
    if (exception.if(office, app)) return exception.expected;
  }
  return expected;
}

export const matching =
  (expected: (office: Office, app: App) => readonly object[]): Check =>
  (items, office, app) =>
    expect(items).toMatchObject(expected(office, app));

export const nothing: Check = (items) => expect(items).toStrictEqual([]);

export const search =
  (key: string, input: (office: Office) => InputData): OperationCase['run'] =>
  ({ connection, zapier }, office) =>
    zapier.search(connection, key, input(office));

export const create =
  (key: string, input: (office: Office) => InputData): OperationCase['run'] =>
  async ({ connection, zapier }, office) => [await zapier.create(connection, key, input(office))];
