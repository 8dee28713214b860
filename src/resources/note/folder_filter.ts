import { hash } from 'node:crypto';

import { isServiceError } from '../../api/service_error.ts';
import { UserError } from '../../api/user_error.ts';
import { type List, PAGE_SIZE, watched } from '../../lists/list.ts';
import { product } from '../../product.ts';
import type { Step } from '../../zapier/step.ts';
import { folderDirectory, type Folders, withSubfolders } from '../folder.ts';
import { type Note, noteList, type NoteQuery } from './note.ts';

type Tag = Note['tags'][number];

/** More folders than this are not requested one by one: one list is read, and the notes' tags decide. */
const MOST_LISTS = 3;
/** An ID that was checked is not checked again before a list shows none of the folder's notes. */
const CHECKED_SEC = 24 * 60 * 60;

interface Chosen {
  /** IDs, names, or paths. */
  folders: readonly string[];
  includeSubfolders: boolean;
  /** Of the field that has them. */
  label: string;
  /** Up to so many folders, subfolders included, are requested one by one; by default, subfolders never are. */
  mostLists?: number | undefined;
}

/** Which of a list's notes are in the chosen folders: all of them, or those whose tags say so. */
export interface FolderLists {
  lists: readonly List<Note>[];
  isIn: (note: Note) => Promise<boolean>;
}

/**
 * The folders that a step's filter means, and how to find their notes.
 *
 * That a note's tags are its folders is an inference. If no tag of the notes that were read is a folder, the folders are
 * requested one by one.
 */
export class FolderFilter {
  readonly #step: Step;
  readonly #chosen: Chosen;
  readonly #folders: Folders;
  #ids: Promise<readonly string[]> | undefined;
  #checked: Promise<unknown> | undefined;

  constructor(step: Step, chosen: Chosen) {
    this.#step = step;
    this.#chosen = chosen;
    this.#folders = folderDirectory(step);
  }

  /** The IDs of the chosen folders. @throws {UserError} for a folder that does not exist. */
  requireExisting(): Promise<string[]> {
    return this.#folders.ids(this.#chosen.label, this.#chosen.folders);
  }

  /**
   * Which of a note's folders the filter means.
   *
   * @throws {UserError} for a folder that does not exist.
   */
  async matched({ tags }: Pick<Note, 'tags'>): Promise<Tag[]> {
    const tagIds = idsOf(tags);
    if (tagIds.length === 0) return [];
    const { folders, includeSubfolders } = this.#chosen;
    const areAllThere = !includeSubfolders && folders.every((id) => tagIds.includes(id));
    const wanted = areAllThere ? new Set(folders) : await this.#wanted(tagIds);
    return tags.filter(({ id }) => id !== null && wanted.has(id));
  }

  /**
   * Whether a note that no list was filtered for is in the folders.
   *
   * @throws {UserError} if its tags can't tell.
   */
  async hasNotified(note: Note): Promise<boolean> {
    const { folders } = this.#chosen;
    const tagIds = idsOf(note.tags);
    if (tagIds.some((id) => folders.includes(id))) return true;
    if ((await this.matched(note)).length > 0) return true;
    // A folder that does not exist has no notes.
    await this.requireExisting();
    if (note.tags.length > 0 && !(await this.#areFolders(tagIds)) && !(await this.#areTagsFolders())) {
      throw new UserError(
        `${this.#chosen.label}: the notes that ${product.name} returned do not say which folders they are in, so notifications can't be filtered by folder. Leave the field empty, or use New Completed Note.`,
      );
    }
    return false;
  }

  /** The lists that have the notes of the folders, and those to read instead if the tags in the first are no folders. */
  async lists(query: NoteQuery): Promise<{ first: FolderLists; instead: () => Promise<FolderLists | null> }> {
    // A list that the service has filtered is trusted.
    const oneByOne = (ids: readonly string[]): FolderLists => ({
      lists: ids.map((folderId) => this.#confirmed(noteList(this.#step, { ...query, folderId }), folderId)),
      isIn: () => Promise.resolve(true),
    });
    const ids = await this.#toRequest();
    if (ids !== null) return { first: oneByOne(ids), instead: () => Promise.resolve(null) };
    const verdict = { areUseless: false };
    return {
      first: {
        lists: [this.#judged(noteList(this.#step, query), verdict)],
        isIn: async (note) => (await this.matched(note)).length > 0,
      },
      instead: async () => {
        if (!verdict.areUseless) return null;
        // A subfolder may have been created a second ago, and no tag names it.
        if (this.#chosen.includeSubfolders) await this.#folders.latest();
        return oneByOne([...(await this.#wanted([]))]);
      },
    };
  }

  /** The folders to request one by one; null if the tags decide. */
  async #toRequest(): Promise<readonly string[] | null> {
    const { includeSubfolders, mostLists = includeSubfolders ? 0 : MOST_LISTS } = this.#chosen;
    const ids = [...(await this.#wanted([]))];
    if (ids.length <= mostLists) return ids;
    // If the key may not read the folders, only the service knows what the values mean.
    return !includeSubfolders && (await this.#folders.known()) === null ? ids : null;
  }

  #resolved(): Promise<readonly string[]> {
    return (this.#ids ??= this.#resolve());
  }

  async #resolve(): Promise<readonly string[]> {
    const { folders, includeSubfolders } = this.#chosen;
    const { cache } = this.#step;
    const key = `folder-ids-${hash('sha256', JSON.stringify(folders))}`;
    // With subfolders, the folders must be read anyway.
    if (!includeSubfolders && (await cache.get(key)) === true) return folders;
    const ids = await this.requireExisting();
    const areIds = ids.every((id, index) => id === folders[index]);
    if (!includeSubfolders && areIds && (await this.#folders.known()) !== null)
      await cache.set(key, true, CHECKED_SEC);
    return ids;
  }

  /** The IDs of the chosen folders and, if they are included, of those below. @param tagIds must be among the folders known. */
  async #wanted(tagIds: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = await this.#resolved();
    if (!this.#chosen.includeSubfolders) return new Set(ids);
    const known = await this.#folders.required();
    const isNew = tagIds.some((id) => !known.hasId(id));
    // A subfolder may have been created a second ago.
    const { entries } = (isNew ? await this.#folders.latest() : known) ?? known;
    return withSubfolders(ids, entries);
  }

  /** Whether any of these is a folder's. True if the folders can't be read. */
  async #areFolders(ids: readonly string[]): Promise<boolean> {
    const hasAny = (index: Awaited<ReturnType<Folders['known']>>) =>
      index === null || ids.some((id) => index.hasId(id));
    return ids.length > 0 && (hasAny(await this.#folders.known()) || hasAny(await this.#folders.latest()));
  }

  /** Whether other notes have tags that are folders. */
  async #areTagsFolders(): Promise<boolean> {
    const tagIds = new Set<string>();
    for await (const note of noteList(this.#step).page({ limit: PAGE_SIZE, offset: 0 }))
      for (const id of idsOf(note.tags)) tagIds.add(id);
    return await this.#areFolders([...tagIds]);
  }

  /** A list of all notes. It ends at once when its notes have tags and none of these is a folder. */
  #judged(list: List<Note>, verdict: { areUseless: boolean }): List<Note> {
    let isDecided = false;
    const tagIds = new Set<string | null>();
    return watched(list, {
      key: `${list.key} by tags`,
      isOver: () => verdict.areUseless,
      see: ({ tags }) => {
        if (!isDecided) for (const { id } of tags) tagIds.add(id);
      },
      atEnd: async (end) => {
        if (!isDecided && tagIds.size > 0) {
          isDecided = true;
          verdict.areUseless = !(await this.#areFolders([...tagIds].filter((id) => id !== null)));
        }
        return verdict.areUseless ? { ...end, nextOffset: null, total: null, saysMore: false } : end;
      },
    });
  }

  /** The list of a folder. If it shows no note of the folder, the folder may have been deleted. */
  #confirmed(list: List<Note>, folderId: string): List<Note> {
    let isConfirmed = false;
    return watched(list, {
      see: ({ tags }) => {
        isConfirmed ||= tags.some(({ id }) => id === folderId);
      },
      atEnd: async (end) => {
        if (!isConfirmed) await this.#check({ isEmpty: end.received === 0 });
        return end;
      },
      atError: async (error) => {
        // What the service says about an unknown folder is less clear.
        if (isServiceError(error, 'not-found', 'rejected')) await this.#check({ isEmpty: true });
      },
    });
  }

  /** @throws {UserError} if a chosen folder does not exist. */
  #check({ isEmpty }: { isEmpty: boolean }): Promise<unknown> {
    const look = async () => {
      if (isEmpty) await this.#folders.latest();
      return await this.requireExisting();
    };
    return (this.#checked ??= look());
  }
}

function idsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ id }) => id ?? []);
}
