import { listFolders } from '../resources/folder.ts';
import { folderOutput, presentFolder } from '../resources/folder.ts';
import { dropdown } from '../zapier/operations.ts';

/** All folders, `Parent / Child`, in alphabetical order; the service lists them in one answer. */
export default dropdown({
  key: 'folder_list',
  noun: 'Folder',
  output: folderOutput,
  perform: async ({ client }, page) => {
    if (page > 0) return [];
    const folders = await listFolders(client);
    return folders
      .map((folder) => presentFolder(folder, folders))
      .sort((a, b) => a.path.localeCompare(b.path));
  },
});
