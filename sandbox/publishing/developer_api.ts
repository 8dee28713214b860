import { createHash } from 'node:crypto';

import Fastify from 'fastify';
import * as zod from 'zod';

/** One remark of Zapier's integration checks. */
export interface Finding {
  /** Zapier's code, `D010` say. */
  readonly tag: string;
  /** Key of the operation it is about. */
  readonly operation: string;
  readonly message: string;
  /** Errors block a push, warnings block publishing, suggestions nothing. */
  readonly severity: 'errors' | 'warnings' | 'suggestions';
}

/** A version as it arrived. */
export interface Upload {
  readonly version: string;
  /** SHA-256 of `build.zip`, hexadecimal. */
  readonly build: string;
  /** SHA-256 of `source.zip`, hexadecimal. */
  readonly source: string;
}

/** A version that is there before anything is uploaded. */
export interface KnownVersion {
  readonly version: string;
  readonly lifecycle: 'private' | 'promoted';
}

export interface DeveloperApiOptions {
  /** Versions of the integration that Zapier has already. */
  readonly versions?: readonly KnownVersion[];
  /** What the integration checks find in any definition. */
  readonly findings?: readonly Finding[];
  /** How every call that needs a deploy key ends, whatever the key. */
  readonly refusesAccess?: Refusal;
  /** How an upload ends. */
  readonly refusesUpload?: Refusal;
}

export interface Refusal {
  readonly status: number;
  /** JSON with `errors` where Zapier's own application answers, plain text or HTML where something before it does. */
  readonly body: { readonly errors: readonly string[] } | string;
}

/** The stand-in for Zapier's developer API, running. */
export interface DeveloperApi {
  /** For `ZAPIER_BASE_ENDPOINT`. */
  readonly url: string;
  readonly appId: number;
  /** The only key that is let in, for `ZAPIER_DEPLOY_KEY`. */
  readonly deployKey: string;
  /** `GET /apps/1` and so on, in the order they came. */
  readonly requests: readonly string[];
  /** The definitions that were sent to be checked. */
  readonly checked: readonly unknown[];
  readonly uploads: readonly Upload[];
  close(): Promise<void>;
}

const check = zod.looseObject({ app_definition: zod.looseObject({ version: zod.string() }) });
const upload = zod.object({
  zip_file: zod.base64(),
  source_zip_file: zod.base64(),
  skip_validation: zod.boolean(),
});
const appPath = zod.object({ id: zod.coerce.number() });
const versionPath = zod.object({ version: zod.string() });

/**
 * Starts a stand-in for the API that `zapier-platform` publishes through, on a free loopback port: the one integration, its
 * checks and its versions. Paths, shapes and statuses are those that zapier-platform-cli 19.1.0 asks for and reads.
 */
export async function startDeveloperApi(options: DeveloperApiOptions = {}): Promise<DeveloperApi> {
  const appId = 4711;
  const deployKey = 'deploy-key-of-the-rehearsal';
  const requests: string[] = [];
  const checked: unknown[] = [];
  const uploads: Upload[] = [];
  const root = '/api/platform/cli';

  const server = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  server.addHook('onRequest', (request, _reply, done) => {
    requests.push(`${request.method} ${request.url.slice(root.length)}`);
    done();
  });

  await server.register(
    (publisher, _options, registered) => {
      publisher.addHook('onRequest', async (request, reply) => {
        const refusal = options.refusesAccess;
        if (refusal !== undefined) {
          return reply.code(refusal.status).send(refusal.body);
        }
        if (request.headers['x-deploy-key'] !== deployKey) {
          return reply.code(401).send({ errors: ['Invalid deploy key.'] });
        }
        if (appPath.parse(request.params).id !== appId) {
          return reply.code(404).send({ errors: ['Not found.'] });
        }
      });

      publisher.get('/', () => ({
        id: appId,
        key: `App${appId}`,
        title: 'Meeting Notes',
        description: 'Meeting notes, sent to other apps.',
        app_category: 'productivity',
        intention: 'global',
        role: 'employee',
        status: 'private',
      }));

      publisher.get('/versions', () => ({
        objects: (options.versions ?? []).map(({ version, lifecycle }) => ({
          version,
          lifecycle: { status: lifecycle },
          platform_version: '19.1.0',
          user_count: 0,
        })),
      }));

      publisher.put('/versions/:version', (request, reply) => {
        const { zip_file, source_zip_file } = upload.parse(request.body);
        if (options.refusesUpload !== undefined) {
          return reply.code(options.refusesUpload.status).send(options.refusesUpload.body);
        }
        const { version } = versionPath.parse(request.params);
        uploads.push({ version, build: sha256(zip_file), source: sha256(source_zip_file) });
        return reply.send({ version });
      });
      registered();
    },
    { prefix: `${root}/apps/:id` },
  );

  // No key is asked for: without one the CLI has the bare definition checked.
  server.post(`${root}/check`, (request) => {
    checked.push(check.parse(request.body).app_definition);
    const findings = options.findings ?? [];
    return {
      passes: [{ type: 'app' }],
      errors: section('Errors', findings, 'errors'),
      warnings: section('Publishing Tasks', findings, 'warnings'),
      suggestions: section('Warnings', findings, 'suggestions'),
    };
  });

  return {
    url: await server.listen({ host: '127.0.0.1', port: 0 }),
    appId,
    deployKey,
    requests,
    checked,
    uploads,
    close: () => server.close(),
  };
}

function section(label: string, findings: readonly Finding[], severity: Finding['severity']) {
  const found = findings.filter((finding) => finding.severity === severity);
  return {
    display_label: label,
    total_failures: found.length,
    results: found.map(({ tag, operation, message }) => ({
      type: 'read',
      violations: [{ type: operation, results: [{ tag, message }] }],
    })),
  };
}

function sha256(base64: string): string {
  return createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
}
