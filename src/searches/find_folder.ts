import { MOST_MATCHES } from '../lists/best_matches.ts';
import { newestFirst } from '../lists/order.ts';
import { requireCriteria } from '../lists/search.ts';
import { folderDirectory, folderOutput, folderPresenter, listFolders } from '../service/folder.ts';
import { ifGiven, sameAs } from '../text/compare.ts';
import { string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';
import * as pickers from '../zapier/pickers.ts';

export default search({
  key: 'find_folder',
  noun: 'Folder',
  label: 'Find Folder',
  description: 'Finds folders by exact name or by parent folder.',
  inputs: {
    name: string({ label: 'Name', helpText: "The full name. Capital letters don't matter." }),
    parentFolderId: pickers.folder({
      label: 'Parent Folder',
      helpText: 'Finds only folders directly in this folder.',
    }),
  },
  output: folderOutput,
  perform: async (step, { name, parentFolderId: parent }) => {
    requireCriteria([name, parent], '"Name" and "Parent Folder"');
    const parentFolderId = parent && (await folderDirectory(step).id('Parent Folder', parent));
    const folders = await listFolders(step);
    const hasName = ifGiven(name, sameAs);
    const found = folders.filter(
      (folder) =>
        hasName(folder.name) && (parentFolderId === undefined || folder.parentFolderId === parentFolderId),
    );
    return newestFirst(found).slice(0, MOST_MATCHES).map(folderPresenter(folders));
  },
});
