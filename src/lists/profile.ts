/** An order in which the service lists items, as far as it was found out. */
export type KnownOrder = 'newest-first' | 'updated-first' | 'oldest-first' | 'unordered';

/** Where a list ends: after the offset `held`, and not after `beyond`, which is null as long as nothing is known to be past the end. */
export interface ListEnd {
  held: number;
  beyond: number | null;
}

/** The end of a list in which an item was found at `held`. An offset that was past the end is not any more if the list has grown to it. */
export function endAfter(held: number, beyond: number | null): ListEnd {
  return { held, beyond: beyond !== null && beyond > held ? beyond : null };
}

/** What is known of a list before it is read. The list may have changed since, so readers check it against what they read. */
export interface ListFacts {
  order?: KnownOrder | undefined;
  /** How many items the service accepts to be asked for. */
  pageSize?: number | undefined;
  end?: ListEnd | undefined;
}

/** What is known of one list, and what its readers find out. */
export interface ListProfile {
  known: () => Promise<ListFacts>;
  /** Replaces what was known; undefined means that it is not known any more. */
  learn: (facts: ListFacts) => Promise<void>;
  /** Writes a line for the developer. */
  log: (line: string) => void;
}
