import * as zod from 'zod/mini';

import { isServiceError } from '../api/service_error.ts';
import { UserError } from '../api/user_error.ts';
import { domainTest } from '../text/domains.ts';
import { lookup } from '../zapier/cache.ts';
import type { Step } from '../zapier/step.ts';
import { getWorkspace } from './workspace.ts';

const remembered = {
  key: 'workspace-domains',
  value: zod.lazy(() => zod.object({ domains: zod.nullable(zod.array(zod.string())) })),
};

/** Whether a domain is one of the user's own organization; null if its domains are not known. */
export type InternalDomains = ((domain: string) => boolean) | null;

export type DomainLookup = ReturnType<typeof internalDomains>;

/** The internal domains of a run, which passes them on: those that the user named, else the workspace's own. */
export function internalDomains(step: Step, named: readonly string[]) {
  const ofWorkspace = lookup(step, remembered, () => readDomains(step));
  const find = async (): Promise<InternalDomains> => {
    const domains = named.length > 0 ? named : (await ofWorkspace())?.domains;
    return domains ? domainTest(domains) : null;
  };
  let found: Promise<InternalDomains> | undefined;
  /** Asks the service only when first called: a run that doesn't need the domains never asks. */
  return { named, find: () => (found ??= find()) };
}

/** @throws {UserError} that asks for the domains. */
export function requireKnown(domains: InternalDomains): NonNullable<InternalDomains> {
  if (domains !== null) return domains;
  throw new UserError(
    'Guests and colleagues can\'t be told apart, because your workspace\'s email domains are not known. Enter them in "Internal Domains".',
  );
}

/** Undefined if they are unknown only in this run. */
async function readDomains({ client, log }: Step): Promise<{ domains: string[] | null } | undefined> {
  try {
    const { allowedEmailDomains } = await getWorkspace(client);
    return { domains: allowedEmailDomains?.length ? allowedEmailDomains : null };
  } catch (error) {
    if (isServiceError(error, 'forbidden', 'not-found')) return { domains: null };
    // The write has happened: if the step failed now, Zapier would repeat the write.
    if (client.effects.length === 0) throw error;
    log(`Internal and external participants could not be told apart: ${String(error)}`);
    return undefined;
  }
}
