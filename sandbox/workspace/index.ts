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

export { defaultDialect, dialects, savedDialect, savedDialectFile } from './dialect.ts';
export { notificationExamples } from './payloads.ts';
export type { KeyRing } from './auth.ts';
export type { Dialect } from './dialect.ts';
export type { ErrorBody } from './errors.ts';
export type { Fault } from './faults.ts';
export type { Folder, Group, Invite, Member, Note, Participant, TranscriptSegment } from './records.ts';
export type { StoreFault } from './store_faults.ts';

export interface WorkspaceOptions {
  /** Port on 127.0.0.1; any free one unless given. */
  port?: number;
  /** A company at work (the default), or nothing but the workspace itself. */
  data?: 'company' | 'empty';
  dialect?: Partial<Dialect>;
  /** How notes move through their states; by themselves within a second unless given. */
  processing?: ProcessingMode;
  /** PEM: authorities accepted, beside the usual ones, where webhooks are delivered. */
  trustedCertificates?: readonly string[];
  /** Clock of timestamps and of upload addresses. */
  now?: () => Date;
}

export type Workspace = Awaited<ReturnType<typeof startWorkspace>>;

/**
 * Starts the service of the API document on this machine; its records can be reached past the API. It is honest to the
 * document: what the document does not allow is refused.
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
  const { app, faults } = createServer({ dialect, keys, records, webhooks, processing, store }, requests);
  const origin = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });

  return {
    ...records,
    ...webhooks,
    endMeeting: processing.endMeeting,
    advance: processing.advance,
    /** Origin and path prefix, without a slash at the end. */
    get baseUrl(): string {
      return `${origin}${dialect.pathPrefix}`;
    },
    keys: keyRing,
    revokeKey(key: string): void {
      keys.delete(key);
    },
    /** May be changed between requests. */
    dialect,
    /** Every request to the API, in order of arrival. */
    requests,
    clearRequests(): void {
      requests.length = 0;
    },
    faults,
    /** Where audio is uploaded. */
    store,
    /** Resolves when no processing and no delivery, retries included, is under way. */
    settled: activity.settled,
    /** Ends everything, what hangs included. Safe to call again. */
    async close(): Promise<void> {
      await app.close();
      await activity.stop();
      await store.close();
    },
  };
}
