import * as zod from 'zod/mini';

import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { fold } from '../text/compare.ts';
import { REMEMBERED_SEC } from '../zapier/lookup.ts';
import type { Step } from '../zapier/step.ts';

/** Things of one kind that people name, and how. */
export interface Kind<Entry> {
  /** In Zapier's cache. */
  key: string;
  entry: zod.ZodMiniType<Entry>;
  read: (step: Step) => Promise<readonly Entry[]>;
  /** All of them. A name can belong to several entries; `shown` tells these apart. */
  naming: (entries: readonly Entry[]) => Naming<Entry>;
  noun: string;
  /** What the user is told to use instead of an unknown name. */
  use: string;
}

interface Naming<Entry> {
  idsOf: (entry: Entry) => readonly (string | null)[];
  namesOf: (entry: Entry) => readonly (string | null)[];
  shown: (entry: Entry) => string;
}

/** The entries that were read, by what identifies them and by their names. */
export class Index<Entry> {
  readonly entries: readonly Entry[];
  readonly shown: (entry: Entry) => string;
  readonly #namesOf: Naming<Entry>['namesOf'];
  readonly #byId = new Map<string, Entry>();
  #byName: ReadonlyMap<string, Entry[]> | undefined;

  constructor(entries: readonly Entry[], { idsOf, namesOf, shown }: Naming<Entry>) {
    this.entries = entries;
    this.shown = shown;
    this.#namesOf = namesOf;
    for (const entry of entries)
      for (const id of idsOf(entry)) if (id !== null && !this.#byId.has(id)) this.#byId.set(id, entry);
  }

  hasId(id: string): boolean {
    return this.#byId.has(id);
  }

  /** What a value means: an ID comes first. Several entries can have the same name. */
  meant(value: string): readonly Entry[] {
    const identified = this.#byId.get(value);
    if (identified !== undefined) return [identified];
    // Most values are IDs, and there can be ten thousand names.
    this.#byName ??= this.#named();
    return this.#byName.get(nameKey(value)) ?? [];
  }

  #named(): ReadonlyMap<string, Entry[]> {
    const names = this.entries.flatMap((entry) => {
      const keys = this.#namesOf(entry).map((name) => nameKey(name ?? ''));
      return [...new Set(keys)].map((key) => ({ key, entry }));
    });
    const byName = Map.groupBy(names, ({ key }) => key);
    byName.delete('');
    return new Map([...byName].map(([key, all]) => [key, all.map(({ entry }) => entry)]));
  }
}

/** Case, accents, and blanks, also those around the slashes of a path, don't matter. */
function nameKey(name: string): string {
  return fold(name)
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');
}

/**
 * What the inputs of a run can name: the folders, the members, or the groups of the workspace. They are read when first
 * needed, kept in Zapier's cache for ten minutes, and read again, once in a run, if something is not among them.
 */
export class Directory<Entry> {
  readonly #step: Step;
  readonly #kind: Kind<Entry>;
  #known: Promise<Index<Entry> | null> | undefined;
  #latest: Promise<Index<Entry> | null> | undefined;
  /** Why the service did not show them. */
  #refusal: unknown;

  constructor(step: Step, kind: Kind<Entry>) {
    this.#step = step;
    this.#kind = kind;
  }

  /** As they were at most ten minutes ago; null if the key may not read them. */
  known(): Promise<Index<Entry> | null> {
    return (this.#known ??= this.#remembered());
  }

  /** As they are now. */
  latest(): Promise<Index<Entry> | null> {
    return (this.#known = this.#latest ??= this.#read());
  }

  /** @throws {ServiceError} if the key may not read them. */
  async required(): Promise<Index<Entry>> {
    const known = await this.known();
    if (known === null) throw this.#refusal;
    return known;
  }

  /**
   * The entry that a value names; undefined if the key may not read them.
   *
   * @param label of the field that has the value.
   * @throws {UserError} if it names none, or several.
   */
  async named(label: string, value: string): Promise<Entry | undefined> {
    const one = (index: Index<Entry> | null) => {
      const meant = index?.meant(value) ?? [];
      return meant.length === 1 ? meant[0] : undefined;
    };
    const entry = one(await this.known()) ?? one(await this.latest());
    if (entry !== undefined) return entry;
    const index = await this.latest();
    if (index === null) return undefined;
    throw this.#unclear(label, value, index);
  }

  #unclear(label: string, value: string, index: Index<Entry>): UserError {
    const { noun, use } = this.#kind;
    const meant = index.meant(value);
    if (meant.length === 0) return new UserError(`${label}: there is no ${noun} "${brief(value)}". ${use}`);
    const shown = meant.slice(0, MOST_SHOWN).map((entry) => index.shown(entry));
    const rest = meant.length > MOST_SHOWN ? `, and ${meant.length - MOST_SHOWN} more` : '';
    return new UserError(
      `${label}: "${brief(value)}" is the name of ${meant.length} ${noun}s: ${shown.join(', ')}${rest}. Use the ID in parentheses.`,
    );
  }

  async #remembered(): Promise<Index<Entry> | null> {
    const known = zod.array(this.#kind.entry).safeParse(await this.#step.cache.get(this.#kind.key));
    return known.success ? this.#indexed(known.data) : await this.latest();
  }

  async #read(): Promise<Index<Entry> | null> {
    const { key, read } = this.#kind;
    try {
      const entries = await read(this.#step);
      // Right after a workspace was set up, an empty list would hide for ten minutes what is added to it.
      if (entries.length > 0) await this.#step.cache.set(key, entries, REMEMBERED_SEC);
      return this.#indexed(entries);
    } catch (error) {
      if (!isServiceError(error, 'forbidden')) throw error;
      this.#refusal = error;
      return null;
    }
  }

  #indexed(entries: readonly Entry[]): Index<Entry> {
    return new Index(entries, this.#kind.naming(entries));
  }
}

const MOST_SHOWN = 5;
const LONGEST_SHOWN = 50;

function brief(value: string): string {
  return value.length <= LONGEST_SHOWN ? value : `${value.slice(0, LONGEST_SHOWN - 1)}…`;
}
