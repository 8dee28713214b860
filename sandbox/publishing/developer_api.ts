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

interface Version {
  readonly state: 'private' | 'promoted' | 'deprecated';
  readonly environment: Readonly<Record<string, string>>;
}

const check = zod.looseObject({ app_definition: zod.looseObject({ version: zod.string() }) });
const upload = zod.object({ zip_file: zod.base64(), source_zip_file: zod.base64() });
const job = zod.object({
  job: zod.looseObject({
    name: zod.string(),
    to_version: zod.string(),
    from_version: zod.string().optional(),
  }),
});
interface OfVersion {
  Params: { version: string };
}

/** The version that exists before the first upload. */
export const earlierVersion = '0.9.0';

/**
 * Starts a stand-in for the API through which `zapier-platform` publishes, on a free loopback port. It has one
 * integration with its checks, versions, and invitations. The paths, shapes, and statuses are those that
 * zapier-platform-cli 19.1.0 requests and reads.
 *
 * @param findings of the integration checks, for any definition
 */
export async function startDeveloperApi(findings: readonly Finding[] = []) {
  const appId = 4711;
  const deployKey = 'deploy-key-of-the-rehearsal';
  const checked: unknown[] = [];
  const uploads: { version: string; sha256: string }[] = [];
  const versions = new Map<string, Version>([[earlierVersion, { state: 'promoted', environment: {} }]]);
  const invitations: { email: string; app_version: string; status: string }[] = [];
  const jobs: object[] = [];
  const change = (version: string, part: Partial<Version>) =>
    versions.set(version, { state: 'private', environment: {}, ...versions.get(version), ...part });

  const server = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  const root = '/api/platform/cli';
  // The CLI sends a JSON content type even with an empty body.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? null : JSON.parse(String(body))),
  );

  await server.register(
    (app, _options, registered) => {
      app.addHook<{ Params: { id: string; version?: string } }>('onRequest', async (request, reply) => {
        if (request.headers['x-deploy-key'] !== deployKey) {
          return reply.code(401).send({ errors: ['Invalid deploy key.'] });
        }
        const { id, version } = request.params;
        const isKnown = version === undefined || request.method === 'PUT' || versions.has(version);
        if (id !== String(appId) || !isKnown) return reply.code(404).send({ errors: ['Not found.'] });
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
        all_versions: [...versions.keys()],
      }));
      app.get('/versions', () => ({
        objects: [...versions].map(([version, { state }]) => ({
          version,
          lifecycle: { status: state },
          platform_version: '19.1.0',
          user_count: 0,
        })),
      }));
      app.get<OfVersion>('/versions/:version', ({ params: { version } }) => ({ version, user_count: 0 }));
      app.put<OfVersion>('/versions/:version', ({ body, params: { version } }) => {
        const build = Buffer.from(upload.parse(body).zip_file, 'base64');
        uploads.push({ version, sha256: createHash('sha256').update(build).digest('hex') });
        change(version, {});
        return { version };
      });
      app.put<OfVersion>('/versions/:version/deprecate', ({ params: { version } }) => {
        change(version, { state: 'deprecated' });
        return {};
      });
      app.post<OfVersion>('/versions/:version/multi-environment', ({ body, params: { version } }) => {
        const added = zod.record(zod.string(), zod.string()).parse(body);
        change(version, { environment: { ...versions.get(version)?.environment, ...added } });
        return {};
      });
      app.get<OfVersion>('/versions/:version/environment', ({ params: { version } }) => {
        const environment = Object.entries(versions.get(version)?.environment ?? {});
        return { objects: environment.map(([key, value]) => ({ key, value })) };
      });
      app.post<{ Params: { email: string; version: string } }>('/invitees/:email/:version', ({ params }) => {
        invitations.push({ email: params.email, app_version: params.version, status: 'pending' });
        return {};
      });
      app.get('/invitees', () => ({ objects: invitations }));
      app.post('/pre-migration-require-confirmation-checks', () => ({}));
      app.post('/migrations', (request) => {
        const { name, to_version, from_version = '' } = job.parse(request.body).job;
        if (name === 'promote') change(to_version, { state: 'promoted' });
        jobs.push({
          app_title: product.name,
          job_id: jobs.length + 1,
          job_kind: name,
          job_stage: 'finished',
          from_selected_api: `App${appId}@${from_version}`,
          to_selected_api: `App${appId}@${to_version}`,
        });
        return {};
      });
      app.get('/migrations', () => ({ objects: jobs }));
      app.get('/logs', () => ({ objects: [] }));
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
    /** The versions, with the hash of their `build.zip` in hexadecimal. */
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
