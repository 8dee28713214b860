import { startWorkspace } from '../workspace/index.ts';
import type { Workspace, WorkspaceOptions } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';
import type { Zapier } from '../zapier/index.ts';

/** Where the story plays: the stand-in for Zapier, running the built app, and a workspace. */
export interface Stage {
  zapier: Zapier;
  workspace: Workspace;
  close(): Promise<void>;
}

/** @param appDirectory the unpacked archive. */
export async function openStage(appDirectory: string, options: WorkspaceOptions = {}): Promise<Stage> {
  // Each needs the other's address or certificate; the app reads its environment when it makes a request.
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory, environment });
  const workspace = await startWorkspace({ trustedCertificates: [zapier.certificate], ...options });
  environment.BASE_URL = workspace.baseUrl;
  return {
    zapier,
    workspace,
    async close() {
      await Promise.all([zapier.close(), workspace.close()]);
    },
  };
}
