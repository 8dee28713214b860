import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, NEEDS_NOTES } from '../api/endpoint.ts';
import { isServiceError, ServiceError } from '../api/service_error.ts';
import { product } from '../product.ts';

const PATH = '/v1/integrations/zapier/webhook';

const SUBSCRIBE = {
  method: 'POST',
  path: PATH,
  answer: zod.lazy(() => zod.looseObject({ status: zod.string() })),
  needs: NEEDS_NOTES,
  // Registering twice does no harm: the address is the same.
  uncertainty: 'It is not known whether the Zap was registered for notifications: turn it on again.',
} satisfies Endpoint;

export async function subscribe(client: Client, hookUrl: string): Promise<{ status: string }> {
  const { status } = await client.call(SUBSCRIBE, { body: { hookUrl } });
  if (status === 'success') return { status };
  throw new ServiceError(
    'rejected',
    `${product.name} did not register this Zap for notifications. Turn the Zap off and on again. If that does not help, contact the support of ${product.name}.`,
  );
}

const UNSUBSCRIBE = {
  method: 'DELETE',
  path: PATH,
  answer: zod.unknown(),
  needs: NEEDS_NOTES,
  subject: 'registration of this Zap',
  effect: 'the Zap was unregistered',
  uncertainty: 'It is not known whether the Zap was unregistered: turn it on and off again.',
} satisfies Endpoint;

/** Removes an address from the workspace's notifications. Succeeds if it is already gone. */
export async function unsubscribe(client: Client, hookUrl: string): Promise<void> {
  await client.call(UNSUBSCRIBE, { body: { hookUrl } }).catch((error: unknown) => {
    if (!isServiceError(error, 'not-found')) throw error;
  });
}
