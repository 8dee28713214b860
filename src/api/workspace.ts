import * as zod from 'zod/mini';

import type { Client } from './client.ts';
import { type Endpoint, NEEDS_VALID_KEY } from './endpoint.ts';
import { listOf, record, text, transformed } from './tolerant.ts';

export const workspaceSchema = record({
  id: zod.string(),
  name: text,
  createdAt: text,
  updatedAt: text,
  settings: transformed(
    zod.nullish(
      record({ keyterms: listOf(zod.string()), audio_location: text, meeting_default_permission: text }),
    ),
    (settings) => settings ?? { keyterms: [], audio_location: null, meeting_default_permission: null },
  ),
  allowedEmailDomains: listOf(zod.string()),
  iconUrl: text,
});
export type Workspace = zod.infer<typeof workspaceSchema>;

const GET_WORKSPACE = {
  method: 'GET',
  path: '/v1/workspace',
  answer: zod.object({ workspace: workspaceSchema }),
  needs: NEEDS_VALID_KEY,
  subject: 'workspace',
} satisfies Endpoint;

/** The workspace the API key belongs to. */
export async function getWorkspace(client: Client): Promise<Workspace> {
  return (await client.call(GET_WORKSPACE)).workspace;
}

const GET_ME = {
  method: 'GET',
  path: '/v1/me',
  answer: zod.unknown(),
  needs: NEEDS_VALID_KEY,
} satisfies Endpoint;

/** Whoever the API key belongs to; the shape is not documented, so any 2xx passes. */
export async function getMe(client: Client): Promise<unknown> {
  return await client.call(GET_ME);
}
