import https from 'node:https';
import tls from 'node:tls';

import type { Activity } from './activity.ts';
import type { Dialect } from './dialect.ts';
import { type Notification, notifications } from './payloads.ts';
import { presentNote } from './present.ts';
import type { Records } from './records.ts';

/** One attempt to deliver a notification. */
interface Delivery extends Notification {
  url: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Status of the response; `null` if there was none. */
  status: number | null;
  /** Why there was no response; `null` if there was one. */
  error: string | null;
}

/** Time limit for a receiver's response. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Pause before each attempt. Another attempt follows unless the response is 2xx. */
const PAUSES_MS = [0, 50, 200, 800];

export type Webhooks = ReturnType<typeof createWebhooks>;

/** @param trustedCertificates PEM certificates of authorities to trust in addition to the default ones */
export function createWebhooks(
  service: { records: Records; dialect: Dialect; activity: Activity; now: () => Date },
  trustedCertificates: readonly string[] = [],
) {
  const { records, dialect, activity, now } = service;
  const hooks = new Set<string>();
  const deliveries: Delivery[] = [];
  let agent: https.Agent | null = null;
  let events = 0;

  async function deliver(url: string, notification: Notification): Promise<void> {
    agent ??= agentTrusting(trustedCertificates);
    const postOptions = { agent, signal: activity.signal, timeout: ANSWER_TIMEOUT_MS };
    for (const [index, pause] of PAUSES_MS.entries()) {
      if (index > 0) await activity.sleep(pause);
      // The document says "stops sending notifications to that address immediately", so pending retries are dropped.
      if (!hooks.has(url)) return;
      const outcome = await post(url, notification, postOptions).then(
        (status) => ({ status, error: null }),
        (error: unknown) => ({ status: null, error: error instanceof Error ? error.message : String(error) }),
      );
      deliveries.push({ url, attempt: index + 1, ...notification, ...outcome });
      if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300) return;
    }
  }

  function send(notification: Notification): void {
    for (const url of hooks) activity.run(() => deliver(url, notification));
  }

  /** Notifies all registered URLs about a note, which need not exist. `event` defaults to `note.<status>`. */
  function notify(noteId: string, event?: string): void {
    const note = records.notes.get(noteId);
    events += 1;
    send(
      notifications[dialect.webhookPayload]({
        type: event ?? `note.${note?.status ?? 'updated'}`,
        eventId: `event_${events}`,
        timestamp: now().toISOString(),
        note: {
          ...(note && presentNote(note, records, dialect)),
          id: dialect.ids === 'numeric' ? Number(noteId) : noteId,
        },
      }),
    );
  }

  /** Sends an arbitrary body to all registered URLs. */
  function notifyRaw(body: string, contentType = 'application/json'): void {
    send({ body, contentType });
  }

  return {
    /** The registered URLs. */
    hooks,
    /** All delivery attempts, in order. */
    deliveries,
    notify,
    notifyRaw,
  };
}

/** Call this once: loading about 150 authorities for each delivery would take longer than the delivery. */
function agentTrusting(certificates: readonly string[]): https.Agent {
  return new https.Agent({
    secureContext: tls.createSecureContext({ ca: [...tls.rootCertificates, ...certificates] }),
  });
}

/** Posts a notification and returns the status. Rejects if the receiver is unreachable, untrusted, or too slow. */
function post(
  url: string,
  { contentType, body }: Notification,
  options: { agent: https.Agent; signal: AbortSignal; timeout: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
    const request = https.request(url, { method: 'POST', headers, ...options }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy(new Error(`no response within ${options.timeout} ms`)));
    request.once('error', reject);
    request.end(body);
  });
}
