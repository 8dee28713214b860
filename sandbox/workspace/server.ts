import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { authenticate, authorize } from './auth.ts';
import { ApiError, errorAnswer } from './errors.ts';
import { installFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { limitRate } from './rate_limit.ts';
import { recordRequests } from './requests.ts';
import type { RecordedRequest } from './requests.ts';
import { audioRoutes } from './routes/audio.ts';
import { folderRoutes } from './routes/folders.ts';
import { meRoutes } from './routes/me.ts';
import { memberRoutes } from './routes/members.ts';
import { noteRoutes } from './routes/notes.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { workspaceRoutes } from './routes/workspace.ts';
import type { Allow, Service } from './service.ts';

/** The HTTP server, not yet listening. */
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
    const isRefusal = error instanceof ApiError;
    const status = isRefusal ? error.status : (error.statusCode ?? 500);
    const { contentType, body } = errorAnswer(
      dialect.errorBody,
      error.message,
      isRefusal ? error.field : null,
    );
    return reply.code(status).header('content-type', contentType).send(body);
  });
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'There is no such endpoint.');
  });

  const allow: Allow = (demands) => (request, _reply, done) => {
    authorize(authenticate(request, keys), demands);
    done();
  };
  for (const install of [
    meRoutes,
    workspaceRoutes,
    noteRoutes,
    audioRoutes,
    folderRoutes,
    memberRoutes,
    webhookRoutes,
  ]) {
    install(app, service, allow);
  }
  return { app, faults };
}
