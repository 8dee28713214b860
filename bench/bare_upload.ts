/** The simplest way to copy a file between URLs: `fetch`, a file, and a PUT. Prints the elapsed time in ms. */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [, , source = '', path = '', target = ''] = process.argv;

const start = performance.now();
const { body } = await fetch(source);
if (body === null) throw new Error('The response has no body.');
await pipeline(body, createWriteStream(path));
const outgoing = request(target, {
  method: 'PUT',
  headers: { 'content-type': 'audio/wav', 'content-length': (await stat(path)).size },
});
const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
await pipeline(createReadStream(path), outgoing);
const [answer] = await answered;
await once(answer.resume(), 'end');
console.log(performance.now() - start);
