import type { FastifyRequest } from 'fastify';

import { ApiError } from './errors.ts';

const allScopes = ['users', 'notes', 'folders', 'templates'] as const;
export type Scope = (typeof allScopes)[number];

export interface Key {
  name: string;
  scopes: readonly Scope[];
  plan: 'Professional' | 'Enterprise';
}

/** The keys of every workspace, by the access they grant. */
export const keyRing = {
  everything: 'sandbox_everything_5f0c2b7d91',
  notesOnly: 'sandbox_notes_8ad41e6c03',
  foldersOnly: 'sandbox_folders_c27be90f15',
  usersOnly: 'sandbox_users_19e5d8a4f2',
  noScopes: 'sandbox_none_d04b73c8e6',
  /** All scopes, but the plan is not Enterprise. */
  professional: 'sandbox_professional_72fa6e10bd',
  revoked: 'sandbox_revoked_e8305cd94a',
};

export type KeyRing = typeof keyRing;

/** The valid keys. */
export type Keys = Map<string, Key>;

export function createKeys(): Keys {
  const key = (name: string, ...scopes: Scope[]): Key => ({ name, scopes, plan: 'Enterprise' });
  return new Map([
    [keyRing.everything, key('Automation', ...allScopes)],
    [keyRing.notesOnly, key('Notes only', 'notes')],
    [keyRing.foldersOnly, key('Folders only', 'folders')],
    [keyRing.usersOnly, key('Users only', 'users')],
    [keyRing.noScopes, key('No scopes')],
    [keyRing.professional, { ...key('Professional plan', ...allScopes), plan: 'Professional' }],
  ]);
}

/** Returns the key of a request. Throws 401 if it is missing, unknown, or revoked. */
export function authenticate(request: FastifyRequest, keys: Keys): Key {
  const sent = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = keys.get(sent ?? '');
  if (key === undefined) throw new ApiError(401, 'The API key is missing, invalid, or revoked.');
  return key;
}

/** Throws 403 if the key lacks the scope or the Enterprise plan that an endpoint requires. */
export function authorize(key: Key, demands: { scope: Scope | null; enterprise?: boolean }): void {
  if (demands.scope !== null && !key.scopes.includes(demands.scope)) {
    throw new ApiError(403, `The API key lacks the scope ${demands.scope}.`);
  }
  if (demands.enterprise === true && key.plan !== 'Enterprise') {
    throw new ApiError(403, 'This endpoint is available on Enterprise plans only.');
  }
}
