import * as zod from 'zod';

/** Errors of these classes carry JSON in their message. */
const structuredMessage = zod.object({ message: zod.string().nullish(), delay: zod.number().nullish() });

/** A failure of the app, as Zapier gets it from the app's process. */
export class ZapError extends Error {
  /** Class in the app: `AppError` (`z.errors.Error`), `ExpiredAuthError`, `ThrottledError`, `HaltedError`, … */
  override readonly name: string;
  /** The whole message as the process gave it, with the platform's additions. */
  readonly raw: string;
  /** Seconds to wait before the next try, of a `ThrottledError`. */
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

/** Core appends what it was doing, bundle included, and what the app logged; users do not see that. */
function withoutContext(message: string): string {
  return message.split(/\n(?:What happened:|\nConsole logs:)\n/, 1)[0] ?? message;
}
