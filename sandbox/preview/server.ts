import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { build } from 'esbuild';
import fastify, { type FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { kinds } from '../../scripts/definition.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { PAGE_SIZE } from '../../src/lists/page_size.ts';
import { product } from '../../src/product.ts';
import {
  defaultDialect,
  dialects,
  type Fault,
  savedDialect,
  startWorkspace,
  type Workspace,
} from '../workspace/index.ts';
import { type Connection, startZapier, ZapError, type Zapier } from '../zapier/index.ts';
import { type ServiceRequest, startRecorder } from './recorder.ts';
import { type App, type ChoicesResult, stepsOf, type TestResult } from './steps.ts';

/** The largest recording that the app accepts. */
const LARGEST_UPLOAD_BYTES = 450_000_000;

const input = zod.record(zod.string(), zod.unknown());
const testOrder = zod.object({ kind: zod.enum(kinds), key: zod.string(), input });
const dropdownOrder = zod.object({ trigger: zod.string(), page: zod.int(), input });
const pointerOrder = zod.object({ pointer: zod.string() });
const workspaceOrder = zod.object({ dialect: zod.string(), fault: zod.string() });
const stashedFile = zod.object({ filename: zod.string(), content: zod.instanceof(Buffer) });

/** Faults of a service, described for the page's user. */
const workspaceFaults: Readonly<Record<string, Fault>> = {
  'The service is down': { kind: 'status', status: 503 },
  'The service is slow: 3 seconds per response': { kind: 'delay', ms: 3000 },
  'The service never responds': { kind: 'hang' },
  'The connection breaks': { kind: 'reset' },
  'The key was revoked': { kind: 'status', status: 401 },
  'The key lacks a scope': { kind: 'status', status: 403 },
  'The record was deleted': { kind: 'status', status: 404 },
  'Too many requests': { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
  'A web page instead of data': { kind: 'html' },
  'Data in another shape': { kind: 'wrong-shape' },
};

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/**
 * Serves a page on this machine that shows every step of the app.
 *
 * @param options.appDirectory the unpacked archive.
 * @param options.service the real service to use. Defaults to the embedded workspace.
 */
export async function startPreview(options: {
  appDirectory: string;
  port?: number;
  service?: { baseUrl: string; apiKey: string } | undefined;
}) {
  const { appDirectory, port = 0, service } = options;
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory, environment });
  const workspace =
    service === undefined
      ? await startWorkspace({ trustedCertificates: [zapier.certificate], dialect: savedDialect() })
      : undefined;
  const apiKey = service?.apiKey ?? workspace?.keys.everything ?? '';
  const recorder = await startRecorder(service?.baseUrl ?? workspace?.baseUrl ?? '', apiKey);
  environment.BASE_URL = recorder.baseUrl;
  const connection = await zapier.connect({ apiKey });

  const app: App = {
    name: product.name,
    connection: connection.label,
    steps: stepsOf(await zapier.definition()),
    workspace: workspace
      ? { dialects: dialects.map(({ name }) => name), faults: Object.keys(workspaceFaults) }
      : null,
  };
  const server = fastify({ bodyLimit: LARGEST_UPLOAD_BYTES, forceCloseConnections: true });
  guard(server);
  await servePage(server);
  server.get('/api/app', () => app);
  serveSteps(server, zapier, connection, recorder.requests);
  serveFiles(server, zapier, connection);
  if (workspace !== undefined) serveWorkspace(server, workspace);

  const close = async () => {
    recorder.close();
    await Promise.all([server.close(), zapier.close(), workspace?.close()]);
  };
  try {
    return { url: await server.listen({ host: '127.0.0.1', port }), workspace, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Accepts requests from the page only, because other sites in the same browser can send requests to this machine. */
function guard(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    const isLocal = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host);
    const isOwn = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
    if (!isLocal || !isOwn) return reply.code(403).send('Only the preview page itself may send requests.');
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
}

async function servePage(server: FastifyInstance): Promise<void> {
  const directory = join(import.meta.dirname, 'page');
  const types: Record<string, string> = { '.html': 'html', '.css': 'css', '.js': 'javascript' };
  const { outputFiles } = await build({
    entryPoints: ['index.html', 'style.css', 'main.tsx'].map((name) => join(directory, name)),
    outdir: directory,
    loader: { '.html': 'copy' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
    minify: true,
  });
  for (const { path, text } of outputFiles) {
    const name = basename(path);
    const type = `text/${types[extname(path)] ?? 'plain'}; charset=utf-8`;
    server.get(name === 'index.html' ? '/' : `/${name}`, (_, reply) => reply.type(type).send(text));
  }
  const logo = await readFile(join(projectDirectory, 'assets/logo.svg'));
  server.get('/logo.svg', (_, reply) => reply.type('image/svg+xml').send(logo));
}

function serveSteps(
  server: FastifyInstance,
  zapier: Zapier,
  connection: Connection,
  requests: readonly ServiceRequest[],
): void {
  async function run(work: () => Promise<TestResult['items']>): Promise<TestResult> {
    const before = requests.length;
    const start = performance.now();
    const outcome = await work().then(
      (items) => ({ items, error: null }),
      (error: unknown) => {
        if (!(error instanceof ZapError)) throw error;
        return { items: [], error: { name: error.name, message: error.message } };
      },
    );
    const ms = performance.now() - start;
    return { ...outcome, ms, requests: requests.slice(before) };
  }

  server.post('/api/test', (request) => {
    const { kind, key, input: filledIn } = testOrder.parse(request.body);
    return run(async () => {
      if (kind === 'triggers') return await zapier.loadSample(connection, key, filledIn);
      if (kind === 'searches') return await zapier.search(connection, key, filledIn);
      return [await zapier.create(connection, key, filledIn)];
    });
  });
  server.post('/api/dropdown', async (request): Promise<ChoicesResult> => {
    const { trigger, page, input: filledIn } = dropdownOrder.parse(request.body);
    const result = await run(() => zapier.dropdown(connection, trigger, page, filledIn));
    return { ...result, isLast: result.items.length < PAGE_SIZE };
  });
  server.post('/api/pointer', (request) => {
    const { pointer } = pointerOrder.parse(request.body);
    return run(async () => [{ value: await zapier.hydrate(connection, pointer) }]);
  });
}

/** Serves the files that the app creates for a later step, and those that the user uploads for the app. */
function serveFiles(server: FastifyInstance, zapier: Zapier, connection: Connection): void {
  const uploads = new Map<string, Buffer>();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  server.post<{ Body: Buffer }>('/api/upload', (request) => {
    const id = randomUUID();
    uploads.set(id, request.body);
    return { url: `http://${request.headers.host ?? ''}/uploads/${id}` };
  });
  server.get<{ Params: { id: string } }>('/uploads/:id', (request, reply) =>
    reply.send(uploads.get(request.params.id)),
  );
  server.get<{ Querystring: { pointer: string } }>('/file', async (request, reply) => {
    const { filename, content } = stashedFile.parse(await zapier.hydrate(connection, request.query.pointer));
    const disposition = `attachment; filename="${filename.replace(/[^\w .-]/g, '_')}"`;
    return reply.header('content-disposition', disposition).send(content);
  });
}

function serveWorkspace(server: FastifyInstance, workspace: Workspace): void {
  server.post('/api/workspace', (request) => {
    const { dialect, fault } = workspaceOrder.parse(request.body);
    const chosen = dialects.find(({ name }) => name === dialect)?.dialect ?? savedDialect();
    // Keep the path prefix, because the app already has the base URL.
    Object.assign(workspace.dialect, defaultDialect, chosen, { pathPrefix: workspace.dialect.pathPrefix });
    workspace.faults.clear();
    const rule = workspaceFaults[fault];
    if (rule !== undefined) workspace.faults.add({ fault: rule });
    return {};
  });
}
