import type { FastifyReply, FastifyRequest } from 'fastify';

/** What S3 answers to what it refuses: the status, a code, and a message. */
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
  /** 403, as for an address past its time. */
  | 'expired'
  /** 403, as for a content type other than the signed one. */
  | 'wrong-type'
  /** 403 and the connection closed while the file is still coming in. */
  | 'early-403'
  /** The connection breaks in the middle of the file. */
  | 'reset'
  /** 503, slow down. */
  | 'unavailable'
  /** 307 to another host. */
  | 'redirect'
  /** The file is taken and never answered; only a 102, for a clock that tests move. */
  | 'hang';

export function createStoreFaults() {
  let queue: { fault: StoreFault; left: number }[] = [];

  return {
    /** Hits the next `times` uploads, all unless given. */
    add(fault: StoreFault, times = Infinity): void {
      queue.push({ fault, left: times });
    },
    clear(): void {
      queue = [];
    },
    /** The fault that hits an upload, if any. */
    take(): StoreFault | undefined {
      const next = queue.find((entry) => entry.left > 0);
      if (next !== undefined) next.left -= 1;
      return next?.fault;
    },
  };
}

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
