import { hash } from 'node:crypto';

import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { type List, PAGE_SIZE, watched } from '../lists/list.ts';
import { product } from '../product.ts';
import { isNoId } from '../service/directory.ts';
import { folderDirectory, withSubfolders } from '../service/folder.ts';
import { listedNotes, type Note, noteList, type NoteQuery } from '../service/note.ts';
import { serviceProfile } from '../service/profile.ts';
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

/** Ends the reading of a list in which the tags were to decide. */
class TagsAreNoFolders extends Error {}
/** The same, if no note has any: the list may leave them out. */
class TagsAreNotShown extends Error {}
/** Ends the reading of a folder's list that has the notes of other folders, too: those without a tag may be among them. */
class FilterIsIgnored extends Error {}

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
  const profile = serviceProfile(step);
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
    // If the folders can't be read, their names on the notes are all there is.
    const isNamed = folders.some(isNoId) && (await directory.known()) === null;
    return tags.filter(({ id, name }) => ids.has(id ?? '') || (isNamed && ids.has(name ?? '')));
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

  let found: Promise<boolean> | undefined;
  const areTagsFolders = () => (found ??= findTaggedFolders());
  /** Whether other notes have tags that are folders. */
  const findTaggedFolders = async (): Promise<boolean> => {
    const tagIds = new Set<string>();
    for await (const notes of noteList(step).page({ limit: PAGE_SIZE, offset: 0 }))
      for (const id of idsOf(notes.flatMap(({ tags }) => tags))) tagIds.add(id);
    return await areFolders([...tagIds]);
  };

  let shown: Promise<boolean> | undefined;
  const areTagsShown = () => (shown ??= findShownTags());
  /** Whether a note in the folders is listed with its tags. True if there is none, or the service does not filter by folder. */
  const findShownTags = async (): Promise<boolean> => {
    if ((await profile.known()).foldersFilter === false) return true;
    for (const folderId of [...(await wanted())].slice(0, MOST_LISTS))
      for await (const [note] of noteList(step, { folderId }).page({ limit: 1, offset: 0 }))
        if (note !== undefined) return !listedNotes(step).lacksTags(note);
    return true;
  };

  /** The list of a folder. If it shows no note of the folder, the folder may have been deleted. */
  const confirmed = (query: NoteQuery, folderId: string): List<Note> => {
    const check = (isEmpty: boolean) =>
      (checked ??= (isEmpty ? directory.latest() : Promise.resolve()).then(requireExisting)).then(() =>
        isEmpty ? directory.requireId(label, folderId) : undefined,
      );
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

  /**
   * A test for the notes in the lists of folders. The service is trusted, unless the notes' own tags refute it: they are
   * folders, and none is one of those that were requested; or some notes have such a tag, and others have none at all.
   */
  const listedTest = (ids: ReadonlySet<string>) => {
    const seen = { isTagged: false, isUntagged: false };
    return async (note: Note): Promise<boolean> => {
      const tagIds = idsOf(note.tags);
      const isChosen = tagIds.some((id) => ids.has(id));
      seen.isTagged ||= isChosen;
      seen.isUntagged ||= note.tags.length === 0;
      if (seen.isTagged && seen.isUntagged) await endIfIgnored();
      if (isChosen || tagIds.length === 0) return true;
      const known = await directory.known();
      if (known === null || !tagIds.some((id) => known.hasId(id)) || (await isIn(note))) return true;
      const below = withSubfolders([...ids], known.entries);
      // Some services also list what is in subfolders, and everything if the folder was deleted.
      if (!tagIds.some((id) => below.has(id)) && [...ids].every((id) => known.hasId(id)))
        await endIfIgnored();
      return false;
    };
  };
  const endIfIgnored = async (): Promise<void> => {
    const { foldersFilter, tagsAreFolders } = await profile.known();
    if (foldersFilter === false || tagsAreFolders === false) return;
    step.log(
      `${product.name} listed notes of other folders than the one it was asked for. They were left out.`,
    );
    await profile.learn({ foldersFilter: false });
    throw new FilterIsIgnored();
  };

  /** The list of all notes, which can't be read if its notes have no tags, or none of these is a folder. */
  const judged = (all: List<Note>, canFilter: boolean): List<Note> => {
    const tagIds = new Set<string | null>();
    let areUseful: boolean | undefined;
    let isShown = false;
    let isLacking = false;
    return watched(all, {
      see: (note) => {
        const lacksTags = listedNotes(step).lacksTags(note);
        isLacking ||= lacksTags;
        isShown ||= !lacksTags && !listedNotes(step).isKnown(note);
        for (const { id } of note.tags) tagIds.add(id);
      },
      atEnd: async (end) => {
        if (isLacking && !isShown && canFilter) throw new TagsAreNotShown();
        if (tagIds.size > 0) areUseful ??= await areFolders([...tagIds].filter((id) => id !== null));
        if (areUseful === false) throw new TagsAreNoFolders();
        return end;
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

    /** Whether a note that no list was filtered for is in the folders. @throws {UserError} if its tags can't tell: `instead` helps. */
    hasTagged: async (note: Note, instead: string): Promise<boolean> => {
      const tagIds = idsOf(note.tags);
      if (tagIds.some((id) => folders.includes(id)) || (await isIn(note))) return true;
      // A folder that does not exist has no notes.
      await requireExisting();
      const isTold =
        note.tags.length === 0
          ? !listedNotes(step).lacksTags(note) || (await areTagsShown())
          : (await areFolders(tagIds)) || (await areTagsFolders());
      if (isTold) return false;
      throw new UserError(
        `${label}: the notes that ${product.name} returned do not say which folders they are in, so they can't be filtered by folder. Leave the field empty, or ${instead}.`,
      );
    },

    /** What `find` finds in the lists that have the folders' notes, and maybe others. */
    find: async <Result>(
      query: NoteQuery,
      find: (lists: readonly List<Note>[], isInFolders: (note: Note) => Promise<boolean>) => Promise<Result>,
    ): Promise<Result> => {
      const { tagsAreFolders, foldersFilter } = await profile.known();
      const oneByOne = (ids: ReadonlySet<string>) =>
        find(
          Array.from(ids, (id) => confirmed(query, id)),
          listedTest(ids),
        );
      const ids = await toRequest();
      const canFilter = foldersFilter !== false || tagsAreFolders === false;
      try {
        if (ids !== null && canFilter) return await oneByOne(ids);
      } catch (error) {
        if (!(error instanceof FilterIsIgnored)) throw error;
      }
      try {
        if (tagsAreFolders !== false) return await find([judged(noteList(step, query), canFilter)], isIn);
      } catch (error) {
        if (error instanceof TagsAreNoFolders) await profile.learn({ tagsAreFolders: false });
        else if (!(error instanceof TagsAreNotShown)) throw error;
      }
      // A subfolder may have been created a second ago, and no tag names it.
      if (includeSubfolders) await directory.latest();
      return await oneByOne(await wanted());
    },
  };
}

function idsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ id }) => id ?? []);
}
