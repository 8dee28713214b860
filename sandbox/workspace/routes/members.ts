import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { ApiError } from '../errors.ts';
import { pageShape, parseInput } from '../input.ts';
import { inOrder, pageOf } from '../paging.ts';
import { present, presentListedMember, presentUpdatedMember } from '../present.ts';
import type { Allow, Service } from '../service.ts';

const membersShape = {
  limit: pageShape.limit.refine((limit) => limit === undefined || limit <= 100, 'must be at most 100'),
  offset: pageShape.offset,
  search: zod.string().optional(),
};

export function memberRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, records } = service;
  const preHandler = allow({ scope: 'users' });

  app.get('/v1/workspace/members', { preHandler }, (request, reply) => {
    const { search = '', ...query } = parseInput(membersShape, request.query, dialect.strict);
    const wanted = search.toLowerCase();
    const matching = inOrder(records.members.values(), dialect.listOrder).filter(({ name, email }) =>
      [name, email].some((text) => (text ?? '').toLowerCase().includes(wanted)),
    );
    const { items, pagination } = pageOf(matching, query, dialect);
    return reply.send({ items: items.map((member) => presentListedMember(member, dialect)), pagination });
  });

  app.patch<{ Params: { id: string } }>('/v1/workspace/members/:id', { preHandler }, (request, reply) => {
    const member = records.members.get(request.params.id);
    if (member === undefined) throw new ApiError(404, 'The member was not found.');
    const { groupIds } = parseInput({ groupIds: zod.array(zod.string()) }, request.body, dialect.strict);
    const groups = groupIds.map((id) => {
      const group = records.groups.get(id);
      if (group === undefined) throw new ApiError(422, `groupIds: there is no group ${id}`, 'groupIds');
      return group;
    });
    const updated = { ...member, groups };
    records.members.set(member.id, updated);
    return reply.send({ member: presentUpdatedMember(updated, dialect) });
  });

  app.get('/v1/invites', { preHandler }, (request, reply) => {
    const query = parseInput(pageShape, request.query, dialect.strict);
    const invites = inOrder(records.invites.values(), dialect.listOrder);
    const { items, pagination } = pageOf(invites, query, dialect);
    return reply.send({ items: items.map((invite) => present(invite, dialect)), pagination });
  });
}
