import { startWorkspace, type WorkspaceOptions } from '../workspace/index.ts';
import { startZapier } from '../zapier/index.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Starts what the story runs on: the stand-in for Zapier, which runs the unpacked archive, and a workspace. */
export async function openStage(appDirectory: string, options: WorkspaceOptions = {}) {
  // The workspace needs Zapier's certificate to start. The app reads BASE_URL only when it runs, so it is set later.
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
