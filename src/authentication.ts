import type { Authentication, Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { ServiceError } from './api/errors.ts';
import { getMe, getWorkspace } from './resources/workspace.ts';
import { product } from './product.ts';
import { runStep, type Step } from './zapier/step.ts';

const KEY_HELP = `Create a key in your workspace's [developer settings](${product.developerSettingsUrl}) and grant it the scopes \`notes\`, \`folders\`, and \`users\`. [Learn how ${product.name} works with Zapier](${product.docsUrl}).`;

export default {
  type: 'custom',
  fields: [{ key: 'apiKey', label: 'API Key', type: 'password', required: true, helpText: KEY_HELP }],
  test: (z: ZObject, bundle: Bundle) =>
    runStep(z, bundle, { changes: false }, async (step) => {
      const me = await getMe(step.client);
      const names = [await workspaceName(step), ...namesIn(me)];
      const apiKey = bundle.authData.apiKey ?? '';
      const name = names
        .map((each) => each?.trim() ?? '')
        .find((each) => each !== '' && !showsKey(each, apiKey));
      return { connectionName: name ?? `${product.name} workspace` };
    }),
  connectionLabel: '{{connectionName}}',
} satisfies Authentication;

/** Null where the key may not read the workspace, which is no reason to refuse it. */
async function workspaceName({ client }: Step): Promise<string | null> {
  try {
    return (await getWorkspace(client)).name;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'forbidden') return null;
    throw error;
  }
}

const field = zod.catch(zod.nullish(zod.string()), undefined);
const person = zod.looseObject({ name: field, fullName: field, displayName: field, email: field });

/** Names, or else e-mail addresses, in an answer whose shape is not documented: on its top level or one below. */
function namesIn(me: unknown): (string | null | undefined)[] {
  const top = person.safeParse(Array.isArray(me) ? Object.assign({}, me) : me);
  if (!top.success) return [];
  const inner = Object.values(top.data).map((value) => person.safeParse(value));
  return [top, ...inner].flatMap(({ data }) =>
    data ? [data.name, data.fullName, data.displayName, data.email] : [],
  );
}

const TELLTALE_LENGTH = 6;

/** Whether a text holds a part of the key, or a masked one, as an answer about a key may. */
function showsKey(text: string, apiKey: string): boolean {
  const parts = Array.from({ length: Math.max(0, apiKey.length - TELLTALE_LENGTH + 1) }, (_, start) =>
    apiKey.slice(start, start + TELLTALE_LENGTH),
  );
  return /\*{2}|•{2}|\.{3}|…/.test(text) || parts.some((part) => text.includes(part));
}
