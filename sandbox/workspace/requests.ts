import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiError } from './errors.ts';

export interface RecordedRequest {
  method: string;
  /** As sent, with path prefix and escapes, without the query. */
  path: string;
  /** In the order sent, with all values of repeated parameters. */
  query: [string, string][];
  headers: FastifyRequest['headers'];
  /** The parsed body; `undefined` if there was none or it was not JSON. */
  body: unknown;
  /** Status of the response; `null` if none has been sent. */
  status: number | null;
  /** Length of the response body in bytes; 0 if none has been sent. */
  answerBytes: number;
}

/** Records every request in `log`, in order of arrival, and parses JSON bodies. */
export function recordRequests(app: FastifyInstance, log: RecordedRequest[]): void {
  const records = new WeakMap<FastifyRequest, RecordedRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    const record: RecordedRequest = {
      method: request.method,
      path: request.originalUrl.split('?', 1)[0] ?? '',
      query: [...new URL(request.originalUrl, 'http://workspace').searchParams],
      headers: request.headers,
      body: undefined,
      status: null,
      answerBytes: 0,
    };
    records.set(request, record);
    log.push(record);
    // Fastify's own hooks would also run for responses that a fault drops.
    reply.raw.once('finish', () => {
      record.status = reply.raw.statusCode;
      record.answerBytes = Number(reply.getHeader('content-length') ?? 0);
    });
    done();
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      const body = parseJson(text, request.headers['content-type']);
      const record = records.get(request);
      if (record !== undefined) record.body = body;
      return Promise.resolve(body);
    },
  );
}

/** Throws 415 or 400 if the text is not JSON. Returns `undefined` for an empty text. */
function parseJson(text: string, contentType = ''): unknown {
  if (text === '') return undefined;
  if (!/^application\/json\b/.test(contentType))
    throw new ApiError(415, 'The body must be application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.');
  }
}
