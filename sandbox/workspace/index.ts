import { createActivity } from './activity.ts';
import { createKeys, keyRing } from './auth.ts';
import { fillWithCompany } from './data/company.ts';
import { defaultDialect, type Dialect } from './dialect.ts';
import { createProcessing, type ProcessingMode } from './processing.ts';
import { createRecords } from './records.ts';
import type { RecordedRequest } from './requests.ts';
import { createServer } from './server.ts';
import { startStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';

export type { KeyRing } from './auth.ts';
export type { Dialect } from './dialect.ts';
export { defaultDialect, dialects, savedDialect, savedDialectFile } from './dialect.ts';
export type { ErrorBody } from './errors.ts';
export type { Fault } from './faults.ts';
export type { Folder, Group, Invite, Member, Note, Participant } from './records.ts';

export interface WorkspaceOptions {
  /** Port on 127.0.0.1. Defaults to any free port. */
  port?: number;
  /** The records of a made-up company (default), or only the workspace itself. */
  data?: 'company' | 'empty';
  dialect?: Partial<Dialect>;
  /** How notes change their status. By default, automatically within a second. */
  processing?: ProcessingMode;
  /** PEM certificates of additional authorities to trust when delivering webhooks. */
  trustedCertificates?: readonly string[];
  /** Clock for timestamps and upload URLs. */
  now?: () => Date;
}

export type Workspace = Awaited<ReturnType<typeof startWorkspace>>;

/**
 * Starts a server on this machine that implements the API document, and gives access to its records without the API.
 * It rejects everything that the document does not allow.
 */
export async function startWorkspace(options: WorkspaceOptions = {}) {
  const now = options.now ?? (() => new Date());
  const dialect: Dialect = { ...defaultDialect, ...options.dialect };
  const keys = createKeys();
  const records = createRecords(dialect, now);
  if (options.data !== 'empty') fillWithCompany(records, now());

  const activity = createActivity();
  const webhooks = createWebhooks({ records, dialect, activity, now }, options.trustedCertificates);
  const processing = createProcessing(
    { records, webhooks, activity },
    options.processing ?? { transcribeMs: 300, summarizeMs: 300 },
  );
  const store = await startStore(now);
  const requests: RecordedRequest[] = [];
  const { app, faults } = createServer({ dialect, records, webhooks, processing, store }, keys, requests);
  const origin = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });

  return {
    ...records,
    ...webhooks,
    endMeeting: processing.endMeeting,
    advance: processing.advance,
    /** Origin and path prefix, without a trailing slash. */
    get baseUrl(): string {
      return `${origin}${dialect.pathPrefix}`;
    },
    keys: keyRing,
    revokeKey(key: string): void {
      keys.delete(key);
    },
    /** May be changed between requests. */
    dialect,
    /** All requests to the API, in order of arrival. */
    requests,
    clearRequests(): void {
      requests.length = 0;
    },
    faults,
    /** The server that receives audio uploads. */
    store,
    /** Resolves when all processing and all deliveries, including retries, are complete. */
    settled: activity.settled,
    /** Stops everything, including requests that hang. May be called again. */
    async close(): Promise<void> {
      await app.close();
      await activity.stop();
      await store.close();
    },
  };
}
