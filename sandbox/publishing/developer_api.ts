import { createHash } from 'node:crypto';

import Fastify from 'fastify';
import * as zod from 'zod';

import { product } from '../../src/product.ts';

/** One error that Zapier's integration checks found. */
export interface Finding {
  /** Zapier's code, such as `D010`. */
  readonly tag: string;
  /** Key of the operation concerned. */
  readonly operation: string;
  readonly message: string;
}

const check = zod.looseObject({ app_definition: zod.looseObject({ version: zod.string() }) });
const upload = zod.object({ zip_file: zod.base64(), source_zip_file: zod.base64() });
/**
 * Starts a stand-in for the API through which `zapier-platform` publishes, on a free loopback port. It has one
 * integration with its checks and versions. The paths, shapes, and statuses are those that zapier-platform-cli 19.1.0
 * requests and reads.
 *
 * @param findings of the integration checks, for any definition
 */
export async function startDeveloperApi(findings: readonly Finding[] = []) {
  const appId = 4711;
  const deployKey = 'deploy-key-of-the-stand-in';
  const checked: unknown[] = [];
  const uploads: { version: string; sha256: string }[] = [];
  const server = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  const root = '/api/platform/cli';
  // The CLI sends a JSON content type even with an empty body.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? null : JSON.parse(String(body))),
  );

  await server.register(
    (app, _options, registered) => {
      app.addHook<{ Params: { id: string } }>('onRequest', async (request, reply) => {
        if (request.headers['x-deploy-key'] !== deployKey) {
          return reply.code(401).send({ errors: ['Invalid deploy key.'] });
        }
        if (request.params.id !== String(appId)) return reply.code(404).send({ errors: ['Not found.'] });
      });

      app.get('/', () => ({
        id: appId,
        key: `App${appId}`,
        title: product.name,
        description: product.description,
        app_category: 'productivity',
        intention: 'global',
        role: 'employee',
        status: 'private',
        all_versions: [],
      }));
      app.get('/versions', () => ({ objects: [] }));
      app.put<{ Params: { version: string } }>('/versions/:version', ({ body, params: { version } }) => {
        const build = Buffer.from(upload.parse(body).zip_file, 'base64');
        uploads.push({ version, sha256: createHash('sha256').update(build).digest('hex') });
        return { version };
      });
      registered();
    },
    { prefix: `${root}/apps/:id` },
  );

  // Requires no deploy key: without one, the CLI sends only the definition to check.
  server.post(`${root}/check`, (request) => {
    checked.push(check.parse(request.body).app_definition);
    return {
      passes: [{ type: 'app' }],
      errors: section('Errors', findings),
      warnings: section('Publishing Tasks', []),
      suggestions: section('Warnings', []),
    };
  });

  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    /** Environment variables that make `zapier-platform` use this server. */
    environment: { ZAPIER_BASE_ENDPOINT: url, ZAPIER_DEPLOY_KEY: deployKey },
    appId,
    /** The definitions that were sent for checking. */
    checked,
    /** The uploaded versions, with the hash of their `build.zip` in hexadecimal. */
    uploads,
    close: () => server.close(),
  };
}

function section(label: string, found: readonly Finding[]) {
  return {
    display_label: label,
    total_failures: found.length,
    results: found.map(({ tag, operation, message }) => ({
      type: 'read',
      violations: [{ type: operation, results: [{ tag, message }] }],
    })),
  };
}
