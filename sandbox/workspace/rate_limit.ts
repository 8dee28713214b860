import type { FastifyInstance } from 'fastify';

import type { Dialect } from './dialect.ts';
import { ApiError } from './errors.ts';

/** Responds with 429 to requests over the dialect's rate limit, measured by the real clock. */
export function limitRate(app: FastifyInstance, dialect: Dialect): void {
  let recent: number[] = [];

  app.addHook('preValidation', async (_request, reply) => {
    const limit = dialect.rateLimit;
    if (limit === null) return;
    const now = Date.now();
    recent = recent.filter((time) => now - time < limit.perMs);
    const [oldest = now] = recent;
    if (recent.length < limit.requests) {
      recent.push(now);
      return;
    }
    reply.header('retry-after', Math.ceil((oldest + limit.perMs - now) / 1000));
    throw new ApiError(429, 'Too many requests.');
  });
}
