import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { urlToHttpOptions } from 'node:url';

import { lookupPublic, refusePrivateHost } from './addresses.ts';
import { AudioProblem, type AudioProblemKind } from './problems.ts';

// An `import` of these reads all they export, and so loads Node's WebSocket and fetch.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

/** Ends a transfer that takes too long or has stalled. */
export class Watch {
  /** Why it ended the transfer, if it did. */
  problem: AudioProblem | undefined;
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #silence: NodeJS.Timeout | undefined;

  constructor(timeoutMs: number, tooLate: AudioProblemKind, stallMs?: number) {
    const end = (kind: AudioProblemKind) => {
      this.problem ??= new AudioProblem(kind);
      this.#abort.abort(this.problem);
    };
    this.#whole = setTimeout(end, timeoutMs, tooLate);
    // Even with no time left, a timer runs for a millisecond, which is enough for a small file.
    if (timeoutMs <= 0) end(tooLate);
    if (stallMs !== undefined) this.#silence = setTimeout(end, stallMs, 'stalled');
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  hasHeard(): void {
    this.#silence?.refresh();
  }

  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
  }
}

export interface OutsideRequest {
  method: 'GET' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body?: Readable;
  /** Whether the host may be in a private network or this machine: only in development. */
  allowPrivateAddresses: boolean;
  signal: AbortSignal;
}

/**
 * Sends one request to a host other than the service, and returns the response as soon as its head has arrived (after a body, a
 * success counts only once all of it has been sent). Redirects are not followed. The caller destroys the response.
 *
 * This is Node's own client, because neither `fetch` nor the platform can connect to the very address that was checked, and the
 * platform logs what it sends: the URL, which may be signed, and the response.
 *
 * @throws {PrivateAddressError} if the host is not public. Anything else thrown is a failure of the network, or the body's own.
 */
export async function requestOutside(url: URL, options: OutsideRequest): Promise<IncomingMessage> {
  const { method, headers, body, allowPrivateAddresses, signal } = options;
  signal.throwIfAborted();
  if (!allowPrivateAddresses) refusePrivateHost(url.hostname);
  const { request: open } = url.protocol === 'https:' ? https : http;
  return await new Promise((resolve, reject) => {
    const request = open({
      ...urlToHttpOptions(url),
      method,
      // For any other user agent, the platform logs the request and collects the whole response in memory for that.
      headers: { ...headers, 'user-agent': 'Zapier' },
      agent: false,
      signal,
      ...(!allowPrivateAddresses && { lookup: lookupPublic }),
    });
    request
      .on('error', reject)
      .on('close', () => reject(new Error('The connection closed early.')))
      .on('response', (response) => {
        const { statusCode = 0 } = response;
        const isSuccess = statusCode >= 200 && statusCode < 300;
        if (isSuccess && !request.writableFinished) request.on('finish', () => resolve(response));
        else resolve(response);
      })
      // Without this, a response with status 101 would never arrive.
      .on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response);
      });
    if (body === undefined) request.end();
    else body.on('error', (error) => request.destroy(error)).pipe(request);
  });
}
