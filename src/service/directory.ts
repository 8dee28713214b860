import * as zod from 'zod/mini';

import { isServiceError, type ServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { fold } from '../text/compare.ts';
import { addTo } from '../text/groups.ts';
import { quoted } from '../text/shorten.ts';
import { REMEMBERED_SEC } from '../zapier/cache.ts';
import type { Step } from '../zapier/step.ts';
import { getWorkspace } from './workspace.ts';

/** Things of one kind that people name, and how. */
export interface Kind<Entry, Kept = Entry> {
  /** In Zapier's cache. */
  key: string;
  /** What is kept there, which two kinds can share. */
  kept: zod.ZodMiniType<Kept>;
  /** Null if the service does not show all. */
  read: (step: Step) => Promise<readonly Kept[] | null>;
  entries: (kept: readonly Kept[]) => readonly Entry[];
  /** Of all entries. A name can belong to several; `shown` tells these apart. */
  naming: (entries: readonly Entry[]) => {
    idsOf: (entry: Entry) => readonly (string | null)[];
    namesOf: (entry: Entry) => readonly (string | null)[];
    /** The name in a value; all of it, if undefined. */
    nameIn?: (value: string) => string;
    shown: (entry: Entry) => string;
  };
  noun: string;
  /** What the user is told to use instead of an unknown name. */
  use: string;
  /** Whether a value can identify one that is not among those shown. */
  mayBeUnlisted?: (value: string, listed: readonly Entry[]) => boolean;
}

const MOST_SHOWN = 5;

/** The entries that were read, by what identifies them and by their names. */
function indexOf<Entry>(
  entries: readonly Entry[],
  { idsOf, namesOf, nameIn = (value) => value, shown }: ReturnType<Kind<Entry>['naming']>,
) {
  const byId = new Map<string | null, Entry>();
  for (const entry of entries) for (const id of idsOf(entry)) if (!byId.has(id)) byId.set(id, entry);
  byId.delete(null);
  let byName: ReadonlyMap<string, Entry[]> | undefined;
  const named = () => {
    const found = new Map<string, Entry[]>();
    for (const entry of entries) {
      const keys = namesOf(entry).map((name) => nameKey(name ?? ''));
      for (const key of new Set(keys)) addTo(found, key, entry);
    }
    found.delete('');
    return found;
  };
  return {
    entries,
    shown,
    hasId: (id: string) => byId.has(id),
    withId: (id: string) => byId.get(id),
    /** What a value means: an ID comes first. Several entries can have the same name. */
    meant: (value: string): readonly Entry[] => {
      const identified = byId.get(value);
      if (identified !== undefined) return [identified];
      // Most values are IDs, and there can be ten thousand names.
      return (byName ??= named()).get(nameKey(nameIn(value))) ?? [];
    },
  };
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
export function directory<Entry extends { id: string }, Kept = Entry>(
  step: Step,
  { key, kept, read, entries, naming, noun, use, mayBeUnlisted }: Kind<Entry, Kept>,
) {
  type Index = ReturnType<typeof indexOf<Entry>> | null;
  let begun: Promise<Index> | undefined;
  let begunAgain: Promise<Index> | undefined;
  /** Why the service did not show them; undefined if it did not show all. */
  let refusal: ServiceError | undefined;

  const indexed = (all: readonly Kept[]) => {
    const listed = entries(all);
    return indexOf(listed, naming(listed));
  };
  const readAgain = async (): Promise<Index> => {
    try {
      const all = await read(step);
      // Right after a workspace was set up, an empty list would hide for ten minutes what is added to it.
      if (all !== null && all.length > 0) await step.cache.set(key, all, REMEMBERED_SEC);
      return all && indexed(all);
    } catch (error) {
      if (!isServiceError(error, 'forbidden')) throw error;
      refusal = error;
      return null;
    }
  };
  const remembered = async (): Promise<Index> => {
    const { data } = zod.array(kept).safeParse(await step.cache.get(key));
    return data === undefined ? await latest() : indexed(data);
  };

  /** As they were at most ten minutes ago; null if the service does not show them, or not all. */
  const known = (): Promise<Index> => (begun ??= remembered());
  const latest = (): Promise<Index> => (begun = begunAgain ??= readAgain());

  /** The only entry that a value names; undefined if only the service can know. @throws {UserError} if it names none, or several. */
  const named = async (label: string, value: string): Promise<Entry | undefined> => {
    let meant: readonly Entry[] = [];
    for (const find of [known, latest]) {
      meant = (await find())?.meant(value) ?? [];
      if (meant.length === 1) return meant[0];
    }
    const index = await latest();
    if (index === null && refusal === undefined && isNoId(value))
      throw new UserError(
        `${label}: ${product.name} did not show all ${noun}s, so ${quoted(value)} can't be looked up. Use an ID.`,
      );
    if (index === null) return undefined;
    if (meant.length === 0) {
      if (mayBeUnlisted?.(value, index.entries) === true) return undefined;
      throw new UserError(`${label}: there is no ${noun} ${quoted(value)}${await inWorkspace(step)}. ${use}`);
    }
    const shown = meant.slice(0, MOST_SHOWN).map((entry) => index.shown(entry));
    const rest = meant.length > MOST_SHOWN ? `, and ${meant.length - MOST_SHOWN} more` : '';
    throw new UserError(
      `${label}: ${quoted(value)} is the name of ${meant.length} ${noun}s: ${shown.join(', ')}${rest}. Use the ID in parentheses.`,
    );
  };
  const id = async (label: string, value: string) => (await named(label, value))?.id ?? value;
  const requireId = async (label: string, value: string): Promise<void> => {
    if (isNoId(value) && (await known()) === null && refusal !== undefined)
      throw new UserError(
        `${label}: nothing was found for ${quoted(value)}. If it is a name, use the ID instead: a name can't be looked up. ${refusal.message}`,
      );
  };

  return {
    known,
    latest,
    named,
    id,
    /** The IDs that some values mean. One that the service alone can know stays as it is. */
    ids: async (label: string, values: readonly string[]): Promise<string[]> => {
      const ids = new Set<string>();
      // One after the other: each may have all read again.
      for (const value of values) ids.add(await id(label, value));
      return [...ids];
    },
    /** The values in a single text: one whose name has commas, else each between them. */
    listed: async (values: string[]): Promise<string[]> => {
      const [text = '', ...others] = values;
      if (others.length > 0 || !text.includes(',')) return values;
      return (await known())?.meant(text).length ? values : text.split(',').map((each) => each.trim());
    },
    /** @throws {UserError} for what may be a name, if the key may not read them: only an ID means something to the service. */
    requireId,
    /** Handles the error of a request that was sent such a value. @throws {UserError} for the same, if nothing was found; else the error. */
    explaining:
      (label: string, value?: string) =>
      async (error: unknown): Promise<never> => {
        if (value !== undefined && isServiceError(error, 'not-found')) await requireId(label, value);
        throw error;
      },
    /** @throws {ServiceError} if the key was found not to be allowed to read them. */
    requireAllowed: () => {
      if (refusal !== undefined) throw refusal;
    },
    /** @throws {ServiceError} if the key may not read them. */
    required: async () => {
      const index = await known();
      if (index !== null) return index;
      throw refusal ?? new UserError(`${product.name} did not show all ${noun}s.`);
    },
  };
}

/** Which workspace a connection belongs to: users with several connections may have chosen another one. Empty if it is not shown. */
async function inWorkspace({ client }: Step): Promise<string> {
  try {
    const { name } = await getWorkspace(client);
    return name === null ? '' : ` in the workspace ${quoted(name)}`;
  } catch (error) {
    if (isServiceError(error)) return '';
    throw error;
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
