import { getWorkspace, presentWorkspace, workspaceOutput } from '../service/workspace.ts';
import { ifGiven, sameAs } from '../text/compare.ts';
import { string } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

export default search({
  key: 'find_workspace',
  noun: 'Workspace',
  label: 'Find Workspace',
  description:
    'Finds the workspace this account is connected to, with its settings, email domains, and key terms.',
  inputs: {
    name: string({
      label: 'Name',
      helpText:
        "Finds the workspace only if this is its full name. Capital letters don't matter. If empty, the workspace is always found.",
    }),
  },
  output: workspaceOutput,
  perform: async ({ client }, { name }) => {
    const workspace = await getWorkspace(client);
    return ifGiven(name, sameAs)(workspace.name) ? [presentWorkspace(workspace)] : [];
  },
});
