import { folderOutput, folderPresenter, listFolders } from '../resources/folder.ts';
import { dropdown } from '../zapier/operations.ts';

/** All folders, `Parent / Child`, in alphabetical order. The service returns them in one response. */
export default dropdown({
  key: 'folder_list',
  noun: 'Folder',
  output: folderOutput,
  perform: async ({ client }, page) => {
    if (page > 0) return [];
    const folders = await listFolders(client);
    // Not made when the app starts: the first one takes some milliseconds.
    const { compare } = new Intl.Collator();
    return folders.map(folderPresenter(folders)).sort((a, b) => compare(a.path, b.path));
  },
});
