/** Why a request to the service failed, as far as the app distinguishes it. */
export type FailureKind =
  | 'expired-auth'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'throttled'
  /** No connection was made, so nothing can have happened. */
  | 'unreachable'
  | 'unavailable'
  | 'unexpected-answer'
  /** A write was answered by something else than the service, or not with what it creates: it may have happened. */
  | 'unconfirmed';

/** A failed request. The message is written for the person who built the Zap. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: FailureKind;
  /** Seconds to wait; only for `throttled`. */
  readonly retryAfterSec: number | undefined;
  /** The status of the response; only for `rejected` and `not-found`, where the response may also have no record. */
  readonly status: number | undefined;
  /** Whether the time ran out while the app itself was at work; only for `unavailable`. */
  readonly isOurWork: boolean;
  /** A sentence about a write that may or may not have happened. */
  readonly uncertainty: string | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    more: {
      retryAfterSec?: number;
      status?: number | undefined;
      isOurWork?: boolean;
      uncertainty?: string | undefined;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterSec = more.retryAfterSec;
    this.status = more.status;
    this.isOurWork = more.isOurWork ?? false;
    this.uncertainty = more.uncertainty;
  }
}

/** Whether the service says that it has no such record: it may also answer an ID that it does not know with 400 or 422. */
export function isNoRecord(error: unknown): boolean {
  if (isServiceError(error, 'not-found')) return true;
  return isServiceError(error, 'rejected') && (error.status === 400 || error.status === 422);
}

/** @param kinds any of these; every kind if none is given. */
export function isServiceError(error: unknown, ...kinds: FailureKind[]): error is ServiceError {
  return error instanceof ServiceError && (kinds.length === 0 || kinds.includes(error.kind));
}
