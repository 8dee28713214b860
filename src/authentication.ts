import type { Authentication, BeforeRequestMiddleware, Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { keyOf, showsKey, usableKey } from './api/api_key.ts';
import { baseUrl } from './api/base_url.ts';
import { isServiceError, type ServiceError } from './api/service_error.ts';
import { UserError } from './api/user_error.ts';
import { product } from './product.ts';
import { getMe, getWorkspace } from './service/workspace.ts';
import { runStep, type Step } from './zapier/step.ts';

const KEY_HELP = `Create a key in your workspace's [developer settings](${product.developerSettingsUrl}) and grant it the scopes \`notes\`, \`folders\`, and \`users\`. [Learn how ${product.name} works with Zapier](${product.docsUrl}).`;

export default {
  type: 'custom',
  fields: [{ key: 'apiKey', label: 'API Key', type: 'password', required: true, helpText: KEY_HELP }],
  test: (z: ZObject, bundle: Bundle) =>
    runStep(z, bundle, async (step) => {
      const names = await namesOf(step).catch(explainWrongAddress);
      const apiKey = keyOf(bundle);
      const name = names
        .map((each) => each?.trim() ?? '')
        .find((each) => each !== '' && !showsKey(each, apiKey));
      return { connectionName: name ?? `${product.name} workspace` };
    }),
  connectionLabel: '{{connectionName}}',
} satisfies Authentication;

/**
 * Adds the key to a request that Zapier makes with the connection on its own, as well as to those of the app.
 *
 * @throws {UserError} for any other origin than the service's. A URL with a user name, a backslash, or white space may mean
 *   another origin to Zapier than it means here.
 */
export const addKey: BeforeRequestMiddleware = (request, _z, bundle) => {
  const { url, headers = {} } = request;
  const parsed = /[\\\s]/.test(url) ? null : URL.parse(url);
  const isOurs = parsed?.origin === new URL(baseUrl()).origin && parsed.username + parsed.password === '';
  if (!isOurs) throw new UserError(`Only requests to ${product.name} can be made with this connection.`);
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  const authorization = `Bearer ${usableKey(keyOf(bundle))}`;
  // A redirect to another port of the same host would carry the key along.
  return { ...request, redirect: 'manual', headers: { ...Object.fromEntries(others), authorization } };
};

/** Possible names of the connection, best first. A service without `/v1/me` works if it has the workspace. */
async function namesOf({ client }: Step): Promise<(string | null | undefined)[]> {
  let missing: ServiceError | undefined;
  const me = await getMe(client).catch((error: unknown) => {
    if (!isServiceError(error, 'not-found')) throw error;
    missing = error;
    return null;
  });
  const workspace = await workspaceName(client);
  // Neither endpoint has confirmed the key.
  if (missing !== undefined && workspace === undefined) throw missing;
  return [workspace, ...namesIn(me)];
}

/** When an account is being connected, a mistyped address is as likely as an outage, so the message covers both. */
function explainWrongAddress(error: unknown): never {
  if (isServiceError(error, 'unreachable')) {
    throw new UserError(
      `${product.name} could not be reached at ${baseUrl()}. Try again later. If this keeps happening, the address may be wrong. The developer of this app sets it in the environment variable BASE_URL.`,
    );
  }
  if (isServiceError(error, 'not-found') && error.status !== undefined) {
    throw new UserError(
      `${product.name} was not found at ${baseUrl()}. The address is wrong. The developer of this app sets it in the environment variable BASE_URL, without /v1 at the end.`,
    );
  }
  throw error;
}

/** Undefined if the key is not allowed to read the workspace, which is no reason to reject it. */
async function workspaceName(client: Step['client']): Promise<string | null | undefined> {
  try {
    return (await getWorkspace(client)).name;
  } catch (error) {
    if (isServiceError(error, 'forbidden')) return undefined;
    throw error;
  }
}

const field = zod.lazy(() => zod.catch(zod.nullish(zod.string()), undefined));
const person = zod.lazy(() =>
  zod.looseObject({ name: field, fullName: field, displayName: field, email: field }),
);

/** Names, or else email addresses, in a response whose shape is not documented: at its top level or one level below. */
function namesIn(me: unknown): (string | null | undefined)[] {
  const top = person.safeParse(Array.isArray(me) ? Object.assign({}, me) : me);
  if (!top.success) return [];
  const inner = Object.values(top.data).map((value) => person.safeParse(value));
  return [top, ...inner].flatMap(({ data }) =>
    data ? [data.name, data.fullName, data.displayName, data.email] : [],
  );
}
