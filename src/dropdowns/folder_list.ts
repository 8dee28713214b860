import { folderOutput, folderPresenter, listFolders } from '../service/folder.ts';
import { alphabetically } from '../text/compare.ts';
import { dropdown } from '../zapier/operations.ts';

/** All folders, `Parent / Child`, in alphabetical order. The service returns them in one response. */
export default dropdown({
  key: 'folder_list',
  noun: 'Folder',
  output: folderOutput,
  perform: async (step, page) => {
    if (page > 0) return [];
    const folders = await listFolders(step);
    const choices = folders.map(folderPresenter(folders));
    return alphabetically(choices, ({ path }) => path);
  },
});
