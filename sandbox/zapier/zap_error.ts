import * as zod from 'zod';

/** The JSON in the message of an `AppError` or a `ThrottledError`. */
const structuredMessage = zod.object({ message: zod.string().nullish(), delay: zod.number().nullish() });

/** A failure of the app, as Zapier receives it from the app's process. */
export class ZapError extends Error {
  /** Error class in the app: `AppError` (`z.errors.Error`), `ExpiredAuthError`, `ThrottledError`, `HaltedError`, … */
  override readonly name: string;
  /** The complete message from the app's process, with the platform's additions. */
  readonly raw: string;
  /** Seconds to wait before the next attempt, for a `ThrottledError`. */
  readonly delay: number | undefined;

  constructor(thrown: { readonly name: string; readonly message: string }) {
    const isStructured = ['AppError', 'ThrottledError'].includes(thrown.name);
    const structured = isStructured ? structuredMessage.parse(JSON.parse(thrown.message)) : undefined;
    super(structured?.message ?? withoutContext(thrown.message));
    this.name = thrown.name;
    this.raw = thrown.message;
    this.delay = structured?.delay ?? undefined;
  }
}

/** Removes what the platform appends and users don't see: what it was doing, with the bundle, and the app's logs. */
function withoutContext(message: string): string {
  return message.split(/\n(?:What happened:|\nConsole logs:)\n/, 1)[0] ?? message;
}
