import { basename } from 'node:path';

import { build } from 'esbuild';
import fastify, { type FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { kinds } from '../../scripts/definition.ts';
import { projectDirectory } from '../../scripts/project.ts';
import { PAGE_SIZE } from '../../src/lists/list.ts';
import { product } from '../../src/product.ts';
import type { Dialect, Fault } from '../workspace/index.ts';
import { savedDialect, startWorkspace } from '../workspace/index.ts';
import { type Connection, type Item, startZapier, ZapError, type Zapier } from '../zapier/index.ts';
import { type Recorder, startRecorder } from '../zapier/recorder.ts';
import { type App, escapeHtml, recipeAddresses, stepsOf, type TestResult } from './steps.ts';

/** What the page can ask for: the test of a step, a page of a dropdown, or the value behind a pointer. */
const order = zod.object({
  kind: zod.enum([...kinds, 'searchOrCreates', 'dropdown', 'pointer']),
  /** The key of an operation, or the pointer. */
  key: zod.string(),
  input: zod.record(zod.string(), zod.unknown()).default({}),
  page: zod.int().default(0),
});
type Order = zod.infer<typeof order>;
const setting = zod.object({ fault: zod.string() });
const POINTER = /(hydrate\|{3}.*?\|{3}hydrate)/s;
const stashedFile = zod.object({ url: zod.string() });

/** Faults of a service, described for the page's user. */
const faults: Readonly<Record<string, Fault | undefined>> = {
  'The service works.': undefined,
  'The service is down.': { kind: 'status', status: 503 },
  'The service takes 3 seconds for each response.': { kind: 'delay', ms: 3000 },
  'The service never responds.': { kind: 'hang' },
  'The connection breaks.': { kind: 'reset' },
  'The key was revoked.': { kind: 'status', status: 401 },
  'The key lacks a permission.': { kind: 'status', status: 403 },
  'The record was deleted.': { kind: 'status', status: 404 },
  'There were too many requests.': { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
  'The service returns a web page instead of data.': { kind: 'html' },
  'The data is not what the API document describes.': { kind: 'wrong-shape' },
};

export type Preview = Awaited<ReturnType<typeof startPreview>>;

interface Options {
  /** The unpacked archive. */
  appDirectory: string;
  port?: number;
  /** The real service to use. Defaults to the embedded workspace. */
  service?: { baseUrl: string; apiKey: string } | undefined;
  /** Of the embedded workspace. Defaults to the one that `npm run learn` saved. */
  dialect?: Partial<Dialect>;
}

/** Serves a page on this machine that shows every step of the app. */
export async function startPreview({ appDirectory, port = 0, service, dialect = savedDialect() }: Options) {
  const environment: Record<string, string> = {};
  const zapier = await startZapier({ appDirectory, environment });
  const workspace = service ? undefined : await startWorkspace({ dialect });
  const { baseUrl = '', apiKey = '' } = service ?? { ...workspace, apiKey: workspace?.keys.everything };
  const recorder = await startRecorder(baseUrl, apiKey);
  environment.BASE_URL = recorder.baseUrl;
  const connection = await zapier.connect({ apiKey });
  const steps = stepsOf(await zapier.definition());
  const recipes = recipeAddresses(steps);
  const app: App = { name: product.name, steps, recipes, faults: workspace ? Object.keys(faults) : null };
  // The largest recording that the app accepts.
  const server = fastify({ bodyLimit: 450_000_000, forceCloseConnections: true });
  guard(server);
  await servePage(server, workspace ? `${connection.label} (made up)` : connection.label);
  server.get('/api/app', () => app);
  serveSteps(server, zapier, connection, recorder);
  server.post('/api/workspace', (request) => {
    const fault = faults[setting.parse(request.body).fault];
    workspace?.faults.clear();
    if (fault !== undefined) workspace?.faults.add({ fault });
    return {};
  });
  return {
    url: await server.listen({ host: '127.0.0.1', port }),
    workspace,
    async close(): Promise<void> {
      recorder.close();
      await Promise.all([server.close(), zapier.close(), workspace?.close()]);
    },
  };
}

/** Accepts requests from the page only, because other sites in the same browser can send requests to this machine. */
function guard(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    const isLocal = /^(?:127\.0\.0\.1|localhost):\d+$/.test(host);
    const isOwn = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
    if (!isLocal || !isOwn) return reply.code(403).send('Only the preview page itself may send requests.');
    reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
}

const PAGE = {
  '': 'text/html; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'main.js': 'text/javascript; charset=utf-8',
  'logo.svg': 'image/svg+xml',
};

/** Serves the page. Its document has the header, so that the first paint needs neither the script nor the steps. */
async function servePage(server: FastifyInstance, connection: string): Promise<void> {
  const sources = ['index.html', 'style.css', 'main.tsx'].map((name) => `sandbox/preview/page/${name}`);
  const { outputFiles } = await build({
    absWorkingDir: projectDirectory,
    entryPoints: [...sources, 'assets/logo.svg'],
    outdir: 'page',
    loader: { '.html': 'copy', '.svg': 'copy' },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const shell = texts.get('index.html')?.replaceAll('{{name}}', () => escapeHtml(product.name));
  texts.set('', shell?.replace('{{connection}}', () => escapeHtml(connection)) ?? '');
  for (const [name, type] of Object.entries(PAGE)) {
    server.get(`/${name}`, (_, reply) => reply.type(type).send(texts.get(name)));
  }
}

/** Runs the app, serves the files that it creates for a later step, and offers it those that the user uploads. */
function serveSteps(server: FastifyInstance, zapier: Zapier, connection: Connection, recorder: Recorder) {
  const run: Record<Order['kind'], (sent: Order) => Promise<Item[]>> = {
    triggers: ({ key, input }) => zapier.loadSample(connection, key, input),
    searches: ({ key, input }) => zapier.search(connection, key, input),
    creates: async ({ key, input }) => [await zapier.create(connection, key, input)],
    searchOrCreates: async ({ key, input }) => [
      (await zapier.searchOrCreate(connection, key, input, input)).item,
    ],
    dropdown: ({ key, page, input }) => zapier.dropdown(connection, key, page, input),
    pointer: async ({ key }) => [{ value: await zapier.hydrate(connection, key) }],
  };
  /** Loads the values of earlier steps that are pointers, alone or in the midst of a text. */
  async function hydrated({ input, ...sent }: Order): Promise<Order> {
    const entries = Object.entries(input).map(async ([key, value]): Promise<[string, unknown]> => {
      const isText = typeof value === 'string' && value.search(POINTER) > 0;
      const parts = isText ? value.split(POINTER) : [value];
      const loaded = await Promise.all(parts.map((part) => zapier.hydrate(connection, part)));
      const texts = loaded.map((part) => stashedFile.safeParse(part).data?.url ?? part);
      return [key, isText ? texts.join('') : texts[0]];
    });
    return { ...sent, input: Object.fromEntries(await Promise.all(entries)) };
  }

  /** One run at a time, so that a step's requests are not listed with those of a dropdown. */
  let last: Promise<unknown> = Promise.resolve();
  server.post('/api/run', (request): Promise<TestResult> => {
    const sent = order.parse(request.body);
    const result = last.then(() => runOrder(sent));
    last = result.catch(() => undefined);
    return result;
  });
  async function runOrder(sent: Order): Promise<TestResult> {
    const before = recorder.requests.length;
    const start = performance.now();
    const outcome = await hydrated(sent)
      .then(run[sent.kind])
      .then(
        (items) => ({ items, error: null }),
        (error: unknown) => {
          if (!(error instanceof ZapError)) throw error;
          return { items: [], error: { name: error.name, message: error.message } };
        },
      );
    const isLast = outcome.items.length < PAGE_SIZE;
    return { ...outcome, isLast, ms: performance.now() - start, requests: recorder.requests.slice(before) };
  }

  const keep = { parseAs: 'buffer' } as const;
  server.addContentTypeParser('application/octet-stream', keep, (_, body, done) => done(null, body));
  server.post<{ Body: Buffer }>('/api/upload', ({ body }) => ({ url: zapier.offer(body) }));
  server.get<{ Querystring: { pointer: string } }>('/file', async ({ query }, reply) => {
    const { url } = stashedFile.parse(await zapier.hydrate(connection, query.pointer));
    return reply.redirect(url);
  });
}
