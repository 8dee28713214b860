import type { Workspace } from '../api/workspace.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import { withZone } from '../dates.ts';

type PresentedWorkspace = ReturnType<typeof presentWorkspace>;

export function presentWorkspace(workspace: Workspace) {
  return { ...workspace, createdAt: withZone(workspace.createdAt), updatedAt: withZone(workspace.updatedAt) };
}

export const workspaceOutput: Output = {
  outputFields: outputFields({
    id: 'Workspace ID',
    name: 'Name',
    createdAt: { label: 'Created At', type: 'datetime' },
    updatedAt: { label: 'Updated At', type: 'datetime' },
    settings: {
      label: 'Settings',
      children: {
        keyterms: { label: 'Key Terms', list: true, type: 'string' },
        audio_location: 'Audio Location',
        meeting_default_permission: 'Default Visibility of Meetings',
      },
    },
    allowedEmailDomains: { label: 'Allowed Email Domains', list: true, type: 'string' },
    iconUrl: 'Icon URL',
  } satisfies FieldSpecs<PresentedWorkspace>),
  sample: {
    id: 'wsp_8Jd5Fa',
    name: 'Acme',
    createdAt: '2025-09-01T07:30:00Z',
    updatedAt: '2026-03-01T16:45:00Z',
    settings: {
      keyterms: ['Acme Cloud', 'Northwind'],
      audio_location: 'vendor-server',
      meeting_default_permission: 'workspace',
    },
    allowedEmailDomains: ['acme.example'],
    iconUrl: 'https://meeting-notes.example/icons/acme.png',
  } satisfies PresentedWorkspace,
};
