import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Workspace, WorkspaceOptions } from '../../../sandbox/workspace/index.ts';
import { startZapier } from '../../../sandbox/zapier/index.ts';
import type { Connection, Zapier } from '../../../sandbox/zapier/index.ts';
import { builtAppDirectory } from '../../support/built_app.ts';

/** The built app between the two it works for: a stand-in for Zapier and a workspace. */
export interface App {
  readonly zapier: Zapier;
  readonly workspace: Workspace;
  /** With a key that may do everything. */
  readonly connection: Connection;
  /** What the publisher has set with `env:set`; may be changed between runs. */
  readonly environment: Record<string, string>;
  /** `METHOD /path?query` of all requests since the workspace's log was cleared, those for its domains aside. */
  requests(): string[];
  close(): Promise<void>;
}

export interface AppOptions extends WorkspaceOptions {
  timeLimitMs?: number;
  appDirectory?: string;
  /** Whether the app's time moves only as far as it waits: see `test/support/virtual_time.ts`. */
  virtualTime?: boolean;
}

/** Starts the built archive with a workspace of its own. Notes being processed move when `advance` is called. */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const {
    virtualTime = false,
    // With a clock of its own a step ends by that; this ends what hangs.
    timeLimitMs = virtualTime ? 240_000 : undefined,
    appDirectory = builtAppDirectory(),
    ...workspaceOptions
  } = options;
  const environment: Record<string, string> = {};
  const zapier = await startZapier({
    appDirectory,
    environment,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(virtualTime && { preload: new URL('../../support/virtual_time.ts', import.meta.url) }),
  });
  const workspace = await startWorkspace({
    data: 'empty',
    processing: 'manual',
    trustedCertificates: [zapier.certificate],
    ...workspaceOptions,
  });
  environment.BASE_URL = workspace.baseUrl;
  return {
    zapier,
    workspace,
    environment,
    connection: await zapier.connect({ apiKey: workspace.keys.everything }),
    requests: () =>
      workspace.requests
        .filter(({ path }) => !path.endsWith('/v1/workspace'))
        .map(({ method, path, query }) => {
          const parameters = query.map((pair) => pair.join('=')).join('&');
          return `${method} ${path}${parameters === '' ? '' : `?${parameters}`}`;
        }),
    async close() {
      await Promise.all([zapier.close(), workspace.close()]);
    },
  };
}

/** Waits until every notification sent so far has arrived and been worked on. */
export async function settled({ workspace, zapier }: App): Promise<void> {
  await workspace.settled();
  await zapier.settled();
}
