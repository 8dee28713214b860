import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Agent } from 'node:http';

import * as zod from 'zod/mini';

// An `import` of these reads all they export, and so loads Node's WebSocket and fetch: 20 ms of every cold start.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

const REQUEST_STARTS = 'http.client.request.start';
const { ClientRequest } = http;
const requestStart = zod.lazy(() => zod.object({ request: zod.instanceof(ClientRequest) }));

/**
 * The connections of one step to the service. Reads share connections; a write gets its own, because the service may close
 * a kept connection just as it is reused, and a write is never sent twice.
 */
export class Connections {
  /** By whether they are for reads. */
  readonly #agents = new Map<boolean, Agent>();

  constructor() {
    subscribe(REQUEST_STARTS, this.#onRequest);
  }

  agentFor(url: string, { isRead }: { isRead: boolean }): Agent {
    const { Agent: AgentOf } = url.startsWith('https:') ? https : http;
    const agent = this.#agents.get(isRead) ?? new AgentOf({ keepAlive: isRead });
    this.#agents.set(isRead, agent);
    return agent;
  }

  close(): void {
    unsubscribe(REQUEST_STARTS, this.#onRequest);
    for (const agent of this.#agents.values()) agent.destroy();
  }

  /**
   * Reports two failures that node-fetch 2 would not notice until the request times out: a body that ends too early (Node
   * reports it only as an error event of the response) and a 101. At an error, node-fetch closes the connection.
   */
  readonly #onRequest = (message: unknown): void => {
    const { request } = requestStart.parse(message);
    const own: unknown[] = [...this.#agents.values()];
    if (!own.includes(Reflect.get(request, 'agent'))) return;
    request.once('response', (response) => {
      response.once('error', (error) => request.emit('error', error));
    });
    request.once('upgrade', () => request.emit('error', new Error('The service switched protocols.')));
  };
}
