import type { Agent } from 'node:http';
import { Duplex } from 'node:stream';

// An `import` of these reads all they export, and so loads Node's WebSocket and fetch: 20 ms of every cold start.
const http = process.getBuiltinModule('node:http');
const https = process.getBuiltinModule('node:https');

/** How often, and how many times on end, a body must have nothing new before it counts as cut short. */
const LOOK_MS = 100;
const QUIET_LOOKS = 3;

/**
 * A connection to the service, kept open from request to request of a step.
 *
 * It also sees what node-fetch 2 does not pass on: a body that ends before its `Content-Length` would be waited for until the
 * request's time is over.
 */
export class Connection {
  readonly agent: Agent;
  #onClose: () => void = () => undefined;

  constructor(url: string) {
    const { Agent: AgentOf } = url.startsWith('https:') ? https : http;
    this.agent = new AgentOf({ keepAlive: true, maxSockets: 1 });
    const connect = this.agent.createConnection.bind(this.agent);
    this.agent.createConnection = (options, callback) => {
      const socket = connect(options, callback);
      socket?.once('close', () => this.#onClose());
      return socket;
    };
  }

  /** Makes a body fail whose connection is closed before all of it has come. */
  watch(body: NodeJS.ReadableStream): void {
    // node-fetch hands out a stream that the connection is piped into.
    if (!(body instanceof Duplex)) return;
    this.#onClose = () => {
      let quietLooks = 0;
      const timer = setInterval(() => {
        if (body.destroyed || body.writableEnded) {
          clearInterval(timer);
        } else if (body.readableLength > 0) {
          // What had come before is still being read.
          quietLooks = 0;
        } else if (++quietLooks === QUIET_LOOKS) {
          body.destroy(
            Object.assign(new Error('The connection closed in the middle of an answer.'), {
              code: 'ECONNRESET',
            }),
          );
        }
      }, LOOK_MS);
    };
  }

  close(): void {
    this.agent.destroy();
  }
}
