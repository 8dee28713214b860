import type { FastifyInstance } from 'fastify';

import { authenticate, authorize } from '../auth.ts';
import type { Dialect } from '../dialect.ts';
import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { presentWorkspace } from '../present.ts';
import type { Allow, Service } from '../service.ts';

export function workspaceRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, keys, records } = service;
  const preHandler = allow({ scope: null });

  app.get('/v1/me', { preHandler }, (request, reply) => {
    const admin = [...records.members.values()].find((member) => member.role === 'admin');
    const user = { id: admin?.userId ?? 'user_1', name: admin?.name ?? null, email: admin?.email ?? null };
    const answers: Record<Dialect['meShape'], unknown> = {
      user,
      'wrapped-user': { user },
      'wrapped-workspace': { workspace: { id: records.workspace.id, name: records.workspace.name } },
      key: { apiKey: authenticate(request, keys) },
      'empty-object': {},
      array: [user],
      text: 'ok',
      'no-content': undefined,
    };
    return reply.code(dialect.meShape === 'no-content' ? 204 : 200).send(answers[dialect.meShape]);
  });

  app.get('/v1/workspace', { preHandler }, (request, reply) => {
    authorize(authenticate(request, keys), { scope: dialect.workspaceScope });
    if (dialect.workspaceDomains === 'forbidden') {
      throw new ApiError(403, 'The API key may not read the workspace.');
    }
    parseInput({}, request.query, dialect.strict);
    return reply.send({ workspace: presentWorkspace(records.workspace, dialect) });
  });
}
