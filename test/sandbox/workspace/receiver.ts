import { once } from 'node:events';
import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

import { makeCertificate } from '../../../sandbox/certificate.ts';

export interface Receiver {
  url: string;
  certificate: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** What decides the statuses of the next answers (`null`: never answered); 200 when there are none left. */
  answers: (() => number | null)[];
  close(): Promise<void>;
}

/** An HTTPS server that takes notifications, under a certificate of its own. */
export async function startReceiver(): Promise<Receiver> {
  const { certificate, privateKey } = makeCertificate();
  const received: Receiver['received'] = [];
  const answers: Receiver['answers'] = [];
  const server = https.createServer({ cert: certificate, key: privateKey }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = answers.shift();
      const status = answer === undefined ? 200 : answer();
      if (status !== null) response.writeHead(status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `https://127.0.0.1:${address.port}/hooks/1/`,
    certificate,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
