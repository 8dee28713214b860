import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Dialect } from './dialect.ts';
import { errorBodies, json } from './errors.ts';
import { createFaultRules, type FaultRules } from './fault_rules.ts';

export type Fault =
  /** A response with any status. Its body is `body` as JSON, or an error in the dialect's format. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: object }
  /** Resets the connection before the request takes effect. */
  | { kind: 'reset' }
  /** Resets the connection after the request takes effect, before the response. */
  | { kind: 'lost-answer' }
  /** Announces the full length, sends half of the real body, and closes the connection. */
  | { kind: 'reset-mid-body' }
  /** No response, except for a 102 for tests with a virtual clock, until the client or the workspace disconnects. */
  | { kind: 'hang' }
  /** Half of the real body, then nothing. `x-simulated-stall` announces the stall to tests with a virtual clock. */
  | { kind: 'stall-mid-body' }
  /** The real response, without delay. `x-simulated-latency` makes tests with a virtual clock treat it as slow. */
  | { kind: 'latency'; ms: number }
  /** The real response after a delay. */
  | { kind: 'delay'; ms: number }
  /** The real body in three pieces, with a pause before each. */
  | { kind: 'slow-body' }
  /** A web page with status 200. */
  | { kind: 'html' }
  /** An empty body. */
  | { kind: 'empty' }
  /** The first half of the real body, as a complete response. */
  | { kind: 'truncated-json' }
  /** JSON of an undocumented shape. */
  | { kind: 'wrong-shape' }
  /** The real JSON with an unknown field of this size. */
  | { kind: 'huge-json'; megabytes: number }
  /** The real JSON with an unknown field that ends when the client disconnects or after 1 GB. */
  | { kind: 'endless'; isCompressed?: boolean }
  /** Status 101, as if the client had requested another protocol, and then nothing. */
  | { kind: 'upgrade' }
  | { kind: 'redirect'; to: string; status?: 302 | 307 };

export type Faults = FaultRules<Fault>;

/** Injects faults into all routes, according to the rules that it returns. */
export function installFaults(app: FastifyInstance, dialect: Dialect): Faults {
  const rules = createFaultRules<Fault>();
  const chosen = new WeakMap<FastifyRequest, Fault>();

  app.addHook('preValidation', async (request, reply) => {
    const fault = rules.take(request);
    if (fault === undefined) return;
    chosen.set(request, fault);
    await strikeBefore(fault, request.raw, reply, dialect);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = chosen.get(request);
    if (fault === undefined) return payload;
    const spoiled = spoil(fault, typeof payload === 'string' ? payload : '', request.raw, reply);
    return Promise.resolve(
      typeof spoiled === 'string' ? spoiled : Readable.from(spoiled, { objectMode: false }),
    );
  });

  return rules;
}

/** Applies faults that replace the route's response. */
async function strikeBefore(
  fault: Fault,
  { socket }: IncomingMessage,
  reply: FastifyReply,
  dialect: Dialect,
): Promise<unknown> {
  switch (fault.kind) {
    case 'status': {
      const usual = errorBodies[dialect.errorBody](`Simulated answer ${fault.status}.`, null);
      const { body, contentType } = fault.body === undefined ? usual : json(fault.body);
      return reply
        .code(fault.status)
        .type(contentType)
        .headers(fault.headers ?? {})
        .send(body);
    }
    case 'html':
      return reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>');
    case 'redirect':
      return reply.redirect(fault.to, fault.status);
    case 'reset':
      socket.resetAndDestroy();
      return reply.hijack();
    case 'hang':
      reply.raw.writeProcessing();
      return reply.hijack();
    case 'upgrade':
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
      return reply.hijack();
    case 'delay':
      return delay(fault.ms, undefined, { ref: false });
    default:
      return undefined;
  }
}

/** Applies faults that alter the route's response. */
function spoil(
  fault: Fault,
  body: string,
  { socket }: IncomingMessage,
  reply: FastifyReply,
): string | AsyncIterable<Buffer> {
  switch (fault.kind) {
    case 'lost-answer':
      socket.resetAndDestroy();
      return body;
    case 'reset-mid-body':
      reply.header('content-length', Buffer.byteLength(body));
      // The first half must reach the client before the connection closes.
      return halfOf(body, () => delay(20).then(() => socket.destroy()));
    case 'stall-mid-body':
      reply.header('x-simulated-stall', 'yes');
      return halfOf(body, () => once(socket, 'close'));
    case 'latency':
      reply.header('x-simulated-latency', fault.ms);
      return body;
    case 'slow-body':
      return inPieces(body, 3, 20);
    case 'empty':
      return '';
    case 'wrong-shape':
      return JSON.stringify({ unexpected: true });
    case 'truncated-json':
      return body.slice(0, Math.floor(body.length / 2));
    case 'huge-json':
      return body.replace(/\}$/, `,"padding":"${'x'.repeat(fault.megabytes * 1e6)}"}`);
    case 'endless':
      if (fault.isCompressed !== true) return withoutEnd(body);
      reply.header('content-encoding', 'gzip');
      return pipeline(withoutEnd(body), createGzip({ level: 1 }), () => undefined);
    default:
      return body;
  }
}

/** Yields the first half of the body, then waits for `then`. */
async function* halfOf(body: string, then: () => Promise<unknown>): AsyncGenerator<Buffer> {
  const whole = Buffer.from(body);
  yield whole.subarray(0, Math.ceil(whole.length / 2));
  await then();
}

async function* withoutEnd(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body.replace(/\}$/, ',"padding":"'));
  const padding = Buffer.alloc(1_000_000, 'x');
  for (let megabytes = 0; megabytes < 1000; megabytes += 1) yield await Promise.resolve(padding);
}

async function* inPieces(body: string, count: number, pauseMs: number): AsyncGenerator<Buffer> {
  const whole = Buffer.from(body);
  const size = Math.max(1, Math.ceil(whole.length / count));
  for (let start = 0; start < whole.length; start += size) {
    await delay(pauseMs, undefined, { ref: false });
    yield whole.subarray(start, start + size);
  }
}
