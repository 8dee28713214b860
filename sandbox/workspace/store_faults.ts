import type { FastifyReply, FastifyRequest } from 'fastify';

/** S3's error responses: status, code, and message. */
const refusals = {
  unsigned: [403, 'AccessDenied', 'Access Denied'],
  expired: [403, 'AccessDenied', 'Request has expired'],
  'wrong-type': [
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  ],
  'api-key': [400, 'InvalidArgument', 'Only one auth mechanism allowed'],
  chunked: [501, 'NotImplemented', 'A header you provided implies functionality that is not implemented'],
  'no-length': [411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.'],
  unavailable: [503, 'SlowDown', 'Please reduce your request rate.'],
  redirect: [307, 'TemporaryRedirect', 'Please re-send this request to the specified endpoint.'],
} as const;

export type StoreFault =
  /** 403, as for an expired URL. */
  | 'expired'
  /** 403, as for a content type that differs from the signed one. */
  | 'wrong-type'
  /** 403, and the connection closes while the file is still arriving. */
  | 'early-403'
  /** Resets the connection in the middle of the file. */
  | 'reset'
  /** 503 `SlowDown`. */
  | 'unavailable'
  /** 307 to another host. */
  | 'redirect'
  /** Receives the file and never responds, except for a 102 for tests with a virtual clock. */
  | 'hang';

export function strike(fault: StoreFault, { raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  switch (fault) {
    case 'early-403':
      reply.raw.shouldKeepAlive = false;
      reply.raw.once('finish', () => raw.socket.destroySoon());
      return refuse(reply, 'unsigned');
    case 'reset':
      raw.once('data', () => raw.socket.resetAndDestroy());
      return reply.hijack();
    case 'hang':
      raw.resume();
      reply.raw.writeProcessing();
      return reply.hijack();
    case 'redirect':
      return refuse(reply.header('location', `http://uploads.eu.store.example${raw.url ?? '/'}`), fault);
    default:
      return refuse(reply, fault);
  }
}

export function refuse(reply: FastifyReply, refusal: keyof typeof refusals): FastifyReply {
  const [status, code, message] = refusals[refusal];
  const error = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${error}`);
}
