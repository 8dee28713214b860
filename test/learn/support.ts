import { startWorkspace, type Workspace, type WorkspaceOptions } from '../../sandbox/workspace/index.ts';
import { findings } from '../../scripts/learn/findings.ts';
import { survey } from '../../scripts/learn/survey.ts';
import { visit, type Visitor } from '../../scripts/learn/visit.ts';

/** Learns a workspace, which is closed afterwards. */
export async function learn(
  options: WorkspaceOptions,
  look: (workspace: Workspace, visitor: Visitor) => void = () => undefined,
  wait?: (seconds: number) => Promise<unknown>,
) {
  const workspace = await startWorkspace({ processing: 'manual', ...options });
  const visitor = visit({
    baseUrl: workspace.baseUrl,
    apiKey: workspace.keys.everything,
    ...(wait && { wait }),
  });
  try {
    // An older note that was edited tells the order by creation from the one by update.
    const [oldest] = workspace.notesIn('oldest-first');
    if (oldest !== undefined) workspace.editNote(oldest.id, { title: 'Edited' });
    return findings(await survey(visitor));
  } finally {
    look(workspace, visitor);
    await workspace.close();
  }
}
