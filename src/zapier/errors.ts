import type { ZObject } from 'zapier-platform-core';

import type { Client } from '../api/client.ts';
import { ServiceError } from '../api/errors.ts';
import { UserError } from '../api/user_error.ts';

/**
 * The error a step ends with: Zapier's class decides what becomes of the run (held, replayed, counted against the Zap), the
 * message is what the user reads. An error the app did not foresee passes as it is.
 *
 * @param changes whether the step is one that changes the workspace, so that the user is told what was and was not done.
 */
export function zapierError(
  z: ZObject,
  error: unknown,
  { effects }: Pick<Client, 'effects'>,
  { changes }: { changes: boolean },
): unknown {
  if (error instanceof UserError) return new z.errors.Error(sentences(error.message, done(effects)));
  if (!(error instanceof ServiceError)) return error;

  const message = sentences(error.message, done(effects), undone(error, effects, changes));
  switch (error.kind) {
    case 'expired-auth':
      return new z.errors.ExpiredAuthError(message);
    case 'throttled':
      return new z.errors.ThrottledError(message, error.retryAfterSec);
    default:
      return new z.errors.Error(message);
  }
}

function done(effects: readonly string[]): string | null {
  return effects.length === 0 ? null : `Before that, ${effects.join(', and ')}.`;
}

function undone({ uncertainty }: ServiceError, effects: readonly string[], changes: boolean): string | null {
  return uncertainty ?? (changes && effects.length === 0 ? 'Nothing was changed.' : null);
}

function sentences(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
