import { findings } from '../../sandbox/learn/findings.ts';
import { type Survey, survey } from '../../sandbox/learn/survey.ts';
import { visit, type Visitor } from '../../sandbox/learn/visit.ts';
import { startWorkspace, type Workspace, type WorkspaceOptions } from '../../sandbox/workspace/index.ts';

interface Ways {
  key?: keyof Workspace['keys'];
  /** Changes what is asked or answered. */
  through?: (get: Visitor['get']) => Visitor['get'];
  wait?: (seconds: number) => Promise<unknown>;
  /** Sees the workspace afterwards, before it is closed. */
  look?: (workspace: Workspace, visitor: Visitor) => void;
}

/** What is found out about an embedded workspace. */
export async function learn(options: WorkspaceOptions, ways: Ways = {}) {
  return findings(await surveyed(options, ways));
}

/** Surveys an embedded workspace. */
export async function surveyed(
  options: WorkspaceOptions,
  { key = 'everything', through = (get) => get, wait, look }: Ways = {},
): Promise<Survey> {
  const workspace = await startWorkspace({ processing: 'manual', ...options });
  const { baseUrl, keys } = workspace;
  const visitor = visit({ baseUrl, apiKey: keys[key], ...(wait && { wait }) });
  try {
    // Whole transcripts make pages of 4 MB, and a few lines of each show as much.
    for (const note of workspace.notes.values()) note.transcripts = note.transcripts.slice(0, 4);
    // An older note that was edited tells the order by creation from the one by update.
    const [oldest] = workspace.notesIn('oldest-first');
    if (oldest !== undefined) workspace.editNote(oldest.id, { title: 'Edited' });
    return await survey({ ...visitor, get: through(visitor.get) });
  } finally {
    look?.(workspace, visitor);
    await workspace.close();
  }
}
