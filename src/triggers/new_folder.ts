import { newestFirst } from '../lists/order.ts';
import { SAMPLES } from '../polls/poll.ts';
import { folderOutput, folderPresenter, listFolders } from '../service/folder.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_folder',
  noun: 'Folder',
  label: 'New Folder',
  description: 'Triggers when a folder is created.',
  inputs: {},
  output: folderOutput,
  perform: async (step, _, purpose) => {
    const folders = await listFolders(step);
    const newest = newestFirst(folders).map(folderPresenter(folders));
    return purpose === 'sample' ? newest.slice(0, SAMPLES) : newest;
  },
});
