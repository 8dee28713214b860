import { hash } from 'node:crypto';

import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { type List, PAGE_SIZE, watched } from '../lists/list.ts';
import { product } from '../product.ts';
import { folderDirectory, withSubfolders } from '../service/folder.ts';
import { type Note, noteList, type NoteQuery } from '../service/note.ts';
import type { Step } from '../zapier/step.ts';

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

export type FolderFilter = ReturnType<typeof folderFilter>;

/**
 * The folders that a step's filter means, and how to find their notes.
 *
 * That a note's tags are its folders is an inference. If no tag of the notes that were read is a folder, the folders are
 * requested one by one.
 */
export function folderFilter(
  step: Step,
  { folders, includeSubfolders, label, mostLists = includeSubfolders ? 0 : MOST_LISTS }: Chosen,
) {
  const directory = folderDirectory(step);
  let resolved: Promise<readonly string[]> | undefined;
  let checked: Promise<unknown> | undefined;

  /** The IDs of the chosen folders. @throws {UserError} for a folder that does not exist. */
  const requireExisting = () => directory.ids(label, folders);

  const resolve = async (): Promise<readonly string[]> => {
    // With subfolders, the folders must be read anyway.
    if (includeSubfolders) return await requireExisting();
    const key = `folder-ids-${hash('sha256', JSON.stringify(folders))}`;
    if ((await step.cache.get(key)) === true) return folders;
    const ids = await requireExisting();
    const areIds = ids.every((id, index) => id === folders[index]);
    if (areIds && (await directory.known()) !== null) await step.cache.set(key, true, CHECKED_SEC);
    return ids;
  };

  /** The IDs of the chosen folders and, if they are included, of those below. @param tagIds must be among the folders known. */
  const wanted = async (tagIds: readonly string[] = []): Promise<ReadonlySet<string>> => {
    const ids = await (resolved ??= resolve());
    if (!includeSubfolders) return new Set(ids);
    const known = await directory.required();
    const isNew = tagIds.some((id) => !known.hasId(id));
    // A subfolder may have been created a second ago.
    const { entries } = (isNew ? await directory.latest() : known) ?? known;
    return withSubfolders(ids, entries);
  };

  /** Which of a note's folders the filter means. @throws {UserError} for a folder that does not exist. */
  const matched = async ({ tags }: Pick<Note, 'tags'>): Promise<Tag[]> => {
    const tagIds = idsOf(tags);
    if (tagIds.length === 0) return [];
    const areAllThere = !includeSubfolders && folders.every((id) => tagIds.includes(id));
    const ids = areAllThere ? new Set(folders) : await wanted(tagIds);
    return tags.filter(({ id }) => id !== null && ids.has(id));
  };
  const isIn = async (note: Note) => (await matched(note)).length > 0;

  /** Whether any of these is a folder's. True if the folders can't be read. */
  const areFolders = async (ids: readonly string[]): Promise<boolean> => {
    for (const read of ids.length > 0 ? [directory.known, directory.latest] : []) {
      const index = await read();
      if (index === null || ids.some((id) => index.hasId(id))) return true;
    }
    return false;
  };

  /** Whether other notes have tags that are folders. */
  const areTagsFolders = async (): Promise<boolean> => {
    const tagIds = new Set<string>();
    for await (const note of noteList(step).page({ limit: PAGE_SIZE, offset: 0 }))
      for (const id of idsOf(note.tags)) tagIds.add(id);
    return await areFolders([...tagIds]);
  };

  /** The list of a folder. If it shows no note of the folder, the folder may have been deleted. */
  const confirmed = (query: NoteQuery, folderId: string): List<Note> => {
    const check = (isEmpty: boolean) =>
      (checked ??= (isEmpty ? directory.latest() : Promise.resolve()).then(requireExisting));
    let isConfirmed = false;
    return watched(noteList(step, { ...query, folderId }), {
      see: ({ tags }) => {
        isConfirmed ||= tags.some(({ id }) => id === folderId);
      },
      atEnd: async (end) => {
        if (!isConfirmed) await check(end.received === 0);
        return end;
      },
      atError: async (error) => {
        // What the service says about an unknown folder is less clear.
        if (isServiceError(error, 'not-found', 'rejected')) await check(true);
      },
    });
  };

  /** The folders to request one by one; null if the tags decide. */
  const toRequest = async (): Promise<ReadonlySet<string> | null> => {
    const ids = await wanted();
    if (ids.size <= mostLists) return ids;
    // If the key may not read the folders, only the service knows what the values mean.
    return !includeSubfolders && (await directory.known()) === null ? ids : null;
  };

  return {
    requireExisting,
    matched,

    /** Whether a note that no list was filtered for is in the folders. @throws {UserError} if its tags can't tell. */
    hasNotified: async (note: Note): Promise<boolean> => {
      const tagIds = idsOf(note.tags);
      if (tagIds.some((id) => folders.includes(id)) || (await isIn(note))) return true;
      // A folder that does not exist has no notes.
      await requireExisting();
      if (note.tags.length === 0 || (await areFolders(tagIds)) || (await areTagsFolders())) return false;
      throw new UserError(
        `${label}: the notes that ${product.name} returned do not say which folders they are in, so notifications can't be filtered by folder. Leave the field empty, or use New Completed Note.`,
      );
    },

    /** What `find` finds in the lists that have the folders' notes, and maybe others. A list that the service has filtered is trusted. */
    find: async <Result>(
      query: NoteQuery,
      find: (lists: readonly List<Note>[], isInFolders?: (note: Note) => Promise<boolean>) => Promise<Result>,
    ): Promise<Result> => {
      const oneByOne = (ids: ReadonlySet<string>) => find(Array.from(ids, (id) => confirmed(query, id)));
      const ids = await toRequest();
      if (ids !== null) return await oneByOne(ids);
      const all = noteList(step, query);
      const tagIds = new Set<string | null>();
      const verdict: { areUseful?: boolean } = {};
      // The list ends at once when its notes have tags and none of these is a folder.
      const judged = watched(all, {
        key: `${all.key} by tags`,
        isOver: () => verdict.areUseful === false,
        see: ({ tags }) => {
          for (const { id } of tags) tagIds.add(id);
        },
        atEnd: async (end) => {
          if (tagIds.size > 0)
            verdict.areUseful ??= await areFolders([...tagIds].filter((id) => id !== null));
          return verdict.areUseful === false
            ? { ...end, nextOffset: null, total: null, saysMore: false }
            : end;
        },
      });
      const found = await find([judged], isIn);
      if (verdict.areUseful !== false) return found;
      // A subfolder may have been created a second ago, and no tag names it.
      if (includeSubfolders) await directory.latest();
      return await oneByOne(await wanted());
    },
  };
}

function idsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ id }) => id ?? []);
}
