import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import multipart from '@fastify/multipart';
import fastify from 'fastify';
import * as zod from 'zod';

import type { CacheOwner, ZapierCache } from './cache.ts';
import { createCache } from './cache.ts';
import type { FileStash } from './file_stash.ts';
import { createFileStash } from './file_stash.ts';

/** What the app logged, as it leaves the app's process: secrets are censored by then. */
export interface LogEntry {
  readonly message: string;
  /** `log_type` is `console`, `http`, `bundle` or `error`; the rest depends on it. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Zapier's own services, as far as an app's process calls them. */
export interface Backend {
  readonly origin: string;
  readonly cache: ZapierCache;
  /** What `z.cursor` keeps, by store key. */
  readonly cursors: Map<string, string>;
  readonly logs: LogEntry[];
  readonly files: FileStash;
  /** Lets a token call in an owner's name. */
  admit(token: string, caller: CacheOwner): void;
  close(): Promise<void>;
}

const scope = zod.array(zod.string()).nullable();
/** The bodies of `create-rpc-client.js`, with the parameters of `create-cache.js` and `create-storekey-tool.js`. */
const rpcCall = zod.object({ id: zod.number(), storeKey: zod.string().nullish() }).and(
  zod.discriminatedUnion('method', [
    zod.object({
      method: zod.enum(['zcache_get', 'zcache_delete']),
      params: zod.tuple([zod.string(), scope]),
    }),
    zod.object({
      method: zod.literal('zcache_set'),
      params: zod.tuple([
        zod.string(),
        zod.string(),
        zod.number().nullable(),
        scope,
        zod.boolean().nullable(),
      ]),
    }),
    zod.object({ method: zod.literal('get_cursor') }),
    zod.object({ method: zod.literal('set_cursor'), params: zod.tuple([zod.string()]) }),
    zod.object({ method: zod.literal('get_presigned_upload_post_data') }),
  ]),
);
type RpcCall = zod.infer<typeof rpcCall>;

const logLine = zod.object({ message: zod.string(), data: zod.record(zod.string(), zod.unknown()) });

/** A presigned post: S3 wants the file last, so every field is there by then. */
const uploadForm = zod.object({
  fields: zod.object({ key: zod.object({ value: zod.string() }) }),
  file: zod.instanceof(Readable),
  filename: zod.string(),
  mimetype: zod.string(),
});

const tokenHeader = zod.object({ 'x-token': zod.string() });

/** Files of the size that Zapier takes, and a form around it. */
const bodyLimit = 200_000_000;

/** Starts them on a free port of the loopback interface. `now` is the clock by which cached values expire. */
export async function startBackend(now: () => number): Promise<Backend> {
  const server = fastify({ bodyLimit, forceCloseConnections: true, logger: { level: 'error' } });
  const callers = new Map<string, CacheOwner>();
  const cursors = new Map<string, string>();
  const logs: LogEntry[] = [];
  const cacheService = createCache(now);
  let origin = '';
  const files = createFileStash(() => origin);

  function answerCall(call: RpcCall, caller: CacheOwner): { result: unknown } | 'fails' | 'hangs' {
    switch (call.method) {
      case 'zcache_get':
      case 'zcache_delete': {
        const [key, scopes] = call.params;
        const described = { method: call.method, key, scope: scopes ?? [], ttl: null, nx: false };
        return cacheService.answer(call.id, described, caller, '');
      }
      case 'zcache_set': {
        const [key, value, ttl, scopes, nx] = call.params;
        const described = { method: call.method, key, scope: scopes ?? [], ttl, nx: nx ?? false };
        return cacheService.answer(call.id, described, caller, value);
      }
      case 'get_cursor':
        return { result: cursors.get(call.storeKey ?? '') ?? null };
      case 'set_cursor':
        cursors.set(call.storeKey ?? '', call.params[0]);
        return { result: null };
      case 'get_presigned_upload_post_data':
        return { result: files.presign() };
    }
  }

  await server.register(multipart, { limits: { fileSize: bodyLimit } });
  // The platform posts its calls as JSON text without saying so.
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.addContentTypeParser('application/x-ndjson', (_request, body, done) => done(null, body));

  server.post<{ Body: string }>('/rpc/cli', async (request, reply) => {
    const caller = callers.get(tokenHeader.parse(request.headers)['x-token']);
    if (caller === undefined) {
      return reply.code(401).send({ error: 'unknown token' });
    }
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
      logs.push(logLine.parse(JSON.parse(line)));
    }
    return {};
  });

  server.post('/', async (request, reply) => {
    if (request.headers['content-length'] === undefined) {
      return reply.code(411).send('You must provide the Content-Length HTTP header.');
    }
    const { fields, file, filename, mimetype } = uploadForm.parse(await request.file());
    files.keep(fields.key.value, { filename, contentType: mimetype, content: await buffer(file) });
    return reply.code(204).send();
  });

  server.get('/files/*', (request, reply) => {
    const file = files.get(`${origin}${request.url}`);
    if (file === undefined) {
      return reply.code(404).send();
    }
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename="${encodeURIComponent(file.filename)}"`)
      .send(file.content);
  });

  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    cache: cacheService.cache,
    cursors,
    logs,
    files,
    admit: (token, caller) => callers.set(token, caller),
    close: () => server.close(),
  };
}
