/** The least that brings a file from one address to another: `fetch`, a temporary file, a PUT. Tells how long that took, in ms. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { pipeline } from 'node:stream/promises';

import * as zod from 'zod';

const transfer = zod.object({ source: zod.string(), target: zod.string(), path: zod.string() });

process.on('message', (message) => {
  void bring(transfer.parse(message)).then((elapsed) => process.send?.(elapsed));
});

async function bring({ source, target, path }: zod.infer<typeof transfer>): Promise<number> {
  const start = performance.now();
  const { body } = await fetch(source);
  if (body === null) throw new Error('There is no file.');
  await pipeline(body, createWriteStream(path));
  const outgoing = request(target, {
    method: 'PUT',
    headers: { 'content-type': 'audio/wav', 'content-length': (await stat(path)).size },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  await pipeline(createReadStream(path), outgoing);
  const [answer] = await answered;
  await once(answer.resume(), 'end');
  await rm(path);
  return performance.now() - start;
}
