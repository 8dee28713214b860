/** An error whose message tells the person who built the Zap what is wrong and what to do. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Ends a run because there is nothing to do, as the person who built the Zap wants. It doesn't count as a failure. */
export class HaltedRun extends UserError {
  override name = 'HaltedRun';
}
