import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_FOLDERS } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import { Directory, type Kind } from './directory.ts';

const folderSchema = zod.lazy(() =>
  read.record({
    id: read.id,
    name: read.text,
    icon: read.text,
    parentFolderId: read.text,
    createdAt: read.time,
    // Only the list includes it.
    memberCount: read.number,
  }),
);
export type Folder = zod.infer<typeof folderSchema>;

const LIST_FOLDERS = {
  method: 'GET',
  path: '/v1/folders',
  itemsKey: 'folders',
  item: folderSchema,
  needs: NEEDS_FOLDERS,
} satisfies ListEndpoint<Folder>;

/** All folders, which the service returns in one response. */
export async function listFolders(client: Client): Promise<Folder[]> {
  const folders: Folder[] = [];
  for await (const folder of client.page(LIST_FOLDERS)) folders.push(folder);
  return folders;
}

/** What identifies a folder, names it, and places it in the tree. */
type TreeFolder = Pick<Folder, 'id' | 'name' | 'parentFolderId'>;

const treeFolder = zod.lazy(() =>
  zod.object({
    id: zod.string(),
    name: zod.nullable(zod.string()),
    parentFolderId: zod.nullable(zod.string()),
  }),
);
const FOLDERS: Kind<TreeFolder> = {
  key: 'folders',
  entry: treeFolder,
  read: async ({ client }) =>
    (await listFolders(client)).map(({ id, name, parentFolderId }) => ({ id, name, parentFolderId })),
  naming: folderNaming,
  noun: 'folder',
  use: 'Choose it from the list, or use its ID, its name, or its path, such as Clients / Northwind.',
};

/** The folders that the inputs of a run can name, by ID, name, or path. */
export type Folders = Directory<TreeFolder>;
export function folderDirectory(step: Step): Folders {
  return new Directory(step, FOLDERS);
}

const LONGEST_SHOWN = 60;

function folderNaming(folders: readonly TreeFolder[]) {
  const parentsIn = parentsFinder(folders);
  const whole = (folder: TreeFolder) => pathOf([...parentsIn(folder), folder]);
  return {
    idsOf: ({ id }: TreeFolder) => [id],
    namesOf: (folder: TreeFolder) => [folder.name, whole(folder)],
    shown: (folder: TreeFolder) => {
      const path = whole(folder);
      return `${path.length > LONGEST_SHOWN ? `…${path.slice(1 - LONGEST_SHOWN)}` : path} (${folder.id})`;
    },
  };
}

/** Some folders and those below them, at any depth; parents that form a cycle are followed once. */
export function withSubfolders(ids: readonly string[], folders: readonly TreeFolder[]): ReadonlySet<string> {
  const children = Map.groupBy(folders, ({ parentFolderId }) => parentFolderId);
  const found = new Set(ids);
  // A set can grow while it is walked.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
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
  recordKey: 'folder',
  answer: folderSchema,
  needs: NEEDS_FOLDERS,
  subject: 'owner or the parent folder',
  effect: 'the folder was created',
} satisfies Endpoint;

export async function createFolder(client: Client, folder: NewFolder): Promise<Folder> {
  return await client.call(CREATE_FOLDER, { body: folder });
}

type PresentedFolder = ReturnType<ReturnType<typeof folderPresenter>>;

/** A path shows at most this many parents. */
const MOST_PARENTS = 50;

/** @param folders all folders, for the paths. A missing parent or a cycle ends a path. */
export function folderPresenter(folders: readonly TreeFolder[]) {
  const parentsIn = parentsFinder(folders);
  return (folder: Folder) => {
    const parents = parentsIn(folder);
    return { ...folder, path: pathOf([...parents, folder]), parentName: parents.at(-1)?.name ?? null };
  };
}

function pathOf(chain: readonly TreeFolder[]): string {
  return chain.map(({ name, id }) => name ?? id).join(' / ');
}

/** The parents, topmost first. */
function parentsFinder(folders: readonly TreeFolder[]): (folder: TreeFolder) => TreeFolder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return (folder) => {
    const parents: TreeFolder[] = [];
    const seen = new Set([folder.id]);
    let next = folder.parentFolderId;
    while (next !== null && !seen.has(next) && parents.length < MOST_PARENTS) {
      seen.add(next);
      const parent = byId.get(next);
      if (parent === undefined) break;
      parents.push(parent);
      next = parent.parentFolderId;
    }
    return parents.reverse();
  };
}

export const folderOutput = output({
  id: ['Folder ID', 'fld_7Qx2mT'],
  name: ['Name', 'Northwind'],
  path: ['Path', 'Clients / Northwind'],
  icon: ['Icon', 'briefcase'],
  parentFolderId: ['Parent Folder ID', 'fld_1Aa9pK'],
  parentName: ['Parent Folder Name', 'Clients'],
  createdAt: [{ label: 'Created At', type: 'datetime' }, '2026-02-03T09:12:00Z'],
  memberCount: [{ label: 'Number of Members', type: 'integer' }, 6],
} satisfies Rows<PresentedFolder>);
