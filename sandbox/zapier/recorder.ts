import { once } from 'node:events';
import { createServer, request as requestHttp } from 'node:http';
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

export type Recorder = Awaited<ReturnType<typeof startRecorder>>;

/** Starts a server that passes requests on to the service and records them, because the app's logs omit responses. */
export async function startRecorder(baseUrl: string, apiKey: string) {
  const service = new URL(baseUrl);
  const send = service.protocol === 'https:' ? requestHttps : requestHttp;
  const requests: ServiceRequest[] = [];

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '' } = incoming;
    const record: ServiceRequest = { method, path, status: null, answer: '', ms: 0 };
    requests.push(record);
    const start = performance.now();
    const headers = { ...incoming.headers, host: service.host, 'accept-encoding': 'identity' };
    const sent = send(new URL(path, service.origin), { method, headers }, (response) => {
      const { statusCode = 500, rawHeaders } = response;
      record.status = statusCode;
      response.on('data', (chunk: Buffer) => {
        if (statusCode >= 400)
          record.answer = (record.answer + chunk.toString()).replaceAll(apiKey, '[API key]');
      });
      response.once('error', () => outgoing.destroy());
      response.pipe(outgoing.writeHead(statusCode, rawHeaders));
    });
    // The app sees the same broken connection.
    sent.once('error', () => outgoing.destroy());
    incoming.pipe(sent);
    outgoing.once('close', () => {
      record.ms = performance.now() - start;
      sent.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = zod.object({ port: zod.number() }).parse(server.address());
  return {
    baseUrl: `http://127.0.0.1:${port}${service.pathname.replace(/\/$/, '')}`,
    requests,
    close(): void {
      server.close().closeAllConnections();
    },
  };
}
