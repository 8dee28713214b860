import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, NEEDS_VALID_KEY } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { sampleLink } from '../product.ts';
import { output, type Rows } from '../zapier/output.ts';

/** In one order, and null if the service does not show it, so that two answers can be compared. */
const words = zod.lazy(() =>
  read.transformed(read.knownListOf(zod.string()), (list) => list?.sort() ?? null),
);
const settingsSchema = read.record({
  keyterms: words,
  audio_location: read.shortText,
  meeting_default_permission: read.shortText,
});
export const workspaceSchema = read.record({
  id: read.id,
  name: read.shortText,
  createdAt: read.time,
  updatedAt: read.time,
  settings: zod.lazy(() => zod.catch(zod.nullable(settingsSchema), null)),
  allowedEmailDomains: words,
  iconUrl: read.address,
});
export type Workspace = zod.infer<typeof workspaceSchema>;

const GET_WORKSPACE = {
  method: 'GET',
  path: '/v1/workspace',
  recordKey: 'workspace',
  answer: workspaceSchema,
  needs: NEEDS_VALID_KEY,
  subject: 'workspace',
} satisfies Endpoint;

export const getWorkspace = (client: Client): Promise<Workspace> => client.call(GET_WORKSPACE);

const GET_ME = {
  method: 'GET',
  path: '/v1/me',
  answer: zod.unknown(),
  needs: NEEDS_VALID_KEY,
  subject: 'owner of the API key',
} satisfies Endpoint;

/** The owner of the API key. The shape is not documented, so any 2xx passes. */
export const getMe = (client: Client): Promise<unknown> => client.call(GET_ME);

export function presentWorkspace(workspace: Workspace) {
  const { allowedEmailDomains, settings } = workspace;
  return {
    ...workspace,
    allowedEmailDomainCount: allowedEmailDomains?.length ?? null,
    keytermCount: settings?.keyterms?.length ?? null,
  };
}

export const workspaceOutput = output({
  id: ['Workspace ID', 'wsp_8Jd5Fa'],
  name: ['Name', 'Acme'],
  createdAt: [{ label: 'Created At', type: 'datetime' }, '2025-09-01T07:30:00Z'],
  updatedAt: [{ label: 'Updated At', type: 'datetime' }, '2026-03-01T16:45:00Z'],
  settings: [
    {
      label: 'Settings',
      children: {
        keyterms: { label: 'Key Terms', list: true, type: 'string' },
        audio_location: 'Audio Location',
        meeting_default_permission: 'Default Visibility of Meetings',
      },
    },
    {
      keyterms: ['Acme Cloud', 'Northwind'],
      audio_location: 'vendor-server',
      meeting_default_permission: 'workspace',
    },
  ],
  allowedEmailDomains: [{ label: 'Allowed Email Domains', list: true, type: 'string' }, ['acme.example']],
  allowedEmailDomainCount: [{ label: 'Number of Allowed Email Domains', type: 'integer' }, 1],
  keytermCount: [{ label: 'Number of Key Terms', type: 'integer' }, 2],
  iconUrl: ['Icon URL', sampleLink('/icons/acme.png')],
} satisfies Rows<ReturnType<typeof presentWorkspace>>);
