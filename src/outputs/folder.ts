import type { Folder } from '../api/folders.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import { withZone } from '../dates.ts';

type PresentedFolder = ReturnType<typeof presentFolder>;

/** @param folders all folders, for the path; a parent that does not exist or a circle of parents ends the path. */
export function presentFolder(folder: Folder, folders: readonly Folder[]) {
  const byId = new Map(folders.map((each) => [each.id, each]));
  const parents = parentsOf(folder, byId);
  return {
    ...folder,
    createdAt: withZone(folder.createdAt),
    path: [...parents, folder].map(({ name, id }) => name ?? id).join(' / '),
    parentName: parents.at(-1)?.name ?? null,
  };
}

/** From the top down. */
function parentsOf(folder: Folder, byId: ReadonlyMap<string, Folder>): Folder[] {
  const parents: Folder[] = [];
  const seen = new Set([folder.id]);
  let next = folder.parentFolderId;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const parent = byId.get(next);
    if (parent === undefined) break;
    parents.unshift(parent);
    next = parent.parentFolderId;
  }
  return parents;
}

export const folderOutput: Output = {
  outputFields: outputFields({
    id: 'Folder ID',
    name: 'Name',
    path: 'Path',
    icon: 'Icon',
    parentFolderId: 'Parent Folder ID',
    parentName: 'Parent Folder Name',
    createdAt: { label: 'Created At', type: 'datetime' },
    memberCount: { label: 'Number of Members', type: 'integer' },
  } satisfies FieldSpecs<PresentedFolder>),
  sample: {
    id: 'fld_7Qx2mT',
    name: 'Northwind',
    path: 'Clients / Northwind',
    icon: 'briefcase',
    parentFolderId: 'fld_1Aa9pK',
    parentName: 'Clients',
    createdAt: '2026-02-03T09:12:00Z',
    memberCount: 6,
  } satisfies PresentedFolder,
};
