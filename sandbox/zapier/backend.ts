import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import fastify, { type FastifyRequest } from 'fastify';
import * as zod from 'zod';

import { cacheCalls, type CacheOwner, createCache } from './cache.ts';
import { createFileStash } from './file_stash.ts';

/** The platform's request bodies, from its `create-rpc-client.js`, `create-cache.js`, and `create-storekey-tool.js`. */
const rpcCall = zod
  .object({ id: zod.number(), storeKey: zod.string().nullish() })
  .and(
    zod.discriminatedUnion('method', [
      ...cacheCalls,
      zod.object({ method: zod.literal('get_cursor') }),
      zod.object({ method: zod.literal('set_cursor'), params: zod.tuple([zod.string()]) }),
      zod.object({ method: zod.literal('get_presigned_upload_post_data') }),
    ]),
  );
type RpcCall = zod.infer<typeof rpcCall>;

/** `log_type` in `data` is `console`, `http`, `bundle`, or `error`. The other fields depend on it. */
const logEntry = zod.object({ message: zod.string(), data: zod.record(zod.string(), zod.unknown()) });
/** A log entry as it leaves the app's process, with secrets already censored. */
type LogEntry = zod.infer<typeof logEntry>;

/** An upload to a presigned URL. */
const uploadForm = zod.object({ key: zod.string(), file: zod.instanceof(File) });

const tokenHeader = zod.object({ 'x-token': zod.string() });

/** Fits the largest file that Zapier accepts and the form around it. */
const bodyLimit = 200_000_000;

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Starts the services of Zapier that an app's process calls, on a free loopback port. */
export async function startBackend() {
  const server = fastify({ bodyLimit, forceCloseConnections: true, logger: { level: 'error' } });
  const callers = new Map<string, CacheOwner>();
  const cursors = new Map<string, string>();
  const logs: LogEntry[] = [];
  const cache = createCache(Date.now);
  let origin = '';
  const files = createFileStash(() => origin);

  function answerCall(call: RpcCall, caller: CacheOwner): { result: unknown } | 'fails' | 'hangs' {
    switch (call.method) {
      case 'get_cursor':
        return { result: cursors.get(call.storeKey ?? '') ?? null };
      case 'set_cursor':
        cursors.set(call.storeKey ?? '', call.params[0]);
        return { result: null };
      case 'get_presigned_upload_post_data':
        return { result: files.presign() };
      default:
        return cache.answer(call.id, call, caller);
    }
  }

  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const form = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } });
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Buffering a body is a risk only in public servers.
      return Object.fromEntries(await form.formData());
    },
  );
  server.addContentTypeParser('application/x-ndjson', (_request, body, done) => done(null, body));

  server.post<{ Body: string }>('/rpc/cli', async (request, reply) => {
    const caller = callers.get(tokenHeader.parse(request.headers)['x-token']);
    if (caller === undefined) return reply.code(401).send({ error: 'unknown token' });
    // The platform posts JSON as plain text.
    const call = rpcCall.parse(JSON.parse(request.body));
    const answer = answerCall(call, caller);
    if (answer === 'hangs') {
      reply.raw.writeProcessing();
      return reply.hijack();
    }
    return answer === 'fails' ? reply.code(503).send() : { id: call.id, ...answer };
  });

  server.post<{ Body: Readable }>('/log', async (request) => {
    for await (const line of createInterface({ input: request.body })) {
      logs.push(logEntry.parse(JSON.parse(line)));
    }
    return {};
  });

  server.post('/', async (request, reply) => {
    if (request.headers['content-length'] === undefined) {
      return reply.code(411).send('You must provide the Content-Length HTTP header.');
    }
    const { key, file } = uploadForm.parse(request.body);
    const content = Buffer.from(await file.arrayBuffer());
    files.keep(key, { filename: file.name, contentType: file.type, content });
    return reply.code(204).send();
  });

  server.get('/files/*', (request, reply) => {
    const file = files.get(`${origin}${request.url}`);
    if (file === undefined) return reply.code(404).send();
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
      .send(file.content);
  });

  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    cache,
    logs,
    files,
    /** Accepts calls with this token on behalf of the caller. */
    admit(token: string, caller: CacheOwner): void {
      callers.set(token, caller);
    },
    close: () => server.close(),
  };
}
