/** Why a request to the service failed, as far as the app has to tell one case from another. */
export type FailureKind =
  | 'expired-auth'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'throttled'
  /** No connection was made, so that nothing can have happened. */
  | 'unreachable'
  | 'unavailable'
  | 'unexpected-answer';

/** A failed request; the message is a finished sentence for the person who built the Zap. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: FailureKind;
  /** Seconds to wait; of `throttled` only. */
  readonly retryAfterSec: number | undefined;
  /** A sentence about a write that may or may not have happened. */
  readonly uncertainty: string | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    { retryAfterSec, uncertainty }: { retryAfterSec?: number; uncertainty?: string | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterSec = retryAfterSec;
    this.uncertainty = uncertainty;
  }
}

/** @param kinds any of these; any kind at all if none is given. */
export function isServiceError(error: unknown, ...kinds: FailureKind[]): error is ServiceError {
  return error instanceof ServiceError && (kinds.length === 0 || kinds.includes(error.kind));
}
