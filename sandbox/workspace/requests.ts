import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Records every request in `log`, in order of arrival. */
export function recordRequests(app: FastifyInstance, log: RecordedRequest[]): void {
  const records = new WeakMap<FastifyRequest, RecordedRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.originalUrl.split('?', 1);
    const query = [...new URL(request.originalUrl, 'http://workspace').searchParams];
    const { headers, method } = request;
    const record: RecordedRequest = {
      method,
      path,
      query,
      headers,
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
  app.addHook('preValidation', (request, _reply, done) => {
    const record = records.get(request);
    if (record !== undefined) record.body = request.body;
    done();
  });
}
