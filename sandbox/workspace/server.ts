import Fastify, { type FastifyInstance } from 'fastify';

import { authenticate, authorize } from './auth.ts';
import { ApiError, errorBodies } from './errors.ts';
import { type Faults, installFaults } from './faults.ts';
import { limitRate } from './rate_limit.ts';
import { type RecordedRequest, recordRequests } from './requests.ts';
import { audioRoutes } from './routes/audio.ts';
import { folderRoutes } from './routes/folders.ts';
import { memberRoutes } from './routes/members.ts';
import { noteRoutes } from './routes/notes.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { workspaceRoutes } from './routes/workspace.ts';
import type { Allow, Service } from './service.ts';

/** Creates the HTTP server, which does not listen yet. It records every request in `requests`. */
export function createServer(
  service: Service,
  requests: RecordedRequest[],
): { app: FastifyInstance; faults: Faults } {
  const { dialect, keys } = service;
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

  const allow: Allow = (demands) => (request, _reply, done) => {
    authorize(authenticate(request, keys), demands);
    done();
  };
  workspaceRoutes(app, service, allow);
  noteRoutes(app, service, allow);
  audioRoutes(app, service, allow);
  folderRoutes(app, service, allow);
  memberRoutes(app, service, allow);
  webhookRoutes(app, service, allow);
  return { app, faults };
}
