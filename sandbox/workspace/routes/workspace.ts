import type { FastifyInstance } from 'fastify';
import { authenticate, authorize } from '../auth.ts';
import { ApiError } from '../errors.ts';
import { parseInput, queryOf } from '../input.ts';
import { presentWorkspace } from '../present.ts';
import type { Allow, Service } from '../service.ts';

export function workspaceRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, keys, records } = service;

  app.get('/v1/workspace', { preHandler: allow({ scope: null }) }, (request, reply) => {
    authorize(authenticate(request, keys), { scope: dialect.workspaceScope });
    if (dialect.workspaceDomains === 'forbidden') {
      throw new ApiError(403, 'The API key may not read the workspace.');
    }
    parseInput({}, queryOf(request.url), dialect.strict);
    return reply.send({ workspace: presentWorkspace(records.workspace, dialect) });
  });
}
