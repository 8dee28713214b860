import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Workspace, WorkspaceOptions } from '../../../sandbox/workspace/index.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, `undefined` when it is no JSON. */
  body: unknown;
}

/** Calls the workspace, with the key that may do everything unless another (or none: `null`) is given. */
export async function call(
  workspace: Workspace,
  endpoint: string,
  options: { body?: unknown; key?: string | null } = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const key = options.key === undefined ? workspace.keys.everything : options.key;
  const response = await fetch(workspace.baseUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A workspace for one test, closed whatever comes of it. */
export async function withWorkspace(
  options: WorkspaceOptions,
  use: (workspace: Workspace) => Promise<void>,
): Promise<void> {
  const workspace = await startWorkspace(options);
  try {
    await use(workspace);
  } finally {
    await workspace.close();
  }
}

interface ListBody {
  items: { id: string; title: string; name: string; email: string }[];
  pagination: { limit: number; nextOffset: number | null; isLast: boolean };
}

/** A list endpoint's page; fails when the list was refused. */
export async function list(workspace: Workspace, path: string): Promise<ListBody> {
  const { status, text } = await call(workspace, `GET ${path}`);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as ListBody;
}
