import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A local server; the test supplies the request handler. */
export interface LoopbackServer {
  url: string;
  port: number;
  /** All connections opened so far. */
  sockets: Socket[];
  requests: http.IncomingMessage[];
  close(): Promise<void>;
}

export async function loopbackServer(answer: http.RequestListener): Promise<LoopbackServer> {
  const requests: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  // Only the client closes idle connections.
  server.keepAliveTimeout = 0;
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = isAddressInfo(address) ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    sockets,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
