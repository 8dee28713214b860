import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import type { Allow, Service } from '../service.ts';

const path = '/v1/integrations/zapier/webhook';

const hookShape = {
  hookUrl: zod.url({ protocol: /^https$/, error: 'must be a valid URL starting with https://' }),
};

export function webhookRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, webhooks } = service;
  const preHandler = allow({ scope: 'notes' });

  app.post(path, { preHandler }, (request, reply) => {
    const { hookUrl } = parseInput(hookShape, request.body, dialect.strict);
    webhooks.hooks.add(hookUrl);
    return reply.send({ status: 'success' });
  });

  app.delete(path, { preHandler }, (request, reply) => {
    const { hookUrl } = parseInput(hookShape, request.body, dialect.strict);
    const wasRegistered = webhooks.hooks.delete(hookUrl);
    if (!wasRegistered && dialect.unknownHookStatus !== 200) {
      throw new ApiError(dialect.unknownHookStatus, 'hookUrl: not registered', 'hookUrl');
    }
    return reply.send({ status: 'success' });
  });
}
