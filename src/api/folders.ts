import * as zod from 'zod/mini';

import type { Client } from './client.ts';
import { type Endpoint, type ListEndpoint, NEEDS_FOLDERS } from './endpoint.ts';
import { number, record, text } from './tolerant.ts';

export const folderSchema = record({
  id: zod.string(),
  name: text,
  icon: text,
  parentFolderId: text,
  createdAt: text,
  // The list alone gives it.
  memberCount: number,
});
export type Folder = zod.infer<typeof folderSchema>;

const LIST_FOLDERS = {
  method: 'GET',
  path: '/v1/folders',
  itemsKey: 'folders',
  item: folderSchema,
  needs: NEEDS_FOLDERS,
} satisfies ListEndpoint<Folder>;

/** All folders; the service lists them in one answer. */
export async function listFolders(client: Client): Promise<Folder[]> {
  return (await client.list(LIST_FOLDERS, {}, (folder) => folder)).results;
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
  answer: zod.object({ folder: folderSchema }),
  needs: NEEDS_FOLDERS,
  subject: 'owner or the parent folder',
  effect: 'the folder was created',
} satisfies Endpoint;

export async function createFolder(client: Client, folder: NewFolder): Promise<Folder> {
  return (await client.call(CREATE_FOLDER, { body: folder })).folder;
}
