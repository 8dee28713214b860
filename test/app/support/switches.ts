import { defaultDialect, dialects } from '../../../sandbox/workspace/index.ts';
import type { Dialect, Workspace } from '../../../sandbox/workspace/index.ts';
import type { Factors } from './coverage.ts';

/**
 * The switches and the names of their values; first the one that is taken where any will do. That is the default, but of the
 * page sizes the smaller: lists of two pages are short then. Four switches that `dialects` leaves out keep their default.
 */
export const switches: Factors = new Map(
  Object.entries(defaultDialect).flatMap(([key, value]): [string, string[]][] => {
    const others = dialects.filter(({ dialect }) => key in dialect).map(({ name }) => name);
    const values = [`${key}: ${value}`, ...others];
    return others.length === 0 ? [] : [[key, key === 'maxPageSize' ? values.reverse() : values]];
  }),
);

/** Of names of values those that are not the default. */
export function turned(values: Iterable<string>): string[] {
  return [...values].filter((value) => dialects.some(({ name }) => name === value));
}

export const switchOf = (value: string): string => value.split(': ', 1)[0] ?? '';

export function dialectOf(values: readonly string[]): Partial<Dialect> {
  const named = dialects.filter(({ name }) => values.includes(name));
  return Object.assign({}, ...named.map(({ dialect }) => dialect)) as Partial<Dialect>;
}

/**
 * Notes which switches a workspace reads from now on, in order of the first time since the set was cleared. To set a switch is
 * not to read it.
 */
export function recordReads({ dialect, hooks }: Workspace): Set<string> {
  const read = new Set<string>();
  for (const [key, initial] of Object.entries(dialect)) {
    let value: unknown = initial;
    Object.defineProperty(dialect, key, {
      enumerable: true,
      get() {
        // A notification is composed even where nobody gets it.
        const isLost = key === 'webhookPayload' && hooks.size === 0;
        if (switches.has(key) && !isLost) read.add(key);
        return value;
      },
      set(next: unknown) {
        value = next;
      },
    });
  }
  return read;
}
