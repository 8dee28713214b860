import { expect } from 'expect';

import type { Dialect } from '../../sandbox/workspace/index.ts';
import type { InputData, Item } from '../../sandbox/zapier/index.ts';
import type { Kind } from '../../scripts/definition.ts';
import type { App } from '../app/support/app.ts';
import type { Office } from '../app/support/office.ts';
import type { Outcome } from '../faults/support/outcomes.ts';

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

/** What must arrive. */
export interface Expected {
  expected: Expectation;
  /**
   * What a dialect legitimately changes, keyed by its name, or by a switch for all its non-default values. The first
   * match applies.
   */
  except?: Exceptions;
}

/** One use of an operation. It runs in every dialect. */
export interface OperationCase extends Expected {
  name: string;
  /** The operation whose declared output the result must match; `null` if none is declared. */
  output: readonly [Kind, string] | null;
  run: (app: App, office: Office) => Promise<readonly Item[]>;
}

/** What a fault of the service does to a step, if not what its kind suggests. */
export interface UnderFaults {
  /** How many requests it takes, if not one; those for `/v1/workspace` don't count. */
  requests?: number;
  dialect?: Partial<Dialect>;
  /** Set for actions: their errors say what was and was not done. */
  changes?: boolean;
  /** The effect of the write, as a clause, if the user's message mentions it. */
  effect?: string;
  /** The user's message if it is not known whether the write took place. */
  uncertainty?: string;
  /** Whether the write is idempotent. */
  isRepeatable?: boolean;
  /** Exceptions, by request and outcome: the failed request does not fail the step, or fails it in another way. */
  instead?: Partial<Record<string, Partial<Record<Outcome, Outcome>>>>;
  /** The request that may be for something that the service does not know: a 400 or a 422 says so, and is fine. */
  mayNotKnow?: string;
}

/** One use of a search or an action, which runs in every dialect. With `faults`, each of its requests meets every fault. */
export interface Step extends Expected {
  kind: 'searches' | 'creates';
  key: string;
  /** What it does, as a clause after its key. */
  does: string;
  input: (office: Office, app: App) => InputData;
  faults?: UnderFaults;
}

const stepOf =
  (kind: Step['kind']) =>
  (key: string, does: string, given: Omit<Step, 'kind' | 'key' | 'does'>): Step => ({
    kind,
    key,
    does,
    ...given,
  });
export const search = stepOf('searches');
export const create = stepOf('creates');

export const caseOf = ({ kind, key, does, input, ...expected }: Step): OperationCase => ({
  name: `${key} ${does}`,
  output: [kind, key],
  run: async (app, office) =>
    kind === 'searches'
      ? app.zapier.search(app.connection, key, input(office, app))
      : [await app.zapier.create(app.connection, key, input(office, app))],
  ...expected,
});

/** The expectation in a dialect. @param names the dialect's values, named as in `dialects` */
export function expectationIn(
  { expected, except = {} }: Expected,
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

/** If the app can't read the workspace, it leaves open whether people are external. */
export const WORKSPACE = 'GET /v1/workspace';
export const NOTE = 'GET /v1/notes/{id}';
export const externalLeftOpen = {
  instead: { [WORKSPACE]: { succeeds: 'succeeds', forbidden: 'succeeds', 'not-found': 'succeeds' } },
} as const;
export const goneIsFine = { 'not-found': 'succeeds' } as const;

/** If the service does not show all of a list, what is certain only with all of it is an error. */
const notAllRead: Expectation = { failsWith: 'so the answer would be incomplete' };
/** A service that repeats its last page says that the list continues. */
export const unlessRepeated: Exceptions = {
  repeatsPages: {
    if: (_office, { workspace }) => workspace.dialect.paginationForm !== 'total',
    expected: notAllRead,
  },
};
/** If lists leave out texts, nothing can be found in them. */
const notListed: Expectation = { failsWith: 'of notes out of its lists' };
export const unlessLeftOut: Exceptions = { listedNotes: notListed };
export const unlessSummariesLeftOut: Exceptions = { 'listedNotes: without-texts': notListed };
/** One page is too short to show that the list is in order. */
export const unlessAllRead: Exceptions = {
  ...unlessRepeated,
  ignoresOffset: notAllRead,
  beyondMaxOffset: notAllRead,
};
