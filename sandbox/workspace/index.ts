import { createActivity } from './activity.ts';
import { createKeys } from './auth.ts';
import type { KeyRing } from './auth.ts';
import { fillWithCompany } from './data/company.ts';
import { defaultDialect } from './dialect.ts';
import type { Dialect } from './dialect.ts';
import type { Faults } from './faults.ts';
import { createProcessing } from './processing.ts';
import type { ProcessingMode } from './processing.ts';
import { createRecords } from './records.ts';
import type { Note, Records } from './records.ts';
import type { RecordedRequest } from './requests.ts';
import { createServer } from './server.ts';
import { startStore } from './store.ts';
import type { ObjectStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';
import type { Delivery } from './webhooks.ts';

export { defaultDialect, dialects, savedDialect, savedDialectFile } from './dialect.ts';
export { notificationExamples } from './payloads.ts';
export type { Dialect, ErrorBody, NamedDialect, WebhookPayload } from './dialect.ts';
export type { KeyRing, Scope } from './auth.ts';
export type { Fault, FaultRule, Faults } from './faults.ts';
export type {
  Folder,
  Group,
  Invite,
  Member,
  Note,
  Participant,
  Records,
  Tag,
  TranscriptSegment,
  WorkspaceRecord,
} from './records.ts';
export type { RecordedRequest } from './requests.ts';
export type { ObjectStore, StoredObject, StoreRequest } from './store.ts';
export type { StoreFault, StoreFaults } from './store_faults.ts';
export type { Delivery } from './webhooks.ts';
export type { ProcessingMode } from './processing.ts';

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
  /** Pauses in ms before each further attempt of a delivery. */
  webhookRetryPausesMs?: readonly number[];
  /** How long a receiver of webhooks may take to answer, in ms. */
  webhookTimeoutMs?: number;
  /** Clock of timestamps and of upload addresses. */
  now?: () => Date;
  /** What the keys begin with. */
  keyPrefix?: string;
}

/** The service of the API document, running on this machine; its records can be reached past the API. */
export interface Workspace extends Records {
  /** Origin and path prefix, without a slash at the end. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  /** Makes a key invalid. */
  revokeKey(key: string): void;
  /** May be changed between requests. */
  readonly dialect: Dialect;
  /** Every request to the API, in order of arrival. */
  readonly requests: RecordedRequest[];
  clearRequests(): void;
  readonly faults: Faults;
  /** Where audio is uploaded. */
  readonly store: ObjectStore;
  /** The registered webhook addresses. */
  readonly hooks: Set<string>;
  /** Every attempt to deliver a notification. */
  readonly deliveries: Delivery[];
  /** Sends a notification about a note to all registered addresses; the note need not exist. */
  notify(noteId: string, event?: string): void;
  /** Sends any body at all to all registered addresses; JSON by its content type unless given. */
  notifyRaw(body: string, contentType?: string): void;
  /** A meeting ends: its note appears, is worked through to `completed`, and is notified in every state. */
  endMeeting(partial?: Partial<Note>): Note;
  /** Moves a note one state on. Throws when it is not being processed. */
  advance(noteId: string): Note;
  /** Resolves when no processing and no delivery, retries included, is under way. */
  settled(): Promise<void>;
  /** Ends everything, what hangs included. Safe to call again. */
  close(): Promise<void>;
}

/** Starts a workspace. It is honest to the document: what the document does not allow is refused. */
export async function startWorkspace(options: WorkspaceOptions = {}): Promise<Workspace> {
  const now = options.now ?? (() => new Date());
  const dialect = { ...defaultDialect, ...options.dialect };
  const keys = createKeys(options.keyPrefix ?? 'sandbox_');
  const records = createRecords(dialect, now);
  if (options.data !== 'empty') fillWithCompany(records, now());

  const activity = createActivity();
  const webhooks = createWebhooks(
    { records, dialect, activity, now },
    {
      retryPausesMs: options.webhookRetryPausesMs ?? [50, 200, 800],
      trustedCertificates: options.trustedCertificates ?? [],
      answerTimeoutMs: options.webhookTimeoutMs ?? 10_000,
    },
  );
  const processing = createProcessing(
    { records, webhooks, activity },
    options.processing ?? { transcribeMs: 300, summarizeMs: 300 },
  );
  const store = await startStore({ dialect, now });
  const requests: RecordedRequest[] = [];
  const { app, faults } = createServer(
    { dialect, keys, records, webhooks, processing, store, now },
    requests,
  );
  const origin = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });

  async function close(): Promise<void> {
    await app.close();
    await activity.stop();
    await store.close();
  }

  return {
    ...records,
    get baseUrl() {
      return `${origin}${dialect.pathPrefix}`;
    },
    keys: keys.ring,
    revokeKey: (key: string) => keys.revoke(key),
    dialect,
    requests,
    clearRequests: () => {
      requests.length = 0;
    },
    faults,
    store,
    hooks: webhooks.addresses,
    deliveries: webhooks.deliveries,
    notify: (noteId: string, event?: string) => webhooks.notify(noteId, event),
    notifyRaw: (body: string, contentType?: string) => webhooks.notifyRaw(body, contentType),
    endMeeting: (partial: Partial<Note> = {}) => processing.endMeeting(partial),
    advance: (noteId: string) => processing.advance(noteId),
    settled: () => activity.settled(),
    close,
  };
}
