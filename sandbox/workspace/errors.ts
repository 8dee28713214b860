/** An error response of the API: its status, a message, and the field that caused it, if any. */
export class ApiError extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, message: string, field: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.field = field;
  }
}

interface ErrorAnswer {
  contentType: string;
  body: string;
}

const jsonType = 'application/json; charset=utf-8';
/** Serializes a value as a JSON body. */
export const json = (value: unknown): ErrorAnswer => ({ contentType: jsonType, body: JSON.stringify(value) });

/** Common formats of error bodies. The document shows none. */
export const errorBodies = {
  'error.message': (message, field) => json({ error: { message, ...(field !== null && { field }) } }),
  message: (message) => json({ message }),
  error: (message) => json({ error: message }),
  'errors[]': (message, field) => json({ errors: [{ field, message }] }),
  'errors-map': (message, field) => json({ errors: { [field ?? 'base']: [message] } }),
  detail: (message) => json({ type: 'about:blank', title: 'Request rejected', detail: message }),
  'detail[]': (message, field) =>
    json({ detail: [{ loc: ['body', field], msg: message, type: 'value_error' }] }),
  'errors[].pointer': (message, field) => ({
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Request rejected',
      detail: 'One or more values are not valid.',
      errors: [{ detail: message, pointer: `#/${field ?? ''}` }],
    }),
  }),
  'errors[].source': (message, field) =>
    json({ errors: [{ title: 'Request rejected', detail: message, source: { parameter: field } }] }),
  text: (message) => ({ contentType: 'text/plain; charset=utf-8', body: message }),
  html: (message) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<html><body><h1>${message}</h1></body></html>`,
  }),
  empty: () => ({ contentType: 'text/plain; charset=utf-8', body: '' }),
} satisfies Record<string, (message: string, field: string | null) => ErrorAnswer>;

export type ErrorBody = keyof typeof errorBodies;
