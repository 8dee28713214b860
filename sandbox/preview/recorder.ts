import { once } from 'node:events';
import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';

import * as zod from 'zod';

/** A request of the app to the service, and the response. */
export interface ServiceRequest {
  method: string;
  /** With the query. */
  path: string;
  /** `null` if there was no response. */
  status: number | null;
  /** The response's text if its status is an error, without the API key. */
  answer: string;
  ms: number;
}

/** Starts a server that passes requests on to the service and records them, because the app's logs omit responses. */
export async function startRecorder(baseUrl: string, apiKey: string) {
  const service = new URL(baseUrl);
  const requests: ServiceRequest[] = [];

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', headers, url = '' } = incoming;
    const start = performance.now();
    const record: ServiceRequest = { method, path: url, status: null, answer: '', ms: 0 };
    requests.push(record);
    outgoing.once('close', () => {
      record.ms = performance.now() - start;
      sent.destroy();
    });
    const send = service.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(
      new URL(url, service.origin),
      { method, headers: { ...headers, host: service.host, 'accept-encoding': 'identity' } },
      (response) => {
        const { statusCode = 500, rawHeaders } = response;
        record.status = statusCode;
        if (statusCode >= 400) {
          response.on('data', (chunk: Buffer) => {
            record.answer = (record.answer + chunk.toString()).replaceAll(apiKey, '[API key]');
          });
        }
        outgoing.writeHead(statusCode, rawHeaders);
        response.pipe(outgoing);
        response.once('error', () => outgoing.destroy());
      },
    );
    // The app sees the same broken connection.
    sent.once('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }

  const server = createServer(passOn).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = zod.object({ port: zod.number() }).parse(server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}${service.pathname.replace(/\/$/, '')}`,
    requests,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
