import * as zod from 'zod';

/** Errors of these classes carry JSON in their message. */
const structuredMessage = zod.object({
  message: zod.string().nullish(),
  delay: zod.number().nullish(),
  code: zod.string().nullish(),
  status: zod.number().nullish(),
});

/** A failure of the app, as Zapier gets it from the app's process. */
export class ZapError extends Error {
  /** Class in the app: `AppError` (`z.errors.Error`), `ExpiredAuthError`, `ThrottledError`, `HaltedError`, … */
  override readonly name: string;
  /** The whole message as the process gave it, with the platform's additions. */
  readonly raw: string;
  /** Seconds to wait before the next try, of a `ThrottledError`. */
  readonly delay: number | undefined;
  readonly code: string | undefined;
  /** HTTP status that the app gave the error. */
  readonly status: number | undefined;

  constructor(thrown: { readonly name: string; readonly message: string }) {
    const structured = parseStructured(thrown);
    super(structured?.message ?? withoutContext(thrown.message));
    this.name = thrown.name;
    this.raw = thrown.message;
    this.delay = structured?.delay ?? undefined;
    this.code = structured?.code ?? undefined;
    this.status = structured?.status ?? undefined;
  }
}

function parseStructured(thrown: {
  name: string;
  message: string;
}): zod.infer<typeof structuredMessage> | undefined {
  return ['AppError', 'ThrottledError'].includes(thrown.name)
    ? structuredMessage.parse(JSON.parse(thrown.message))
    : undefined;
}

/** Core appends what it was doing, bundle included, and what the app logged; users do not see that. */
function withoutContext(message: string): string {
  return message.split(/\n(?:What happened:|\nConsole logs:)\n/, 1)[0] ?? message;
}
