import type { ZObject } from 'zapier-platform-core';

import { HIDDEN, showsKey, withoutKey } from '../api/api_key.ts';
import { isServiceError, type ServiceError } from '../api/service_error.ts';
import { HaltedRun, UserError } from '../api/user_error.ts';

/** What a failed step did, for the message about its failure. */
interface FailedStep {
  /** Whether the step can change the workspace, so that the message says whether it did. */
  changes: boolean;
  /** What its successful writes did, as clauses: `the note was updated`. */
  effects: readonly string[];
  apiKey: string;
}

/**
 * The error a step ends with. Its class tells Zapier what to do with the run (hold it, replay it, count it against the
 * Zap); its message is what the user reads. An unforeseen error is returned unchanged, unless it quotes the key.
 */
export function zapierError(z: Pick<ZObject, 'errors'>, error: unknown, step: FailedStep): unknown {
  if (!(error instanceof UserError) && !isServiceError(error)) {
    const quotesKey = error instanceof Error && showsKey(error.message, step.apiKey);
    return quotesKey ? new z.errors.Error(HIDDEN) : error;
  }
  const message = [error.message, done(step), undone(error, step)]
    .filter((part) => part !== null)
    .map((part) => presentable(part, step.apiKey))
    .join(' ');
  if (error instanceof HaltedRun) return new z.errors.HaltedError(message);
  if (isServiceError(error, 'expired-auth')) return new z.errors.ExpiredAuthError(message);
  if (isServiceError(error, 'throttled')) return new z.errors.ThrottledError(message, error.retryAfterSec);
  return new z.errors.Error(message);
}

const LONGEST_MESSAGE = 1000;

/** A text for the user or the log, without the key and shortened, whatever the service or the user wrote. */
export function presentable(text: string, apiKey: string): string {
  const shown = withoutKey(text, apiKey);
  return shown.length > LONGEST_MESSAGE ? `${shown.slice(0, LONGEST_MESSAGE)}…` : shown;
}

function done({ effects }: FailedStep): string | null {
  return effects.length === 0 ? null : `Before that, ${effects.join(', and ')}.`;
}

function undone(error: UserError | ServiceError, { effects, changes }: FailedStep): string | null {
  if (!isServiceError(error)) return null;
  return error.uncertainty ?? (changes && effects.length === 0 ? 'Nothing was changed.' : null);
}
