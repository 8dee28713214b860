import type { FastifyInstance } from 'fastify';
import { authenticate, authorize } from '../auth.ts';
import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { presentWorkspace } from '../present.ts';
import type { Allow, Service } from '../server.ts';

export function workspaceRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, keys, records } = service;
  const preHandler = allow({ scope: null });

  app.get('/v1/me', { preHandler }, (request, reply) => {
    const admin = [...records.members.values()].find((member) => member.role === 'admin');
    const user = { id: admin?.userId ?? 'user_1', name: admin?.name ?? null, email: admin?.email ?? null };
    switch (dialect.meShape) {
      case 'user':
        return reply.send(user);
      case 'wrapped-user':
        return reply.send({ user });
      case 'wrapped-workspace':
        return reply.send({ workspace: { id: records.workspace.id, name: records.workspace.name } });
      case 'key':
        return reply.send({ apiKey: authenticate(request, keys) });
      case 'empty-object':
        return reply.send({});
      case 'array':
        return reply.send([user]);
      case 'text':
        return reply.type('text/plain; charset=utf-8').send('ok');
      case 'no-content':
        return reply.code(204).send();
    }
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
