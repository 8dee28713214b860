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
  /** The status answered, `null` when none was. */
  status: number | null;
  /** Why there was no answer. */
  error: string | null;
}

/** How long a receiver may take to answer. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Pause before each attempt; there is a further one after an answer that is no 2xx, or none at all. */
const PAUSES_MS = [0, 50, 200, 800];

export type Webhooks = ReturnType<typeof createWebhooks>;

/** @param trustedCertificates PEM: authorities accepted beside the usual ones */
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
      // "Stops sending notifications to that address immediately": pending retries too.
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

  /** Tells every registered address about a note, which need not exist; its event is named after its status unless given. */
  function notify(noteId: string, event?: string): void {
    const note = records.notes.get(noteId);
    events += 1;
    send(
      notifications[dialect.webhookPayload]({
        type: event ?? `note.${note?.status ?? 'updated'}`,
        eventId: `event_${events}`,
        timestamp: now().toISOString(),
        note: { id: noteId, ...(note && presentNote(note, records, dialect)) },
      }),
    );
  }

  /** Sends any body at all to all registered addresses. */
  function notifyRaw(body: string, contentType = 'application/json'): void {
    send({ body, contentType });
  }

  return {
    /** The registered addresses. */
    hooks,
    /** Every attempt to deliver a notification. */
    deliveries,
    notify,
    notifyRaw,
  };
}

/** Made once: reading some 150 authorities anew for each delivery takes longer than the delivery. */
function agentTrusting(certificates: readonly string[]): https.Agent {
  return new https.Agent({
    secureContext: tls.createSecureContext({ ca: [...tls.rootCertificates, ...certificates] }),
  });
}

/** The status answered to a notification; rejects when the address can't be reached, trusted, or does not answer. */
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
    request.once('timeout', () => request.destroy(new Error(`no answer within ${options.timeout} ms`)));
    request.once('error', reject);
    request.end(body);
  });
}
