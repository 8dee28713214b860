import type { RequestListener } from 'node:http';

import { afterEach } from '@jest/globals';

import { type LoopbackServer, loopbackServer } from './loopback_server.ts';

/** Opens servers for the tests of the calling file, each for as long as its test runs. */
export function useServers() {
  const servers: LoopbackServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (answer: RequestListener): Promise<LoopbackServer> => {
    const server = await loopbackServer(answer);
    servers.push(server);
    return server;
  };
}
