import Fastify, { type FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { authenticate, authorize, type Keys } from './auth.ts';
import { addEndpoints, type On, type Service } from './endpoints.ts';
import { ApiError, errorBodies } from './errors.ts';
import { type Faults, installFaults } from './faults.ts';
import { limitRate } from './rate_limit.ts';
import { type RecordedRequest, recordRequests } from './requests.ts';

/** Creates the HTTP server, which does not listen yet. It records every request in `requests`. */
export function createServer(
  service: Service,
  keys: Keys,
  requests: RecordedRequest[],
): { app: FastifyInstance; faults: Faults } {
  const { dialect } = service;
  const app = Fastify({
    bodyLimit: 64 * 1024 * 1024,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 10_000 },
    rewriteUrl({ url = '/' }) {
      const prefix = dialect.pathPrefix;
      return url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : '/outside-the-prefix';
    },
  });
  app.removeContentTypeParser('text/plain');

  recordRequests(app, requests);
  limitRate(app, dialect);
  const faults = installFaults(app, dialect);

  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { status, field } =
      error instanceof ApiError ? error : { status: error.statusCode ?? 500, field: null };
    const { contentType, body } = errorBodies[dialect.errorBody](error.message, field);
    return reply.code(status).header('content-type', contentType).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'There is no such endpoint.');
  });

  const on: On = (endpoint, { takes, ...demands }, answer) => {
    const [method = '', url = ''] = endpoint.split(' ');
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler(request, reply) {
        const key = authenticate(request, keys);
        authorize(key, demands);
        const sent = parseInput(takes, method === 'GET' ? request.query : request.body, dialect.strict);
        const answered = answer(sent, { id: request.params.id ?? '', key });
        const status = method === 'POST' ? dialect.createdStatus : 200;
        return reply.code(answered === undefined ? 204 : status).send(answered);
      },
    });
  };
  addEndpoints(on, service);
  return { app, faults };
}

/**
 * Validates a query or body against its documented fields. Throws 400 with a message that names the field. Rejects
 * undocumented fields if `strict`; otherwise drops them.
 */
function parseInput<Shape extends zod.core.$ZodLooseShape>(
  shape: Shape,
  value: unknown,
  strict: boolean,
): zod.output<zod.ZodObject<Shape>> {
  const result = (strict ? zod.strictObject(shape) : zod.object(shape)).safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys : issue?.path;
  const field = place?.join('.') ?? '';
  throw new ApiError(400, `${field || 'body'}: ${issue?.message ?? 'invalid'}`, field || null);
}
