import { createHash } from 'node:crypto';

import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_FOLDERS } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { lookUp } from '../zapier/lookup.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';

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

const folderIds = zod.lazy(() => zod.array(zod.string()));

/** The IDs of some folders and of all folders below them, looked up when first called. */
export function withSubfolders(step: Step, ids: readonly string[]): () => Promise<ReadonlySet<string>> {
  const hash = createHash('sha256').update(JSON.stringify(ids.toSorted())).digest('hex');
  return async () => {
    const below = await lookUp(step, { key: `subfolders-${hash}`, value: folderIds }, async () =>
      idsBelow(ids, await listFolders(step.client)),
    );
    return new Set([...ids, ...(below ?? [])]);
  };
}

/** The folders below some folders, at any depth; parents that form a cycle are followed once. */
function idsBelow(ids: readonly string[], folders: readonly Folder[]): string[] {
  const children = Map.groupBy(folders, ({ parentFolderId }) => parentFolderId);
  const below = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const child of children.get(id) ?? []) {
      if (below.has(child.id)) continue;
      below.add(child.id);
      open.push(child.id);
    }
  }
  return [...below];
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
export function folderPresenter(folders: readonly Folder[]) {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return (folder: Folder) => {
    const parents = parentsOf(folder, byId);
    return {
      ...folder,
      path: [...parents, folder].map(({ name, id }) => name ?? id).join(' / '),
      parentName: parents.at(-1)?.name ?? null,
    };
  };
}

/** The parents, topmost first. */
function parentsOf(folder: Folder, byId: ReadonlyMap<string, Folder>): Folder[] {
  const parents: Folder[] = [];
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
