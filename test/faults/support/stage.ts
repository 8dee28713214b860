import { randomUUID } from 'node:crypto';
import type http from 'node:http';

import { defaultDialect, startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Dialect, Workspace } from '../../../sandbox/workspace/index.ts';
import { startBackend } from '../../../sandbox/zapier/backend.ts';
import type { Connection, Invoke } from '../../../sandbox/zapier/invocation.ts';
import { createInvocation } from '../../../sandbox/zapier/invocation.ts';
import type { LogEntry, ZapierCache } from '../../../sandbox/zapier/index.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import { builtAppDirectory } from '../../support/built_app.ts';
import { startCrowd } from './crowd.ts';
import { furnish } from './office.ts';
import { startSwitchboard } from './switchboard.ts';

/** A workspace that one run at a time has for itself. */
export interface Lane {
  readonly workspace: Workspace;
  readonly apiKey: string;
}

/** The built app, with a workspace for every run that is under way. */
export interface Stage {
  /** By what a run takes: each has a process of its own, so that none delays another. */
  readonly invoke: Readonly<Record<'short' | 'long' | 'large', Invoke>>;
  readonly logs: readonly LogEntry[];
  readonly cache: ZapierCache;
  /** Where the service has no business to send the app: on the same host, and on another. */
  readonly elsewhere: { readonly port: string; readonly host: string };
  /** What arrived there. */
  readonly strayRequests: readonly http.IncomingMessage[];
  /** Gives a workspace in its first state, and takes it back when the work is done. */
  withLane<Result>(dialect: Partial<Dialect>, work: (lane: Lane) => Promise<Result>): Promise<Result>;
  /** An account nothing is remembered of. */
  connection(lane: Lane): Connection;
  close(): Promise<void>;
}

/** A key whose secret part is easy to look for. */
export const SECRET = 'everything_5f0c2b7d91';

export async function startStage(): Promise<Stage> {
  const started = new Date();
  const backend = await startBackend(Date.now);
  const switchboard = await startSwitchboard();
  const trap = await loopbackServer((_request, response) => response.end('{}'));
  const crowds: ReturnType<typeof startCrowd>[] = [];
  function openProcess(): Invoke {
    const crowd = startCrowd(builtAppDirectory(), { LOGGING_ENDPOINT: `${backend.origin}/log` });
    crowds.push(crowd);
    const environment = { BASE_URL: switchboard.baseUrl };
    return createInvocation({ ...crowd, peakMemory: () => 0 }, backend, { account: '1', environment }).invoke;
  }
  const all: Lane[] = [];
  const free: Lane[] = [];

  async function openLane(): Promise<Lane> {
    const workspace = await startWorkspace({
      data: 'empty',
      processing: 'manual',
      keyPrefix: `${randomUUID()}_`,
      now: () => started,
    });
    const lane = { workspace, apiKey: workspace.keys.everything };
    switchboard.connect(lane.apiKey, workspace.baseUrl);
    all.push(lane);
    return lane;
  }

  return {
    invoke: { short: openProcess(), long: openProcess(), large: openProcess() },
    logs: backend.logs,
    cache: backend.cache,
    elsewhere: { port: trap.url, host: trap.url.replace('127.0.0.1', 'localhost') },
    strayRequests: trap.requests,
    async withLane(dialect, work) {
      const lane = free.pop() ?? (await openLane());
      Object.assign(lane.workspace.dialect, defaultDialect, dialect);
      furnish(lane.workspace, started.toISOString());
      try {
        return await work(lane);
      } finally {
        free.push(lane);
      }
    },
    connection: ({ apiKey }) => ({ id: randomUUID(), label: '', authData: { apiKey } }),
    async close() {
      await Promise.all(crowds.map((crowd) => crowd.close()));
      await Promise.all([backend.close(), switchboard.close(), trap.close()]);
      await Promise.all(all.map(({ workspace }) => workspace.close()));
    },
  };
}
