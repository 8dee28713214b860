import type { Bundle } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { UserError } from '../api/user_error.ts';
import * as webhooks from '../service/webhook.ts';
import { timeOf } from '../text/dates.ts';
import type { Step } from '../zapier/step.ts';

const stored = zod.lazy(() =>
  zod.catch(
    zod.looseObject({
      hookUrl: zod.catch(zod.optional(zod.string()), undefined),
      subscribedAt: zod.catch(zod.optional(zod.string()), undefined),
    }),
    {},
  ),
);

export type Subscription = ReturnType<typeof subscriptionOf>;

/** What Zapier stores while a Zap is on: the service returns no ID for it, so its address identifies it. */
export function subscriptionOf(bundle: Bundle) {
  const { hookUrl, subscribedAt } = stored.parse(bundle.subscribeData);
  // In milliseconds since 1970; 0 if it is unknown.
  return { hookUrl, subscribedAt: timeOf(subscribedAt) || 0 };
}

export async function subscribe({ client }: Step, bundle: Bundle) {
  const hookUrl = secure(bundle.targetUrl);
  // Taken before the call, so that notes created during the registration count as new.
  const subscribedAt = new Date().toISOString();
  const { status } = await webhooks.subscribe(client, hookUrl);
  return { status, hookUrl, subscribedAt };
}

export async function unsubscribe({ client }: Step, bundle: Bundle) {
  const hookUrl = secure(subscriptionOf(bundle).hookUrl ?? bundle.targetUrl);
  await webhooks.unsubscribe(client, hookUrl);
  return { hookUrl };
}

function secure(hookUrl: string | undefined): string {
  if (hookUrl === undefined || !URL.canParse(hookUrl) || new URL(hookUrl).protocol !== 'https:') {
    throw new UserError(
      'Notifications can only be sent to an address that begins with https://. Turn the Zap off and on again.',
    );
  }
  return hookUrl;
}
