import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

export type Scope = 'users' | 'notes' | 'folders' | 'templates';

export interface Key {
  name: string;
  scopes: readonly Scope[];
  plan: 'Professional' | 'Enterprise';
  revoked: boolean;
}

/** The keys every workspace has, by what they are good for. */
export interface KeyRing {
  everything: string;
  notesOnly: string;
  foldersOnly: string;
  usersOnly: string;
  noScopes: string;
  /** All scopes, but the plan is not Enterprise. */
  professional: string;
  revoked: string;
}

export interface Keys {
  ring: KeyRing;
  /** Every key, the revoked ones too. */
  all: Map<string, Key>;
  /** Throws when there is no such key. */
  revoke(key: string): void;
}

const allScopes: readonly Scope[] = ['users', 'notes', 'folders', 'templates'];

export function createKeys(prefix: string): Keys {
  const ring: KeyRing = {
    everything: `${prefix}everything_5f0c2b7d91`,
    notesOnly: `${prefix}notes_8ad41e6c03`,
    foldersOnly: `${prefix}folders_c27be90f15`,
    usersOnly: `${prefix}users_19e5d8a4f2`,
    noScopes: `${prefix}none_d04b73c8e6`,
    professional: `${prefix}professional_72fa6e10bd`,
    revoked: `${prefix}revoked_e8305cd94a`,
  };
  const all = new Map<string, Key>();
  const add = (key: string, name: string, scopes: readonly Scope[], rest: Partial<Key> = {}) =>
    all.set(key, { name, scopes, plan: 'Enterprise', revoked: false, ...rest });
  add(ring.everything, 'Automation', allScopes);
  add(ring.notesOnly, 'Notes only', ['notes']);
  add(ring.foldersOnly, 'Folders only', ['folders']);
  add(ring.usersOnly, 'Users only', ['users']);
  add(ring.noScopes, 'No scopes', []);
  add(ring.professional, 'Professional plan', allScopes, { plan: 'Professional' });
  add(ring.revoked, 'Old laptop', allScopes, { revoked: true });

  return {
    ring,
    all,
    revoke(key) {
      const found = all.get(key);
      if (found === undefined) throw new Error('There is no such key.');
      all.set(key, { ...found, revoked: true });
    },
  };
}

/** The key of a request. Throws 401 when it is missing, unknown or revoked. */
export function authenticate(request: FastifyRequest, keys: Keys): Key {
  const sent = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const key = sent === undefined ? undefined : keys.all.get(sent);
  if (key === undefined || key.revoked) {
    throw new ApiError(401, 'The API key is missing, invalid, or revoked.');
  }
  return key;
}

/** Throws 403 when the key lacks the scope, or Enterprise plan, that an endpoint demands. */
export function authorize(key: Key, demands: { scope: Scope | null; enterprise?: boolean }): void {
  if (demands.scope !== null && !key.scopes.includes(demands.scope)) {
    throw new ApiError(403, `The API key lacks the scope ${demands.scope}.`);
  }
  if (demands.enterprise === true && key.plan !== 'Enterprise') {
    throw new ApiError(403, 'This endpoint is available on Enterprise plans only.');
  }
}
