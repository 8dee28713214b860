import type { FastifyInstance } from 'fastify';
import { authenticate } from '../auth.ts';
import type { Allow, Service } from '../service.ts';

export function meRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, keys, records } = service;

  app.get('/v1/me', { preHandler: allow({ scope: null }) }, (request, reply) => {
    const [admin] = [...records.members.values()].filter((member) => member.role === 'admin');
    const user = { id: admin?.userId ?? 'user_1', name: admin?.name ?? null, email: admin?.email ?? null };
    switch (dialect.meShape) {
      case 'user':
        return reply.send(user);
      case 'wrapped-user':
        return reply.send({ user });
      case 'wrapped-workspace':
        return reply.send({ workspace: { id: records.workspace.id, name: records.workspace.name } });
      case 'key': {
        const { name, scopes, plan } = authenticate(request, keys);
        return reply.send({ apiKey: { name, scopes, plan } });
      }
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
}
