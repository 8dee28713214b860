import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';
import fastify, { type FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { product } from '../../src/product.ts';
import {
  defaultDialect,
  dialects,
  savedDialect,
  startWorkspace,
  type Workspace,
} from '../workspace/index.ts';
import { startZapier, type Connection, type StashedFile, type Zapier, ZapError } from '../zapier/index.ts';
import { serviceRequests } from '../zapier/service_requests.ts';
import { stepsOf } from './describe.ts';
import type { App, TestResult } from './page/api.ts';
import { workspaceFaults } from './workspace_faults.ts';

/** A page on this machine that shows every step of the app. */
export interface Preview {
  url: string;
  /** The embedded workspace; undefined with a real service. */
  workspace: Workspace | undefined;
  close(): Promise<void>;
}

/** The largest recording the app takes. */
const LARGEST_UPLOAD_BYTES = 450_000_000;
const LOOPBACK = '127.0.0.1';

const input = zod.record(zod.string(), zod.unknown());
const testOrder = zod.object({
  kind: zod.enum(['triggers', 'creates', 'searches']),
  key: zod.string(),
  input,
});
const dropdownOrder = zod.object({ trigger: zod.string(), page: zod.int(), input });
const workspaceOrder = zod.object({ dialect: zod.string(), fault: zod.string() });
const pointerOrder = zod.object({ pointer: zod.string() });

/**
 * @param options.appDirectory the unpacked archive.
 * @param options.service the real service to use; the embedded workspace unless given.
 */
export async function startPreview(options: {
  appDirectory: string;
  port?: number;
  service?: { baseUrl: string; apiKey: string } | undefined;
}): Promise<Preview> {
  const { appDirectory, port = 0, service } = options;
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory, environment });
  const workspace =
    service === undefined
      ? await startWorkspace({ trustedCertificates: [zapier.certificate], dialect: savedDialect() })
      : undefined;
  const baseUrl = service?.baseUrl ?? workspace?.baseUrl ?? '';
  environment.BASE_URL = baseUrl;
  const apiKey = service?.apiKey ?? workspace?.keys.everything ?? '';
  const connection = await zapier.connect({ apiKey });
  const definition = await zapier.definition();

  const app: App = {
    name: product.name,
    connection: connection.label,
    steps: stepsOf(definition),
    workspace: workspace
      ? { dialects: dialects.map(({ name }) => name), faults: Object.keys(workspaceFaults) }
      : null,
  };
  const server = fastify({ bodyLimit: LARGEST_UPLOAD_BYTES, forceCloseConnections: true });
  guard(server);
  await servePage(server);
  server.get('/api/app', () => app);
  serveSteps(server, { zapier, connection, baseUrl });
  serveFiles(server, { zapier, connection });
  if (workspace !== undefined) serveWorkspace(server, workspace);

  const close = async () => {
    await Promise.all([server.close(), zapier.close(), workspace?.close()]);
  };
  try {
    return { url: await server.listen({ host: LOOPBACK, port }), workspace, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Other sites in the same browser can send requests to this machine: only the page's own pass. */
function guard(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    const isLocal = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host);
    const isOwn = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
    if (!isLocal || !isOwn) return reply.code(403).send('Only the preview page itself may ask.');
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
}

async function servePage(server: FastifyInstance): Promise<void> {
  const directory = join(import.meta.dirname, 'page');
  const bundled = await build({
    entryPoints: [join(directory, 'main.tsx')],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
    minify: true,
  });
  const script = bundled.outputFiles[0]?.text ?? '';
  const style = await readFile(join(directory, 'style.css'), 'utf8');
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  server.get('/main.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  server.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style));
}

function serveSteps(
  server: FastifyInstance,
  { zapier, connection, baseUrl }: { zapier: Zapier; connection: Connection; baseUrl: string },
): void {
  async function run(work: () => Promise<TestResult['items']>): Promise<TestResult> {
    const logged = zapier.logs.length;
    const start = performance.now();
    const result = (rest: Pick<TestResult, 'items' | 'error'>): TestResult => ({
      ...rest,
      ms: performance.now() - start,
      requests: serviceRequests(zapier.logs.slice(logged), baseUrl),
    });
    try {
      return result({ items: await work(), error: null });
    } catch (error) {
      if (!(error instanceof ZapError)) throw error;
      return result({ items: [], error: { name: error.name, message: error.message } });
    }
  }

  server.post('/api/test', (request) => {
    const { kind, key, input: filledIn } = testOrder.parse(request.body);
    return run(async () => {
      if (kind === 'triggers') return await zapier.loadSample(connection, key, filledIn);
      if (kind === 'searches') return await zapier.search(connection, key, filledIn);
      return [await zapier.create(connection, key, filledIn)];
    });
  });
  server.post('/api/dropdown', (request) => {
    const { trigger, page, input: filledIn } = dropdownOrder.parse(request.body);
    return run(() => zapier.dropdown(connection, trigger, page, filledIn));
  });
  server.post('/api/pointer', (request) =>
    run(async () => {
      const value = await zapier.hydrate(connection, pointerOrder.parse(request.body).pointer);
      return [{ value }];
    }),
  );
}

/** Files: those that the app makes for a later step, and those that the user hands to it. */
function serveFiles(
  server: FastifyInstance,
  { zapier, connection }: { zapier: Zapier; connection: Connection },
): void {
  const uploads = new Map<string, Buffer>();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  server.post<{ Body: Buffer }>('/api/upload', (request) => {
    const id = randomUUID();
    uploads.set(id, request.body);
    return { url: `http://${request.headers.host ?? ''}/uploads/${id}` };
  });
  server.get<{ Params: { id: string } }>('/uploads/:id', (request, reply) => {
    const upload = uploads.get(request.params.id);
    return upload === undefined
      ? reply.code(404).send()
      : reply.type('application/octet-stream').send(upload);
  });
  server.get<{ Querystring: { pointer: string } }>('/file', async (request, reply) => {
    const value = await zapier.hydrate(connection, request.query.pointer);
    if (!isFile(value)) return reply.code(404).send('There is no such file.');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${value.filename.replace(/[^\w .-]/g, '_')}"`)
      .send(value.content);
  });
}

function isFile(value: unknown): value is StashedFile {
  return typeof value === 'object' && value !== null && 'filename' in value && 'content' in value;
}

function serveWorkspace(server: FastifyInstance, workspace: Workspace): void {
  server.post('/api/workspace', (request) => {
    const { dialect, fault } = workspaceOrder.parse(request.body);
    const chosen = dialects.find(({ name }) => name === dialect)?.dialect ?? savedDialect();
    // The address stays as it is: the app's processes know it already.
    Object.assign(workspace.dialect, defaultDialect, chosen, { pathPrefix: workspace.dialect.pathPrefix });
    workspace.faults.clear();
    const rule = workspaceFaults[fault];
    if (rule !== undefined) workspace.faults.add({ fault: rule });
    return {};
  });
}
