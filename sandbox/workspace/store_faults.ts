import type { IncomingMessage, ServerResponse } from 'node:http';

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
    /** True when a fault took the request over. */
    strike(request: IncomingMessage, response: ServerResponse): boolean {
      const next = queue.find((entry) => entry.left > 0);
      if (next === undefined) return false;
      next.left -= 1;
      return strikeWith(next.fault, request, response);
    },
  };
}

function strikeWith(fault: StoreFault, request: IncomingMessage, response: ServerResponse): true {
  switch (fault) {
    case 'expired':
      return refuse(response, 403, 'AccessDenied', 'Request has expired');
    case 'wrong-type':
      return refuse(
        response,
        403,
        'SignatureDoesNotMatch',
        'The request signature we calculated does not match the signature you provided.',
      );
    case 'early-403':
      response.shouldKeepAlive = false;
      response.once('finish', () => request.socket.destroySoon());
      return refuse(response, 403, 'AccessDenied', 'Access Denied');
    case 'reset':
      request.once('data', () => request.socket.resetAndDestroy());
      return true;
    case 'unavailable':
      return refuse(response, 503, 'SlowDown', 'Please reduce your request rate.');
    case 'redirect':
      response.setHeader('location', `http://uploads.eu.store.example${request.url ?? '/'}`);
      return refuse(
        response,
        307,
        'TemporaryRedirect',
        'Please re-send this request to the specified endpoint.',
      );
    case 'hang':
      request.resume();
      response.writeProcessing();
      return true;
  }
}

/** Answers an error the way S3 does; always true, for "this request was answered". */
export function refuse(response: ServerResponse, status: number, code: string, message: string): true {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    );
  return true;
}
