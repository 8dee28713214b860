import type { Folder, Member, Note } from '../../sandbox/workspace/index.ts';
import { inOrder } from '../../sandbox/workspace/order.ts';
import { presentFolders } from '../../sandbox/workspace/present.ts';
import type { App } from '../app/support/app.ts';
import type { Office } from '../app/support/office.ts';

/** The page size that the app requests, and the one that it tries next but one if the service refuses both. */
const PAGE_SIZE = 100;
const SMALL_PAGE = 20;

/** The first page of a list, in the order of the workspace's dialect. */
export function firstPage<Listed extends Note | Member>(
  { workspace: { dialect } }: App,
  records: ReadonlyMap<string, Listed>,
): Listed[] {
  const size = dialect.largePages === 'refused' ? SMALL_PAGE : Math.min(PAGE_SIZE, dialect.maxPageSize);
  return inOrder(records.values(), dialect.listOrder).slice(0, size);
}

/** The records of a list that the app can read: only the first page if offsets are ignored or refused. */
export function visible<Listed extends Note | Member>(
  app: App,
  records: ReadonlyMap<string, Listed>,
): Listed[] {
  const { beyondMaxOffset, ignoresOffset, listOrder, maxOffset, shrinks } = app.workspace.dialect;
  const first = firstPage(app, records);
  if (ignoresOffset || beyondMaxOffset === 'refused') return first;
  const all = inOrder(records.values(), listOrder);
  if (beyondMaxOffset !== 'repeated') return all;
  // The last page of a list that shrank by one begins one record later.
  return all.slice(0, maxOffset + first.length + (shrinks ? 1 : 0));
}

/** Which of some folders are below another, as listed. */
export function listedBelow(app: App, parent: string, names: readonly string[]): string[] {
  return names.filter((name) => listedPath(app, name).includes(parent));
}

/** Whether a note or member is on none of the readable pages. */
export const isHidden =
  (record: (office: Office, app: App) => Note | Member | undefined) =>
  (office: Office, app: App): boolean => {
    const { members, notes } = app.workspace;
    const { id } = record(office, app) ?? {};
    return ![...visible(app, notes), ...visible(app, members)].some((other) => other.id === id);
  };

/**
 * The path of a folder as folder names, based on the parents that the workspace returns. Some dialects return false
 * parents, even cycles.
 */
export function listedPath(
  { workspace: { dialect, folders } }: App,
  name: string,
  listed: Iterable<Folder> = folders.values(),
): string[] {
  const told = inOrder(listed, dialect.listOrder);
  const parents = new Map(
    presentFolders(told, dialect).map(({ id, parentFolderId }) => [id, parentFolderId]),
  );
  const path = told.filter((folder) => folder.name === name);
  for (;;) {
    const parent = told.find(({ id }) => id === parents.get(path[0]?.id));
    if (parent === undefined || path.includes(parent)) return path.map((folder) => folder.name);
    path.unshift(parent);
  }
}
