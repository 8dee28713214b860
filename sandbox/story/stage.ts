import { startWorkspace, type WorkspaceOptions } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opens where the story plays: the stand-in for Zapier, running the unpacked archive, and a workspace. */
export async function openStage(appDirectory: string, options: WorkspaceOptions = {}) {
  // Each needs the other's address or certificate; the app reads its environment when it makes a request.
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory, environment });
  const workspace = await startWorkspace({ trustedCertificates: [zapier.certificate], ...options });
  environment.BASE_URL = workspace.baseUrl;
  return {
    zapier,
    workspace,
    async close(): Promise<void> {
      await Promise.all([zapier.close(), workspace.close()]);
    },
  };
}
