import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

export interface RecordedRequest {
  method: string;
  /** As it was sent: path prefix and escapes included, without the query. */
  path: string;
  /** In the order sent; repeated parameters are repeated. */
  query: [string, string][];
  headers: FastifyRequest['headers'];
  /** The parsed body; `undefined` when there was none or it is no JSON. */
  body: unknown;
  /** The status that was sent; `null` while, or because, no answer was. */
  status: number | null;
  /** Length of the answer that was sent; 0 while, or because, none was. */
  answerBytes: number;
}

/** Keeps every request, in order of arrival, in `log`, and reads the JSON bodies. */
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
    // Not Fastify's own hooks: they also run for an answer that a fault then loses.
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

/** Throws 415 and 400 for what is not JSON. No text at all is no body. */
function parseJson(text: string, contentType = ''): unknown {
  if (text === '') return undefined;
  if (!/^application\/json\b/.test(contentType))
    throw new ApiError(415, 'The body must be application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is no valid JSON.');
  }
}
