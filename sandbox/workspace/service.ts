import type { preHandlerHookHandler } from 'fastify';

import type { Keys, Scope } from './auth.ts';
import type { Dialect } from './dialect.ts';
import type { Processing } from './processing.ts';
import type { Records } from './records.ts';
import type { ObjectStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** Everything that the routes need. */
export interface Service {
  dialect: Dialect;
  keys: Keys;
  records: Records;
  webhooks: Webhooks;
  processing: Processing;
  store: ObjectStore;
}

/** Returns a handler that rejects API keys without access to an endpoint. */
export type Allow = (demands: { scope: Scope | null; enterprise?: boolean }) => preHandlerHookHandler;
