import { expect } from '@jest/globals';

import type { InputData, Item } from '../../../sandbox/zapier/index.ts';
import type { App } from './app.ts';
import type { Kind } from '../../../scripts/definition.ts';
import type { Office } from './office.ts';

type Check = (items: readonly Item[], office: Office, app: App) => void;

/** The step fails, and this is part of what the user reads. */
interface Failure {
  failsWith: string;
}

export type Expectation = Check | Failure;

/** What a dialect changes only under a condition; it is looked at after the run. */
interface Conditional {
  if: (office: Office, app: App) => boolean;
  expected: Expectation;
}

export type Exceptions = Readonly<Record<string, Expectation | Conditional>>;

/** One way to use an operation, what it gives, and where a dialect rightly changes that. */
export interface OperationCase {
  name: string;
  /** Whose declared output the result must have; `null` where none is declared. */
  output: readonly [Kind, string] | null;
  run: (app: App, office: Office) => Promise<readonly Item[]>;
  expected: Expectation;
  /** In how many random dialects at most, where megabytes make a run slow and the dialect matters little. */
  mostRuns?: number;
  /** By the name of a dialect, or of its switch for all its values but the default. Of several the one that stands first counts. */
  except?: Exceptions;
}

/** What a case has to give in a dialect of some switches, named as in `dialects`. */
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
