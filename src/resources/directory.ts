import * as zod from 'zod/mini';

import { isServiceError, type ServiceError } from '../api/service_error.ts';
import { Turns } from '../api/turns.ts';
import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { fold } from '../text/compare.ts';
import { addTo } from '../text/groups.ts';
import { quoted } from '../text/quoted.ts';
import { REMEMBERED_SEC } from '../zapier/cache.ts';
import type { Step } from '../zapier/step.ts';

/** Things of one kind that people name, and how. */
export interface Kind<Entry, Kept = Entry> {
  /** In Zapier's cache. */
  key: string;
  /** What is kept there, which two kinds can share. */
  kept: zod.ZodMiniType<Kept>;
  /** Null if the service does not show all. */
  read: (step: Step) => Promise<readonly Kept[] | null>;
  entries: (kept: readonly Kept[]) => readonly Entry[];
  /** All of them. A name can belong to several entries; `shown` tells these apart. */
  naming: (entries: readonly Entry[]) => {
    idsOf: (entry: Entry) => readonly (string | null)[];
    namesOf: (entry: Entry) => readonly (string | null)[];
    shown: (entry: Entry) => string;
  };
  noun: string;
  /** What the user is told to use instead of an unknown name. */
  use: string;
  /** Whether a value can identify one that is not among those shown. */
  mayBeUnlisted?: (value: string, listed: readonly Entry[]) => boolean;
}

type Naming<Entry> = ReturnType<Kind<Entry>['naming']>;

/** The entries that were read, by what identifies them and by their names. */
export class Index<Entry> {
  readonly entries: readonly Entry[];
  readonly shown: (entry: Entry) => string;
  readonly #namesOf: Naming<Entry>['namesOf'];
  readonly #byId = new Map<string, Entry>();
  #byName: Promise<ReadonlyMap<string, Entry[]>> | undefined;

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
  async meant(value: string): Promise<readonly Entry[]> {
    const identified = this.#byId.get(value);
    if (identified !== undefined) return [identified];
    // Most values are IDs, and there can be ten thousand names.
    this.#byName ??= this.#named();
    return (await this.#byName).get(nameKey(value)) ?? [];
  }

  async #named(): Promise<ReadonlyMap<string, Entry[]>> {
    const byName = new Map<string, Entry[]>();
    const turns = new Turns();
    for (const entry of this.entries) {
      const keys = this.#namesOf(entry).map((name) => nameKey(name ?? ''));
      for (const key of new Set(keys)) addTo(byName, key, entry);
      await turns.next();
    }
    byName.delete('');
    return byName;
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
export class Directory<Entry extends { id: string }, Kept = Entry> {
  readonly #step: Step;
  readonly #kind: Kind<Entry, Kept>;
  #known: Promise<Index<Entry> | null> | undefined;
  #latest: Promise<Index<Entry> | null> | undefined;
  /** Why the service did not show them; undefined if it did not show all. */
  #refusal: ServiceError | undefined;

  constructor(step: Step, kind: Kind<Entry, Kept>) {
    this.#step = step;
    this.#kind = kind;
  }

  /** As they were at most ten minutes ago; null if the service does not show them, or not all. */
  known(): Promise<Index<Entry> | null> {
    return (this.#known ??= this.#remembered());
  }

  latest(): Promise<Index<Entry> | null> {
    return (this.#known = this.#latest ??= this.#read());
  }

  /** @throws {ServiceError} if the key was found not to be allowed to read them. */
  requireAllowed(): void {
    if (this.#refusal !== undefined) throw this.#refusal;
  }

  /** @throws {ServiceError} if the key may not read them. */
  async required(): Promise<Index<Entry>> {
    const known = await this.known();
    if (known === null)
      throw this.#refusal ?? new UserError(`${product.name} did not show all ${this.#kind.noun}s.`);
    return known;
  }

  /** The IDs that some values mean. One that the service alone can know stays as it is. */
  async ids(label: string, values: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    // One after the other: each may have all read again.
    for (const value of values) ids.push(await this.id(label, value));
    return [...new Set(ids)];
  }

  async id(label: string, value: string): Promise<string> {
    return (await this.named(label, value))?.id ?? value;
  }

  /**
   * The entry that a value names; undefined if only the service can know.
   *
   * @param label of the field that has the value.
   * @throws {UserError} if it names none, or several.
   */
  async named(label: string, value: string): Promise<Entry | undefined> {
    const one = async (index: Index<Entry> | null) => {
      const meant = (await index?.meant(value)) ?? [];
      return meant.length === 1 ? meant[0] : undefined;
    };
    const entry = (await one(await this.known())) ?? (await one(await this.latest()));
    if (entry !== undefined) return entry;
    const index = await this.latest();
    if (index === null && this.#refusal === undefined && isNoId(value))
      throw new UserError(
        `${label}: ${product.name} did not show all ${this.#kind.noun}s, so ${quoted(value)} can't be looked up. Use an ID.`,
      );
    if (index === null) return undefined;
    const { noun, use, mayBeUnlisted } = this.#kind;
    const meant = await index.meant(value);
    if (meant.length === 0) {
      if (mayBeUnlisted?.(value, index.entries) === true) return undefined;
      throw new UserError(`${label}: there is no ${noun} ${quoted(value)}. ${use}`);
    }
    const shown = meant.slice(0, MOST_SHOWN).map((entry) => index.shown(entry));
    const rest = meant.length > MOST_SHOWN ? `, and ${meant.length - MOST_SHOWN} more` : '';
    throw new UserError(
      `${label}: ${quoted(value)} is the name of ${meant.length} ${noun}s: ${shown.join(', ')}${rest}. Use the ID in parentheses.`,
    );
  }

  async #remembered(): Promise<Index<Entry> | null> {
    const known = zod.array(this.#kind.kept).safeParse(await this.#step.cache.get(this.#kind.key));
    return known.success ? this.#indexed(known.data) : await this.latest();
  }

  async #read(): Promise<Index<Entry> | null> {
    const { key, read } = this.#kind;
    try {
      const kept = await read(this.#step);
      if (kept === null) return null;
      // Right after a workspace was set up, an empty list would hide for ten minutes what is added to it.
      if (kept.length > 0) await this.#step.cache.set(key, kept, REMEMBERED_SEC);
      return this.#indexed(kept);
    } catch (error) {
      if (!isServiceError(error, 'forbidden')) throw error;
      this.#refusal = error;
      return null;
    }
  }

  #indexed(kept: readonly Kept[]): Index<Entry> {
    const entries = this.#kind.entries(kept);
    return new Index(entries, this.#kind.naming(entries));
  }
}

/** A set of IDs with some added or removed. */
export function changedIds(
  ids: readonly string[],
  mode: 'add' | 'remove',
  some: readonly string[],
): string[] {
  return mode === 'add' ? [...new Set([...ids, ...some])] : ids.filter((id) => !some.includes(id));
}

/** Unlike an ID, words have no digit and no underscore. */
export function isNoId(value: string): boolean {
  return value.includes('@') || !/[\d_]/.test(value);
}

const MOST_SHOWN = 5;
