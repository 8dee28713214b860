/** An error whose message tells the person who built the Zap what is wrong and what to do. */
export class UserError extends Error {
  override name = 'UserError';
}
