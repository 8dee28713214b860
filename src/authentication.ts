import type { Authentication, Bundle, ZObject } from 'zapier-platform-core';
import * as zod from 'zod';

import { ServiceError } from './api/errors.ts';
import { getMe, getWorkspace } from './api/workspace.ts';
import { product } from './product.ts';
import { runStep, type Step } from './zapier/step.ts';

const KEY_HELP = `Create a key in the [developer settings](${product.developerSettingsUrl}) of your workspace and grant it the scopes \`notes\`, \`folders\` and \`users\`.`;

export default {
  type: 'custom',
  fields: [{ key: 'apiKey', label: 'API Key', type: 'password', required: true, helpText: KEY_HELP }],
  test: (z: ZObject, bundle: Bundle) =>
    runStep(z, bundle, { changes: false }, async (step) => {
      const me = await getMe(step.client);
      return { connectionName: (await workspaceName(step)) ?? nameIn(me) ?? `${product.name} workspace` };
    }),
  connectionLabel: '{{connectionName}}',
} satisfies Authentication;

/** Null where the key may not read the workspace, which is no reason to refuse it. */
async function workspaceName({ client }: Step): Promise<string | null> {
  try {
    return filled((await getWorkspace(client)).name);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'forbidden') return null;
    throw error;
  }
}

const field = zod.string().nullish().catch(undefined);
const person = zod.looseObject({ name: field, fullName: field, displayName: field, email: field });

/** A name, or else an e-mail address, in an answer whose shape is not documented: on its top level or one below. */
function nameIn(me: unknown): string | null {
  const top = person.safeParse(me);
  if (!top.success) return null;
  const inner = Object.values(top.data).map((value) => person.safeParse(value));
  const [first] = [top, ...inner]
    .flatMap(({ data }) =>
      data ? [filled(data.name), filled(data.fullName), filled(data.displayName), filled(data.email)] : [],
    )
    .filter((found) => found !== null);
  return first ?? null;
}

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
