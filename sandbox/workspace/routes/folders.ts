import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { inOrder } from '../paging.ts';
import { presentCreatedFolder, presentFolders } from '../present.ts';
import type { Allow, Service } from '../service.ts';

const createShape = {
  name: zod.string().trim().min(1, 'must not be empty'),
  ownerUserId: zod.string(),
  icon: zod.string().exactOptional(),
  color: zod.string().exactOptional(),
  isPrivate: zod.boolean().exactOptional(),
  parentFolderId: zod.string().exactOptional(),
};

export function folderRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, records } = service;
  const preHandler = allow({ scope: 'folders' });

  app.get('/v1/folders', { preHandler }, (request, reply) => {
    parseInput({}, request.query, dialect.strict);
    const folders = inOrder(records.folders.values(), dialect.listOrder);
    return reply.send({ folders: presentFolders(folders, dialect) });
  });

  app.post('/v1/folders', { preHandler }, (request, reply) => {
    const created = parseInput(createShape, request.body, dialect.strict);
    const { color, ownerUserId, parentFolderId } = created;
    // If members are listed without `userId`, only their `id` can identify an owner.
    const isOwner = [...records.members.values()].some(
      (member) => member.userId === ownerUserId || (!dialect.memberUserId && member.id === ownerUserId),
    );
    if (!isOwner) throw new ApiError(422, 'ownerUserId: there is no such user', 'ownerUserId');
    if (parentFolderId !== undefined && !records.folders.has(parentFolderId)) {
      throw new ApiError(422, 'parentFolderId: there is no such folder', 'parentFolderId');
    }
    if (color !== undefined && !/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) {
      throw new ApiError(422, 'color: must be a hex color such as #2f80ed', 'color');
    }
    const folder = records.addFolder(created);
    return reply.send({ folder: presentCreatedFolder(folder, dialect) });
  });
}
