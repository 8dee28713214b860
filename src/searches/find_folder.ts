import { fittedRows } from '../answers/completeness.ts';
import { pageAmong, pageField, pageRows, pagesOf } from '../answers/pages.ts';
import { requireCriteria } from '../lists/search.ts';
import { folderDirectory, folderPresenter, folderRows, listFolders } from '../service/folder.ts';
import { ifGiven, sameAs } from '../text/compare.ts';
import { string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import { output } from '../zapier/output.ts';
import * as pickers from '../zapier/pickers.ts';

/** Stands for the folders without a parent. */
const TOP = '/';

export default search({
  key: 'find_folder',
  noun: 'Folder',
  label: 'Find Folder',
  description: 'Finds folders by exact name or by parent folder.',
  inputs: {
    name: string({ label: 'Name', helpText: "The full name. Capital letters don't matter." }),
    parentFolderId: pickers.folder({
      label: 'Parent Folder',
      helpText:
        'Finds only folders directly in this one: its ID, name, or path. Enter `/` for top-level folders.',
    }),
    ...pageField,
  },
  output: output({ ...folderRows, ...pageRows }),
  perform: async (step, { page, ...input }) => {
    const { name, parentFolderId: parent } = input;
    const pages = pagesOf('find_folder', step, { page, ...input });
    requireCriteria([name, parent], '"Name" and "Parent Folder"');
    const isTop = parent === TOP;
    const parentId = isTop ? undefined : parent && (await folderDirectory(step).id('Parent Folder', parent));
    const folders = await listFolders(step);
    const ids = new Set(folders.map(({ id }) => id));
    const hasName = ifGiven(name, sameAs);
    const found = folders.filter(({ name, parentFolderId: within }) => {
      // A folder whose parent is not shown is at the top of what is.
      const isAtTop = within === null || !ids.has(within);
      return hasName(name) && (isTop ? isAtTop : parentId === undefined || within === parentId);
    });
    const listed = pageAmong(found, (folder) => folder, pages);
    return fittedRows(listed, folderPresenter(folders), { bytes: Infinity });
  },
});
