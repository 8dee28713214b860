import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, NEEDS_NOTES } from '../api/endpoint.ts';
import { unconfirmed } from '../api/errors.ts';
import { isNoRecord, isServiceError, ServiceError } from '../api/service_error.ts';
import { product } from '../product.ts';

const PATH = '/v1/integrations/zapier/webhook';

const SUBSCRIBE = {
  method: 'POST',
  path: PATH,
  answer: zod.unknown(),
  needs: NEEDS_NOTES,
  // Registering twice does no harm: the address is the same.
  uncertainty: 'It is not known whether the Zap will be notified. Turn it off and on again.',
} satisfies Endpoint;

const FAILED = /fail|error|reject|denied|invalid|refused|forbidden|unsuccessful|^not[ _-]|^[45]\d\d$/i;
/** As JSON. */
const NO_ERRORS = ['null', 'false', '0', '""', '[]', '{}'];
const anything = zod.optional(zod.unknown());
const registration = zod.lazy(() =>
  zod.catch(
    zod.object({
      status: zod.catch(zod.pipe(zod.union([zod.string(), zod.number()]), zod.transform(String)), 'success'),
      success: anything,
      ok: anything,
      error: anything,
      errors: anything,
    }),
    { status: 'success' },
  ),
);

/** Registers an address. One that is registered already is a success, and so is any 2xx that does not say that it failed. */
export async function subscribe(client: Client, hookUrl: string): Promise<{ status: string }> {
  const answer = await client.call(SUBSCRIBE, { body: { hookUrl } }).catch((error: unknown) => {
    if (isServiceError(error, 'rejected') && error.status === 409) return null;
    throw error;
  });
  if (answer === undefined) throw unconfirmed(SUBSCRIBE, 'something other than JSON');
  const { status, success, ok, error, errors } = registration.parse(answer);
  const isDenied = [success, ok].some((each) => String(each).toLowerCase() === 'false');
  const hasError = [error, errors].some((each) => !NO_ERRORS.includes(JSON.stringify(each ?? null)));
  if (!isDenied && !hasError && !FAILED.test(status)) return { status };
  throw new ServiceError(
    'rejected',
    `${product.name} did not register this Zap for notifications. Turn the Zap off and on again. If that does not help, contact ${product.name} support.`,
  );
}

const UNSUBSCRIBE = {
  method: 'DELETE',
  path: PATH,
  answer: zod.unknown(),
  needs: NEEDS_NOTES,
  subject: 'registration of this Zap',
  effect: 'the Zap was unregistered',
  uncertainty: 'Turn the Zap on and off again.',
} satisfies Endpoint;

/** Removes an address from the workspace's notifications. Succeeds if it is already gone. */
export async function unsubscribe(client: Client, hookUrl: string): Promise<void> {
  await client.call(UNSUBSCRIBE, { body: { hookUrl } }).catch((error: unknown) => {
    if (!isNoRecord(error)) throw error;
  });
}
