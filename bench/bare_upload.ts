/** The least that brings a file from an address to another: `fetch`, a temporary file, a PUT. Tells how long each took, in ms. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [, , path = '', target = ''] = process.argv;

process.on('message', (source) => {
  void bring(String(source)).then((elapsed) => process.send?.(elapsed));
});

async function bring(source: string): Promise<number> {
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
