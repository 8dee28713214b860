import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dialect } from './dialect.ts';
import { errorBodies, jsonType } from './errors.ts';

export type Fault =
  /** Any answer. Without `body` the dialect's error body; an object is sent as JSON. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string | object }
  /** The connection breaks, and the request has had no effect. */
  | { kind: 'reset' }
  /** The request has its effect, then the connection breaks before the answer. */
  | { kind: 'lost-answer' }
  /** Half of the real body arrives, of the announced length, then the connection breaks. */
  | { kind: 'reset-mid-body' }
  /** No answer until the client leaves or the workspace closes; only a 102, for a clock that tests move. */
  | { kind: 'hang' }
  /** Half of the real body, then nothing until the client leaves; `x-simulated-stall` tells it to a clock that tests move. */
  | { kind: 'stall-mid-body' }
  /** The real answer, at once: `x-simulated-latency` has a clock that tests move take it for a slow one. */
  | { kind: 'latency'; ms: number }
  /** The real answer, after a while. */
  | { kind: 'delay'; ms: number }
  /** The real body in `chunks` pieces (10), with a pause before each. */
  | { kind: 'slow-body'; msPerChunk: number; chunks?: number }
  /** A web page with status 200. */
  | { kind: 'html' }
  /** Status 200 and nothing in it. */
  | { kind: 'empty' }
  /** The first half of the real body, as if it were whole. */
  | { kind: 'truncated-json' }
  /** JSON of another shape than documented, `{"unexpected":true}` unless given. */
  | { kind: 'wrong-shape'; body?: unknown }
  /** The real JSON with so much more of an unknown field in it. */
  | { kind: 'huge-json'; megabytes: number }
  /** The real JSON with an unknown field that goes on until the client leaves, or has taken a gigabyte. */
  | { kind: 'endless'; isCompressed?: boolean }
  /** A 101, as if the client had asked for another protocol, and then nothing. */
  | { kind: 'upgrade' }
  | { kind: 'redirect'; to: string; status?: 301 | 302 | 303 | 307 | 308 };

interface FaultRule {
  /** Any method unless given. */
  method?: string;
  /** The path as sent, without prefix and query: the whole of it, or a pattern. Any path unless given. */
  path?: string | RegExp;
  /** How many requests it hits; all of them unless given. */
  times?: number;
  /** How many matching requests pass first. */
  skip?: number;
  fault: Fault;
}

type ActiveRule = FaultRule & { seen: number };

export type Faults = ReturnType<typeof installFaults>;

/** Installs the rules' faults in front of every route. */
export function installFaults(app: FastifyInstance, dialect: Dialect) {
  let rules: ActiveRule[] = [];
  const chosen = new WeakMap<FastifyRequest, Fault>();

  app.addHook('preValidation', async (request, reply) => {
    const fault = take(rules, request);
    if (fault === null) return;
    chosen.set(request, fault);
    await strikeBefore(fault, request, reply, dialect);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = chosen.get(request);
    const body = typeof payload === 'string' ? payload : '';
    return fault === undefined ? payload : Promise.resolve(strikeAnswer(fault, body, request, reply));
  });

  return {
    /** Of several rules that match a request the first that is not used up hits. */
    add(rule: FaultRule): void {
      rules.push({ ...rule, seen: 0 });
    },
    clear(): void {
      rules = [];
    },
  };
}

function take(rules: ActiveRule[], request: FastifyRequest): Fault | null {
  const path = request.url.split('?', 1)[0] ?? '';
  for (const rule of rules) {
    if (rule.method !== undefined && rule.method !== request.method) continue;
    if (typeof rule.path === 'string' ? rule.path !== path : rule.path?.test(path) === false) continue;
    const turn = rule.seen - (rule.skip ?? 0);
    if (turn >= (rule.times ?? Infinity)) continue;
    rule.seen += 1;
    if (turn >= 0) return rule.fault;
  }
  return null;
}

/** Faults that answer, or fail to, in the place of the route. */
async function strikeBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  dialect: Dialect,
): Promise<unknown> {
  switch (fault.kind) {
    case 'status': {
      const { body } = fault;
      const usual = errorBodies[dialect.errorBody](`Simulated answer ${fault.status}.`, null);
      const answer = body === undefined ? usual.body : typeof body === 'string' ? body : JSON.stringify(body);
      const contentType = typeof body === 'string' ? 'text/plain; charset=utf-8' : usual.contentType;
      reply.code(fault.status).header('content-type', typeof body === 'object' ? jsonType : contentType);
      return reply.headers(fault.headers ?? {}).send(answer);
    }
    case 'html':
      return reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>');
    case 'empty':
      return reply.type(jsonType).send('');
    case 'wrong-shape':
      return reply.type(jsonType).send(JSON.stringify(fault.body ?? { unexpected: true }));
    case 'redirect':
      return reply
        .code(fault.status ?? 302)
        .header('location', fault.to)
        .send('');
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return;
    case 'hang':
      reply.raw.writeProcessing();
      reply.hijack();
      return;
    case 'upgrade':
      reply.hijack();
      request.raw.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      );
      return;
    case 'delay':
      await delay(fault.ms, undefined, { ref: false });
      return;
    default:
      return;
  }
}

/** Faults that spoil the route's own answer. */
function strikeAnswer(fault: Fault, body: string, request: FastifyRequest, reply: FastifyReply): unknown {
  switch (fault.kind) {
    case 'lost-answer':
      request.raw.socket.resetAndDestroy();
      return body;
    case 'reset-mid-body':
      reply.header('content-length', Buffer.byteLength(body));
      return Readable.from(breakingOff(body, request), { objectMode: false });
    case 'stall-mid-body':
      reply.header('x-simulated-stall', 'yes').removeHeader('content-length');
      return Readable.from(stalling(body, request), { objectMode: false });
    case 'latency':
      reply.header('x-simulated-latency', fault.ms);
      return body;
    case 'slow-body':
      reply.removeHeader('content-length');
      return Readable.from(inPieces(body, fault.chunks ?? 10, fault.msPerChunk), { objectMode: false });
    case 'truncated-json':
      reply.removeHeader('content-length');
      return body.slice(0, Math.floor(body.length / 2));
    case 'huge-json':
      reply.removeHeader('content-length');
      return body.replace(/\}$/, `,"padding":"${'x'.repeat(fault.megabytes * 1e6)}"}`);
    case 'endless': {
      reply.removeHeader('content-length');
      const endless = Readable.from(withoutEnd(body), { objectMode: false });
      if (fault.isCompressed !== true) return endless;
      reply.header('content-encoding', 'gzip');
      return pipeline(endless, createGzip({ level: 1 }), () => undefined);
    }
    default:
      return body;
  }
}

async function* breakingOff(body: string, request: FastifyRequest): AsyncGenerator<Buffer> {
  const whole = Buffer.from(body);
  yield whole.subarray(0, Math.ceil(whole.length / 2));
  // The half has to reach the client before the break does.
  await delay(20);
  request.raw.socket.destroy();
}

async function* stalling(body: string, { raw }: FastifyRequest): AsyncGenerator<Buffer> {
  const whole = Buffer.from(body);
  yield whole.subarray(0, Math.ceil(whole.length / 2));
  await once(raw.socket, 'close');
}

async function* withoutEnd(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body.replace(/\}$/, ',"padding":"'));
  const padding = Buffer.alloc(1_000_000, 'x');
  for (let megabytes = 0; megabytes < 1000; megabytes += 1) yield await Promise.resolve(padding);
}

async function* inPieces(body: string, chunks: number, msPerChunk: number): AsyncGenerator<Buffer> {
  const whole = Buffer.from(body);
  const size = Math.max(1, Math.ceil(whole.length / chunks));
  for (let start = 0; start < whole.length; start += size) {
    await delay(msPerChunk, undefined, { ref: false });
    yield whole.subarray(start, start + size);
  }
}
