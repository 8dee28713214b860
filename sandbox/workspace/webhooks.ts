import https from 'node:https';
import tls from 'node:tls';
import type { Activity } from './activity.ts';
import type { Dialect } from './dialect.ts';
import { notificationOf } from './payloads.ts';
import type { Notification } from './payloads.ts';
import { presentNote } from './present.ts';
import type { Records } from './records.ts';

/** One attempt to deliver a notification. */
export interface Delivery extends Notification {
  url: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** The status answered, `null` when none was. */
  status: number | null;
  /** Why there was no answer. */
  error: string | null;
}

export interface Webhooks {
  /** The registered addresses. */
  readonly addresses: Set<string>;
  readonly deliveries: Delivery[];
  /** Tells every registered address about a note; its event is named after the note's status unless given. */
  notify(noteId: string, event?: string): void;
  notifyRaw(body: string, contentType?: string): void;
}

export interface WebhookOptions {
  /** Pause in ms before each further attempt after an answer that is no 2xx, or none at all. */
  retryPausesMs: readonly number[];
  /** PEM: authorities accepted beside the usual ones. */
  trustedCertificates: readonly string[];
  answerTimeoutMs: number;
}

export function createWebhooks(
  service: { records: Records; dialect: Dialect; activity: Activity; now: () => Date },
  options: WebhookOptions,
): Webhooks {
  const { records, dialect, activity, now } = service;
  const addresses = new Set<string>();
  const deliveries: Delivery[] = [];
  let agent: https.Agent | null = null;
  let events = 0;

  async function deliver(url: string, notification: Notification): Promise<void> {
    agent ??= agentTrusting(options.trustedCertificates);
    const postOptions = { agent, signal: activity.signal, timeout: options.answerTimeoutMs };
    const pauses = [0, ...options.retryPausesMs];
    for (const [index, pause] of pauses.entries()) {
      if (index > 0) await activity.sleep(pause);
      // "Stops sending notifications to that address immediately": pending retries too.
      if (!addresses.has(url)) return;
      const outcome = await post(url, notification, postOptions).then(
        (status) => ({ status, error: null }),
        (error: unknown) => ({ status: null, error: error instanceof Error ? error.message : String(error) }),
      );
      deliveries.push({ url, attempt: index + 1, ...notification, ...outcome });
      if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300) return;
    }
  }

  function send(notification: Notification): void {
    for (const url of addresses) activity.run(() => deliver(url, notification));
  }

  return {
    addresses,
    deliveries,
    notify(noteId, event) {
      const note = records.notes.get(noteId);
      events += 1;
      send(
        notificationOf(dialect.webhookPayload, {
          type: event ?? `note.${note?.status ?? 'updated'}`,
          eventId: `event_${events}`,
          timestamp: now().toISOString(),
          note: note === undefined ? { id: noteId } : { id: noteId, ...presentNote(note, records, dialect) },
        }),
      );
    },
    notifyRaw(body, contentType = 'application/json') {
      send({ body, contentType });
    },
  };
}

/** Made once: reading some 150 authorities anew for each delivery takes longer than the delivery. */
function agentTrusting(certificates: readonly string[]): https.Agent {
  return new https.Agent({
    secureContext: tls.createSecureContext({ ca: [...tls.rootCertificates, ...certificates] }),
  });
}

interface PostOptions {
  agent: https.Agent;
  signal: AbortSignal;
  /** In ms. */
  timeout: number;
}

/** The status answered to a notification; rejects when the address can't be reached, trusted, or does not answer. */
function post(url: string, { contentType, body }: Notification, options: PostOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
    const request = https.request(url, { method: 'POST', headers, ...options }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${options.timeout} ms`)));
    request.once('error', reject);
    request.end(body);
  });
}
