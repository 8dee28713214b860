import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Agent } from 'node:http';
import type { Duplex } from 'node:stream';
import * as zod from 'zod/mini';

// An `import` of these reads all they export, and so loads Node's WebSocket and fetch: 20 ms of every cold start.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

const REQUEST_STARTS = 'http.client.request.start';
const requestStart = zod.object({ request: zod.instanceof(http.ClientRequest) });

/**
 * The connections of one step to the service. Reads share connections; a write gets its own, because the service may close
 * a kept connection just as it is reused, and a write is never sent twice.
 */
export class Connections {
  #reads: Agent | undefined;
  #writes: Agent | undefined;

  constructor() {
    subscribe(REQUEST_STARTS, this.#onRequest);
  }

  agentFor(url: string, { isRead }: { isRead: boolean }): Agent {
    const { Agent: AgentOf } = url.startsWith('https:') ? https : http;
    if (isRead) return (this.#reads ??= new AgentOf({ keepAlive: true }));
    return (this.#writes ??= new AgentOf());
  }

  close(): void {
    unsubscribe(REQUEST_STARTS, this.#onRequest);
    this.#reads?.destroy();
    this.#writes?.destroy();
  }

  /**
   * Reports two failures that node-fetch 2 would not notice until the request times out: a body that ends too early (Node
   * reports it only as an error event of the response) and a 101.
   */
  readonly #onRequest = (message: unknown): void => {
    const { request } = requestStart.parse(message);
    const agent: unknown = Reflect.get(request, 'agent');
    if (agent === undefined || (agent !== this.#reads && agent !== this.#writes)) return;
    request.once('response', (response) => {
      response.once('error', (error) => request.emit('error', error));
    });
    request.once('upgrade', (_response: unknown, socket: Duplex) => {
      socket.destroy();
      request.emit('error', new Error('The service switched protocols.'));
    });
  };
}
