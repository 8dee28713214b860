import type * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_FOLDERS } from '../api/endpoint.ts';
import { isServiceError } from '../api/service_error.ts';
import * as read from '../api/tolerant.ts';
import { timeOf } from '../text/dates.ts';
import { addTo } from '../text/groups.ts';
import { quoted, withoutMiddle } from '../text/shorten.ts';
import { output, type Rows } from '../zapier/output.ts';
import { oncePerStep, type Step } from '../zapier/step.ts';
import { directory, type Kind } from './directory.ts';
import type { Note } from './note.ts';

const folderSchema = read.record({
  id: read.id,
  name: read.shortText,
  icon: read.shortText,
  parentFolderId: read.optionalId,
  createdAt: read.time,
  // Only the list includes it.
  memberCount: read.number,
});
export type Folder = zod.infer<typeof folderSchema>;

const LIST_FOLDERS = {
  method: 'GET',
  path: '/v1/folders',
  itemsKey: 'folders',
  item: folderSchema,
  needs: NEEDS_FOLDERS,
} satisfies ListEndpoint<Folder>;

async function readFolders(client: Client): Promise<Folder[]> {
  const folders: Folder[] = [];
  for await (const some of client.page(LIST_FOLDERS)) folders.push(...some);
  return folders;
}

/** All folders, which the service returns in one response. */
export const listFolders = oncePerStep(({ client }: Pick<Step, 'client'>) => readFolders(client));

type TreeFolder = Pick<Folder, 'id' | 'name' | 'parentFolderId'>;

const LONGEST_SHOWN = 60;

const FOLDERS: Kind<TreeFolder> = {
  key: 'folders',
  kept: folderSchema,
  read: async (step) =>
    (await listFolders(step)).map(({ id, name, parentFolderId }) => ({ id, name, parentFolderId })),
  entries: (folders) => folders,
  naming: (folders) => {
    const parentOf = parentFinder(folders);
    return {
      idsOf: ({ id }) => [id],
      namesOf: (folder) => [folder.name, pathOf(folder, parentOf)],
      shown: (folder) => {
        const path = pathOf(folder, parentOf);
        return `${path.length > LONGEST_SHOWN ? `…${path.slice(1 - LONGEST_SHOWN)}` : path} (${folder.id})`;
      },
    };
  },
  noun: 'folder',
  use: 'Choose it from the list, or use its ID, its name, or its path, such as Clients / Northwind.',
};

/** The folders that the inputs of a run can name, by ID, name, or path. */
export const folderDirectory = oncePerStep((step: Step) => directory(step, FOLDERS));

/** A note with the names of its folders, as far as they are known. Where the service shows them with the note, nothing is read. */
export async function withFolderNames(step: Step, note: Note): Promise<Note> {
  const unnamed = note.tags.flatMap(({ id, name }) => (name === null && id !== null ? id : []));
  if (unnamed.length === 0) return note;
  const { known, latest } = folderDirectory(step);
  try {
    const folders = await known();
    // A folder may have been created a second ago.
    const all = unnamed.some((id) => folders?.withId(id) === undefined) ? await latest() : folders;
    const nameOf = (id: string | null) => (id === null ? null : (all?.withId(id)?.name ?? null));
    return { ...note, tags: note.tags.map((tag) => ({ ...tag, name: tag.name ?? nameOf(tag.id) })) };
  } catch (error) {
    // A note is worth having without them.
    if (isServiceError(error)) return note;
    throw error;
  }
}

/** Some folders and those below them, at any depth; parents that form a cycle are followed once. */
export function withSubfolders(ids: readonly string[], folders: readonly TreeFolder[]): ReadonlySet<string> {
  const children = new Map<string | null, string[]>();
  for (const { id, parentFolderId } of folders) addTo(children, parentFolderId, id);
  const found = new Set(ids);
  // A set can grow while it is walked.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return found;
}

export interface NewFolder {
  name: string;
  ownerUserId: string;
  icon?: string | undefined;
  color?: string | undefined;
  isPrivate?: boolean | undefined;
  parentFolderId?: string | undefined;
}

const CREATE_FOLDER = {
  method: 'POST',
  path: '/v1/folders',
  created: { within: ['folder', 'data'], keys: ['id', 'folderId'] },
  answer: folderSchema,
  needs: NEEDS_FOLDERS,
  subject: 'owner or the parent folder',
  effect: 'the folder was created',
} satisfies Endpoint;

/** The service's clock may differ by this much. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

/**
 * Creates a folder. If the response does not say its ID, the folder is looked up.
 *
 * @throws {ServiceError} of kind `unconfirmed` if there is not exactly one that can be it.
 */
export async function createFolder(client: Client, folder: NewFolder): Promise<Folder> {
  const { name, icon, parentFolderId } = folder;
  const endpoint = {
    ...CREATE_FOLDER,
    uncertainty: `Look for the folder ${quoted(name)} before you replay the run.`,
  };
  const since = Date.now() - CLOCK_DIFFERENCE_MS;
  const lookUp = async (): Promise<Folder | undefined> => {
    const [found, ...others] = (await readFolders(client)).filter(
      (each) =>
        each.name === name &&
        each.parentFolderId === (parentFolderId ?? null) &&
        !(timeOf(each.createdAt) < since),
    );
    return others.length === 0 ? found : undefined;
  };
  const told = await client.call(endpoint, { body: folder, confirm: lookUp });
  return {
    ...told,
    name: told.name ?? name,
    icon: told.icon ?? icon ?? null,
    parentFolderId: told.parentFolderId ?? parentFolderId ?? null,
  };
}

/** A path has at most this many characters and parents. The topmost ones of a longer path are left out. */
const LONGEST_PATH = 1000;
const MOST_PARENTS = 50;
const SLASH = ' / ';
const TOP_LEFT_OUT = `…${SLASH}`;

type ParentOf = (folder: TreeFolder) => TreeFolder | undefined;

/** @param folders all folders, for the paths. A missing parent or a cycle ends a path. */
export function folderPresenter(folders: readonly TreeFolder[]) {
  const parentOf = parentFinder(folders);
  return <Shown extends TreeFolder>(folder: Shown) => ({
    ...folder,
    path: pathOf(folder, parentOf),
    parentName: parentOf(folder)?.name ?? null,
  });
}

/** A folder in itself has no parent. */
function parentFinder(folders: readonly TreeFolder[]): ParentOf {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return ({ id, parentFolderId }) =>
    parentFolderId === null || parentFolderId === id ? undefined : byId.get(parentFolderId);
}

function pathOf(folder: TreeFolder, parentOf: ParentOf): string {
  const longest = LONGEST_PATH - TOP_LEFT_OUT.length;
  const nameOf = ({ name, id }: TreeFolder) => name ?? id;
  const names = [withoutMiddle(nameOf(folder), longest)];
  const seen = new Set([folder.id]);
  let length = names.join().length;
  for (let at = parentOf(folder); at !== undefined && !seen.has(at.id); at = parentOf(at)) {
    length += nameOf(at).length + SLASH.length;
    if (length > longest || seen.size > MOST_PARENTS) return TOP_LEFT_OUT + names.reverse().join(SLASH);
    names.push(nameOf(at));
    seen.add(at.id);
  }
  return names.reverse().join(SLASH);
}

export const folderRows = {
  id: ['Folder ID', 'fld_7Qx2mT'],
  name: ['Name', 'Northwind'],
  path: ['Path', 'Clients / Northwind'],
  icon: ['Icon', 'briefcase'],
  parentFolderId: ['Parent Folder ID', 'fld_1Aa9pK'],
  parentName: ['Parent Folder Name', 'Clients'],
  createdAt: [{ label: 'Created At', type: 'datetime' }, '2026-02-03T09:12:00Z'],
  memberCount: [{ label: 'Number of Members', type: 'integer' }, 6],
} satisfies Rows<Folder & { path: string; parentName: string | null }>;

export const folderOutput = output(folderRows);
