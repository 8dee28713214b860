import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import fastify from 'fastify';

/** A notification, in the two forms that a hook's `perform` receives. */
export interface HookRequest {
  /** The parsed body, if it is JSON or a form; otherwise `{}`. */
  readonly cleanedRequest: unknown;
  readonly rawRequest: {
    readonly method: string;
    readonly querystring: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly content: string;
  };
}

/** Zapier's limit for the payload of a webhook, in bytes. */
const bodyLimit = 10_000_000;

/** Starts an HTTPS server that stands in for `hooks.zapier.com`, on a free loopback port. */
export async function startHookReceiver(account: string) {
  // For localhost only, and its own authority. Nothing but this server uses the key.
  const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const certificate = await read('certificate.pem');
  const server = fastify({
    https: { cert: certificate, key: await read('key.pem') },
    bodyLimit,
    forceCloseConnections: true,
    logger: { level: 'error' },
  });
  const open = new Map<string, (request: HookRequest) => void>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  let origin = '';
  server.post<{ Body?: string }>('/hooks/standard/*', async (request, reply) => {
    const [path = '', querystring = ''] = request.url.split('?');
    const hookUrl = `${origin}${path}`;
    const deliver = open.get(hookUrl);
    if (deliver === undefined) return reply.code(410).send({ status: 'error' });
    const content = request.body ?? '';
    const contentType = request.headers['content-type'] ?? '';
    const received: HookRequest = {
      cleanedRequest: parseBody(content, contentType),
      rawRequest: { method: request.method, querystring, headers: request.headers, content },
    };
    reply.raw.once('finish', () => deliver(received));
    return { status: 'success', id: randomUUID(), attempt: randomUUID(), request_id: randomUUID() };
  });

  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    /** PEM certificate that senders must trust. */
    certificate,
    /** Opens a new URL. `deliver` is called after the response to the sender. */
    open(deliver: (request: HookRequest) => unknown): string {
      const hookUrl = `${origin}/hooks/standard/${account}/${randomUUID().replaceAll('-', '')}/`;
      open.set(hookUrl, deliver);
      return hookUrl;
    },
    /** Closes a URL: it responds with 410 from now on. */
    shut: (hookUrl: string) => void open.delete(hookUrl),
    close: () => server.close(),
  };
}

function parseBody(content: string, contentType: string): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(content));
  }
  try {
    return JSON.parse(content);
  } catch {
    return {};
  }
}
