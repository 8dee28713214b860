import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** One address for many workspaces: a request is passed on to the one that its key belongs to. */
export interface Switchboard {
  readonly baseUrl: string;
  connect(apiKey: string, baseUrl: string): void;
  close(): Promise<void>;
}

/** `BASE_URL` is one for a process; with a workspace for each key many runs go on at once and none sees another's. */
export async function startSwitchboard(): Promise<Switchboard> {
  const workspaces = new Map<string, string>();
  const agent = new http.Agent();
  const server = http.createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const baseUrl = workspaces.get((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (baseUrl === undefined) {
      response.writeHead(401).end();
      return;
    }
    const onward = http.request(`${baseUrl}${url}`, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      // An answer that breaks off breaks off here, too.
      pipeline(answer, response, () => undefined);
    });
    onward.once('error', () => request.socket.resetAndDestroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    connect: (apiKey, baseUrl) => workspaces.set(apiKey, baseUrl),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
