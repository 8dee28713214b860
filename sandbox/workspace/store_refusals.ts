import type { FastifyReply } from 'fastify';

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
} as const;

export function refuse(reply: FastifyReply, refusal: keyof typeof refusals): FastifyReply {
  const [status, code, message] = refusals[refusal];
  const error = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${error}`);
}
