import type { Workspace, WorkspaceOptions } from '../../../sandbox/workspace/index.ts';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Connection, Zapier } from '../../../sandbox/zapier/index.ts';
import { startZapier } from '../../../sandbox/zapier/index.ts';
import { builtAppDirectory } from '../../support/built_app.ts';

/** The built app, connected to a stand-in for Zapier and to an embedded workspace. */
export interface App {
  readonly zapier: Zapier;
  readonly workspace: Workspace;
  /** Uses a key with all scopes. */
  readonly connection: Connection;
  /** The variables that the publisher sets with `env:set`. Tests may change them between runs. */
  readonly environment: Record<string, string>;
  /** `METHOD /path?query` of all requests since the workspace's log was cleared, except those for `/v1/workspace`. */
  requests(): string[];
  close(): Promise<void>;
}

export interface AppOptions extends WorkspaceOptions {
  timeLimitMs?: number;
  appDirectory?: string;
  /** Whether the app runs on a virtual clock: see `test/support/virtual_time.ts`. */
  virtualTime?: boolean;
  /** A module that the app's process loads before the app. */
  preload?: URL;
}

/**
 * Starts the built archive with its own workspace. The processing of notes progresses only when `advance` is called.
 */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const {
    virtualTime = false,
    preload = virtualTime ? new URL('../../support/virtual_time.ts', import.meta.url) : undefined,
    // With virtual time, the virtual clock limits a step; this limit only stops hangs.
    timeLimitMs = virtualTime ? 240_000 : undefined,
    appDirectory = builtAppDirectory(),
    ...workspaceOptions
  } = options;
  const environment: Record<string, string> = {};
  const zapier = await startZapier({
    appDirectory,
    environment,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(preload && { preload }),
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

/** Waits until every notification sent so far has been delivered and processed. */
export async function settled({ workspace, zapier }: App): Promise<void> {
  await workspace.settled();
  await zapier.settled();
}
