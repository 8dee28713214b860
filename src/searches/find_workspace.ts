import { getWorkspace } from '../api/workspace.ts';
import { presentWorkspace, workspaceOutput } from '../outputs/workspace.ts';
import { isSame } from '../text.ts';
import { term } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

export default search({
  key: 'find_workspace',
  noun: 'Workspace',
  label: 'Find Workspace',
  description: 'Finds the workspace this account is connected to.',
  inputs: {
    name: term({ label: 'Name', helpText: 'Left empty, the workspace is found whatever it is called.' }),
  },
  output: workspaceOutput,
  perform: async ({ client }, { name }) => {
    const workspace = await getWorkspace(client);
    return name === undefined || isSame(workspace.name, name) ? [presentWorkspace(workspace)] : [];
  },
});
