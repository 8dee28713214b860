import type { Dialect } from './dialect.ts';

/** A refusal by the API: its status, a message for people, and the field it is about. */
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

export interface ErrorAnswer {
  contentType: string;
  body: string;
}

/** An error in the form the dialect speaks. */
export function errorAnswer(
  form: Dialect['errorBody'],
  message: string,
  field: string | null = null,
): ErrorAnswer {
  switch (form) {
    case 'error.message':
      return json({ error: { message, ...(field === null ? {} : { field }) } });
    case 'message':
      return json({ message });
    case 'error':
      return json({ error: message });
    case 'errors[]':
      return json({ errors: [{ field, message }] });
    case 'errors-map':
      return json({ errors: { [field ?? 'base']: [message] } });
    case 'detail':
      return json({ type: 'about:blank', title: 'Request refused', detail: message });
    case 'detail[]':
      return json({ detail: [{ loc: ['body', field], msg: message, type: 'value_error' }] });
    case 'text':
      return { contentType: 'text/plain; charset=utf-8', body: message };
    case 'html':
      return {
        contentType: 'text/html; charset=utf-8',
        body: `<html><body><h1>${message}</h1></body></html>`,
      };
    case 'empty':
      return { contentType: 'text/plain; charset=utf-8', body: '' };
  }
}

function json(value: unknown): ErrorAnswer {
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
